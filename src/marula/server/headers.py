"""What every answer of the server says about itself: what a page may load, and who may do what with it.

uvicorn adds them, so that its own answers (to what isn't even HTTP) have them too.
"""

from base64 import b64encode
from hashlib import sha256

from marula.server.api_page import STYLE
from marula.server.ways import Ways

# The page loads nothing from elsewhere, and no text that gets into it is ever taken for a script or a style; the one
# style that stands within a document, that of the API, is named by its digest. Sockets to ourselves are 'self' too.
POLICY = {
    "default-src": "'self'",
    "style-src": f"'self' 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
UNUSED = (
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "usb",
)

HALF_A_YEAR = 15_552_000
"""Seconds for which browsers remember that we have TLS."""


def security_headers(ways: Ways) -> list[tuple[str, str]]:
    """What a server says that is reached in these ways."""
    headers = {
        "Content-Security-Policy": "; ".join(f"{kind} {sources}" for kind, sources in POLICY.items()),
        "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
    if ways.is_secure:
        headers["Strict-Transport-Security"] = f"max-age={HALF_A_YEAR}"
    return list(headers.items())

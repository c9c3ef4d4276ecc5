"""How hard Hypothesis tries: a little in `make test`, at least 500 matches of each game in `make test-all`."""

import pytest
from hypothesis import HealthCheck, Phase, settings

# A match is a seed: there is nothing to shrink.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
SLOW = (HealthCheck.too_slow,)

settings.register_profile(
    "quick", max_examples=4, deadline=None, derandomize=True, suppress_health_check=SLOW, phases=PHASES
)
settings.register_profile(
    "long", max_examples=130, deadline=None, derandomize=False, suppress_health_check=SLOW, phases=PHASES
)


def pytest_configure(config: pytest.Config) -> None:
    """Without `-m "not long"` everything runs, and runs long."""
    settings.load_profile("quick" if "not long" in str(config.option.markexpr) else "long")

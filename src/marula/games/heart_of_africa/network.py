"""What lanes link: HOA-M1 and HOA-M2, by masks of places.

A network is a list of masks. Places that aren't on a border are in one mask at most; a border place is in the mask of
every part that reaches it, and joins none of them.
"""

from marula.games.heart_of_africa.actions import Place


def with_lane(network: list[int], ends: tuple[Place, Place], borders: int) -> list[int]:
    """HOA-M2 That network with what the lane joins joined; through a border place nothing is joined."""
    joined = 1 << ends[0] | 1 << ends[1]
    through = joined & ~borders
    found: list[int] = []
    for part in network:
        if part & through:
            joined |= part
        else:
            found.append(part)
    found.append(joined)
    return found


def links(network: list[int], ends: tuple[int, int]) -> bool:
    """HOA-M1 HOA-M2 Whether any place of the one end is linked to any of the other."""
    one, other = ends
    for part in network:  # noqa: SIM110 - compiled, this is several times as fast as any()
        if part & one and part & other:
            return True
    return False

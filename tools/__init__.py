"""Tools for working on Marula; none of them is needed to play."""

"""Marula command line."""


def main() -> None: ...

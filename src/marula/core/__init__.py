"""What every game shares: the protocol, matches, verifiable chance, records. Standard library only."""

"""The store: what is kept, and where."""

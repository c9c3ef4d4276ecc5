"""The store's history: every change of its schema, in order."""

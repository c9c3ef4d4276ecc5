"""The rules of The Heart of Africa, a module per chapter of the catalogue."""

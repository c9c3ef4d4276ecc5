"""The rules of Africana, a module per chapter of the catalogue."""

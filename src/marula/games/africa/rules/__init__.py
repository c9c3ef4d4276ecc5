"""The rules of Africa, one module per chapter of catalogue.md."""

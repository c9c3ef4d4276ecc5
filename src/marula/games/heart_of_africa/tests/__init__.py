"""Tests of The Heart of Africa's rules, by chapter of the catalogue."""

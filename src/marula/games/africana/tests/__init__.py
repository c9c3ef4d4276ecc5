"""Tests of Africana's rules, by chapter of the catalogue."""

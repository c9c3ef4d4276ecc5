"""Tests of Africa's rules, by chapter of the catalogue."""

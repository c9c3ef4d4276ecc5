"""Tests of Oware."""

"""Tests of the whole tables."""

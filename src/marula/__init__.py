"""Marula: a digital table for board games set in Africa."""

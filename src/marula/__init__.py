"""Marula: a digital table for board games set in Africa."""

__version__ = "0.1.0"

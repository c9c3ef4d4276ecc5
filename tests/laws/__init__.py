"""The laws every game passes."""

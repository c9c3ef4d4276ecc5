"""The rules of Sample Game: a module for each chapter of the catalogue."""

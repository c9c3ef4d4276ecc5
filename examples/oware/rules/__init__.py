"""The rules of Oware: a module for each chapter of the catalogue."""

"""Lessons: guided first matches, written as data in the games' folders (docs/adding-a-game.md)."""

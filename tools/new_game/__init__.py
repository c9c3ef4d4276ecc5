"""Makes a new game: a folder with everything in it that a game has, to be filled in."""

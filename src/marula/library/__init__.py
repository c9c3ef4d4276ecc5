"""Files: what lies in the games' folders, board files and records of one's own. Games themselves read none."""

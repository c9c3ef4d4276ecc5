"""Bots for any game. They know the protocol and views, nothing of any game in particular."""

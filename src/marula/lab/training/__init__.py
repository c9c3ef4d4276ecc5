"""Learning what positions are worth from matches of bots. Needs numpy and scikit-learn, which nothing else does."""

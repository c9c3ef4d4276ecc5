"""The Heart of Africa in the browser: who plays there, from which positions, and what they see."""

"""3 Chapters: choose a team of fairy-tale characters, play it card by card, then count what they are worth together."""

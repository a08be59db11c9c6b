"""Crossroads: children walk a dark wood, gather fireflies, and dream of the place where they will wake. A game for trying the engine."""

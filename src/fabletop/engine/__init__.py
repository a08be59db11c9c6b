"""What every game stands on: the words rules are written with, positions, decisions, chance, events, views, journals.

Standard library only; no input or output, no clock.
"""

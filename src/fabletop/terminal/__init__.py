"""Playing in the terminal: one table, one or several people, a keyboard."""

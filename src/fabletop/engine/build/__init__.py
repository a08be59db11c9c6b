"""From a game's text to flat steps, and from there to C: reading, cutting, checking, deriving, printing."""

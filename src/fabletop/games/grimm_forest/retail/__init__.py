"""Cards and rules that only the retail edition has, or has otherwise."""

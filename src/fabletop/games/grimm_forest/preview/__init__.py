"""Cards and rules that only the preview edition has, or has otherwise."""

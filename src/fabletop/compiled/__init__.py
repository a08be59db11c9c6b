"""The compiled rules, a module for each game and edition, put here by the build. Empty where there is no compiler."""

"""The Grimm Forest: little pigs gather straw, wood and brick in secret, meet Monsters and Friends, and build three houses first."""

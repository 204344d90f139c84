"""Positions for tests, written in a line per unit."""

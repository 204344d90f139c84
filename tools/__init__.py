"""Tools of the house: what is made from the program, and is not part of it."""

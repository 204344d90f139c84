"""The kernel: rules are coroutines that await every choice and every act of chance.

It knows no ruleset and no geometry. ``questions`` are what rules ask, ``acts`` the dice and
cards among them; ``game`` drives them; ``odds`` enumerates them; ``records`` writes them down;
``views`` is what players may see.
"""

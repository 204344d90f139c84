"""Words in the languages there are; the `.ftl` files serve Python and the browser alike."""

from grognard.kernel.said import Language, Name, Say, Several
from grognard.languages import choose_language, languages
from grognard.text.compare import compare
from grognard.text.words import MissingMessage, Words

__all__ = [
    "Language",
    "MissingMessage",
    "Name",
    "Say",
    "Several",
    "Words",
    "choose_language",
    "compare",
    "languages",
]

"""Words in English and French; the `.ftl` files serve Python and the browser alike."""

from grognard.kernel.said import Language, Name, Say, Several
from grognard.text.compare import compare
from grognard.text.languages import LANGUAGES, choose_language
from grognard.text.words import MissingMessage, Words

__all__ = [
    "LANGUAGES",
    "Language",
    "MissingMessage",
    "Name",
    "Say",
    "Several",
    "Words",
    "choose_language",
    "compare",
]

"""Every message of the server is there in English and French."""

from pathlib import Path

import grognard.server
from grognard.server import faults
from grognard.server.faults import Fault
from grognard.server.present.log import own_words, problem
from grognard.text import compare

TEXT = Path(grognard.server.__file__).parent / "text"
SHARED = Path(grognard.__file__).parent / "text"
FACTS = {
    "name": "x",
    "reason": "x",
    "limit": 1,
    "host": "x",
    "last": 1,
    "seats": 2,
    "bot": "x",
    "known": "x",
}


def test_both_languages_say_the_same_things() -> None:
    english, french = ((TEXT / f"{lang}.ftl").read_text() for lang in ("en", "fr"))

    assert compare(english, french) == []


def test_the_servers_words_hide_none_of_the_programs() -> None:
    def ids(folder: Path) -> set[str]:
        lines = (folder / "en.ftl").read_text().splitlines()
        return {line.partition(" =")[0] for line in lines if line[:1].isalpha()}

    assert not ids(TEXT) & ids(SHARED)


def test_every_fault_has_its_sentence_in_both_languages() -> None:
    for code in faults.STATUS:
        english = problem(Fault(code, **FACTS), "en")
        french = problem(Fault(code, **FACTS), "fr")

        assert english.detail != french.detail
        assert english.detail.endswith(".")
        assert english.status == faults.STATUS[code] >= 400


def test_every_problem_message_belongs_to_a_fault() -> None:
    lines = (TEXT / "en.ftl").read_text().splitlines()
    told = {line.partition(" =")[0] for line in lines if line.startswith("problem-")}

    assert told == {f"problem-{code}" for code in faults.STATUS}


def test_the_words_are_read_once() -> None:
    assert own_words("fr") is own_words("fr")

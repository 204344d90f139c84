"""Hands: on the table and the cards alone, by keys alone, and a finger on a phone."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

Decision = dict[str, Any]
Option = dict[str, Any]
Point = tuple[float, float]

MOST_PICKS = 40
"""So many picks settle any question that takes several answers."""
MOST_STEPS = 200
"""No list of options is longer."""
PATIENCE = 8_000
"""A gesture that has changed nothing for so many milliseconds means nothing, unless the page waits
for the server."""
LONG_PATIENCE = 60_000
"""What was sent to the server is answered, however busy the machine is."""
AROUND = ((0, 0), (0, -150), (0, 300), (-150, -150), (300, 0))
"""How the table is moved, step by step, to see what something lies on."""

CLEAR_SPOT = """([marks, own]) => {
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8];
    for (const mark of document.querySelectorAll(marks)) {
        const box = mark.getBoundingClientRect();
        for (const across of steps) {
            for (const down of steps) {
                const [x, y] = [box.left + box.width * across, box.top + box.height * down];
                const top = document.elementFromPoint(x, y)?.closest(own);
                if (top && top === mark.closest(own)) {
                    return [x, y];
                }
            }
        }
    }
    return null;
}"""
"""A point of one of these marks that nothing else covers."""

IS_ON_THE_TABLE = "([x, y]) => document.elementFromPoint(x, y)?.closest('svg.board') != null"

NOBODY_WALKS = """() => !document.getAnimations().some(
    (one) => one.playState === 'running' && one.effect?.target?.matches('g.piece')
)"""

SOMETHING_CAME = """([number, key, was]) => {
    const asked = document.querySelector('section.decision');
    const pressed = asked?.querySelector(`[data-key="${CSS.escape(key)}"]`)?.ariaPressed ?? null;
    const opened = document.querySelector('.menu, .caution');
    return asked?.dataset.number !== number || opened !== null || pressed !== was;
}"""
"""Whether an answer was given or picked, or something opened to choose in or to confirm."""


NOT_BUSY = "() => document.querySelector('section.decision')?.dataset.busy !== 'true'"
"""Whether the page waits for nothing: neither an answer nor a verdict is under way."""


class TableHand:
    """The hand of somebody who looks at the table alone, and does what is lit there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.size = (0.0, 0.0)
        self.bar = page.locator(".bar")
        self.confirm = self.bar.locator("[data-bar-confirm]")

    def answer(self, state: Any) -> None:
        """Answers what is asked; which of the answers depends on the number of the question."""
        decision, table = state["decision"], state["view"]["table"]
        self.size = (table["width"], table["height"])
        if decision["kind"] == "place":
            self._put_down(decision)
        elif decision["kind"] in ("tick", "assign"):
            self._pick(decision)
        else:
            options = decision["options"]
            self._give(options[decision["number"] * 7 % len(options)], decision)
        if self.page.locator(".caution").is_visible():
            self.bar.locator("[data-bar-yes]").click()

    def _give(self, option: Option, decision: Decision) -> None:
        """One option, by the first gesture that means it."""
        for gesture in (
            self._at_the_foot,
            self._on_its_place,
            self._on_its_card,
            self._on_its_piece,
            self._after_its_action,
            self._among_the_rest,
        ):
            if gesture(option, decision):
                return
        raise AssertionError(f"{decision['topic']} cannot be answered on the table with {option}")

    def _at_the_foot(self, option: Option, decision: Decision) -> bool:
        return self._pressed(f"[data-bar='{option['key']}']", option, decision)

    def _among_the_rest(self, option: Option, decision: Decision) -> bool:
        return self._pressed("[data-bar-more]", option, decision)

    def _after_its_action(self, option: Option, decision: Decision) -> bool:
        action = self.bar.locator(f"[data-bar-group='{option['group']}']")
        if not option["group"] or not action.count():
            return False
        action.click()
        self._give(option, decision)
        return True

    def _on_its_place(self, option: Option, decision: Decision) -> bool:
        return option["at"] is not None and self._pointed(
            f"[data-option='{option['key']}']", "svg.board", option, decision
        )

    def _on_its_card(self, option: Option, decision: Decision) -> bool:
        if not option["card"]:
            return False
        pile = f":is([data-pile='{option['pile']}'], [data-slot='{option['pile']}'])"
        cards = self.page.locator(f"{pile} button.live[data-card='{option['card']['id']}']")
        if not cards.count():
            return False
        # A card that is looked at lies on top of its neighbours.
        self.page.mouse.move(0, 0)
        was = self._pressed_state(option)
        cards.nth(_among_twins(option, decision) % cards.count()).click(position={"x": 8, "y": 8})
        return self._came(option, decision, was)

    def _on_its_piece(self, option: Option, decision: Decision) -> bool:
        if not option["piece"]:
            return False
        meant = f"[data-piece='{option['piece']}'], [data-unit='{option['piece']}']"
        return self._pointed(f"g.piece.choice:is({meant}) .grip", "g.piece", option, decision)

    def _pressed(self, button: str, option: Option, decision: Decision) -> bool:
        found = self.bar.locator(button)
        if not found.count():
            return False
        was = self._pressed_state(option)
        found.click()
        return self._came(option, decision, was)

    def _pointed(self, marks: str, own: str, option: Option, decision: Decision) -> bool:
        spot = self._clear_spot(marks, own)
        if spot is None:
            return False
        was = self._pressed_state(option)
        self.page.mouse.click(*spot)
        return self._came(option, decision, was)

    def _clear_spot(self, marks: str, own: str) -> Point | None:
        """A point of these marks that can be clicked; the table is moved where none can."""
        if not self.page.locator(marks).count():
            return None
        self.page.wait_for_function(NOBODY_WALKS)
        for across, down in AROUND:
            self._drag_the_table(across, down)
            found = self.page.evaluate(CLEAR_SPOT, [marks, own])
            if found:
                return found[0], found[1]
        return None

    def _drag_the_table(self, across: float, down: float) -> None:
        if across or down:
            table = self.page.locator("svg.board").bounding_box()
            assert table is not None
            x, y = table["x"] + 8, table["y"] + table["height"] / 2
            x += max(0, -across)
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x + across, y + down, steps=4)
            self.page.mouse.up()
            # What follows a drag at once is still part of it.
            self.page.wait_for_timeout(100)

    def _pressed_state(self, option: Option) -> str | None:
        found = self.page.locator(f"section.decision [data-key='{option['key']}']")
        return found.get_attribute("aria-pressed") if found.count() else None

    def _came(self, option: Option, decision: Decision, was: str | None) -> bool:
        """Whether a gesture gave this option; where several were meant, it is chosen there."""
        number = str(decision["number"])
        wanted = [number, option["key"], was]
        try:
            self.page.wait_for_function(SOMETHING_CAME, arg=wanted, timeout=PATIENCE)
        except Error:
            self._until_not_busy()
            if not self.page.evaluate(SOMETHING_CAME, wanted):
                return False
        menu = self.page.locator(".menu")
        if not menu.count():
            return True
        choice = menu.locator(f"[data-menu='{option['key']}']")
        if not choice.count():
            return False
        choice.click()
        return True

    def _put_down(self, decision: Decision) -> None:
        """The ghost goes where the pointer says, as near as the rules allow, and is confirmed."""
        ready = self.confirm.and_(self.page.locator(":enabled"))
        for at in self._places(decision) if decision["region"]["goes"] else ():
            spot = self._spot_of(at)
            self.page.mouse.move(*spot)
            self.page.mouse.click(*spot)
            expect(self.page.locator("g.ghost.pinned")).to_be_visible()
            self._until_not_busy()
            if ready.is_visible():
                break
        else:
            # It stays where it is, or only turns.
            suggest = self.bar.locator("[data-bar-suggest]")
            if suggest.is_visible():
                suggest.click()
        ready.click()

    def _until_not_busy(self) -> None:
        self.page.wait_for_function(NOT_BUSY, timeout=LONG_PATIENCE)

    def _places(self, decision: Decision) -> list[list[float]]:
        """Where the piece may end, the one that the number of the question names first."""
        ends = [one["path"][-1] for one in decision["region"]["candidates"] if one.get("path")]
        first = decision["number"] % len(ends) if ends else 0
        return ends[first:] + ends[:first]

    def _pick(self, decision: Decision) -> None:
        """One that the number of the question names, and as many more as are needed."""
        options = decision["options"]
        named = options[decision["number"] * 7 % len(options)] if options else None
        if named and not self._is_picked(named):
            self._give(named, decision)
        for _ in range(MOST_PICKS):
            if self._is_enough(decision):
                self.confirm.click()
                return
            self._give(self._lacking(decision), decision)
        raise AssertionError(f"{decision['topic']} is never ready: {decision['picking']}")

    def _is_enough(self, decision: Decision) -> bool:
        # Whether they go together is for the server to say.
        self._until_not_busy()
        return self.confirm.is_enabled()

    def _lacking(self, decision: Decision) -> Option:
        """What is picked next: for a place that has nothing yet, else anything not picked."""
        options = decision["options"]
        given = {option["to"] for option in options if self._is_picked(option)}
        open_ = [option for option in options if not self._is_picked(option)]
        waiting = [option for option in open_ if option["to"] not in given]
        return (waiting or open_ or options)[0]

    def _is_picked(self, option: Option) -> bool:
        return self._pressed_state(option) == "true"

    def _spot_of(self, at: Sequence[float]) -> Point:
        """Where a place lies on the screen; the table is moved where something covers it."""
        width, height = self.size
        for across, down in AROUND:
            self._drag_the_table(across, down)
            x, y = on_screen(self.page, at[0], at[1], width, height)
            if self.page.evaluate(IS_ON_THE_TABLE, [x, y]):
                return x, y
        raise AssertionError(f"{at} is nowhere to be seen")


def _among_twins(option: Option, decision: Decision) -> int:
    """Which of several cards alike an option means."""
    alike = [
        one["key"]
        for one in decision["options"]
        if one["card"] == option["card"] and one["pile"] == option["pile"]
    ]
    return alike.index(option["key"])


class FingerHand:
    """A finger on a phone: it taps once to look and once more to take."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = page.locator("section.decision")

    def answer(self, state: Any) -> None:
        """Answers what is asked; which of the answers depends on the number of the question."""
        decision = state["decision"]
        if decision["kind"] == "place":
            self._put_down(decision, state["view"]["table"])
        elif decision["kind"] in ("tick", "assign"):
            self._pick()
        else:
            self._choose(decision["number"])
        sure = self.page.locator(".caution .risky")
        if sure.is_visible():
            sure.tap()

    def _choose(self, number: int) -> None:
        options = self.asked.locator("button.option:enabled")
        expect(options.first).to_be_visible()
        chosen = options.nth(number % options.count())
        if chosen.get_attribute("data-group") is not None:
            chosen.tap()
            expect(self.asked.locator(".opened")).to_be_visible()
            self._choose(number)
            return
        chosen.tap()
        expect(chosen.locator(".tap")).to_be_visible()
        chosen.tap()

    def _pick(self) -> None:
        """Picks as little as may be, and confirms."""
        enough = self.page.locator("[data-confirm]:enabled")
        for _ in range(MOST_PICKS):
            left = self.asked.locator("button[data-key][aria-pressed=false]:enabled")
            expect(enough.or_(left).first).to_be_visible()
            if enough.is_visible():
                enough.tap()
                return
            left.first.tap()
        raise AssertionError("what is picked is never enough")

    def _put_down(self, decision: Decision, table: dict[str, Any]) -> None:
        """Taps a place where the piece may end; elsewhere takes what is proposed."""
        ends = [one["path"][-1] for one in decision["region"]["candidates"] if one.get("path")]
        confirm = self.asked.locator(".placing button.primary")
        if ends and decision["region"]["goes"] and table["grid"] != "hexes":
            x, y = ends[decision["number"] % len(ends)]
            spot = on_screen(self.page, x, y, table["width"], table["height"])
            self.page.touchscreen.tap(*spot)
        else:
            self.asked.locator("[data-suggest]").tap()
        expect(confirm).to_be_enabled()
        confirm.tap()


class KeyHand:
    """The hands of somebody who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked = page.locator("section.decision")

    def answer(self, number: str, kind: str) -> None:
        """Answers what is asked; which of the answers depends on the number of the question."""
        if kind == "place":
            self.page.keyboard.press("Tab")
            expect(self.page.locator(".placing button.primary")).to_be_enabled()
            self.page.keyboard.press("Enter")
        elif kind in ("tick", "assign"):
            self._pick()
        else:
            self._choose(int(number))
        self._is_sure()

    def _choose(self, number: int) -> None:
        options = self.asked.locator("button.option")
        chosen = options.nth(number % options.count())
        opens = chosen.get_attribute("data-group") is not None
        self._strike(chosen)
        if opens:
            expect(self.asked.locator(".opened")).to_be_visible()
            self._choose(number)

    def _pick(self) -> None:
        """Picks as little as may be, and confirms."""
        enough = self.page.locator("[data-confirm]:enabled")
        for _ in range(MOST_PICKS):
            left = self.asked.locator("button[data-key][aria-pressed=false]:enabled")
            expect(enough.or_(left).first).to_be_visible()
            if enough.is_visible():
                self.page.keyboard.press("Enter")
                return
            self._strike(left.first, "Space")
        raise AssertionError("what is picked is never enough")

    def _strike(self, button: Locator, instead: str = "Enter") -> None:
        """Presses the key written on a button; where there is none left, arrows lead to it."""
        key = button.locator(".key")
        sign = key.inner_text() if key.count() else ""
        if not sign:
            self._walk_to(button)
        self.page.keyboard.press(sign or instead)

    def _walk_to(self, button: Locator) -> None:
        for _ in range(MOST_STEPS):
            if button.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {button}")

    def _is_sure(self) -> None:
        if self.page.locator(".caution").is_visible():
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")


def on_screen(page: Page, x: float, y: float, width: float, height: float) -> Point:
    """Where a place on a measured table lies on the screen."""
    found = page.evaluate(
        """([x, y, width, height]) => {
            const sheet = document.querySelector('svg.board g.laid');
            const scale = 1000 / Math.max(width, height);
            const at = new DOMPoint(x * scale, (height - y) * scale);
            const seen = at.matrixTransform(sheet.getScreenCTM());
            return [seen.x, seen.y];
        }""",
        [x, y, width, height],
    )
    return found[0], found[1]

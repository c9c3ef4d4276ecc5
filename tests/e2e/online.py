"""People far apart at one table, each with a browser and a language of their own."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from marula.server.seats import USUAL_LEVEL
from tests.e2e.pages import PATIENCE, STATE, is_over, visit
from tests.e2e.people import Person
from tests.server.processes import Server

SIT_DOWN = {"en": "Sit down", "fr": "S’asseoir", "ja": "席に着く"}
MOST_LOOKS = 2400
"""How often nobody may be found who can do something before that is believed."""


class Guest(NamedTuple):
    """Somebody who comes by a link: what they look at, and how they play."""

    name: str
    language: str
    person: type[Person]
    size: tuple[int, int] = (1280, 800)
    touch: bool = False


class Company:
    """Everybody who plays at a table, whoever's turn it is."""

    def __init__(self, people: Sequence[Person]) -> None:
        self.people = list(people)
        self.decisions = 0
        self._dark = [0] * len(self.people)

    def play(self, most: int) -> None:
        """Let whoever can decide do so, so many times or until the match is over."""
        end = self.decisions + most
        looks = 0
        while self.decisions < end and not all(is_over(person.page) for person in self.people):
            for number, person in enumerate(self.people):
                if self.decisions < end and self._can_decide(number):
                    before = person.shown.signature(person.page)
                    person.decide()
                    self._wait_for_change(person, before)
                    self.decisions += 1
                    looks = 0
            looks += 1
            assert looks < MOST_LOOKS, "nobody is asked for anything any more"
            self.people[0].page.wait_for_timeout(25)

    def wait(self) -> None:
        """Until somebody can decide."""
        for _ in range(MOST_LOOKS):
            if any(self._can_decide(number) for number in range(len(self.people))):
                return
            self.people[0].page.wait_for_timeout(25)
        raise AssertionError("nobody is asked for anything any more")

    def play_to_the_end(self) -> None:
        """Play, and let everybody see the match end."""
        self.play(max(person.most for person in self.people))
        for person in self.people:
            expect(person.page.locator(".end h1")).to_be_visible()

    def change(self, number: int, page: Page) -> None:
        """Somebody goes on with another page."""
        self.people[number] = type(self.people[number])(page)

    def _can_decide(self, number: int) -> bool:
        person = self.people[number]
        state = person.page.evaluate(STATE, person.shown._asdict())
        if state["over"] or not state["asked"] or state["busy"]:
            self._dark[number] = 0
            return False
        if state["ways"] and not state["dark"]:
            return True
        self._dark[number] += 1
        return self._dark[number] > PATIENCE

    def _wait_for_change(self, person: Person, before: str) -> None:
        for _ in range(MOST_LOOKS):
            if person.shown.signature(person.page) != before:
                return
            person.page.wait_for_timeout(25)
        raise AssertionError("nothing came of it")


def invite(host: Page, game: str, guests: int, **more: Any) -> tuple[str, Any]:
    """Open a table for the host's device with one seat here and guests on the others; its id and its links."""
    seats = [{"player": "person", "name": "Nour"}, *({"player": "guest"} for _ in range(guests))]
    opened = host.request.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert opened.ok, opened.text()
    table = opened.json()["id"]
    return table, host.request.get(f"/api/tables/{table}/links").json()


def come(page: Page, guest: Guest, link: str) -> None:
    """Open the link, type a name, and sit down: two taps, and the third is the first decision."""
    page.goto(link)
    sit_down(page, guest)


def sit_down(page: Page, guest: Guest) -> None:
    """Where an invitation is open."""
    page.locator("input[autocomplete], input[type=text]").first.fill(guest.name)
    button = page.get_by_role("button", name=SIT_DOWN[guest.language])
    (button.tap if guest.touch else button.click)()
    page.wait_for_url("**/table/*")


@contextmanager
def together(
    browser: Browser, server: Server, game: str, host: type[Person], guests: Sequence[Guest], **more: Any
) -> Iterator[tuple[Company, str, Callable[..., Page]]]:
    """A host and guests at a table, all seated; `another` opens a page for somebody else."""
    with ExitStack() as stack:

        def another(**how: Any) -> Page:
            return stack.enter_context(visit(browser, server, stranger=True, **how))

        first = another()
        first.goto("/")
        table, links = invite(first, game, len(guests), **more)
        first.goto(f"/table/{table}")
        pages = [first]
        for guest in guests:
            page = another(language=guest.language, size=guest.size, touch=guest.touch)
            come(page, guest, links["any"])
            pages.append(page)
        people = [host(first), *(guest.person(page) for guest, page in zip(guests, pages[1:], strict=True))]
        for page in pages:
            expect(page.locator("section.status")).to_be_visible()
        yield Company(people), table, another


def a_match_of_three(browser: Browser, server: Server, game: str, mouse: type[Person], finger: type[Person]) -> None:
    """A whole match in English, French and Japanese, in which much goes wrong, and somebody looks on."""
    guests = [
        Guest("Inès", "fr", mouse),
        Guest("Chiyo", "ja", finger, (390, 844), touch=True),
    ]
    with together(browser, server, game, mouse, guests) as (company, table, another):
        watching = another()
        watching.goto(f"/table/{table}")
        expect(watching.locator("section.status")).to_be_visible()
        company.play(6)
        # The connection is lost, for everybody, and comes back.
        server.kill()
        server.start()
        for person in company.people:
            expect(person.page.locator("p.lost")).to_have_count(0)
        company.play(6)
        company.people[2].page.reload()
        company.play(6)
        # Inès goes on at another device.
        old = company.people[1].page
        code = old.request.post("/api/device/code").json()["code"]
        page = another(language="fr")
        assert page.request.post("/api/device/take", data={"code": code}).ok
        page.goto(f"/table/{table}")
        company.change(1, page)
        old.goto("/credits")
        company.play(6)
        # She leaves, a bot plays for her, and she sits down again.
        assert page.request.post(f"/api/tables/{table}/leave").ok
        expect(page.locator("section.status.yours")).to_have_count(0)
        company.play(3)
        links = company.people[0].page.request.get(f"/api/tables/{table}/links").json()
        come(page, guests[0]._replace(name="Inès B."), links["seats"][1])
        company.play_to_the_end()
        expect(watching.locator(".end h1")).to_be_visible()
        stood_in = page.request.get(f"/api/tables/{table}/record").json()["seats"][1].get("stood_in")
        assert stood_in is None or all(one["level"] == USUAL_LEVEL for one in stood_in)

"""A place for a mistake: what is replaced there, and which lines a finding must name."""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass

from seeding.sources import Property, Repository, Source, Type, closing

@dataclass(frozen=True)
class Edit:
    source: Source
    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Mark:
    """Where a finding is expected: a place in the text as it was, and how far into what replaces it."""

    source: Source
    at: int
    further: int = 0


@dataclass(frozen=True)
class Place:
    repository: Repository
    edits: tuple[Edit, ...]
    marks: tuple[Mark, ...]
    touches: frozenset[str]
    """Names of types of which no other mistake may be planted at the same time."""

    @property
    def order(self) -> str:
        """As good as random, and the same each time."""
        edit = self.edits[0]
        return hashlib.sha1(f"{self.repository.folder.name}/{edit.source.path}:{edit.start}".encode()).hexdigest()

    @property
    def paths(self) -> set[str]:
        return {edit.source.path for edit in self.edits} | {mark.source.path for mark in self.marks}


def place(view: Type, edits: Iterable[Edit], marks: Iterable[Mark], *others: Type) -> Place:
    types = (view, *others)
    return Place(view.source.repository, tuple(edits), tuple(marks), frozenset(found.name for found in types))


def replaced(found: Type, start: int, end: int, text: str) -> Edit:
    return Edit(found.source, start, end, text)


def redeclared(found: Type, member: Property, prefix: str, keyword: str | None = None) -> Edit:
    """The property with other attributes and modifiers, and `let` or `var`."""
    return replaced(found, member.start, member.keyword_at + 3, f"{prefix}{keyword or member.keyword}")


def rewrapped(found: Type, member: Property, old: str, new: str) -> Edit:
    """The property with another wrapper."""
    match = re.search(rf"@{old}\b(?:\([^()]*\))?", member.prefix)
    return replaced(found, member.start + match.start(), member.start + match.end(), new)


def without_attribute(found: Type, prefix: str, prefix_at: int, name: str) -> Edit:
    match = re.search(rf"@{name}\b\s*", prefix)
    return replaced(found, prefix_at + match.start(), prefix_at + match.end(), "")


def at_name(found: Type, member: Property) -> Mark:
    return Mark(found.source, member.name_at)


def line_inserted(found: Type, at: int, text: str) -> tuple[Edit, Mark]:
    """A line of its own behind a brace."""
    return replaced(found, at, at, f"\n{text}\n"), Mark(found.source, at, 1)


def statement_in_body(view: Type, statement: str) -> Place:
    edit, mark = line_inserted(view, view.body[0] + 1, statement)
    return place(view, [edit], [mark])


def indexed(view: Type, opening: int, element: str, collection: str) -> list[Edit]:
    """The closure's element, and the binding to it, written by an index instead."""
    end = closing(view.source.code, opening)
    edits = []
    for match in re.compile(rf"(?<![\w.])(\$?){element}\b(?!\s*(?:\bin\b|:(?!:)))").finditer(view.source.code, opening, end):
        edits.append(replaced(view, match.start(), match.end(), f"{match[1]}{collection}[planted]"))
    return edits

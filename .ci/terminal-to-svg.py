#!/usr/bin/env python3
"""Draws a screen of a terminal as an SVG image: from text with sequences of 24-bit colours on standard input to standard
output.
"""

import html
import re
import sys
import unicodedata
from dataclasses import dataclass, replace

CELL, LINE, SIZE = 8.4, 18, 14
FOREGROUND, BACKGROUND = "#e0e2ea", "#14161b"
SEQUENCE = re.compile(r"\x1b\[([0-9;:]*)m|\x1b[^m]*m|(.)", re.DOTALL)


@dataclass(frozen=True)
class Style:
    foreground: str = FOREGROUND
    background: str = BACKGROUND
    bold: bool = False
    italic: bool = False
    underline: bool = False
    waves: str = FOREGROUND
    reverse: bool = False

    @property
    def colours(self) -> tuple[str, str]:
        pair = self.foreground, self.background
        return pair[::-1] if self.reverse else pair


def colour(codes: list[str]) -> str:
    """Of what follows 38, 48 or 58: a 2, then red, green and blue. It is taken off the list."""
    _, *parts = (int(codes.pop(0)) for _ in range(4))
    return "#" + "".join(f"{part:02x}" for part in parts)


def styled(style: Style, sequence: str) -> Style:
    codes = sequence.split(";")
    while codes:
        code = codes.pop(0) or "0"
        if code == "0":
            style = Style()
        elif code in ("1", "22"):
            style = replace(style, bold=code == "1")
        elif code in ("3", "23"):
            style = replace(style, italic=code == "3")
        elif code.split(":")[0] in ("4", "24"):
            style = replace(style, underline=code not in ("24", "4:0"))
        elif code in ("7", "27"):
            style = replace(style, reverse=code == "7")
        elif code in ("38", "39"):
            style = replace(style, foreground=colour(codes) if code == "38" else FOREGROUND)
        elif code in ("48", "49"):
            style = replace(style, background=colour(codes) if code == "48" else BACKGROUND)
        elif code in ("58", "59"):
            style = replace(style, waves=colour(codes) if code == "58" else FOREGROUND)
    return style


def runs(line: str, style: Style) -> tuple[list[tuple[Style, int, str]], Style]:
    """Pieces of one style, with the column where each begins, and the style at the end."""
    pieces: list[tuple[Style, int, str]] = []
    column = 0
    for match in SEQUENCE.finditer(line):
        if match[1] is not None:
            style = styled(style, match[1])
        if match[2] is None:
            continue
        if not pieces or pieces[-1][0] != style:
            pieces.append((style, column, ""))
        pieces[-1] = (style, pieces[-1][1], pieces[-1][2] + match[2])
        column += 2 if unicodedata.east_asian_width(match[2]) in "WF" else 1
    return pieces, style


def drawn(style: Style, row: int, column: int, text: str) -> str:
    foreground, background = style.colours
    x, y, width = column * CELL, row * LINE, len(text) * CELL
    svg = ""
    if background != BACKGROUND:
        svg += f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{LINE}" fill="{background}"/>\n'
    if style.underline:
        waves = "".join(" q 1.05 -2 2.1 0 t 2.1 0" for _ in range(2 * len(text)))
        svg += f'<path d="M {x:.1f} {y + LINE - 2}{waves}" fill="none" stroke="{style.waves}"/>\n'
    if shown := text.rstrip():
        weight = ' font-weight="bold"' if style.bold else ""
        slant = ' font-style="italic"' if style.italic else ""
        place = f'x="{x:.1f}" y="{y + LINE - 5}" textLength="{len(shown) * CELL:.1f}"'
        svg += f'<text {place} fill="{foreground}"{weight}{slant}>{html.escape(shown)}</text>\n'
    return svg


def main() -> None:
    lines = sys.stdin.read().rstrip("\n").split("\n")
    width = max(len(re.sub(r"\x1b[^m]*m", "", line)) for line in lines) * CELL
    height = len(lines) * LINE
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 {width + 16:.0f} {height + 16}" '
          f'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="{SIZE}" xml:space="preserve">')
    print(f'<rect x="-8" y="-8" width="{width + 16:.0f}" height="{height + 16}" rx="6" fill="{BACKGROUND}"/>')
    style = Style()
    for row, line in enumerate(lines):
        pieces, style = runs(line, style)
        print("".join(drawn(style, row, column, text) for style, column, text in pieces), end="")
    print("</svg>")


main()

#!/usr/bin/env python3
"""Writes Sources/Rules/Pages.generated.swift from rules/*.md, so that `custody explain` needs no file beside it.

SwiftPM's own way (`.embedInCode`) needs 20 seconds of compiling for 30 pages; string literals need none to speak of.
"""

from pathlib import Path
import re

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources/Rules/Pages.generated.swift"

HEAD = """\
// Generated from rules/*.md by .ci/generate-pages.py. Change the pages, then run it.

/// The pages of the rules, as they stand in `rules/`.
public enum Pages {
  /// The page of a rule in Markdown; nil if it has none.
  public static func text(of rule: String) -> String? {
    byRule[rule]
  }

  /// All pages, by rule.
  public static let byRule: [String: String] = [
"""


def literal(text: str) -> str:
    """A multi-line raw string literal whose value is `text`."""
    hashes = "#" * (1 + max((len(run) for run in re.findall(r'"""(#*)|\\(#+)', text) for run in run), default=0))
    return f'{hashes}"""\n{text}\n"""{hashes}'


def main() -> None:
    entries = [
        f'    "{page.stem}": {literal(page.read_text(encoding="utf-8"))},\n' for page in sorted((ROOT / "rules").glob("*.md"))
    ]
    body = "".join(entries) if entries else "    :\n"
    TARGET.write_text(HEAD + body + "  ]\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

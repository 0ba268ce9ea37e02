"""Sessions with the capabilities of VS Code, Neovim and Emacs, as pytest-lsp has them; it checks each message against the
protocol's definition. See `editors` for what is done and for the variables.

usage: python3 -m pytest sessions.py -k EDITOR
"""

import asyncio
import os
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

RULE = os.environ["RULE"]
FILE = Path(os.environ["FILE"]).resolve()
ADDRESS = FILE.as_uri()


def make_client() -> LanguageClient:
    client = make_test_lsp_client()
    client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda parameters: None)
    return client


@pytest_lsp.fixture(config=ClientServerConfig(server_command=os.environ["SERVER"].split(), client_factory=make_client))
async def client(lsp_client: LanguageClient):
    yield
    await lsp_client.shutdown_session()


class Document:
    """The file, as an editor has it."""

    def __init__(self, client: LanguageClient, encoding: str | None):
        self.client, self.version, self.text = client, 0, FILE.read_text()
        self.encoding, self.unit = ("utf-8", 1) if encoding == "utf-8" else ("utf-16-le", 2)
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(ADDRESS, types.LanguageKind.Swift, self.version, self.text)))

    def replace(self, place: types.Range, text: str) -> None:
        self.text = self.text[:self.offset(place.start)] + text + self.text[self.offset(place.end):]
        self.version += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=ADDRESS, version=self.version),
            [types.TextDocumentContentChangePartial(place, text)]))

    def offset(self, position: types.Position) -> int:
        lines = self.text.splitlines(keepends=True)
        start = lines[position.line].encode(self.encoding)[:position.character * self.unit].decode(self.encoding)
        return len("".join(lines[:position.line])) + len(start)

    def part(self, place: types.Range) -> str:
        return self.text[self.offset(place.start):self.offset(place.end)]

    async def findings(self) -> list[types.Diagnostic]:
        if not self.client.capabilities.text_document.diagnostic:
            return list(self.client.diagnostics.get(ADDRESS, []))
        report = await self.client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(types.TextDocumentIdentifier(ADDRESS)))
        return list(report.items)

    async def wait(self, rule: str, present: bool) -> types.Diagnostic | None:
        """Until there is a finding of the rule, or none."""
        async with asyncio.timeout(20):
            while True:
                found = next((finding for finding in await self.findings() if finding.code == rule), None)
                if (found is not None) == present:
                    return found
                await asyncio.sleep(0.02)

    async def fix(self, place: types.Range) -> list[types.TextEdit]:
        actions = await self.client.text_document_code_action_async(types.CodeActionParams(
            types.TextDocumentIdentifier(ADDRESS), place, types.CodeActionContext([], [types.CodeActionKind.QuickFix])))
        edit = next(action.edit for action in actions if action.is_preferred)
        if self.client.capabilities.workspace.workspace_edit.document_changes:
            return list(edit.document_changes[0].edits)
        return list(edit.changes[ADDRESS])


@pytest.mark.asyncio
@pytest.mark.parametrize("editor", ["visual-studio-code", "neovim", "emacs"])
async def test_editing(client: LanguageClient, editor: str):
    answer = await client.initialize_session(
        types.InitializeParams(client_capabilities(editor), root_uri=Path.cwd().as_uri()))
    document = Document(client, answer.capabilities.position_encoding)
    found = await document.wait(RULE, True)
    progress = [report.kind for reports in client.progress_reports.values() for report in reports]
    assert progress[0] == "begin" and progress[-1] == "end"
    happened = [f"found: {document.part(found.range)}"]

    start = types.Position(found.range.start.line, 0)
    document.replace(types.Range(start, start), '"')
    await document.wait("syntax-error", True)
    document.replace(types.Range(start, types.Position(start.line, 1)), "")
    await document.wait("syntax-error", False)

    found = await document.wait(RULE, True)
    for edit in reversed(await document.fix(found.range)):
        document.replace(edit.range, edit.new_text)
    happened.append(f"fixed: {document.text.splitlines()[start.line].strip()}")
    await document.wait(RULE, False)
    Path(os.environ["OUT"]).write_text("\n".join([*happened, "gone", ""]))

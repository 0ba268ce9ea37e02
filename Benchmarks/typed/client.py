"""The other end of the language server, for programs that measure or check it. It counts columns in bytes."""

import json
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Edit:
    """Lines from 0, columns in bytes."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


Finding = tuple[str, int, int, str]
"""Rule, line and column from 1, message."""

Findings = dict[Path, set[Finding]]


def fresh_findings(program: Path, folder: Path) -> Findings:
    run = subprocess.run([program, "lint", "--format", "json", "."], cwd=folder, capture_output=True)
    if run.returncode not in (0, 1):
        sys.exit(f"custody lint ended with {run.returncode}\n{run.stderr.decode()[-2000:]}")
    found: Findings = {}
    for finding in json.loads(run.stdout)["findings"]:
        start = finding["start"]["line"], finding["start"]["column"]
        found.setdefault(folder / finding["path"], set()).add((finding["rule"], *start, finding["message"]))
    return found


def described(diagnostic: dict) -> Finding:
    start = diagnostic["range"]["start"]
    return diagnostic["code"], start["line"] + 1, start["character"] + 1, diagnostic["message"]


class Server:
    def __init__(self, program: Path, folder: Path, asks: bool):
        self.process = subprocess.Popen(
            [program, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.requests = 0
        text = {"diagnostic": {}} if asks else {}
        self.request("initialize", {
            "processId": None, "rootUri": folder.as_uri(),
            "capabilities": {"general": {"positionEncodings": ["utf-8"]}, "textDocument": text}})
        self.notify("initialized", {})

    def write(self, message: dict) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def read(self) -> dict:
        length = 0
        while line := self.process.stdout.readline().strip():
            length = int(line.split(b":")[1])
        if not length:
            sys.exit("the server has ended")
        return json.loads(self.process.stdout.read(length))

    def notify(self, method: str, parameters: dict) -> None:
        self.write({"method": method, "params": parameters})

    def request(self, method: str, parameters: dict) -> dict:
        self.requests += 1
        self.write({"id": self.requests, "method": method, "params": parameters})
        while (message := self.read()).get("id") != self.requests:
            pass
        return message["result"]

    def open(self, path: Path, text: str) -> None:
        document = {"uri": path.as_uri(), "languageId": "swift", "version": 0, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def change(self, path: Path, version: int, edit: Edit) -> None:
        start, end = ({"line": line, "character": column} for line, column in (edit.start, edit.end))
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": path.as_uri(), "version": version},
            "contentChanges": [{"range": {"start": start, "end": end}, "text": edit.text}]})

    def published(self, path: Path, version: int) -> list[dict]:
        while True:
            message = self.read()
            parameters = message.get("params", {})
            if message.get("method") == "textDocument/publishDiagnostics" and parameters["uri"] == path.as_uri():
                if parameters["version"] == version:
                    return parameters["diagnostics"]

    def asked(self, path: Path) -> list[dict]:
        return self.request("textDocument/diagnostic", {"textDocument": {"uri": path.as_uri()}})["items"]

    def differences(self, paths: list[Path], fresh: Findings) -> list[str]:
        """Between what it says of some files and what a fresh run says."""
        lines = []
        for path in paths:
            served = {described(diagnostic) for diagnostic in self.asked(path)}
            for finding in sorted(served ^ fresh.get(path, set())):
                rule, line, column, message = finding
                side = "served alone" if finding in served else "fresh alone"
                lines.append(f"{path}:{line}:{column} {rule} ({side}): {message}")
        return lines

    def cpu_seconds(self) -> float:
        """All threads, those that have ended too: the process's clock, whose number Linux makes of its id."""
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def memory(self) -> float:
        """Resident, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def stop(self) -> None:
        self.request("shutdown", {})
        self.notify("exit", {})
        self.process.wait(10)

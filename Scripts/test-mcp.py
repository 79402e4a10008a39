#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests `plumb mcp` with the client of the Model Context Protocol's Python SDK.

    pip install 'mcp>=2,<3'
    Scripts/test-mcp.py [PLUMB]

PLUMB is the binary, by default .build/debug/plumb. The last line is "N passed, N failed".
"""

import asyncio
import base64
import pathlib
import shutil
import sys
import tempfile
import time

from mcp import ClientSession, MCPError, StdioServerParameters, stdio_client

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONFLICT = (ROOT / "Examples/Conflict.log").read_text()
TESTS = []


def test(function):
    TESTS.append(function)
    return function


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def answer(session, tool, **arguments):
    """The text of a tool's answer that is no error."""
    result = await session.call_tool(tool, arguments)
    assert not result.is_error, text(result)
    return text(result)


async def refusal(session, tool, arguments):
    """The message of an error response."""
    try:
        result = await session.call_tool(tool, arguments)
    except MCPError as error:
        return str(error)
    raise AssertionError(f"accepted: {text(result)}")


@test
async def tools_are_described(session, folder):
    tools = (await session.list_tools()).tools
    names = [tool.name for tool in tools]
    assert names == [
        "explain_log", "check_files", "frames", "why", "diff", "range", "vfl", "render", "rules",
    ], names
    for tool in tools:
        assert tool.description and tool.input_schema["type"] == "object", tool.name


@test
async def every_tool_answers(session, folder):
    assert "These contradict each other" in await answer(session, "explain_log", text=CONFLICT)
    checked = await answer(session, "check_files", paths=["."], devices="iPhone SE")
    assert "call check_files with the same arguments" in checked
    assert "Trk-lb-001" in await answer(session, "frames", paths=["Player.storyboard"])
    why = await answer(
        session, "why", path="Player.storyboard", view="Track", edges=["width"])
    assert "Track.width == 0.5 × Bar.width @900, line 46" in why, why
    shutil.copy(folder / "Player.storyboard", folder / "New.storyboard")
    new = folder / "New.storyboard"
    new.write_text(new.read_text().replace('constant="128"', 'constant="140"'))
    diff = await answer(session, "diff", old="Player.storyboard", new="New.storyboard")
    assert "128" in diff and "140" in diff, diff
    proof = await answer(
        session, "range", paths=["Player.storyboard"], width="320...1366", height="852")
    assert "overlap" in proof and "448.667...495.333" in proof, proof
    assert "a.leading ==" in await answer(session, "vfl", formats=["H:|-[a]-|"])
    assert "truncated-text" in await answer(session, "rules")
    assert "To fix it" in await answer(session, "rules", rule="conflict")


@test
async def pictures_are_images(session, folder):
    result = await session.call_tool("render", {"paths": ["Player.storyboard"], "scale": 1})
    image = next(part for part in result.content if part.type == "image")
    assert image.mime_type == "image/png"
    assert base64.b64decode(image.data).startswith(b"\x89PNG\r\n")


@test
async def rule_pages_are_resources(session, folder):
    resources = (await session.list_resources()).resources
    uris = [str(resource.uri) for resource in resources]
    assert "plumb://rules/conflict" in uris and "plumb://messages/missing-constraints" in uris
    for uri in uris:
        page = await session.read_resource(uri)
        assert page.contents[0].text.startswith("# "), uri
    try:
        await session.read_resource("plumb://rules/nothing")
        raise AssertionError("an unknown resource was read")
    except MCPError:
        pass


@test
async def bad_requests_are_refused(session, folder):
    cases = [
        ("explain", {}, "did you mean 'explain_log'?"),
        ("why", {"path": "Player.storyboard"}, "needs the parameter 'view'"),
        ("why", {"path": 3, "view": "x"}, "must be a path"),
        ("check_files", {"paths": "App"}, "must be a list of strings"),
        ("frames", {"path": ["Player.storyboard"]}, "did you mean 'paths'?"),
        ("explain_log", {}, "needs either 'text' or 'path'"),
        ("frames", {"paths": ["Player.storyboard"], "page": 0}, "whole number from 1"),
        ("frames", {"paths": ["None.storyboard"]}, "no such file below"),
        ("frames", {"paths": ["../outside.xib"]}, "is not below"),
        ("frames", {"paths": ["/etc/hosts"]}, "is not below"),
        ("diff", {"revision": "--output=x", "new": "."}, "must be a git revision"),
        ("diff", {"revision": "HEAD:../x", "new": "."}, "must be a git revision"),
    ]
    for tool, arguments, message in cases:
        error = await refusal(session, tool, arguments)
        assert message in error, f"{tool} {arguments}: {error}"
    # Values that look like options are values.
    result = await session.call_tool(
        "why", {"path": "Player.storyboard", "view": "--format=json"})
    assert result.is_error and "no view '--format=json'" in text(result), text(result)


@test
async def links_do_not_lead_outside(session, folder):
    (folder / "link.xib").symlink_to(folder.parent / "outside.xib")
    listed = await answer(session, "frames", paths=["."])
    assert "Player.storyboard" in listed and "link.xib" not in listed, listed
    error = await refusal(session, "diff", {"old": ".", "new": "."})
    assert "leads outside" in error, error


@test
async def errors_of_commands_are_answers(session, folder):
    (folder / "Broken.storyboard").write_text("<document>")
    result = await session.call_tool("frames", {"paths": ["Broken.storyboard"]})
    assert result.is_error and "Broken.storyboard" in text(result), text(result)
    result = await session.call_tool("why", {"path": "Player.storyboard", "view": "Tracks"})
    assert result.is_error and "did you mean 'Track'?" in text(result), text(result)


@test
async def long_answers_have_pages(session, folder):
    names = [f"Copy{number:02}.storyboard" for number in range(60)]
    for name in names:
        shutil.copy(folder / "Player.storyboard", folder / name)
    pages = [await answer(session, "frames", paths=["."])]
    while "the next has" in pages[-1]:
        pages.append(await answer(session, "frames", paths=["."], page=len(pages) + 1))
    assert len(pages) > 1 and all(len(page) < 14_000 for page in pages), len(pages)
    assert all(sum(name in page for page in pages) for name in names)
    result = await session.call_tool("frames", {"paths": ["Player.storyboard"], "page": 9})
    assert result.is_error and "there is no page 9" in text(result)


@test
async def large_logs_are_read(session, folder):
    noise = "2026-01-05 10:00:00 App[1:2] something else happened here\n" * 180_000
    assert len(noise) > 10_000_000
    assert "These contradict each other" in await answer(session, "explain_log", text=noise + CONFLICT)
    (folder / "big.log").write_text(noise + CONFLICT)
    assert "These contradict each other" in await answer(session, "explain_log", path="big.log")


@test
async def cancelled_requests_end(session, folder):
    slow = {"paths": ["."], "devices": "all", "text_sizes": "all", "rtl": True}
    task = asyncio.create_task(session.call_tool("check_files", slow, read_timeout_seconds=0.05))
    try:
        await task
    except MCPError:
        pass
    start = time.monotonic()
    assert "truncated-text" in await answer(session, "rules")
    assert time.monotonic() - start < 20


@test
async def requests_run_at_the_same_time(session, folder):
    calls = [answer(session, "frames", paths=["Player.storyboard"]) for _ in range(12)]
    answers = await asyncio.gather(*calls)
    assert len(set(answers)) == 1


async def run(plumb):
    passed = failed = 0
    for function in TESTS:
        with tempfile.TemporaryDirectory() as name:
            parent = pathlib.Path(name).resolve()
            folder = parent / "App"
            folder.mkdir()
            (parent / "outside.xib").write_text("<document/>")
            shutil.copy(ROOT / "Examples/Player.storyboard", folder)
            server = StdioServerParameters(command=plumb, args=["mcp", str(folder)])
            try:
                async with stdio_client(server) as streams:
                    async with ClientSession(*streams) as session:
                        await session.initialize()
                        await function(session, folder)
                passed += 1
            except BaseException as error:  # one failure must not hide the others
                failed += 1
                while isinstance(error, BaseExceptionGroup):
                    error = error.exceptions[0]
                print(f"FAILED: {function.__name__}: {error!r}")
    print(f"{passed} passed, {failed} failed")
    return failed == 0


if __name__ == "__main__":
    binary = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/debug/plumb")
    sys.exit(0 if asyncio.run(run(str(pathlib.Path(binary).resolve()))) else 1)

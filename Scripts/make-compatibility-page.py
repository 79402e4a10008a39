#!/usr/bin/env python3
"""Writes docs/uikit-compatibility.md, which lists the names of UIKit that the sources declare.

Scripts/uikit-names.txt lists types and members. A name is "there" if the modules that `import UIKit` exports
declare it. It is "different" if each of its declarations has a comment, because comments describe differences.
Otherwise it is "missing". CompatibilityPageTests compares the page with the sources.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["UIKit", "CoreGraphics", "QuartzCore", "FoundationAdditions"]
DECLARATION = re.compile(
    r"\b(?:func|var|let|case|class|struct|enum|protocol|typealias)\s+(?!var\b|func\b)`?([A-Za-z_]\w*)`?")
LABEL = re.compile(r"(?:^|[(,])\s*(?:_\s+)?([a-z]\w+)(?:\s+\w+)?\s*:")


def declarations():
    """The declared names. The value is true if one of the declarations has no comment."""
    found = {}
    for module in MODULES:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            lines = path.read_text().split("\n")
            in_cases = False
            for index, line in enumerate(lines):
                text = line.strip()
                if text.startswith("//") or re.search(r"\b(private|fileprivate)\b(?!\(set\))", text):
                    continue
                names = [match.group(1) for match in DECLARATION.finditer(text)]
                names += LABEL.findall(text)
                # A case line may list several cases, follow `enum` on the same line, and continue on the next lines.
                start = re.search(r"(?:^|\benum\b[^{]*\{\s*)(?=case [`\w])", text)
                goes_on = in_cases and not start
                cases = text if goes_on else text[start.end():].split("}")[0] if start else ""
                in_cases = bool(cases) and text.endswith(",")
                if cases:
                    names += re.findall(r"(?:^|[,\s])`?([a-zA-Z_]\w*)`?(?=\s*(?:,|=|$|\())", cases)
                above = index - 1
                while above >= 0 and lines[above].strip().startswith(("@", "// ")) and " var " not in lines[above]:
                    above -= 1
                plain = not lines[above].strip().startswith("///")
                for name in names:
                    found[name] = found.get(name, False) or plain
    return found


def table(names, found):
    rows = []
    for name in names:
        state = "missing" if name not in found else "there" if found[name] else "different"
        rows.append((name, state))
    return rows


def main():
    types, members, current = [], [], None
    for line in (ROOT / "Scripts/uikit-names.txt").read_text().split("\n"):
        if line == "[types]":
            current = types
        elif line == "[members]":
            current = members
        elif line and not line.startswith("#"):
            current.append(line)
    found = declarations()
    parts = ["""# Supported names of UIKit

Written by `Scripts/make-compatibility-page.py` from the sources, for the names that layout code and layout libraries
use. *Different* names have a comment that describes the difference. Declarations without any effect are listed in
[Differences from UIKit](../Sources/UIKit/UIKit.docc/DifferencesFromUIKit.md).
"""]
    for title, names in [("Types", types), ("Members", members)]:
        rows = table(names, found)
        counts = {state: sum(1 for row in rows if row[1] == state)
                  for state in ("there", "different", "missing")}
        parts.append(
            f"\n## {title}\n\n{len(rows)} names: {counts['there']} there, {counts['different']} different, "
            f"{counts['missing']} missing.\n\n| name | |\n|---|---|\n"
            + "".join(f"| `{name}` | {state} |\n" for name, state in rows))
    (ROOT / "docs").mkdir(exist_ok=True)
    (ROOT / "docs/uikit-compatibility.md").write_text("".join(parts))


main()

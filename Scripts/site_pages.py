# SPDX-License-Identifier: MIT
"""Converts the Markdown pages of the repository to HTML pages, for Scripts/build-site."""
import html
import html.parser
import itertools
import os
import re
import urllib.parse

from markdown_it import MarkdownIt

from release_files import ROOT, version

HOME = "Website/index.md"
PAGES = [HOME, "docs/**/*.md", "PlumbSwift/docs/*.md", "Sources/*/*.docc/*.md", "Examples/README.md", "Benchmarks/README.md",
         "PlumbSwift/Frameworks/README.md", "PlumbSwift/CHANGELOG.md", "*.md"]
NAVIGATION = [("docs/guides/", "Guides"), ("docs/", "Commands"), ("docs/rules/", "Rules"), ("docs/messages/", "Messages"),
              ("PlumbSwift/docs/bring-your-ios-code.html", "iOS code on Linux")]


def place(source):
    """The path of the page of a Markdown file in the site."""
    special = {HOME: "index.html", "README.md": "about.html"}
    return special.get(source) or re.sub(r"(README)?\.md$", lambda found: "index.html" if found[1] else ".html", source)


def slug(text):
    """The anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


def markdown_text(path):
    """The text of a file. In a DocC page links to pages become Markdown. Of its topics only the pages are listed."""
    text = path.read_text()
    if path.parent.suffix != ".docc":
        return text

    def link(found):
        title = re.search(r"^# `*(.*?)`*$", (path.parent / f"{found[1]}.md").read_text(), re.M)[1]
        return f"[{title}]({found[1]}.md)"

    text, _, topics = text.partition("## Topics\n")
    pages = re.findall(r"^- <doc:\w+>$", topics, re.M)
    if pages:
        text += "\n## Pages\n\n" + "\n".join(pages) + "\n"
    return re.sub(r"<doc:(\w+)>", link, text)


class Site:
    def __init__(self, folder):
        self.folder = folder
        self.template = (ROOT / "Website/page.html").read_text()
        self.sources = sorted({path.relative_to(ROOT).as_posix() for pattern in PAGES for path in ROOT.glob(pattern)})
        self.problems = []
        self.markdown = MarkdownIt("commonmark", {"html": True}).enable("table")
        self.markdown.renderer.rules["code_inline"] = self.code

    def code(self, tokens, index, options, environment):
        token = tokens[index]
        # DocC marks symbols with two backticks, and shows the last part of their path.
        text = token.content.split("/")[-1] if token.markup == "``" else token.content
        return f"<code>{html.escape(text)}</code>"

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)

    def target(self, source, link):
        """A link of a source as its page contains it. Copies the file that it leads to, unless that is a page."""
        if re.match(r"[a-z]+:", link):
            return link
        path, _, anchor = link.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(source), urllib.parse.unquote(path))) if path else source
        if file + "/README.md" in self.sources:
            file += "/README.md"
        if file in self.sources:
            goal = place(file)
        elif (ROOT / file).is_dir():
            goal = f"{file}/files.txt"
            self.write(goal, "".join(f"{path.name}\n" for path in sorted((ROOT / file).iterdir())))
        elif (ROOT / file).is_file():
            # Browsers show text only under names that they know.
            goal = file if file.endswith((".svg", ".png")) else f"{file}.txt"
            self.write(goal, (ROOT / file).read_bytes())
        elif (self.folder / file).exists():
            goal = file
        else:
            self.problems.append(f"{source}: {link} leads nowhere")
            return link
        relative = os.path.relpath(goal, os.path.dirname(place(source)) or ".") + "/" * path.endswith("/")
        return relative + (f"#{anchor}" if anchor else "")

    def page(self, source, more=""):
        tokens = self.markdown.parse(markdown_text(ROOT / source) + more)
        title, description, anchors = "", "", {"", "content"}
        for index, token in enumerate(tokens):
            if token.type == "inline" and tokens[index - 1].type in ("heading_open", "paragraph_open"):
                parts = [child for child in token.children if child.type in ("text", "code_inline", "softbreak")]
                words = "".join(part.content or " " for part in parts)
                if tokens[index - 1].type == "heading_open":
                    title = title or words
                    names = [slug(words)] + [f"{slug(words)}-{number}" for number in range(1, 99)]
                    name = next(name for name in names if name not in anchors)
                    anchors.add(name)
                    tokens[index - 1].attrSet("id", name)
                else:
                    description = description or words
            if token.type == "html_block":
                token.content = re.sub(
                    r'(src|href)="([^"]+)"', lambda found: f'{found[1]}="{self.target(source, found[2])}"', token.content)
            for child in token.children or []:
                for key in {"href", "src"} & child.attrs.keys():
                    child.attrSet(key, self.target(source, child.attrs[key]))
        content = self.markdown.renderer.render(tokens, self.markdown.options, {})
        # Wide tables and code scroll inside the page, also by keyboard.
        content = content.replace("<pre>", '<pre tabindex="0">').replace("</table>", "</table></div>")
        number = itertools.count(1)
        content = re.sub("<table>", lambda _: '<div class="table" role="region" tabindex="0" '
                         f'aria-label="Table {next(number)}"><table>', content)
        content = re.sub(r"<th>\s*</th>", "<td></td>", content)
        self.write(place(source), self.template.format(
            title=html.escape(title if source == HOME else f"{title} · Plumb"), description=html.escape(description),
            kind="home" if source == HOME else "document", navigation=self.navigation(place(source)), content=content,
            root="../" * place(source).count("/"), version=version()))

    def navigation(self, here):
        parts = [goal for goal, _ in NAVIGATION if here.startswith(goal)]
        current = max(parts, key=len, default=None)
        items = []
        for goal, name in NAVIGATION:
            address = "../" * here.count("/") + goal + ("index.html" if goal.endswith("/") else "")
            mark = ' aria-current="true"' if goal == current else ""
            items.append(f'<li><a href="{address}"{mark}>{name}</a></li>')
        return "\n".join(items)

    def check(self):
        """Adds a problem for each link that leads to no file or element, and for each page that no page leads to."""
        pages = {place(source): Elements((self.folder / place(source)).read_text()) for source in self.sources}
        reached = {place(HOME)}
        for name, page in pages.items():
            for link in page.links:
                path, _, anchor = link.partition("#")
                goal = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
                if goal != name:
                    reached.add(goal)
                if not (self.folder / goal).is_file() and not (self.folder / goal / "index.html").is_file():
                    self.problems.append(f"{name}: {link} leads nowhere")
                elif anchor and goal in pages and anchor not in pages[goal].anchors:
                    self.problems.append(f"{name}: {goal} has no element #{anchor}")
        self.problems += [f"{name}: no page leads here" for name in sorted(pages.keys() - reached)]
        return sum(len(page.links) for page in pages.values())


class Elements(html.parser.HTMLParser):
    """The links of a page into the site, and the anchors of its elements."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for key, value in attributes:
            if key in ("href", "src") and not re.match("[a-z]+:", value):
                self.links.append(value)
            if key == "id":
                self.anchors.add(value)

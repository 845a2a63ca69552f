"""Builds documents with MkDocs and Sphinx, and renders as a library."""

import os
import pathlib
import subprocess
import sys

work, bin_folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])

SCENE = """{ "size": [40, 30], "title": "A \\"card\\" | <b>", "duration": 0.2, "fps": 10,
  "background": { "light": "white", "dark": "black" },
  "views": [{ "id": "box", "frame": [4, 4, 10, 10], "backgroundColor": "red" }],
  "timeline": [{ "animate": { "box": { "center.x": 30 } }, "duration": 0.2 }] }
"""


def check(condition, message):
    if not condition:
        sys.exit(f"test-integrations: {message}")


def runs():
    path = work / "runs"
    return len(path.read_text().splitlines()) if path.exists() else 0


def build(*command, folder):
    result = subprocess.run(
        [str(bin_folder / command[0]), *command[1:]], cwd=folder, capture_output=True, text=True)
    check(result.returncode == 0, f"{command}: {result.stdout}{result.stderr}")


def pictures_of(page):
    """The pictures that a page names, as files."""
    import html.parser

    class Reader(html.parser.HTMLParser):
        found = []

        def handle_starttag(self, tag, attributes):
            for name, value in attributes:
                if tag in ("img", "source") and name in ("src", "srcset"):
                    self.found += [part.split()[0] for part in value.split(",")]

    reader = Reader()
    reader.found = []
    reader.feed(page.read_text())
    return [page.parent / name for name in reader.found if "animrender-" in name]


def expect_pictures(page):
    pictures = pictures_of(page)
    check(len(pictures) >= 4, f"{page}: {len(pictures)} pictures")
    for picture in pictures:
        check(picture.resolve().is_file(), f"{page} names {picture}, which does not exist")
    return len(pictures)


# MkDocs
site = work / "mkdocs"
(site / "docs" / "deep").mkdir(parents=True)
(site / "mkdocs.yml").write_text("site_name: Test\nplugins:\n  - animrender\n")
(site / "docs" / "index.md").write_text(f"# One\n\n```animrender\n{SCENE}```\n\nText.\n")
(site / "docs" / "deep" / "card.json").write_text(SCENE)
(site / "docs" / "deep" / "page.md").write_text("# Two\n\n```animrender scale=2\ncard.json\n```\n")
build("mkdocs", "build", "-q", "-d", "site", folder=site)
counts = [expect_pictures(site / "site" / "index.html"),
          expect_pictures(site / "site" / "deep" / "page" / "index.html")]
check("Text." in (site / "site" / "index.html").read_text(), "text after a block is missing")
first = runs()
build("mkdocs", "build", "-q", "-d", "site", folder=site)
# Only the version is asked for, once for each block.
check(runs() - first == 2, f"a second build of MkDocs ran the program {runs() - first} times")
(site / "docs" / "deep" / "card.json").write_text(SCENE.replace("red", "blue"))
first = runs()
build("mkdocs", "build", "-q", "-d", "site", folder=site)
check(runs() - first == 3, f"a change of one scene ran the program {runs() - first} times")
print(f"MkDocs: {counts} pictures on two pages; a second build renders nothing, a change one family")

# Sphinx
for builder in ("html", "dirhtml"):
    docs = work / f"sphinx-{builder}"
    (docs / "deep").mkdir(parents=True)
    (docs / "conf.py").write_text('extensions = ["animrender_docs.sphinx"]\n')
    indented = "".join(f"   {line}\n" for line in SCENE.splitlines())
    (docs / "index.rst").write_text(
        f"One\n===\n\n.. animrender::\n   :poster: 0\n\n{indented}\n.. toctree::\n\n   deep/page\n")
    (docs / "deep" / "card.json").write_text(SCENE)
    (docs / "deep" / "page.rst").write_text("Two\n===\n\n.. animrender:: card.json\n   :scale: 2\n")
    build("sphinx-build", "-q", "-W", "-b", builder, ".", "out", folder=docs)
    page = "deep/page.html" if builder == "html" else "deep/page/index.html"
    counts = [expect_pictures(docs / "out" / "index.html"), expect_pictures(docs / "out" / page)]
    first = runs()
    build("sphinx-build", "-q", "-W", "-b", builder, ".", "out", folder=docs)
    check(runs() == first, "a second build of Sphinx ran the program")
    (docs / "deep" / "card.json").write_text(SCENE.replace("red", "blue"))
    build("sphinx-build", "-q", "-W", "-b", builder, ".", "out", folder=docs)
    check(runs() - first == 2, f"a change of one scene ran the program {runs() - first} times")
    print(f"Sphinx {builder}: {counts} pictures; a second build renders nothing, a change one family")

# The library
import json

from animrender_docs import AnimrenderError, render

gif = render(json.loads(SCENE), scale=2)
check(gif.data.startswith(b"GIF89a") and "image/gif" in gif._repr_mimebundle_(), "not a GIF")
png = render(str(site / "docs" / "deep" / "card.json"), format="png", time=0)
check(png.data.startswith(b"\x89PNG"), "not a PNG")
try:
    render({"size": [1]})
    check(False, "a wrong scene is no error")
except AnimrenderError as error:
    check("size" in str(error), str(error))
print(f"library: a GIF of {len(gif.data)} bytes, a PNG of {len(png.data)} bytes, an error with its place")

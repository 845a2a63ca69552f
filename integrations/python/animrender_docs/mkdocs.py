"""A plugin of MkDocs: fenced blocks named `animrender` become pictures."""

import os
import pathlib
import re
import shutil

from mkdocs.config import config_options
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin

from . import AnimrenderError, Family

FENCE = re.compile(
    r"^(?P<indent> {0,3})(?P<fence>`{3,}|~{3,})[ \t]*animrender(?P<options>[^\n`]*)\n"
    r"(?P<body>.*?)^ {0,3}(?P=fence)[ \t]*$", re.MULTILINE | re.DOTALL)
FOLDER = "assets/animrender"


class AnimrenderPlugin(BasePlugin):
    config_scheme = (
        ("program", config_options.Type(str, default="animrender")),
        ("format", config_options.Type(str, default="gif")),
        ("appearance", config_options.Type(str, default="light,dark")),
        ("scale", config_options.Type(str, default="1,2")),
        ("poster", config_options.Type(str, default="50%")),
        ("cache", config_options.Type(str, default=".animrender-cache")),
    )

    def on_pre_build(self, config):
        self.files = set()
        root = pathlib.Path(config.config_file_path or ".").resolve().parent
        self.cache = root / self.config["cache"]

    def on_page_markdown(self, markdown, page, config, files):
        folder = pathlib.Path(config.docs_dir, page.file.src_uri).parent
        # From the page to the folder of pictures.
        depth = os.path.dirname(page.file.dest_uri)
        prefix = os.path.relpath(FOLDER, depth or ".").replace(os.sep, "/") + "/"

        def replace(match):
            options = {
                name: self.config[name] for name in ("format", "appearance", "scale", "poster")}
            for word in match["options"].split():
                name, equals, value = word.partition("=")
                options[name] = value if equals else True
            options = {name: value for name, value in options.items() if value != ""}
            family = Family(
                match["body"], self.cache, base=folder, program=self.config["program"], **options)
            markup = family.markup("html", prefix).strip()
            self.files.update(family.files)
            # A block of HTML ends at an empty line.
            return "\n\n" + "\n".join(line for line in markup.splitlines() if line.strip()) + "\n\n"

        try:
            return FENCE.sub(replace, markdown)
        except AnimrenderError as error:
            raise PluginError(f"{page.file.src_uri}: {error}") from error

    def on_post_build(self, config):
        target = pathlib.Path(config.site_dir, FOLDER)
        if self.files:
            target.mkdir(parents=True, exist_ok=True)
        for path in self.files:
            shutil.copy2(path, target / path.name)

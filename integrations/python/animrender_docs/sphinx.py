"""An extension of Sphinx: the directive `animrender` shows a scene."""

import pathlib
import shutil

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective
from sphinx.util.osutil import relative_uri

from . import AnimrenderError, Family

FOLDER = "_animrender"
OPTIONS = ("format", "appearance", "scale", "poster", "fps", "from", "to", "speed", "quality")


class AnimrenderDirective(SphinxDirective):
    optional_arguments = 1
    final_argument_whitespace = True
    has_content = True
    option_spec = {name: directives.unchanged_required for name in OPTIONS}

    def run(self):
        if bool(self.arguments) == bool(self.content):
            raise self.error("animrender takes the path of a scene, or a scene as its content")
        app = self.env.app
        options = {**app.config.animrender_options, **self.options}
        document = pathlib.Path(self.env.doc2path(self.env.docname))
        try:
            family = Family(
                self.arguments[0] if self.arguments else "\n".join(self.content),
                pathlib.Path(app.doctreedir) / FOLDER, base=document.parent,
                program=app.config.animrender_program, **options)
            if family.path is not None:
                self.env.note_dependency(str(family.path))
            uri = app.builder.get_target_uri(self.env.docname)
            markup = family.markup("html", relative_uri(uri, FOLDER + "/"))
        except AnimrenderError as error:
            raise self.error(str(error)) from error
        if app.builder.format == "html":
            return [nodes.raw("", markup, format="html")]
        source = pathlib.Path(app.srcdir)
        still = source / FOLDER / family.still.name
        still.parent.mkdir(exist_ok=True)
        shutil.copy2(family.still, still)
        return [nodes.image(uri="/" + still.relative_to(source).as_posix())]


def copy_pictures(app, exception):
    """Copies the pictures beside the pages."""
    source = pathlib.Path(app.doctreedir) / FOLDER
    if exception is not None or app.builder.format != "html" or not source.is_dir():
        return
    target = pathlib.Path(app.outdir) / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    for path in source.iterdir():
        if path.suffix not in (".txt", ".partial"):
            shutil.copy2(path, target / path.name)


def setup(app):
    app.add_config_value("animrender_program", "animrender", "env")
    app.add_config_value(
        "animrender_options",
        {"appearance": "light,dark", "scale": "1,2", "poster": "50%"}, "env")
    app.add_directive("animrender", AnimrenderDirective)
    app.connect("build-finished", copy_pictures)
    return {"version": "0.1.0", "parallel_read_safe": True, "parallel_write_safe": True}

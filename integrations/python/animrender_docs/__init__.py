"""Scenes of animrender in documents and notebooks."""

import hashlib
import json
import os
import pathlib
import subprocess
import tempfile

__all__ = ["AnimrenderError", "Family", "Picture", "render"]

MIME_TYPES = {
    "gif": "image/gif", "apng": "image/png", "png": "image/png", "webp": "image/webp",
    "avif": "image/avif",
}


class AnimrenderError(Exception):
    """The messages of the program."""


def run(arguments, program="animrender", folder=None, text=None):
    """Runs the program. Returns its standard output as bytes."""
    try:
        result = subprocess.run(
            [program, *arguments], cwd=folder, input=text, capture_output=True, check=False)
    except FileNotFoundError:
        raise AnimrenderError(f"{program} was not found; install animrender") from None
    if result.returncode != 0:
        raise AnimrenderError(result.stderr.decode(errors="replace").strip())
    return result.stdout


def arguments_of(options):
    """The options of the command line: `set` is a dictionary, True a flag."""
    words = []
    for name, value in options.items():
        name = name.replace("_", "-")
        if name == "set":
            words += [f"--set={key}={item}" for key, item in value.items()]
        elif value is True:
            words.append(f"--{name}")
        elif value is not None and value is not False:
            words.append(f"--{name}={value}")
    return words


class Picture:
    """The bytes of a file, which notebooks show."""

    def __init__(self, data, format):
        self.data = data
        self.format = format

    def save(self, path):
        pathlib.Path(path).write_bytes(self.data)

    def _repr_mimebundle_(self, include=None, exclude=None):
        import base64
        return {MIME_TYPES[self.format]: base64.b64encode(self.data).decode()}


def render(scene, format="gif", program="animrender", **options):
    """Renders a scene: a dictionary, its JSON text, or a path. Returns a `Picture`."""
    if format not in MIME_TYPES:
        raise ValueError(f"format must be one of {', '.join(MIME_TYPES)}")
    with tempfile.TemporaryDirectory() as folder:
        source, text = "-", None
        if isinstance(scene, dict):
            text = json.dumps(scene).encode()
        elif isinstance(scene, str) and scene.lstrip().startswith("{"):
            text = scene.encode()
        else:
            source = os.path.abspath(scene)
        output = os.path.join(folder, f"picture.{format}")
        run([source, "-o", output, "--quiet", *arguments_of(options)], program, text=text)
        return Picture(pathlib.Path(output).read_bytes(), format)


class Family:
    """The files of a scene in a folder, in all variants, and their markup.

    The name has a hash of everything that the files are made from, so files that exist are up to date.
    """

    def __init__(self, scene, folder, base=".", program="animrender", format="gif", **options):
        """`scene` is the JSON text of a scene, or the path of one from the folder `base`."""
        self.folder = pathlib.Path(folder)
        self.options = options
        self.format = format
        self.program = program
        self.path, self.text = None, None
        if scene.lstrip().startswith("{"):
            self.text = scene.encode()
        else:
            self.path = pathlib.Path(base, scene.strip()).resolve()
        self.name = "animrender-" + self._hash()

    def _hash(self):
        digest = hashlib.sha256()
        digest.update(run(["--version"], self.program))
        digest.update(json.dumps([self.format, self.options], sort_keys=True).encode())
        if self.text is not None:
            digest.update(self.text)
            return digest.hexdigest()[:20]
        if not self.path.is_file():
            raise AnimrenderError(f"{self.path}: no such scene")
        digest.update(str(self.path).encode())
        for path in sorted(self.path.parent.rglob("*")):
            if path.is_file():
                state = path.stat()
                digest.update(f"{path}\0{state.st_size}\0{state.st_mtime_ns}\n".encode())
        return digest.hexdigest()[:20]

    def markup(self, form="html", prefix=""):
        """Renders what is missing. Returns the markup, with `prefix` before the names of files."""
        self.folder.mkdir(parents=True, exist_ok=True)
        markup = self.folder / f"{self.name}.{form}.txt"
        if not markup.exists():
            # Pictures of a scene from standard input are relative to the current folder.
            source = "-" if self.path is None else str(self.path)
            output = run(
                [source, "-o", f"{self.name}.{self.format}", f"--snippet={form}",
                 *arguments_of(self.options)],
                self.program, folder=self.folder, text=self.text)
            # Written last and under its name at once, so that it stands for whole files.
            partial = markup.with_suffix(".partial")
            partial.write_bytes(output)
            partial.replace(markup)
        return markup.read_text().replace(self.name, prefix + self.name)

    @property
    def files(self):
        """The pictures."""
        return sorted(
            path for path in self.folder.glob(self.name + "*")
            if path.suffix not in (".txt", ".partial"))

    @property
    def still(self):
        """The picture without motion, or any."""
        stills = [path for path in self.files if path.suffix == ".png"]
        return (stills or self.files)[0]

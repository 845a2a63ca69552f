"""Starts `animrender preview` for the tests."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from webdriver import Browser

PROGRAM, ROOT = os.environ["PROGRAM"], os.environ["ROOT"]


class Preview:
    def __init__(self, path, *options, environment={}):
        self.process = subprocess.Popen(
            [PROGRAM, "preview", str(path), *options], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, cwd=ROOT, env=os.environ | environment)
        self.url = self.process.stdout.readline().strip()
        self.port = int(re.search(r":(\d+)/", self.url)[1])

    def memory(self):
        """The memory in use, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self):
        self.process.terminate()
        self.process.wait(60)
        self.process.stdout.close()


SCENE = {
    "title": "A card", "size": [300, 200], "fps": 50, "hold": 0.5, "parameters": {"tint": "systemTeal"},
    "views": [{"id": "card", "frame": [20, 20, 80, 40], "backgroundColor": "$tint"}],
    "timeline": [{"wait": 0.15}, {"id": "fall", "animate": {"card": {"center.y": 150}}, "duration": 0.5}],
}


class FolderTestCase(unittest.TestCase):
    """Tests with a scene in a folder of their own."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(lambda: shutil.rmtree(self.folder))
        self.scene = self.folder / "scene.json"


class PageTestCase(FolderTestCase):
    """Tests that open the page of a small scene."""

    window = 1280, 887

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser(*cls.window)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def open(self, of_folder=False, options=(), address="", text=None, **changes):
        self.scene.write_text(text if text is not None else json.dumps({**SCENE, **changes}))
        self.browser.open("about:blank")
        self.preview = Preview(self.folder if of_folder else self.scene, *options)
        self.addCleanup(self.preview.close)
        self.url = self.preview.url + ("view?scene=scene.json" if of_folder else "")
        self.browser.open(self.url + address)
        self.wait_until_shown()

    def wait_until_shown(self, version=1):
        """Waits for the picture and the panels of a version of the scene. The panels are built after the picture."""
        self.browser.wait(f"""
            return document.getElementById('picture')?.dataset.frame !== undefined
              && document.getElementById('app').dataset.version >= {version}""")

    def size(self, width, height):
        self.browser.protocol("Emulation.setDeviceMetricsOverride",
                              width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.addCleanup(lambda: self.browser.protocol("Emulation.clearDeviceMetricsOverride"))

    def text(self, name):
        return self.browser.run("return document.getElementById(arguments[0]).textContent", name)

    def frame(self):
        return int(self.browser.run("return document.getElementById('picture').dataset.frame"))

"""Answers of `animrender preview`: exports, and the views at a point."""

import http.client
import json
import os
import pathlib
import shlex
import shutil
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.parse

from previewing import PROGRAM, Preview

SCENE = {
    "title": "Shapes", "size": [200, 100], "fps": 20, "parameters": {"far": 150, "ink": "#0066CC"},
    "views": [
        {"id": "ground", "frame": [0, 0, 200, 100], "backgroundColor": {"light": "#FFFFFF", "dark": "#000000"}},
        {"id": "ring", "type": "shape", "frame": [0, 0, 100, 100], "strokeColor": "$ink", "lineWidth": 10, "fillColor": "clear",
         "path": "M 50 10 A 40 40 0 1 1 49.9 10 Z"},
        {"id": "frame", "type": "shape", "frame": [0, 0, 100, 100], "fillColor": "$ink", "fillRule": "evenOdd",
         "path": "M 40 40 H 60 V 60 H 40 Z M 45 45 H 55 V 55 H 45 Z"},
        {"id": "window", "frame": [110, 10, 40, 40], "clipsToBounds": True, "cornerRadius": 20,
         "backgroundColor": "#EEEEEE",
         "subviews": [{"id": "inner", "frame": [-20, -20, 100, 100], "backgroundColor": "$ink"}]},
        {"id": "faded", "frame": [160, 0, 40, 40], "backgroundColor": "$ink", "alpha": 0},
        {"id": "hidden", "frame": [160, 0, 40, 40], "backgroundColor": "$ink", "hidden": True},
        {"id": "clear", "frame": [160, 0, 40, 40], "borderWidth": 4, "borderColor": "$ink"},
        {"id": "dot", "frame": [10, 70, 20, 20], "cornerRadius": 10, "backgroundColor": "$ink"}],
    "timeline": [{"animate": {"dot": {"center.x": "$far"}}, "duration": 1}]}


class AnswerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.scene = cls.folder / "shapes.json"
        cls.scene.write_text(json.dumps(SCENE))
        cls.temporary = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.temporary)
        cls.preview = Preview(cls.scene, "--missing-glyphs", "warn", environment={"TMPDIR": str(cls.temporary)})
        cls.addClassCleanup(cls.preview.close)

    def ask(self, path, method="GET", **values):
        connection = http.client.HTTPConnection("127.0.0.1", self.preview.port, timeout=60)
        headers = {"Origin": self.preview.url.rstrip("/")} if method == "POST" else {}
        query = urllib.parse.urlencode(values, doseq=True, quote_via=urllib.parse.quote)
        connection.request(method, f"/api/{path}?{query}", headers=headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, body

    def test_exports_are_what_the_shown_command_line_writes(self):
        suffixes = {"gif": ".gif", "apng": ".apng", "page": ".html", "still": ".png", "sheet": ".png", "trail": ".png"}
        for kind, suffix in suffixes.items():
            for choices in ({"from": 0.1, "to": 0.3, "speed": 0.5},
                            {"appearance": "dark", "scale": 2, "clear": 1, "set": ["far=90.5", "ink=#FF0000"]}):
                with self.subTest(kind=kind, choices=choices):
                    values = {"kind": kind, "time": 0.35, **choices}
                    status, command = self.ask("command", **values)
                    self.assertEqual(status, 200)
                    words = shlex.split(command.decode())
                    self.assertEqual(words[0], "animrender")
                    self.assertEqual(pathlib.Path(words[3]).suffix, suffix)
                    subprocess.run([PROGRAM, *words[1:], "-q"], check=True, cwd=self.folder)
                    status, file = self.ask("export", "POST", **values)
                    self.assertEqual(status, 200)
                    self.assertTrue(file == (self.folder / words[3]).read_bytes(), command)

    def test_an_export_ends_when_its_reader_goes(self):
        long = self.folder / "long.json"
        long.write_text(json.dumps({
            "size": [2000, 2000], "views": [{"id": "card", "frame": [400, 400, 1200, 1200], "backgroundColor": "red"}],
            "timeline": [{"animate": {"card": {"transform.rotate": {"by": 36000}}}, "duration": 120}]}))
        preview = Preview(long, environment={"TMPDIR": str(self.temporary)})
        self.addCleanup(preview.close)
        with socket.create_connection(("127.0.0.1", preview.port)) as connection:
            connection.sendall((
                f"POST /api/export?kind=apng HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n"
                f"Origin: http://127.0.0.1:{preview.port}\r\nContent-Length: 0\r\n\r\n").encode())
            # The export begins.
            before, end = preview.processor_seconds(), time.monotonic() + 60
            while preview.processor_seconds() < before + 0.5:
                self.assertLess(time.monotonic(), end)
                time.sleep(0.05)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            before = preview.processor_seconds()
            time.sleep(1)
            if preview.processor_seconds() - before < 0.1:
                break
        else:
            self.fail("the export goes on")
        self.assertEqual(os.listdir(self.temporary), [])

    def test_an_export_follows_no_planted_link(self):
        victim = self.folder / "victim.txt"
        victim.write_text("precious")
        planted = [folder / f"animrender-preview-{self.preview.process.pid}-{number}"
                   for folder in (pathlib.Path("/tmp"), self.temporary) for number in (1, 2, 3)]
        for link in planted:
            link.unlink(missing_ok=True)
            link.symlink_to(victim)
            self.addCleanup(link.unlink)
        status, file = self.ask("export", "POST", kind="still")
        self.assertEqual((status, file[1:4], victim.read_text()), (200, b"PNG", "precious"))
        self.assertEqual(sorted(os.listdir(self.temporary)), sorted(link.name for link in planted[3:]))

    def test_an_export_is_written_to_the_folder_for_temporary_files(self):
        preview = Preview(self.scene, environment={"TMPDIR": str(self.folder / "none")})
        self.addCleanup(preview.close)
        connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=60)
        self.addCleanup(connection.close)
        connection.request("POST", "/api/export?scene=shapes.json&kind=still", headers={"Origin": preview.url.rstrip("/")})
        answer = connection.getresponse()
        self.assertEqual(answer.status, 500)
        self.assertIn("none: cannot be created", answer.read().decode())

    def test_the_views_at_a_point(self):
        for (x, y), views in {
            (50, 10): ["ring", "ground"], (50, 25): ["ground"], (17, 27): ["ring", "ground"], (3, 3): ["ground"],
            (42, 50): ["frame", "ground"], (50, 50): ["ground"],
            (130, 30): ["inner", "window", "ground"], (111, 11): ["ground"], (105, 30): ["ground"],
            (180, 20): ["ground"], (161, 20): ["clear", "ground"], (20, 80): ["dot", "ring", "ground"], (11, 71): ["ring", "ground"],
            (250, 50): [],
        }.items():
            status, answer = self.ask("hit", x=x, y=y, frame=0)
            self.assertEqual((status, [view["id"] for view in json.loads(answer)]), (200, views), (x, y))
        _, answer = self.ask("hit", x=50, y=18, frame=0)
        self.assertEqual([view["id"] for view in json.loads(answer)], ["ground"])
        _, answer = self.ask("hit", x=50, y=18, frame=0, reach=4)
        self.assertEqual([view["id"] for view in json.loads(answer)], ["ring", "ground"])

    def test_an_old_version_is_gone(self):
        scene = json.loads(self.ask("scene")[1])
        self.assertEqual(self.ask("frame", frame=3, v=scene["version"])[0], 200)
        self.assertEqual(self.ask("frame", frame=3, v=scene["version"] + 1)[0], 410)

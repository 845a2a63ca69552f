"""Recordings in `animrender preview`: frames at their own times, without views, steps and edits."""

import json
import shutil
import subprocess
import unittest
import urllib.request

from previewing import PROGRAM, PageTestCase, Preview

RED, LIME, BLUE = [255, 0, 0], [0, 255, 0], [0, 0, 255]


def gif(*frames):
    """A GIF of one colour a frame.

    - frames: pairs of an index, of red, lime and blue, and a delay in 1/100 s.
    """
    data = b"GIF89a\x08\0\x08\0\x81\0\0" + bytes(RED + LIME + BLUE + [0, 0, 0])
    for index, delay in frames:
        codes = 4 | index << 3 | 5 << 6
        data += b"\x21\xf9\x04\0" + bytes([delay, 0, 0, 0]) + b"\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02"
        data += bytes([codes & 255, codes >> 8, 0])
    return data + b";"


class RecordingTests(PageTestCase):
    def show(self, path):
        self.preview = Preview(path)
        self.addCleanup(self.preview.close)
        self.browser.open(self.preview.url)
        self.wait_until_shown()

    def facts(self):
        with urllib.request.urlopen(self.preview.url + "api/scene") as answer:
            return json.load(answer)

    def pixel(self):
        return self.browser.run(
            "return [...document.getElementById('picture').getContext('2d').getImageData(0, 0, 1, 1).data].slice(0, 3)")

    def go(self, frame):
        self.browser.run("document.getElementById('home')?.click()")
        for _ in range(frame):
            self.browser.run("document.getElementById('nframe').click()")
        self.browser.wait(f"return document.getElementById('picture').dataset.frame === '{frame}'")

    def test_a_gif_shows_its_frames_at_their_times(self):
        path = self.folder / "a.gif"
        path.write_bytes(gif((0, 10), (1, 20), (2, 5)))
        self.show(path)
        scene = self.facts()
        self.assertEqual([round(time, 6) for time in scene["times"]], [0, 0.1, 0.3])
        self.assertAlmostEqual(scene["duration"], 0.35)
        self.assertEqual(self.pixel(), RED)
        self.go(2)
        self.assertEqual(self.pixel(), BLUE)
        self.assertEqual(self.text("clock"), "0.300 s")
        for name in ("editButton", "tree", "script", "shareButton", "compareButton"):
            self.assertFalse(self.browser.run(
                "return document.getElementById(arguments[0]).checkVisibility()", name), name)
        self.browser.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))")
        self.assertTrue(self.browser.run("return document.getElementById('editLine').hidden"))

    def test_it_plays_and_is_read_again_after_a_save(self):
        path = self.folder / "a.gif"
        path.write_bytes(gif((0, 50), (1, 50)))
        self.show(path)
        self.browser.run("document.getElementById('go').click()")
        self.browser.wait("return document.getElementById('picture').dataset.frame === '1'")
        self.browser.run("document.getElementById('go').click()")
        path.write_bytes(gif((2, 10), (2, 10), (2, 10)))
        # A look at the file between its truncation and the last byte counts as a version too.
        self.wait_until_shown(2)
        self.assertEqual(self.pixel(), BLUE)
        path.write_bytes(b"GIF89a")
        self.browser.wait("return !document.getElementById('mistakes').hidden")
        self.assertIn("a.gif", self.text("mlist"))

    def test_folders_patterns_and_videos_are_shown(self):
        scene = self.folder / "scene.json"
        scene.write_text(json.dumps({
            "size": [40, 20], "fps": 10, "duration": 0.5, "hold": 0, "views": [
                {"id": "a", "frame": [0, 0, 20, 20], "backgroundColor": "red"}],
            "timeline": [{"animate": {"a": {"center.x": 30}}, "duration": 0.4}]}))
        outputs = ["frames/", "a.apng"] + (["a.mp4"] if shutil.which("ffmpeg") else [])
        subprocess.run(
            [PROGRAM, "scene.json"] + [word for name in outputs for word in ("-o", name)], cwd=self.folder, check=True,
            capture_output=True)
        pattern = next((self.folder / "frames").glob("*.png")).name
        digits = sum(letter.isdigit() for letter in pattern)
        for name in outputs + [f"frames/%0{digits}d.png"]:
            with self.subTest(name):
                self.show(self.folder / name)
                scene = self.facts()
                self.assertEqual((scene["size"], scene["views"]), ([40, 20], []))
                self.assertEqual(len(scene["times"]), scene["count"])
                self.assertGreaterEqual(scene["count"], 5)
                self.preview.close()


if __name__ == "__main__":
    unittest.main()

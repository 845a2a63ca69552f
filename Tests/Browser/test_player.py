"""What the page of `-o demo.html` does in a browser: python3 -m unittest, with PLAYER=page.html.

Beside the page lie the same animation's frames as an independent decoder reads them from the APNG: frames.rgba.
"""

import base64
import os
import pathlib
import time
import unittest

from webdriver import Browser, END, HOME, LEFT, RIGHT, SPACE

PLAYER = pathlib.Path(os.environ["PLAYER"]).resolve()

PIXELS = """
    const canvas = document.getElementById('canvas');
    const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
"""


class PlayerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def open(self, motion="reduce", page=PLAYER):
        self.browser.emulate(prefers_color_scheme="light", prefers_reduced_motion=motion)
        self.browser.open("about:blank")
        self.browser.open(page.as_uri())
        self.wait(lambda: self.frame() is not None)
        self.addCleanup(lambda: self.assertEqual(
            [line for line in self.browser.log() if line["level"] == "SEVERE"], []))

    def wait(self, condition):
        for _ in range(100):
            if condition():
                return
            time.sleep(0.05)
        self.fail("nothing happened for five seconds")

    def frame(self):
        shown = self.browser.run("return document.getElementById('canvas').dataset.frame ?? null")
        return None if shown is None else int(shown)

    def seek(self, index):
        self.browser.run(
            "const slider = document.getElementById('time'); slider.value = arguments[0];"
            "slider.dispatchEvent(new Event('input'))", index)
        self.wait(lambda: self.frame() == index)

    def count(self):
        return int(self.browser.run("return document.getElementById('time').max")) + 1

    def expected(self):
        size = self.browser.run("const c = document.getElementById('canvas'); return c.width * c.height * 4")
        data = PLAYER.with_name("frames.rgba").read_bytes()
        return [data[i:i + size] for i in range(0, len(data), size)]

    def test_every_frame_is_the_apngs_in_any_order(self):
        self.open()
        expected = self.expected()
        self.assertEqual(len(expected), self.count())
        forth = list(range(len(expected)))
        for index in forth + forth[::-3]:
            self.seek(index)
            pixels = base64.b64decode(self.browser.run(PIXELS))
            self.assertTrue(pixels == expected[index], f"frame {index} differs")

    def test_reduced_motion_shows_a_poster_and_a_play_button(self):
        self.open()
        time.sleep(0.3)
        self.assertEqual(self.frame(), 0)
        self.assertTrue(self.browser.run("return document.getElementById('start').checkVisibility()"))
        self.browser.run("document.getElementById('start').click()")
        self.wait(lambda: self.frame() > 2)

    def test_it_plays_by_itself_and_keeps_time(self):
        self.open(motion="no-preference")
        clock = "return parseFloat(document.getElementById('clock').textContent)"
        self.wait(lambda: self.frame() > 0)
        before, start = self.browser.run(clock), time.monotonic()
        time.sleep(0.8)
        passed = self.browser.run(clock) - before
        self.assertLess(abs(passed - (time.monotonic() - start)), 0.3)

    def test_keys(self):
        self.open()
        press = self.browser.press
        for key, frame in [(RIGHT, 1), (RIGHT, 2), (LEFT, 1), (END, self.count() - 1), (HOME, 0)]:
            press(key)
            self.wait(lambda: self.frame() == frame)
        press(SPACE)
        self.wait(lambda: self.frame() > 1)
        press(SPACE)
        stopped = self.frame()
        time.sleep(0.3)
        self.assertLessEqual(abs(self.frame() - stopped), 1)

    def test_controls_have_names(self):
        self.open()
        unnamed = self.browser.run(
            "return [...document.querySelectorAll('button, input, select, canvas')]"
            ".filter(e => !e.getAttribute('aria-label')).map(e => e.outerHTML)")
        self.assertEqual(unnamed, [])


if __name__ == "__main__":
    unittest.main()

"""Tests the page of `-o demo.html` in a browser: python3 -m unittest, with PLAYERS=folder.

The folder has player.html with one appearance and paired.html with a light and a dark one. Beside them lie the frames
that an independent decoder reads from the APNGs of the same scenes: player.rgba, light.rgba and dark.rgba.
"""

import base64
import functools
import http.server
import os
import pathlib
import re
import threading
import time
import unittest

from webdriver import Browser, END, HOME, LEFT, RIGHT, SPACE

FOLDER = pathlib.Path(os.environ["PLAYERS"]).resolve()
PLAYER, PAIRED = FOLDER / "player.html", FOLDER / "paired.html"

PIXELS = """
    const canvas = document.getElementById('canvas');
    const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    return btoa(text);
"""

# Frames are drawn only on request of the test, and the clock is stopped.
OWN_CLOCK = """
    performance.now = () => 0;
    requestAnimationFrame = callback => { window.callback = callback; return 1; };
"""


class PlayerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def emulate(self, scheme="light", motion="reduce"):
        self.browser.emulate(prefers_color_scheme=scheme, prefers_reduced_motion=motion)

    def open(self, page=PLAYER, frame=None, **media):
        self.emulate(**media)
        self.browser.open("about:blank")
        self.browser.open(page if isinstance(page, str) else page.as_uri())
        if frame:
            self.browser.enter(frame)
        self.wait(lambda: self.frame() is not None)
        self.addCleanup(lambda: self.assertEqual(
            [line for line in self.browser.log() if line["level"] == "SEVERE"], []))

    def wait(self, condition):
        for _ in range(1200):
            if condition():
                return
            time.sleep(0.05)
        self.fail("nothing happened for a minute")

    def frame(self):
        shown = self.browser.run("return document.getElementById('canvas')?.dataset.frame ?? null")
        return None if shown is None else int(shown)

    def seek(self, index):
        self.browser.run(
            "const slider = document.getElementById('time'); slider.value = arguments[0];"
            "slider.dispatchEvent(new Event('input'))", index)
        self.wait(lambda: self.frame() == index)

    def count(self):
        return int(self.browser.run("return document.getElementById('time').max")) + 1

    def is_visible(self, name):
        return self.browser.run("return document.getElementById(arguments[0]).checkVisibility()", name)

    def is_dark(self):
        return self.browser.run("return document.getElementById('appearance').getAttribute('aria-pressed')") == "true"

    def expected(self, name):
        size = self.browser.run("const c = document.getElementById('canvas'); return c.width * c.height * 4")
        data = (FOLDER / f"{name}.rgba").read_bytes()
        return [data[i:i + size] for i in range(0, len(data), size)]

    def assert_shows(self, frames, index):
        pixels = base64.b64decode(self.browser.run(PIXELS))
        self.assertTrue(pixels == frames[index], f"frame {index} differs")

    def test_every_frame_is_the_apngs_in_any_order(self):
        self.open()
        expected = self.expected("player")
        self.assertEqual(len(expected), self.count())
        forth = list(range(len(expected)))
        for index in forth + forth[::-3]:
            self.seek(index)
            self.assert_shows(expected, index)

    def test_every_frame_of_both_appearances_is_the_apngs(self):
        self.open(PAIRED)
        frames = {False: self.expected("light"), True: self.expected("dark")}
        self.assertNotEqual(frames[False][0], frames[True][0])
        for index in range(0, self.count()):
            self.seek(index)
            for _ in range(2):
                self.assert_shows(frames[self.is_dark()], index)
                shown = self.is_dark()
                self.browser.click("#appearance")
                self.wait(lambda: self.is_dark() != shown and self.frame() == index)

    def test_the_appearance_follows_the_system_until_it_changes_and_has_a_key(self):
        ground = "return getComputedStyle(document.documentElement).colorScheme"
        self.open(PAIRED, scheme="dark")
        self.assertTrue(self.is_dark())
        self.assert_shows(self.expected("dark"), 0)
        self.assertEqual(self.browser.run(ground), "dark")
        self.emulate("light")
        self.wait(lambda: not self.is_dark())
        self.browser.press("d")
        self.wait(self.is_dark)
        self.assertEqual(self.browser.run(ground), "dark")
        self.open(PLAYER)
        self.assertFalse(self.is_visible("appearance"))

    def test_without_a_script_one_image_shows(self):
        visible = "return [...document.querySelectorAll('img')].map(e => e.checkVisibility())"
        page = FOLDER / "noscript.html"
        page.write_text(re.sub(r"<script>.*?</script>", "", PAIRED.read_text(), flags=re.DOTALL))
        for scheme, shown in [("light", [True, False]), ("dark", [False, True])]:
            self.emulate(scheme)
            self.browser.open(page.as_uri())
            self.assertEqual(self.browser.run(visible), shown)

    def test_reduced_motion_shows_a_poster_and_a_play_button(self):
        for page in PLAYER, PAIRED:
            self.open(page)
            time.sleep(0.3)
            self.assertEqual(self.frame(), 0)
            self.assertTrue(self.is_visible("start"))
            self.browser.click("#start")
            self.wait(lambda: self.frame() > 2)
            self.assertFalse(self.is_visible("start"))

    def test_it_plays_by_itself(self):
        self.open(motion="no-preference")
        self.assertFalse(self.is_visible("start"))
        self.wait(lambda: self.frame() > 2)

    def test_speed(self):
        for speed in "0.1", "0.25", "0.5", "1", "2":
            self.open(PAIRED)
            self.browser.run(OWN_CLOCK + "document.getElementById('speed').value = arguments[0];"
                             "document.getElementById('play').click(); callback(200)", speed)
            index = int(0.2 * float(speed) * 50 + 1e-6)
            self.wait(lambda: self.frame() == index)

    def test_keys(self):
        self.open()
        press = self.browser.press
        for key, frame in [(RIGHT, 1), (RIGHT, 2), (LEFT, 1), (END, self.count() - 1), (HOME, 0)]:
            press(key)
            self.wait(lambda: self.frame() == frame)
        press(SPACE)
        self.wait(lambda: self.frame() > 1)
        press(SPACE)
        self.assertEqual(
            self.browser.run("return document.getElementById('play').getAttribute('aria-label')"), "Play")
        # A frame that is still being decoded is shown.
        slider = "return +document.getElementById('time').value"
        stopped = int(self.browser.run(slider))
        self.wait(lambda: self.frame() == stopped)
        time.sleep(0.3)
        self.assertEqual((self.frame(), int(self.browser.run(slider))), (stopped, stopped))

    def test_full_screen(self):
        self.open()
        full = "return document.fullscreenElement?.id ?? null"
        self.browser.click("#full")
        self.wait(lambda: self.browser.run(full) == "player")
        self.browser.press("f")
        self.wait(lambda: self.browser.run(full) is None)

    def test_it_works_in_frames(self):
        for sandbox in "", " sandbox", ' sandbox="allow-scripts"':
            page = FOLDER / "frame.html"
            page.write_text(f"<!DOCTYPE html><iframe src=paired.html width=600 height=400{sandbox}></iframe>")
            if sandbox == " sandbox":
                # Without scripts the image itself plays.
                self.emulate()
                self.browser.open(page.as_uri())
                self.browser.enter("iframe")
                self.assertEqual(self.browser.run(
                    "return [...document.querySelectorAll('img')].map(e => e.naturalWidth)"), [240, 240])
                continue
            self.open(page, "iframe")
            self.seek(20)
            self.assert_shows(self.expected("light"), 20)
            # An iframe may use full screen only if its page and the browser allow it.
            self.assertEqual(self.is_visible("full"), self.browser.run("return document.fullscreenEnabled"))

    def test_the_picture_keeps_its_shape_in_small_frames(self):
        for width, height in (300, 260), (360, 300), (700, 200), (180, 500):
            page = FOLDER / "frame.html"
            page.write_text(f"<!DOCTYPE html><iframe src=player.html width={width} height={height}></iframe>")
            self.open(page, "iframe")
            shown, own = self.browser.run("""
                const c = document.getElementById('canvas'), r = c.getBoundingClientRect();
                return [r.width / r.height, c.width / c.height]""")
            self.assertAlmostEqual(shown / own, 1, delta=0.01, msg=f"{width} × {height}")

    def test_the_printed_policy_permits_the_page(self):
        policy = re.search(r"Content-Security-Policy allows the page with: (.*)", (FOLDER / "notes.txt").read_text())[1]
        class Handler(http.server.SimpleHTTPRequestHandler):
            def end_headers(self):
                self.send_header("Content-Security-Policy", "default-src 'none'; " + policy)
                super().end_headers()

            def log_message(self, *arguments):
                pass

        (FOLDER / "favicon.ico").touch()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=FOLDER))
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.open(f"http://127.0.0.1:{server.server_port}/paired.html")
        self.assertEqual(self.browser.run("return getComputedStyle(document.body).display"), "flex")
        self.seek(20)
        self.assert_shows(self.expected("light"), 20)

    def test_the_page_is_little_larger_than_its_apngs(self):
        for page, movies in (PLAYER, ["player"]), (PAIRED, ["light", "dark"]):
            size = sum((FOLDER / f"{movie}.apng").stat().st_size for movie in movies)
            self.assertLessEqual(page.stat().st_size, 1.4 * size + 15_000)

    def test_controls_have_names(self):
        self.open(PAIRED)
        unnamed = self.browser.run(
            "return [...document.querySelectorAll('button, input, select, canvas')]"
            ".filter(e => !e.getAttribute('aria-label')).map(e => e.outerHTML)")
        self.assertEqual(unnamed, [])


if __name__ == "__main__":
    unittest.main()

"""Tests the page of `-o demo.html` in a browser: python3 -m unittest, with PLAYERS=folder.

The folder has player.html with one appearance, paired.html with a light and a dark one, and player.js, the script of
`animrender player`. Beside them lie the frames that an independent decoder reads from the APNGs of the same scenes:
player.rgba, light.rgba and dark.rgba.
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

from webdriver import AXE, NO_AXE, Browser, END, HOME, LEFT, RIGHT, SPACE

FOLDER = pathlib.Path(os.environ["PLAYERS"]).resolve()
PLAYER, PAIRED = FOLDER / "player.html", FOLDER / "paired.html"

# The element, and a part of it by its id.
PLAYER_PARTS = """
    const player = document.querySelector('animrender-player');
    const part = id => player.shadowRoot?.getElementById(id);
"""

PIXELS = """
    const canvas = part('canvas');
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

    def open(self, page=PLAYER, frame=None, query="", **media):
        self.emulate(**media)
        self.browser.open("about:blank")
        self.browser.open((page if isinstance(page, str) else page.as_uri()) + query)
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

    def run_script(self, script, *arguments):
        return self.browser.run(PLAYER_PARTS + script, *arguments)

    def frame(self):
        shown = self.run_script("return part('canvas')?.dataset.frame ?? null")
        return None if shown is None else int(shown)

    def seek(self, index):
        self.run_script("player.pause(); player.seek(arguments[0] ? player.movie.ends[arguments[0] - 1] : 0)", index)
        self.wait(lambda: self.frame() == index)

    def click(self, name):
        self.run_script("part(arguments[0]).click()", name)

    def count(self):
        return int(self.run_script("return player.movie.count"))

    def is_visible(self, name):
        return self.run_script("return part(arguments[0]).checkVisibility()", name)

    def is_dark(self):
        return self.run_script("return part('appearance').getAttribute('aria-pressed')") == "true"

    def expected(self, name):
        size = self.run_script("const c = part('canvas'); return c.width * c.height * 4")
        data = (FOLDER / f"{name}.rgba").read_bytes()
        return [data[i:i + size] for i in range(0, len(data), size)]

    def assert_shows(self, frames, index):
        pixels = base64.b64decode(self.run_script(PIXELS))
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
                self.click("appearance")
                self.wait(lambda: self.is_dark() != shown and self.frame() == index)

    def test_the_appearance_follows_the_system_until_it_changes_and_has_a_key(self):
        ground = "return getComputedStyle(document.documentElement).colorScheme"
        self.open(PAIRED, scheme="dark")
        self.assertTrue(self.is_dark())
        self.seek(0)
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
        page.write_text(re.sub(r"<script.*?</script>", "", PAIRED.read_text(), flags=re.DOTALL))
        for scheme, shown in [("light", [True, False]), ("dark", [False, True])]:
            self.emulate(scheme)
            self.browser.open(page.as_uri())
            self.assertEqual(self.browser.run(visible), shown)

    def test_reduced_motion_shows_the_last_frame_and_a_play_button(self):
        for page in PLAYER, PAIRED:
            self.open(page)
            time.sleep(0.3)
            self.assertEqual(self.frame(), self.count() - 1)
            self.assertTrue(self.is_visible("start"))
            self.click("hit")
            self.wait(lambda: 2 < self.frame() < self.count() - 1)
            self.assertFalse(self.is_visible("start"))

    def test_it_plays_by_itself(self):
        self.open(motion="no-preference")
        self.wait(lambda: self.frame() > 2)
        self.assertFalse(self.is_visible("start"))

    def test_speed(self):
        self.open(PAIRED)
        self.run_script(OWN_CLOCK)
        for speed in 1, 2, 0.1, 0.25, 0.5:
            self.seek(0)
            self.assertEqual(self.run_script("return player.speed"), speed)
            self.run_script("player.play(); callback(200); player.pause()")
            index = int(0.2 * speed * 50 + 1e-6)
            self.wait(lambda: self.frame() == index)
            self.click("speed")

    def test_keys(self):
        self.open()
        press = self.browser.press
        self.seek(0)
        for key, frame in [(RIGHT, 1), (RIGHT, 2), (LEFT, 1), (END, self.count() - 1), (HOME, 0)]:
            press(key)
            self.wait(lambda: self.frame() == frame)
        press(SPACE)
        self.wait(lambda: self.frame() > 1)
        press(SPACE)
        self.assertEqual(self.run_script("return part('play').getAttribute('aria-label')"), "Play")
        # A frame that is still being decoded is shown.
        stopped = int(self.run_script("return player.index"))
        self.wait(lambda: self.frame() == stopped)
        time.sleep(0.3)
        self.assertEqual((self.frame(), int(self.run_script("return player.index"))), (stopped, stopped))
        press("<")
        self.assertEqual(self.run_script("return player.speed"), 0.5)
        press(">")
        press("l")
        self.assertEqual(self.run_script("return [player.speed, player.loops]"), [1, False])

    def test_edges_of_steps_are_marked_and_reached_by_keys(self):
        self.open()
        self.assertEqual(self.run_script("return player.edges"), [0, 0.5, 1, 1.5, 2])
        self.assertEqual(self.run_script("return player.shadowRoot.querySelectorAll('.tick').length"), 4)
        self.seek(0)
        jump = "player.dispatchEvent(new KeyboardEvent('keydown', { key: arguments[0], shiftKey: true }))"
        for key, seconds in [("ArrowRight", 0.5), ("ArrowRight", 1), ("ArrowLeft", 0.5)]:
            self.run_script(jump, key)
            self.assertEqual(self.run_script("return player.time"), seconds)

    def test_the_address_sets_options(self):
        self.open(query="?from=0.5&to=50%25&speed=0.5&controls=0&poster=25%25&background=clear")
        state = self.run_script("return [player.from, player.to, player.speed, part('bar').checkVisibility(), player.time,"
                                "getComputedStyle(document.documentElement).backgroundColor]")
        total = self.run_script("return player.movie.total")
        self.assertEqual(state, [0.5, total / 2, 0.5, False, total / 4, "rgba(0, 0, 0, 0)"])
        # A bad value is ignored.
        self.open(query="?from=x&to=0&speed=99&theme=red")
        self.assertEqual(self.run_script("return [player.from, player.to, player.speed]"), [0, total, 1])
        # A page with one appearance has the scheme of the page around it, or it would not be seen through.
        self.open(query="?theme=light&background=clear", scheme="dark")
        self.assertEqual(self.run_script("return getComputedStyle(document.documentElement).colorScheme"), "light")
        self.open(PAIRED, query="?theme=dark&autoplay=0", motion="no-preference")
        self.assertTrue(self.is_dark())
        self.assertFalse(self.run_script("return player.playing"))

    def test_the_picture_keeps_its_ratio(self):
        self.open()
        sizes = [(width, height) for width in (120, 160, 240, 320, 480, 900) for height in (90, 110, 200, 400, 800)]
        for width, height in sizes:
            shown = self.run_script("""
                Object.assign(player.style, { width: `${arguments[0]}px`, height: `${arguments[1]}px` });
                const box = part('canvas').getBoundingClientRect();
                return [getComputedStyle(part('canvas')).objectFit, box.width, box.height, player.clientHeight]""", width, height)
            self.assertEqual(shown[0], "contain")
            # The bar is below the picture where there is room, and the picture keeps the width.
            ratio = 180 / 60
            below = 52 if height - width / ratio >= 52 else 0
            self.assertEqual(shown[1:], [width, height - below, height])

    def test_an_embedding_page_plays_pauses_and_seeks(self):
        page = FOLDER / "embedding.html"
        page.write_text("<!DOCTYPE html><iframe src='player.html?autoplay=0' width=300 height=200></iframe><script>"
                        "addEventListener('message', event => { window.answer = event.data; })</script>")
        self.emulate(motion="no-preference")
        self.browser.open(page.as_uri())
        send = "document.querySelector('iframe').contentWindow.postMessage(arguments[0], '*')"
        answer = "return window.answer ?? null"

        def asked(message):
            self.browser.run("window.answer = null;" + send, message)
            return self.browser.run(answer)
        self.wait(lambda: asked({"animrender": "seek", "time": 0.5}) is not None)
        self.assertEqual(self.browser.run(answer), {
            "animrender": "state", "playing": False, "time": 0.5, "duration": self.browser.run(answer)["duration"]})
        self.browser.run(send, {"animrender": "play"})
        self.wait(lambda: self.browser.run(answer)["playing"])
        self.browser.run(send, {"animrender": "pause"})
        self.wait(lambda: not self.browser.run(answer)["playing"])
        self.assertGreaterEqual(self.browser.run(answer)["time"], 0.5)

    def test_full_screen(self):
        self.open()
        full = "return document.fullscreenElement?.localName ?? null"
        self.browser.press("f")
        self.wait(lambda: self.browser.run(full) == "animrender-player")
        self.browser.press("f")
        self.wait(lambda: self.browser.run(full) is None)

    def test_the_element_plays_a_file(self):
        page = FOLDER / "element.html"
        page.write_text('<!DOCTYPE html><script src="player.js"></script>'
                        '<animrender-player src="light.apng" dark="dark.apng" alt="Both" data-scale="2"></animrender-player>')
        server = self.serve()
        self.open(f"{server}/element.html")
        size = self.run_script("return [player.clientWidth, player.clientHeight, part('canvas').getAttribute('aria-label')]")
        self.assertEqual(size, [120, 60, "Both"])
        self.seek(20)
        self.assert_shows(self.expected("light"), 20)

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
            self.assertEqual(self.run_script("return part('full').hidden"), not self.browser.run("return document.fullscreenEnabled"))

    def test_the_printed_policy_permits_the_page(self):
        policy = re.search(r"Content-Security-Policy allows the page with: (.*)", (FOLDER / "notes.txt").read_text())[1]
        self.open(f"{self.serve(policy)}/paired.html")
        self.assertEqual(self.browser.run("return getComputedStyle(document.body).margin"), "0px")
        self.seek(20)
        self.assert_shows(self.expected("light"), 20)

    def serve(self, policy=None):
        """Serves the folder, with a content security policy if there is one."""
        class Handler(http.server.SimpleHTTPRequestHandler):
            def end_headers(self):
                if policy:
                    self.send_header("Content-Security-Policy", "default-src 'none'; " + policy)
                super().end_headers()

            def log_message(self, *arguments):
                pass

        (FOLDER / "favicon.ico").touch()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=FOLDER))
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"

    def test_the_page_is_little_larger_than_its_apngs(self):
        for page, movies in (PLAYER, ["player"]), (PAIRED, ["light", "dark"]):
            size = sum((FOLDER / f"{movie}.apng").stat().st_size for movie in movies)
            self.assertLessEqual(page.stat().st_size, 4 / 3 * size + 14_000)

    @unittest.skipUnless(AXE, NO_AXE)
    def test_accessibility(self):
        for page in PLAYER, PAIRED:
            for scheme in "light", "dark":
                self.open(page, scheme=scheme)
                self.assertEqual(self.browser.violations(), [], f"{page.name}, {scheme}")

    def test_controls_have_names(self):
        self.open(PAIRED)
        unnamed = self.run_script(
            "return [...player.shadowRoot.querySelectorAll('button, [role=slider], canvas')]"
            ".filter(e => !e.getAttribute('aria-label')).map(e => e.outerHTML)")
        self.assertEqual(unnamed, [])


if __name__ == "__main__":
    unittest.main()

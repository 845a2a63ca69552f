"""Tests the checks of the preview: expectations, warnings and the golden; and comparing pictures."""

import json
import subprocess
import unittest

from previewing import PROGRAM, SCENE, PageTestCase
from webdriver import ESCAPE, LEFT

MOVE = [{"id": "fall", "animate": {"card": {"center.y": 150}}, "duration": 0.5, "curve": {"spring": {"dampingRatio": 0.5}}}]
EXPECT = [{"overshoot": 0.01, "view": "card", "property": "center.y"}, {"settlesBy": 0.6, "view": "card"}]
UNMET = "card.center.y goes"


class CheckTests(PageTestCase):
    def golden(self, **changes):
        """Records the golden of a scene as `test` does."""
        (self.folder / "scene.json").write_text(json.dumps({**SCENE, **changes}))
        goldens = self.folder / "goldens"
        subprocess.run([PROGRAM, "test", self.scene, "--goldens", goldens, "-q", "--record", "all"],
                       check=True, capture_output=True)
        return goldens

    def test_an_unmet_expectation_is_seen_whichever_tab_is_open(self):
        self.open(timeline=MOVE, expect=EXPECT)
        self.browser.wait("return !document.getElementById('unmet').hidden")
        printed = subprocess.run([PROGRAM, "check", self.scene], capture_output=True, text=True).stderr
        shown = self.text("unmetText")
        self.assertIn(UNMET, shown)
        self.assertIn(shown, printed.replace("`", ""))
        self.assertTrue(self.browser.run("return document.getElementById('checksPanel').hidden"))
        self.browser.click("#unmet")
        self.assertFalse(self.browser.run("return document.getElementById('checksPanel').hidden"))
        self.assertEqual(self.text("claimCount"), "1 of 2 met")
        # The moment is that of the highest value.
        self.assertNotEqual(self.text("clock"), "0.000 s")
        self.assertEqual(self.text("checkLabel"), "Checks, 1 unmet")
        self.assertEqual(self.browser.run("return document.querySelectorAll('#checkMarks .mark.unmet').length"), 1)
        self.assertEqual(self.browser.run("return document.querySelector('#claims .met .num').textContent"), "by 0.6 s: 0.496 s")
        self.scene.write_text(json.dumps({**SCENE, "timeline": MOVE, "expect": EXPECT[1:]}))
        self.browser.wait("return document.getElementById('unmet').hidden")

    def test_a_warning_is_read_by_keyboard(self):
        self.open(parameters={"tint": "systemTeal", "idle": 1})
        self.browser.wait("return document.querySelectorAll('#verdicts .warn').length === 1")
        self.browser.press("x")
        self.assertIn("the parameter idle is not used", self.text("warnings"))
        self.assertEqual(self.browser.run("return document.querySelector('#warnings .place').textContent"), "line 1 ↗")
        self.browser.run("document.getElementById('checksTab').focus()")
        self.browser.press(LEFT)
        self.assertEqual(self.browser.run("return document.activeElement.id"), "viewTab")
        self.assertTrue(self.browser.run("return document.getElementById('checksPanel').hidden"))

    def test_a_golden_is_compared_as_test_does_and_accepted(self):
        goldens = self.golden()
        scene = {"timeline": [{"wait": 0.15}, {"id": "fall", "animate": {"card": {"center.y": 140}}, "duration": 0.5}]}
        # The page shows another appearance, scale and colour; the golden is compared without them.
        self.open(options=["--goldens", goldens], address="#look=dark&scale=2&set=tint=systemRed", **scene)
        self.browser.wait("return /^differs in frames/.test(document.getElementById('goldenVerdict').textContent)")
        self.assertIn("150", self.text("findings"))
        self.assertEqual(self.browser.run("return document.querySelector('#findings .place').textContent"), "line 1 ↗")
        self.browser.run("document.getElementById('checksTab').click()")
        accept = "[...document.querySelectorAll('#goldenButtons button')].find(e => e.textContent === 'Accept…')"
        self.browser.run(f"{accept}.click()")
        self.assertEqual(self.browser.run("return document.activeElement.id"), "acceptNo")
        self.assertIn("scene.apng", self.text("acceptText"))
        before = (goldens / "scene.apng").read_bytes()
        self.browser.click("#acceptNo")
        self.assertEqual((goldens / "scene.apng").read_bytes(), before)
        self.browser.run(f"{accept}.click()")
        self.browser.click("#acceptYes")
        self.browser.wait("return document.getElementById('goldenVerdict').textContent === 'equal'")
        self.assertIn("Wrote", self.text("goldenNote"))
        accepted = (goldens / "scene.apng").read_bytes()
        self.golden(**scene)
        self.assertTrue((goldens / "scene.apng").read_bytes() == accepted)

    def test_a_missing_golden_is_recorded(self):
        goldens = self.folder / "new" / "goldens"
        self.open(options=["--goldens", goldens])
        self.browser.wait("return document.getElementById('goldenVerdict').textContent === 'none'")
        self.browser.run("document.querySelector('#goldenButtons button').click()")
        self.browser.run("document.getElementById('acceptYes').click()")
        self.browser.wait("return document.getElementById('goldenVerdict').textContent === 'equal'")
        self.assertTrue((goldens / "scene.apng").exists())

    def test_a_golden_that_is_a_link_is_not_written(self):
        goldens = self.golden()
        other = self.folder / "other.apng"
        (goldens / "scene.apng").rename(other)
        (goldens / "scene.apng").symlink_to(other)
        before = other.read_bytes()
        self.open(options=["--goldens", goldens], size=[200, 200])
        self.browser.wait("return /differs/.test(document.getElementById('goldenVerdict').textContent)")
        self.browser.run("""
            [...document.querySelectorAll('#goldenButtons button')].find(e => e.textContent === 'Accept…').click();
            document.getElementById('acceptYes').click();""")
        self.browser.wait("return /is a link/.test(document.getElementById('goldenNote').textContent)")
        self.assertEqual(other.read_bytes(), before)

    def test_pictures_are_compared_beside_and_over_each_other(self):
        self.open(parameters={"tint": ["#ff0000", "#00ff00"]}, views=[
            {"id": "card", "frame": [20, 20, 80, 40], "backgroundColor": {"light": "#ff0000", "dark": "#00ff00"}}])
        color = """
            const c = document.getElementById(arguments[0]), x = Math.floor(c.width * .2), y = Math.floor(c.height * .2);
            return [...c.getContext('2d').getImageData(x, y, 1, 1).data].join()"""
        self.browser.press("m")
        self.browser.wait("return document.getElementById('otherPicture').dataset.frame === '0'")
        self.assertEqual(self.browser.run(color, "picture"), "255,0,0,255")
        self.assertEqual(self.browser.run(color, "otherPicture"), "0,255,0,255")
        for mode in "swipe", "onion", "blink", "difference", "both":
            self.browser.run("document.querySelector(`[name=compare-mode][value=${arguments[0]}]`).click()", mode)
            self.assertEqual(self.browser.run("return document.getElementById('scroller').dataset.compare"), mode)
            boxes = self.browser.run("""
                return ['canvas', 'other'].map(id => document.getElementById(id).getBoundingClientRect().left)""")
            self.assertEqual(boxes[0] == boxes[1], mode != "both", mode)
        self.browser.run("document.querySelector('[name=compare-mode][value=swipe]').click()")
        self.browser.run("document.getElementById('swipe').focus()")
        self.browser.press(LEFT)
        self.assertEqual(self.browser.run("return document.getElementById('swipe').getAttribute('aria-valuenow')"), "45")
        self.browser.wait("return /compare=looks.swipe/.test(location.hash)")
        self.browser.press("m")
        self.browser.wait("return /no last save/.test(document.getElementById('compareText').textContent)")
        self.scene.write_text(json.dumps({**SCENE, "parameters": {"tint": "#0000ff"}}))
        self.browser.wait("return /^last save, now/.test(document.getElementById('compareText').textContent)")
        self.browser.wait(f"return (() => {{ {color.replace('arguments[0]', repr('otherPicture'))} }})() === '255,0,0,255'")
        self.browser.press(ESCAPE)
        self.assertTrue(self.browser.run("return document.getElementById('compareBar').hidden"))

    def test_the_folder_marks_scenes_that_fail(self):
        self.open(of_folder=True, timeline=MOVE, expect=EXPECT)
        self.browser.open(self.preview.url)
        self.browser.wait("return /not met/.test(document.querySelector('#scenes .meta')?.textContent)")
        self.assertIn(UNMET, self.browser.run("return document.querySelector('#scenes .meta').title").replace("`", ""))

    def test_the_folder_marks_goldens_that_differ(self):
        self.scene.write_text(json.dumps(SCENE))
        subprocess.run([PROGRAM, "test", self.scene, "--record", "missing", "-q"], check=True)
        self.open(of_folder=True, views=[{**SCENE["views"][0], "alpha": 0.5}, *SCENE["views"][1:]])
        self.browser.open(self.preview.url)
        self.browser.wait("return document.querySelector('#scenes .meta b')?.textContent === 'golden differs'")


if __name__ == "__main__":
    unittest.main()

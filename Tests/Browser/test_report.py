"""Tests the HTML report in a browser: python3 -m unittest, with REPORT=page.html.

The page has three failures: one of many moments, one of few, one of another size; wide.html beside it one
of pictures of 1920 x 1080, motion.html one of two scenes with a curve. scripts/test-report makes them.
"""

import os
import pathlib
import unittest

from webdriver import AXE, NO_AXE, Browser, DOWN, END, ENTER, HOME, LEFT, RIGHT, SPACE, TAB

REPORT = pathlib.Path(os.environ["REPORT"]).resolve()
SCREENSHOTS = pathlib.Path(os.environ.get("SCREENSHOTS", REPORT.parent))
VIEWER = "section:not([hidden]) .viewer "
VIEWS = ["two-up", "swipe", "onion", "blink", "difference"]


class ReportTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    def setUp(self):
        self.browser.emulate(prefers_color_scheme="light", prefers_reduced_motion="no-preference")
        self.browser.open("about:blank")
        self.browser.open(REPORT.as_uri())
        self.addCleanup(lambda: self.assertEqual(self.browser.log(), []))

    # The content of the page.

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0]).textContent", VIEWER + selector)

    def value(self, selector):
        return self.browser.run("return document.querySelector(arguments[0]).value", VIEWER + selector)

    def view(self):
        return self.browser.run("return document.querySelector(arguments[0]).dataset.view", VIEWER + ".stage")

    def visible(self):
        """The names of the visible figures."""
        return self.browser.run(
            "return [...document.querySelectorAll(arguments[0])].filter(f => f.checkVisibility("
            "{visibilityProperty: true})).map(f => f.classList[0])", VIEWER + "figure")

    def style(self, selector, name):
        return self.browser.run(
            "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]",
            VIEWER + selector, name)

    def focus(self, selector):
        self.browser.run("document.querySelector(arguments[0]).focus()", VIEWER + selector)

    def moments(self):
        return self.browser.run(
            "return JSON.parse(document.getElementById('data').textContent).cases[0].moments")

    # The tests.

    def test_nothing_is_requested_but_the_page(self):
        entries = self.browser.run(
            "return performance.getEntriesByType('resource').map(e => e.name)"
            ".filter(name => !name.startsWith('data:'))")
        self.assertEqual(entries, [])

    def test_it_begins_with_the_worst_moment_two_up(self):
        first = self.browser.run(
            "return JSON.parse(document.getElementById('data').textContent).cases[0].first")
        self.assertEqual(int(self.value(".time")), first)
        self.assertEqual(self.visible(), ["expected", "actual"])
        self.assertEqual(self.browser.run(
            "return [...document.querySelectorAll(arguments[0])].map(i => i.naturalWidth > 0)",
            VIEWER + "figure img"), [True] * 3)

    def test_views_by_mouse(self):
        for view in VIEWS:
            self.browser.click(f"{VIEWER}[value={view}]")
            self.assertEqual(self.view(), view)

    def test_views_by_keyboard(self):
        self.focus("[value=two-up]")
        for view in VIEWS[1:] + VIEWS[:1]:
            self.browser.press(RIGHT)
            self.assertEqual(self.view(), view)

    def test_difference_shows_one_picture(self):
        self.browser.click(VIEWER + "[value=difference]")
        self.assertEqual(self.visible(), ["difference"])

    def test_swipe_by_slider_and_by_dragging(self):
        self.browser.click(VIEWER + "[value=swipe]")
        self.focus(".amount input")
        self.browser.press(HOME)
        self.assertEqual(self.style(".actual .picture", "clipPath"), "inset(0px 0px 0px 0%)")
        self.browser.press(RIGHT)
        self.assertEqual(self.style(".actual .picture", "clipPath"), "inset(0px 0px 0px 1%)")
        self.browser.drag(VIEWER + ".expected .picture", 0.5, 0.75)
        self.assertAlmostEqual(int(self.value(".amount input")), 75, delta=2)
        boxes = self.browser.run(
            "return [...document.querySelectorAll(arguments[0])].map(p => {"
            "const b = p.getBoundingClientRect(); return [b.left, b.top]})",
            VIEWER + "figure:not([hidden]) .picture")
        self.assertEqual(boxes[0], boxes[1], "one picture lies over the other")

    def test_onion_skin_by_slider_and_by_dragging(self):
        self.browser.click(VIEWER + "[value=onion]")
        self.focus(".amount input")
        self.browser.press(END)
        self.assertEqual(self.style(".actual .picture", "opacity"), "1")
        self.browser.press(LEFT)
        self.assertEqual(self.style(".actual .picture", "opacity"), "0.99")
        self.browser.drag(VIEWER + ".expected .picture", 0.5, 0.25)
        self.assertAlmostEqual(int(self.value(".amount input")), 25, delta=2)

    def test_blink_alternates_and_pauses(self):
        self.browser.click(VIEWER + "[value=blink]")
        self.assertEqual(len(self.visible()), 1)
        away = "document.querySelector(`%s.actual`).classList.contains('away')" % VIEWER
        self.browser.wait(f"return !({away})")
        self.browser.wait(f"return {away}")
        self.browser.click(VIEWER + ".pause")
        self.assertEqual(self.text(".pause"), "Start blinking")
        shown = self.visible()
        self.focus(".flip")
        self.browser.press(ENTER)
        self.assertNotEqual(self.visible(), shown)
        self.focus(".pause")
        self.browser.press(SPACE)
        self.assertEqual(self.text(".pause"), "Pause blinking")

    def test_blink_waits_where_motion_is_reduced(self):
        self.browser.emulate(prefers_reduced_motion="reduce")
        self.browser.click(VIEWER + "[value=blink]")
        self.assertEqual(self.text(".pause"), "Start blinking")

    def test_scrubbing_by_keyboard_says_each_moment(self):
        moments = self.moments()
        self.focus(".time")
        self.browser.press(HOME)
        for index, moment in enumerate(moments):
            self.assertEqual(int(self.value(".time")), index)
            text = self.text(".moment")
            self.assertTrue(text.startswith(f"Frame {moment['expectedFrame']} of "), text)
            self.assertIn(moment.get("difference", "the same"), text)
            self.assertEqual("pictures" not in moment, "not in this report" in text)
            self.assertEqual(text, self.browser.run(
                "return document.querySelector(arguments[0]).ariaValueText"
                " ?? document.querySelector(arguments[0]).getAttribute('aria-valuetext')",
                VIEWER + ".time"))
            self.browser.press(RIGHT)

    def test_scrubbing_by_mouse(self):
        self.browser.drag(VIEWER + ".time", 0.5, 0.01)
        self.assertEqual(self.value(".time"), "0")

    def test_steps_and_jumps(self):
        moments = self.moments()
        differing = [index for index, moment in enumerate(moments) if "difference" in moment]
        self.focus(".time")
        self.browser.press(HOME)
        for index in differing:
            if index > 0:
                self.browser.click(VIEWER + ".next-difference")
            self.assertEqual(int(self.value(".time")), index)
        self.assertTrue(self.browser.run(
            "return document.querySelector(arguments[0]).disabled", VIEWER + ".next-difference"))
        for index in reversed(differing[:-1]):
            self.focus(".previous-difference")
            self.browser.press(ENTER)
            self.assertEqual(int(self.value(".time")), index)
        self.focus(".next")
        self.browser.press(SPACE)
        self.assertEqual(int(self.value(".time")), differing[0] + 1)
        self.browser.click(VIEWER + ".previous")
        self.assertEqual(int(self.value(".time")), differing[0])

    def test_marks_lie_where_frames_differ(self):
        moments = self.moments()
        runs = sum(
            "difference" in moment and (index == 0 or "difference" not in moments[index - 1])
            for index, moment in enumerate(moments))
        marks = self.browser.run(
            "return document.querySelectorAll(arguments[0]).length", VIEWER + ".marks i")
        self.assertEqual(marks, runs)

    def test_play_and_pause(self):
        # The test lets the time pass, so that a slow machine cannot play to the end.
        self.browser.run("setTimeout = callback => { window.callback = callback; return 1; }")
        self.focus(".time")
        self.browser.press(HOME)
        self.browser.click(VIEWER + ".play")
        self.assertEqual(self.text(".play"), "Pause")
        self.browser.run("callback(); callback()")
        self.assertEqual(self.value(".time"), "2")
        self.focus(".play")
        self.browser.press(ENTER)
        self.assertEqual(self.text(".play"), "Play")

    def test_zoom(self):
        for factor in [1, 4]:
            self.focus(".zoom")
            self.browser.run(
                "const s = document.querySelector(arguments[0]); s.value = arguments[1];"
                "s.dispatchEvent(new Event('change'))", VIEWER + ".zoom", str(factor))
            self.assertTrue(self.browser.run(
                "const i = document.querySelector(arguments[0]);"
                "return i.width == i.naturalWidth * arguments[1]",
                VIEWER + ".expected img", factor))
        self.focus(".zoom")
        self.browser.press(DOWN)
        self.assertEqual(self.value(".zoom"), "8")

    def open_wide(self, width, height):
        """The page of large pictures in a window of the given size."""
        self.browser.protocol(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.addCleanup(lambda: self.browser.protocol("Emulation.clearDeviceMetricsOverride"))
        self.browser.open(REPORT.with_name("wide.html").as_uri())
        self.browser.wait("return document.querySelector(`%s.expected img`).naturalWidth == 1920" % VIEWER)

    def boxes(self, selector):
        """Left, top, right and bottom of the selected elements."""
        return self.browser.run(
            "return [...document.querySelectorAll(arguments[0])].map(e => {"
            "const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]})",
            VIEWER + selector)

    def assert_all_is_seen(self):
        """Asserts that the stage clips no picture and does not scroll."""
        stage = self.boxes(".stage")[0]
        for left, top, right, bottom in self.boxes("figure:not([hidden]) .picture"):
            self.assertGreaterEqual(left, stage[0])
            self.assertLessEqual(right, stage[2])
            self.assertGreaterEqual(top, stage[1])
            self.assertLessEqual(bottom, stage[3])
        self.assertTrue(self.browser.run(
            "const s = document.querySelector(arguments[0]);"
            "return s.scrollWidth <= s.clientWidth && s.scrollHeight <= s.clientHeight", VIEWER + ".stage"))

    def test_large_pictures_stand_side_by_side(self):
        self.open_wide(1280, 800)
        first, second = self.boxes("figure:not([hidden]) .picture")
        self.assertEqual(first[1], second[1])
        self.assertLess(first[2], second[0])
        for left, top, right, bottom in [first, second]:
            self.assertGreater(right - left, 400)
            self.assertAlmostEqual((right - left) / (bottom - top), 16 / 9, delta=0.02)
        self.browser.screenshot(SCREENSHOTS / "report-wide.png")
        for view in VIEWS:
            self.browser.click(f"{VIEWER}[value={view}]")
            self.assert_all_is_seen()

    def test_large_pictures_lie_one_above_the_other_in_a_narrow_window(self):
        self.open_wide(420, 900)
        first, second = self.boxes("figure:not([hidden]) .picture")
        self.assertEqual(first[0], second[0])
        self.assertLess(first[3], second[1])
        self.assertGreater(first[2] - first[0], 250)
        self.assert_all_is_seen()

    def test_full_size_is_one_click_away_and_scrolls_both(self):
        self.open_wide(1280, 800)
        pressed = lambda: self.browser.run(
            "return document.querySelector(arguments[0]).getAttribute('aria-pressed')", VIEWER + ".full")
        widths = lambda: self.browser.run(
            "return [...document.querySelectorAll(arguments[0])].map(i => i.getBoundingClientRect().width)",
            VIEWER + "figure:not([hidden]) img")
        fitting = widths()
        self.browser.click(VIEWER + ".full")
        self.assertEqual((widths(), self.value(".zoom"), pressed()), ([1920, 1920], "1", "true"))
        self.browser.screenshot(SCREENSHOTS / "report-wide-full.png")
        first, second = self.boxes("figure:not([hidden]) .picture")
        self.assertEqual((first[1], first[3]), (second[1], second[3]))
        self.assertLess(first[2], second[0])
        self.assert_the_difference_is_in_the_middle(".expected .picture", ".actual .picture")
        for side, place in [("expected", 300), ("actual", 120)]:
            self.browser.run(
                "document.querySelector(arguments[0]).scrollTo(arguments[1], arguments[1] / 2)",
                f"{VIEWER}.{side} .picture", place)
            self.browser.wait(
                "const [a, b] = ['expected', 'actual'].map(n => document.querySelector(`%s.${n} .picture`));"
                "return a.scrollLeft == %d && b.scrollLeft == %d && a.scrollTop == b.scrollTop"
                % (VIEWER, place, place))
        self.focus(".full")
        self.browser.press(SPACE)
        self.assertEqual((widths(), self.value(".zoom"), pressed()), (fitting, "fit", "false"))

    def assert_the_difference_is_in_the_middle(self, *scrollers):
        moment = self.moments()[int(self.value(".time"))]
        x, y, width, height = moment["bounds"]
        for scroller in scrollers:
            left, top, right, bottom = self.boxes(scroller)[0]
            # The first visible picture.
            image = next(box for box in self.boxes(scroller + " img") if box[2] > box[0])
            self.assertAlmostEqual(image[0] + x + width / 2, (left + right) / 2, delta=20)
            self.assertAlmostEqual(image[1] + y + height / 2, (top + bottom) / 2, delta=20)

    def test_other_views_begin_with_the_difference_as_well(self):
        self.open_wide(1000, 600)
        for view in VIEWS[1:]:
            self.browser.click(f"{VIEWER}[value={view}]")
            self.browser.click(VIEWER + ".full")
            self.assert_the_difference_is_in_the_middle(".stage")
            self.browser.click(VIEWER + ".full")
            self.assert_all_is_seen()

    def test_failures_are_reached_by_their_links(self):
        self.browser.run("document.querySelector('nav li:nth-child(2) a').focus()")
        self.browser.press(ENTER)
        self.browser.wait("return !document.querySelector('#case-2').hidden")
        self.assertTrue(self.browser.run("return document.querySelector('#case-1').hidden"))
        self.assertEqual(self.browser.run("return document.activeElement.id"), "name-2")
        self.browser.click("nav li:first-child a")
        self.browser.wait("return !document.querySelector('#case-1').hidden")

    def shown(self):
        return self.browser.run(
            "return [...document.querySelectorAll('nav li')].filter(e => e.checkVisibility()).map("
            "e => e.querySelector('.name').textContent)")

    def test_the_list_is_searched_and_filtered(self):
        names = self.shown()
        self.assertEqual(len(names), 3, "those as expected are folded")
        self.browser.press("/")
        self.browser.press(*"tint")
        self.assertEqual(self.shown(), ["actual/tint.apng"])
        self.browser.press(*"xyz")
        self.assertEqual(self.shown(), [])
        self.assertFalse(self.browser.run("return document.querySelector('.nothing').hidden"))
        self.browser.run("const f = document.getElementById('find'); f.value = ''; f.dispatchEvent(new Event('input'))")
        self.browser.run("[...document.querySelectorAll('[name=group]')].at(-1).click()")
        self.assertEqual(self.shown(), ["actual/same.apng"])
        self.browser.run("document.querySelector('[name=group]').click()")
        self.assertEqual(self.shown(), names)

    def test_keys_choose_failures_and_views(self):
        self.browser.press("j")
        self.browser.wait("return !document.querySelector('#case-2').hidden")
        self.browser.press("k")
        self.browser.wait("return !document.querySelector('#case-1').hidden")
        for key, view in [("s", "swipe"), ("x", "difference"), ("x", "two-up")]:
            self.browser.press(key)
            self.assertEqual(self.view(), view)
            self.assertTrue(self.browser.run(
                "return document.querySelector(arguments[0]).checked", f"{VIEWER}[value={view}]"))

    def test_the_strongest_moments_are_one_click_away(self):
        buttons = f"document.querySelectorAll(`{VIEWER}.strongest button`)"
        self.assertEqual(self.browser.run(f"return {buttons}.length"), 6)
        wanted = self.browser.run(f"{buttons}[3].click(); return {buttons}[3].dataset.moment")
        self.assertEqual(self.value(".time"), wanted)

    def test_curves_show_the_time_of_the_moment(self):
        self.browser.open(REPORT.with_name("motion.html").as_uri())
        self.assertEqual(self.browser.run(
            "return [...document.querySelectorAll('.curve path')].map(p => p.classList[0])"),
            ["grid", "between", "was", "now"])
        left = lambda: self.browser.run("return parseFloat(document.querySelector('.cursor').style.left)")
        self.focus(".time")
        self.browser.press(HOME)
        self.assertEqual(left(), 0)
        self.browser.press(RIGHT)
        self.assertGreater(left(), 0)
        self.assertRegex(self.browser.run("return document.querySelector('.place a').textContent"), r"^slide-far.json:\d+$")
        for scheme in ["light", "dark"]:
            self.browser.emulate(prefers_color_scheme=scheme)
            self.browser.screenshot(SCREENSHOTS / f"report-{scheme}-curves.png")

    def test_every_control_has_a_name_and_is_reached_by_tab(self):
        tree = self.browser.protocol("Accessibility.getFullAXTree")["nodes"]
        roles = {"radio", "slider", "button", "combobox", "link"}
        controls = [node for node in tree if node.get("role", {}).get("value") in roles]
        self.assertGreater(len(controls), 10)
        for node in controls:
            self.assertTrue(node["name"]["value"].strip(), node)
        self.browser.run("document.activeElement.blur()")
        reached = set()
        for _ in range(30):
            self.browser.press(TAB)
            reached.add(self.browser.run(
                "const e = document.activeElement; return e.className || e.type || e.tagName"))
        for name in ["stage", "time", "play", "next", "zoom", "radio", "A"]:
            self.assertIn(name, reached)

    def test_light_and_dark_have_contrast(self):
        for scheme in ["light", "dark"]:
            self.browser.emulate(prefers_color_scheme=scheme)
            for selector in [".moment", "figcaption", ".play", ".views legend"]:
                ratio = self.browser.run(CONTRAST, VIEWER + selector)
                self.assertGreaterEqual(ratio, 4.5, f"{selector} in {scheme}")
            for view in VIEWS:
                self.browser.click(f"{VIEWER}[value={view}]")
                self.browser.screenshot(SCREENSHOTS / f"report-{scheme}-{view}.png")
            self.browser.click(f"{VIEWER}[value=two-up]")

    @unittest.skipUnless(AXE, NO_AXE)
    def test_accessibility(self):
        pages = [REPORT, REPORT.with_name("motion.html")]
        self.addCleanup(lambda: self.browser.open(REPORT.as_uri()))
        for page in pages:
            for scheme in "light", "dark":
                self.browser.emulate(prefers_color_scheme=scheme)
                self.browser.open(page.as_uri())
                for view in VIEWS:
                    self.browser.click(f"{VIEWER}[value={view}]")
                    self.assertEqual(self.browser.violations(), [], f"{page.name}, {scheme}, {view}")

    def test_without_script_the_worst_moments_are_shown(self):
        self.browser.protocol("Emulation.setScriptExecutionDisabled", value=True)
        self.addCleanup(
            lambda: self.browser.protocol("Emulation.setScriptExecutionDisabled", value=False))
        self.browser.reload()
        self.browser.screenshot(SCREENSHOTS / "report-without-script.png")
        document = self.browser.protocol("DOM.getDocument")["root"]["nodeId"]
        found = self.browser.protocol(
            "DOM.querySelectorAll", nodeId=document, selector="section:not([hidden]) .static img")
        self.assertGreaterEqual(len(found["nodeIds"]), 4)

    def test_a_failure_of_another_size_has_no_difference(self):
        self.browser.click("nav li:nth-child(3) a")
        self.browser.wait("return !document.querySelector('#case-3').hidden")
        self.assertEqual(self.visible(), ["expected", "actual"])
        self.browser.click(VIEWER + "[value=difference]")
        self.assertEqual(self.visible(), ["difference"])
        self.assertIn("cannot be compared", self.text(".none"))

    def test_a_narrow_window_needs_no_sideways_scrolling(self):
        self.browser.protocol(
            "Emulation.setDeviceMetricsOverride", width=380, height=800, deviceScaleFactor=1, mobile=False)
        self.addCleanup(lambda: self.browser.protocol("Emulation.clearDeviceMetricsOverride"))
        self.browser.screenshot(SCREENSHOTS / "report-narrow.png")
        self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), 380)


# WCAG 2.2's contrast ratio between the text of an element and its background.
CONTRAST = """
const element = document.querySelector(arguments[0]);
const numbers = color => color.match(/[\\d.]+/g).map(Number);
const luminance = color => {
  const [r, g, b] = numbers(color).map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
let behind = element;
const background = e => getComputedStyle(e).backgroundColor;
while (behind !== document.body && numbers(background(behind))[3] === 0) behind = behind.parentElement;
const [a, b] = [getComputedStyle(element).color, background(behind)].map(luminance)
  .sort((x, y) => y - x);
return (a + 0.05) / (b + 0.05);
"""

if __name__ == "__main__":
    unittest.main()

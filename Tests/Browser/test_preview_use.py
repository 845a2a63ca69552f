"""Tests how the page of `animrender preview` is used: keys, windows of all sizes, errors and scenes that go."""

import json
import os
import pathlib
import time
import unittest

from previewing import SCENE, PageTestCase
from webdriver import ENTER, ESCAPE, LEFT, RIGHT


class UseTests(PageTestCase):
    def test_a_scene_that_leaves_the_folder_is_an_error_until_it_returns(self):
        self.open(of_folder=True)
        text = self.scene.read_text()
        self.scene.rename(self.folder / "other.json")
        self.browser.wait("return document.getElementById('state').textContent === '1 error'")
        self.assertIn("scene.json: no such scene in the folder", self.text("mlist"))
        self.browser.reload()
        self.browser.wait("return document.getElementById('state').textContent === '1 error'")
        self.scene.write_text(text)
        self.browser.wait("return document.getElementById('mistakes').hidden")
        self.browser.wait("return /^Live/.test(document.getElementById('state').textContent)")

    def test_a_file_that_is_half_written_is_no_error(self):
        self.open()
        self.browser.run("""
            window.states = [];
            const state = document.getElementById('state');
            new MutationObserver(() => states.push(state.textContent)).observe(state, { childList: true });""")
        text = json.dumps({**SCENE, "title": "A better card"})
        self.scene.write_text(text[:100])
        time.sleep(.08)
        self.scene.write_text(text)
        self.browser.wait("return document.getElementById('title').textContent === 'A better card'")
        self.assertEqual([x for x in self.browser.run("return states") if "error" in x], [])
        self.scene.write_text(text[:100])
        self.browser.wait("return document.getElementById('state').textContent === '1 error'")

    def test_an_edge_of_a_step_is_shown_by_a_frame_in_it(self):
        self.open()
        bars = "#steps .bar:last-child"
        for shown in "0.160 s", "0.650 s", "0.160 s":
            self.browser.click(bars)
            self.assertEqual(self.text("clock"), shown)
        start, end = self.browser.run(f"const {{run}} = document.querySelector('{bars}'); return [run.start, run.end]")
        self.assertTrue(start <= 0.16 < end)
        self.browser.click("#pstep")
        self.assertEqual(self.text("clock"), "0.000 s")
        self.browser.click("#nstep")
        self.assertEqual(self.text("clock"), "0.160 s")

    def test_a_swatch_has_the_colour_of_a_name_and_a_wrong_one_is_marked(self):
        self.open()
        picker = "return document.querySelector('#fields [type=color]').value"
        light = self.browser.run(picker)
        self.assertNotEqual(light, "#808080")
        self.browser.press("d")
        self.browser.wait(f"{picker} !== '{light}'")
        enter = """
            const box = document.querySelector('#fields [type=text]');
            box.value = arguments[0]; box.dispatchEvent(new Event('input'))"""
        self.browser.run(enter, "systemRed")
        self.browser.wait(f"{picker} === '#ff453a'")
        self.browser.run(enter, "nonsense")
        self.browser.wait("return !!document.querySelector('#fields .wrong')")
        self.assertEqual(self.browser.run("return document.querySelector('#fields .wrong').textContent"),
                         "tint: unknown colour `nonsense`")
        self.assertEqual(self.browser.run(
            "return document.querySelector('#fields [type=text]').getAttribute('aria-invalid')"), "true")
        self.browser.run(enter, "#00ff00")
        self.browser.wait(f"{picker} === '#00ff00'")
        self.assertIsNone(self.browser.run("return document.querySelector('#fields .wrong')"))

    def test_the_page_has_the_keys_again_after_a_frame_was_entered(self):
        self.open()
        self.browser.run("document.getElementById('frame').select()")
        self.browser.click("#frame")
        self.browser.run("document.getElementById('frame').select()")
        self.browser.press("2", "0", ENTER)
        self.browser.wait("return document.getElementById('picture').dataset.frame === '20'")
        self.browser.press("i", RIGHT, RIGHT, "o")
        self.assertEqual(self.text("rangeText"), "0.40 – 0.44")

    def test_arrow_keys_open_and_close_a_row(self):
        self.open()
        row = "return document.querySelector('#tree [data-view=card]').getAttribute('aria-expanded')"
        self.browser.run("document.querySelector('#tree [data-view=card] .name').click()")
        for key, shown in (RIGHT, "true"), (LEFT, "false"):
            self.browser.press(key)
            self.browser.wait(f"{row} === '{shown}'")
            self.assertEqual(self.frame(), 0)

    def test_radio_buttons_have_one_name(self):
        self.open()
        self.assertEqual(self.browser.run("""
            return [...document.querySelectorAll('[name=look]')].map(e => e.getAttribute('aria-label')
              + (e.parentElement.querySelector('.sr')?.textContent ?? ''))"""), ["Light", "Dark"])

    def test_a_still_picture_has_a_zoom_and_a_transparent_one_a_checkerboard(self):
        self.open(timeline=[], duration=0, hold=0, background="clear")
        self.assertEqual(self.text("timeZoom"), "100%")
        self.assertTrue(self.browser.run("return document.getElementById('canvas').classList.contains('clear')"))
        self.assertEqual([x for x in self.browser.log() if "NaN" in x["message"]], [])

    def test_a_short_motion_has_a_smooth_plot(self):
        self.open(fps=30, timeline=[{"animate": {"card": {"center.y": 150}}, "duration": 0.25}])
        self.browser.run("document.querySelector('#tree [data-view=card] .name').click()")
        self.browser.wait("return !!document.querySelector('#plots .c')?.getAttribute('d')")
        self.assertGreater(self.browser.run(
            "return document.querySelector('#plots .c').getAttribute('d').split('L').length"), 100)

    def bars(self, view):
        return self.browser.run("""
            return [...document.querySelectorAll(`#tree [data-view="${arguments[0]}"] .bar`)]
              .map(e => [e.textContent, e.classList.contains('follows'), e.title.split('\\n')[0]])""", view)

    def test_rows_say_what_moves_and_constraints_are_attributed_to_a_step(self):
        self.open(
            views=[{"id": "card", "backgroundColor": "$tint"}, {"id": "below", "backgroundColor": "red"}],
            constraints=["card.width == 80", "card.height == 40", "card.left == 20", {"id": "down", "equation": "card.top == 20"},
                         "below.width == 80", "below.height == 40", "below.left == 20", "below.top == card.bottom + 10"],
            timeline=[{"animate": {"card": {"alpha": 0.5}}, "duration": 0.2},
                      {"id": "sink", "animate": {"down": {"constant": 60}}, "duration": 0.4}])
        self.browser.wait("return document.querySelectorAll('#tree .bar').length > 2")
        self.assertEqual(self.bars("card"), [["alphaeaseInOut", False, "card: alpha, easeInOut"],
                                             ["center.y", True, "follows sink by constraints: center.y, easeInOut"]])
        self.assertEqual(self.bars("below"), [["center.y", True, "follows sink by constraints: center.y, easeInOut"]])

    def test_a_view_without_an_id_is_named_after_what_it_shows(self):
        self.open(views=[{"id": "card", "frame": [20, 20, 80, 40], "backgroundColor": "$tint",
                          "subviews": [{"type": "label", "text": "Settings", "center": [30, 10]}, {"frame": [0, 0, 5, 5]}]}])
        names = self.browser.run("return [...document.querySelectorAll('#tree .name .t')].map(e => e.textContent)")
        self.assertEqual(names, ["card", "label “Settings”", "view"])

    def test_a_step_that_repeats_for_ever_has_a_bar_to_the_end(self):
        self.open(duration=6, timeline=[{"id": "swing", "animate": {"card": {"center.x": 150}}, "duration": 1, "repeat": True,
                                         "autoreverse": True}])
        self.browser.wait("return document.querySelectorAll('.bar.endless').length === 2")
        times = self.browser.run("""
            return [...document.querySelectorAll('.bar.endless')].map(e => [e.run.start, e.run.end])""")
        self.assertEqual(times, [[0, 6], [0, 6]])
        self.browser.press("e")
        self.assertEqual(self.browser.run("return document.querySelectorAll('.endless .grip.end').length"), 0)

    def test_the_picture_has_exact_zooms_pans_and_has_a_ground(self):
        self.open(size=[900, 600])
        key = "dispatchEvent(new KeyboardEvent('keydown', { code: arguments[0], key: '!', shiftKey: true, bubbles: true }))"
        for code, text in ("Digit1", "100 %"), ("Digit2", "200 %"):
            self.browser.run(key, code)
            self.browser.wait(f"return document.getElementById('fit').textContent === '{text}'")
        place = "return [document.getElementById('scroller').scrollLeft, document.getElementById('scroller').scrollTop]"
        self.browser.run("document.getElementById('scroller').scrollTo(300, 200)")
        self.browser.run("""
            const send = (type, x, y, target) => target.dispatchEvent(
              new PointerEvent(type, { clientX: x, clientY: y, button: 1, bubbles: true }));
            send('pointerdown', 300, 200, document.getElementById('canvas'));
            send('pointermove', 260, 170, window);
            send('pointerup', 260, 170, window);
            send('pointermove', 0, 0, window);""")
        self.assertEqual(self.browser.run(place), [340, 230])
        self.browser.run(key, "Digit0")
        self.browser.wait("return /^Fit/.test(document.getElementById('fit').textContent)")
        for ground in "white", "grey", "black":
            self.browser.click("#ground")
            self.assertEqual(self.browser.run("return document.getElementById('stage').dataset.ground"), ground)
        self.browser.reload()
        self.browser.wait("return document.getElementById('stage').dataset.ground === 'black'")
        self.browser.run("localStorage.clear()")

    def test_keys_lead_to_the_next_and_the_previous_scene(self):
        (self.folder / "z.json").write_text(json.dumps({**SCENE, "title": "The last"}))
        self.open(of_folder=True)
        self.browser.wait("return document.getElementById('nextScene').hasAttribute('href')")
        self.assertFalse(self.browser.run("return document.getElementById('previousScene').hasAttribute('href')"))
        self.browser.press("]")
        self.browser.wait("return document.getElementById('title')?.textContent === 'The last'")
        self.browser.wait("return document.getElementById('previousScene').hasAttribute('href')")
        self.browser.press("[")
        self.browser.wait("return document.getElementById('title')?.textContent === 'A card'")

    def test_views_are_filtered(self):
        self.open(views=[{"id": name, "frame": [20, 20, 80, 40]} for name in ("card", "dot", "cart")])
        rows = "return [...document.querySelectorAll('#tree [data-view]')].map(e => e.dataset.view).join()"
        self.browser.press("f")
        self.browser.press(*"car")
        self.browser.wait(f"{rows} === 'card,cart'")
        self.browser.press(ESCAPE, "M")
        self.browser.wait(f"{rows} === 'card'")

    def test_the_picture_fills_the_screen(self):
        self.open()
        full = "return document.fullscreenElement?.id ?? null"
        self.browser.click("#full")
        self.browser.wait(f"{full} === 'stage'")
        self.assertEqual(self.browser.run("return document.getElementById('full').getAttribute('aria-pressed')"), "true")
        self.browser.click("#full")
        self.browser.wait(f"{full} === null")

    def test_thumbnails_play_under_the_pointer(self):
        self.browser.emulate(prefers_reduced_motion="no-preference")
        self.addCleanup(lambda: self.browser.emulate(prefers_reduced_motion="reduce"))
        self.open(of_folder=True)
        for page, link in (self.url, "#sceneList a"), (self.preview.url, "#scenes a"):
            self.browser.open(page)
            image = f"document.querySelector('{link} img')"
            self.browser.wait(f"return !!{image}?.naturalWidth")
            still = self.browser.run(f"return {image}.src")
            self.browser.run(f"document.querySelector('{link}').dispatchEvent(new PointerEvent('pointerenter'))")
            self.browser.wait(f"return /frame=[1-9]/.test({image}.src) && {image}.src !== {still!r}")
            self.browser.run(f"document.querySelector('{link}').dispatchEvent(new PointerEvent('pointerleave'))")
            self.browser.wait(f"return {image}.src === {still!r}")

    def test_moving_views_are_listed_under_named_ones(self):
        inner = {"id": "in", "frame": [0, 0, 9, 9], "subviews": [{"frame": [0, 0, 9, 9], "subviews": SCENE["views"]}]}
        self.open(views=[{"frame": [0, 0, 200, 200], "subviews": [inner]}, {"id": "rest", "frame": [0, 0, 9, 9]}])
        rows = "return [...document.querySelectorAll('#tree [data-view]')].map(e => e.dataset.view + e.ariaLevel).join()"
        self.browser.wait("return document.querySelectorAll('#tree [data-view]').length === 5")
        self.browser.press("M")
        self.browser.wait(f"{rows} === 'in1,card2'")

    def test_the_row_of_a_chosen_view_is_shown(self):
        views = [{"id": f"v{n}", "frame": [0, 0, 9, 9]} for n in range(60)] + SCENE["views"]
        self.open(views=views, address="#view=card")
        seen = """
            const row = document.querySelector('#tree [data-view=card]')?.getBoundingClientRect();
            return !!row && row.bottom <= document.getElementById('lanes').getBoundingClientRect().bottom + 1"""
        self.browser.wait(seen)

    def test_a_slow_program_is_asked_for_frames_that_come_in_time(self):
        self.open()
        # Answers take 100 ms, and are given one by one.
        asked = self.browser.run("""return (async () => {
            const {Frames} = await import('/frames.js'), asked = [], answers = [], {fetch} = window;
            let now = 0;
            Object.defineProperty(performance, 'now', { value: () => now, configurable: true });
            window.fetch = place => new Promise(done => {
              asked.push(+place);
              answers.push(() => done({ status: 404, ok: true, headers: new Map([['Content-Type', 'image/png']]), blob }));
            });
            const canvas = new OffscreenCanvas(1, 1), pen = canvas.getContext('2d'), blob = () => canvas.convertToBlob();
            let arrived = 0;
            const frames = new Frames(() => arrived++, () => {}), parts = [];
            // Gives all answers, and waits until no more are decoded. Some requests were given up.
            const answer = async () => {
              for (const give of answers.splice(0)) give();
              for (let known = -1; known !== arrived;) {
                known = arrived;
                await new Promise(done => setTimeout(done, 20));
              }
            };
            frames.use('key', String, []);
            const rest = () => parts.push(asked.splice(0));
            frames.want(0, 1000, 50, null);
            rest();
            for (let n = 0; n < 40; n++) {
              now += 100;
              await answer();
              frames.want(2 * n, 1000, 50, null);
            }
            asked.length = 0;
            // The playhead has moved on while frames were fetched.
            frames.want(500, 1000, 50, null);
            await answer();
            rest();
            window.fetch = fetch;
            delete performance.now;
            return parts;
            })()""")
        self.assertEqual(asked[0], [0, 1, 2, 3])
        self.assertGreaterEqual(min(asked[1]), 502)
        self.assertLessEqual(max(asked[1]), 520)

    def test_all_controls_are_reached_in_small_windows(self):
        self.open(title="The card of a rather long title that tells a story")
        for width, height in (1280, 800), (800, 600), (640, 700):
            self.size(width, height)
            time.sleep(.3)
            outside = self.browser.run("""
                return [...document.querySelectorAll('.top > *, .play > *, .corner, #canvas')]
                  .filter(e => e.checkVisibility() && e.clientWidth)
                  .map(e => [e.id || e.className, e.getBoundingClientRect()])
                  .filter(([, r]) => r.left < 0 || r.right > innerWidth + .5 || r.bottom > innerHeight)
                  .map(([name]) => name)""")
            self.assertEqual(outside, [], f"{width} × {height}")
            covered = self.browser.run("""
                const box = e => document.querySelector(e).getBoundingClientRect(), picture = box('#canvas');
                const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                const found = ['.corner.a', '.corner.b'].filter(name => meet(box(name), picture));
                if (meet(box('#title'), box('#state'))) found.push('title');
                return found""")
            self.assertEqual(covered, [], f"{width} × {height}")
            self.browser.screenshot(str(pathlib.Path(os.environ["SCREENSHOTS"], f"small-{width}.png")))
        before = self.browser.run("return document.getElementById('stage').clientWidth")
        self.browser.press("p")
        self.browser.wait(f"return document.getElementById('stage').clientWidth > {before + 200}")


if __name__ == "__main__":
    unittest.main()

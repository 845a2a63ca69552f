"""Tests that edits in the preview change exactly the expected bytes of the scene's file."""

import http.client
import json
import os
import re
import time
import unittest
import urllib.parse

from previewing import SCENE, FolderTestCase, PageTestCase, Preview
from webdriver import ENTER, ESCAPE, RIGHT

# Odd on purpose: CRLF, tabs, a comment, escapes, numbers in several styles, no newline at the end.
TEXT = ("{\r\n\t\"title\": \"A \\u0022card\\u0022\",\r\n\t\"//\": \"duration: 0.5, \\\"alpha\\\": 1\",\r\n"
        "\t\"size\": [300, 200], \"fps\": 50 ,\"hold\":0.5,\r\n"
        "\t\"parameters\": { \"tint\": \"systemTeal\", \"wide\": 80 },\r\n"
        "\t\"curves\": { \"soft\": [0.2, 0, 0, 1] },\r\n"
        "\t\"views\": [\r\n\t\t{\"id\":\"card\",\"frame\":[20,20,\"$wide\",40],\"backgroundColor\":\"$tint\" , \"alpha\": 1.0},\r\n"
        "\t\t{ \"id\": \"dot\", \"frame\": [200, 20, 20, 20], \"backgroundColor\": \"#ff0000\", \"cornerRadius\" : 10,\r\n"
        "\t\t  \"hidden\":false }\r\n\t],\r\n"
        "\t\"timeline\": [\r\n\t\t{ \"wait\": 0.2 },\r\n"
        "\t\t{ \"id\": \"fall\", \"animate\": { \"card\": { \"center.y\": 150 } },\r\n\t\t\t\"duration\": 0.5, \"curve\": \"soft\" },\r\n"
        "\t\t{ \"id\": \"blink\", \"animate\": { \"dot\": { \"alpha\": 0 } }, \"at\": \"fall\", \"duration\": 0.2,"
        " \"repeat\": 2, \"autoreverse\": true },\r\n"
        "\t\t{ \"id\": \"late\", \"animate\": { \"dot\": { \"alpha\": 1 } }, \"duration\": 0.1, \"delay\": 0.1 }\r\n\t]\r\n}")


class Service:
    """Requests of a page, without a browser."""

    def __init__(self, path, *options, scene=""):
        self.preview = Preview(path, *options)
        self.scene = scene
        page = self.ask("GET", "/view")[1].decode()
        self.token = re.search(r'name="animrender-token" content="([0-9a-f]{32})"', page)[1]

    def ask(self, method, path, token=None, origin=True, **values):
        if self.scene:
            values["scene"] = self.scene
        connection = http.client.HTTPConnection("127.0.0.1", self.preview.port, timeout=60)
        headers = {"Origin": self.preview.url.rstrip("/")} if method == "POST" and origin else {}
        if token:
            headers["X-Animrender-Token"] = token
        connection.request(method, f"{path}?{urllib.parse.urlencode(values, quote_via=urllib.parse.quote)}", headers=headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, body

    def hash(self):
        return json.loads(self.ask("GET", "/api/scene")[1])["hash"]

    def edit(self, path="/api/edit", **values):
        status, body = self.ask("POST", path, token=self.token, **values)
        return status, json.loads(body) if body.startswith(b"{") else body.decode()


class EditAnswerTests(FolderTestCase):
    def setUp(self):
        super().setUp()
        self.scene.write_bytes(TEXT.encode())
        self.service = Service(self.scene)
        self.addCleanup(self.service.preview.close)

    def test_an_edit_changes_its_own_bytes_and_undo_restores_them(self):
        changes = [
            ("/timeline/1/duration", "0.62", '"duration": 0.5, "curve"', '"duration": 0.62, "curve"'),
            ("/timeline/1/delay", "0.1", '"curve": "soft" }', '"curve": "soft", "delay": 0.1 }'),
            ("/timeline/0/wait", "0.3", '"wait": 0.2', '"wait": 0.3'),
            ("/timeline/1/curve", '"easeOut"', '"curve": "soft"', '"curve": "easeOut"'),
            ("/timeline/2/at", '"fall+0.16"', '"at": "fall"', '"at": "fall+0.16"'),
            ("/timeline/2/repeat", "3", '"repeat": 2', '"repeat": 3'),
            ("/curves/soft", "[0.3, 0, 0, 1]", '"soft": [0.2, 0, 0, 1]', '"soft": [0.3, 0, 0, 1]'),
            ("/curves/soft/0", "0.25", "[0.2, 0, 0, 1]", "[0.25, 0, 0, 1]"),
            ("/parameters/wide", "90", '"wide": 80', '"wide": 90'),
            ("/parameters/tint", '"#00ff00"', '"tint": "systemTeal"', '"tint": "#00ff00"'),
            ("/views/0/alpha", "0.5", '"alpha": 1.0', '"alpha": 0.5'),
            ("/views/0/cornerRadius", "8", '"alpha": 1.0}', '"alpha": 1.0 , "cornerRadius": 8}'),
            ("/views/1/cornerRadius", "5", '"cornerRadius" : 10', '"cornerRadius" : 5'),
            ("/views/1/hidden", "true", '"hidden":false', '"hidden":true'),
            ("/views/1/alpha", "0.5", '"hidden":false }', '"hidden":false,\r\n\t\t  "alpha":0.5 }'),
            ("/views/1/frame/0", "210", "[200, 20, 20, 20]", "[210, 20, 20, 20]"),
            ("/views/1/backgroundColor", '"systemRed"', '"#ff0000"', '"systemRed"'),
            ("/title", '"Ein „Bild“ \\\\ 😀"', '"A \\u0022card\\u0022"', '"Ein „Bild“ \\\\ 😀"'),
            ("/~1~1", '"note"', '"duration: 0.5, \\"alpha\\": 1"', '"note"'),
            ("/hold", "1", '"hold":0.5', '"hold":1'),
            ("/timeline/3/delay", "0", '"delay": 0.1', '"delay": 0'),
            ("/size/0", "320", '"size": [300,', '"size": [320,'),
            ("/fps", "60", '"fps": 50 ,', '"fps": 60 ,'),
            ("/views/0/frame/3", "44", '"$wide",40]', '"$wide",44]'),
            ("/views/0/backgroundColor", '"#123456"', '"$tint"', '"#123456"'),
            ("/timeline/0/id", '"pause"', '{ "wait": 0.2 }', '{ "wait": 0.2, "id": "pause" }'),
            ("/timeline/1/animate/card/center.y", "120", '"center.y": 150', '"center.y": 120'),
            ("/timeline/1/animate/card/center.x", "9.5", '"center.y": 150 }', '"center.y": 150, "center.x": 9.5 }'),
            ("/timeline/2/animate/dot/alpha", "0.25", '"alpha": 0 }', '"alpha": 0.25 }'),
            ("/timeline/2/autoreverse", "false", '"autoreverse": true', '"autoreverse": false'),
            ("/timeline/3/duration", "0.15", '"duration": 0.1,', '"duration": 0.15,'),
            ("/background", '"white"', '0.1 }\r\n\t]\r\n}', '0.1 }\r\n\t],\r\n\t"background": "white"\r\n}'),
        ]
        self.assertGreaterEqual(len(changes), 30)
        hash = self.service.hash()
        for handle, value, old, new in changes:
            with self.subTest(handle):
                self.assertEqual(TEXT.count(old), 1)
                status, done = self.service.edit(handle=handle, value=value, hash=hash)
                self.assertEqual(status, 200, done)
                self.assertEqual(self.scene.read_bytes(), TEXT.replace(old, new).encode())
                status, undone = self.service.edit(
                    offset=done["offset"], old=done["added"], new=done["removed"], hash=done["hash"])
                self.assertEqual(status, 200, undone)
                hash = undone["hash"]
                self.assertEqual(self.scene.read_bytes(), TEXT.encode())

    def test_a_chain_of_edits_is_undone_step_by_step(self):
        texts, steps, hash = [self.scene.read_bytes()], [], self.service.hash()
        for number in range(10):
            _, step = self.service.edit(handle="/timeline/1/duration", value=str(0.5 + number / 8), hash=hash)
            steps.append(step)
            texts.append(self.scene.read_bytes())
            hash = step["hash"]
        for step, text in zip(reversed(steps), reversed(texts[:-1])):
            _, answer = self.service.edit(offset=step["offset"], old=step["added"], new=step["removed"], hash=hash)
            hash = answer["hash"]
            self.assertEqual(self.scene.read_bytes(), text)

    def test_a_file_that_was_changed_meanwhile_is_not_overwritten(self):
        hash = self.service.hash()
        other = TEXT.replace("0.62", "0.5").replace("systemTeal", "systemPink").encode()
        self.scene.write_bytes(other)
        for path in "/api/edit", "/api/try":
            status, answer = self.service.edit(path, handle="/timeline/1/duration", value="0.62", hash=hash)
            self.assertEqual(status, 409)
            self.assertEqual(self.scene.read_bytes(), other)
        # The answer names the hash with which the edit can be written onto the new text.
        status, _ = self.service.edit(handle="/timeline/1/duration", value="0.62", hash=answer["hash"])
        self.assertEqual(status, 200)
        self.assertEqual(self.scene.read_bytes(), other.replace(b'"duration": 0.5, "curve"', b'"duration": 0.62, "curve"'))

    def test_a_result_with_errors_is_refused(self):
        hash = self.service.hash()
        for handle, value in [("/timeline/1/duration", "-1"), ("/timeline/1/duration", '"long"'), ("/views/0/nonsense", "1"),
                              ("/timeline/1/duration", "{"), ("/none/0/x", "1"), ("/timeline/1/curve", '"none"')]:
            for path in "/api/edit", "/api/try":
                status, answer = self.service.edit(path, handle=handle, value=value, hash=hash)
                self.assertEqual(status, 422, handle)
                self.assertTrue(answer["text"])
        self.assertEqual(self.scene.read_bytes(), TEXT.encode())

    def test_a_try_writes_nothing(self):
        status, answer = self.service.edit("/api/try", handle="/timeline/1/duration", value="0.7", hash=self.service.hash())
        self.assertEqual(status, 200)
        tried = json.loads(self.service.ask("GET", "/api/scene", trial=answer["trial"])[1])
        self.assertAlmostEqual(next(s for s in tried["steps"] if s["label"] == "fall")["end"], 0.9)
        self.assertEqual(self.service.ask("GET", "/api/frame", trial=answer["trial"], frame=3)[0], 200)
        self.assertEqual(self.service.ask("GET", "/api/scene", trial=7)[0], 404)
        self.assertEqual(self.scene.read_bytes(), TEXT.encode())

    def test_an_edit_needs_the_token_and_the_origin(self):
        hash = self.service.hash()
        for path in "/api/edit", "/api/try", "/api/golden/accept":
            values = {"handle": "/timeline/1/duration", "value": "0.7", "hash": hash}
            self.assertEqual(self.service.ask("POST", path, **values)[0], 403, path)
            self.assertEqual(self.service.ask("POST", path, token="0" * 32, **values)[0], 403, path)
            self.assertEqual(self.service.ask("POST", path, token=self.service.token, origin=False, **values)[0], 403, path)
            self.assertEqual(self.service.ask("GET", path, token=self.service.token, **values)[0], 405, path)
        self.assertEqual(self.scene.read_bytes(), TEXT.encode())

    def test_the_mode_of_a_file_is_kept(self):
        for mode in 0o600, 0o664, 0o755:
            os.chmod(self.scene, mode)
            hash = self.service.edit(handle="/timeline/1/duration", value="0.7", hash="none")[1]["hash"]
            self.assertEqual(self.service.edit(handle="/timeline/1/duration", value="0.7", hash=hash)[0], 200)
            self.assertEqual(self.scene.stat().st_mode & 0o7777, mode)
        self.assertEqual(sorted(os.listdir(self.folder)), ["scene.json"])

    def test_a_file_that_a_link_names_is_not_written(self):
        inside, outside = self.folder / "inside", self.folder / "outside"
        inside.mkdir()
        outside.mkdir()
        target = outside / "target.json"
        target.write_bytes(TEXT.encode())
        (inside / "link.json").symlink_to(target)
        service = Service(inside, scene="link.json")
        self.addCleanup(service.preview.close)
        status, text = service.edit(handle="/timeline/1/duration", value="0.7", hash=service.hash())
        self.assertEqual(status, 403)
        self.assertIn("is a link", text)
        self.assertEqual(target.read_bytes(), TEXT.encode())
        for scene in "../outside/target.json", str(target):
            service.scene = scene
            self.assertEqual(service.edit(handle="/hold", value="1", hash="x")[0], 404)

    def test_values_that_stand_elsewhere_say_so(self):
        values = {value["key"]: value for value in json.loads(self.service.ask("GET", "/api/edits", view="card")[1])["values"]}
        self.assertEqual((values["backgroundColor"]["source"], values["backgroundColor"]["handle"]), ("parameter", "/parameters/tint"))
        self.assertEqual((values["backgroundColor"]["uses"], values["backgroundColor"]["line"]), (1, 5))
        self.assertEqual((values["alpha"]["source"], values["alpha"]["text"]), ("literal", "1.0"))
        self.assertEqual(values["cornerRadius"]["source"], "missing")
        fall = next(i for i, step in enumerate(json.loads(self.service.ask("GET", "/api/scene")[1])["steps"])
                    if step["label"] == "fall")
        values = {value["key"]: value for value in json.loads(self.service.ask("GET", "/api/edits", step=fall)[1])["values"]}
        self.assertEqual((values["curve"]["source"], values["curve"]["handle"], values["curve"]["uses"]), ("named", "/curves/soft", 1))

    def test_a_view_of_a_component_or_another_file_names_its_place(self):
        parts = self.folder / "parts.json"
        parts.write_text('{ "components": {\n "mark": { "bounds": [9, 9],\n  "views": [{ "id": "dot", "bounds": [1, 1] }] } } }')
        self.scene.write_text("""{ "size": [100, 100], "include": ["parts.json", "kit:ios"],
            "components": {
              "pill": { "bounds": [8, 4], "views": [
                { "id": "text", "bounds": [2, 2] }] } },
            "views": [
              { "id": "own", "type": "pill" }, { "id": "other", "type": "mark" }, { "id": "part", "type": "spinner" }] }""")
        service = Service(self.scene)
        self.addCleanup(service.preview.close)
        found = [json.loads(service.ask("GET", "/api/edits", view=view)[1]) for view in ("own/text", "other/dot", "part/wheel")]
        self.assertTrue(all(place["elsewhere"] for place in found))
        self.assertEqual([(place["own"], place["line"], place["absolute"]) for place in found[:2]],
                         [(True, 4, str(self.scene.resolve())), (False, 3, str(parts.resolve()))])
        self.assertEqual([found[2][key] for key in ("own", "name", "absolute")], [False, "kit:ios", None])
        # The use of a component is in the scene's text.
        own = json.loads(service.ask("GET", "/api/edits", view="own")[1])
        self.assertEqual((own["elsewhere"], own["handle"]), (False, "/views/0"))


class EditPageTests(PageTestCase):
    def edited(self, old, new, text=TEXT):
        """Waits until the file has one change, and checks all other bytes."""
        expected, end = text.replace(old, new).encode(), time.monotonic() + 60
        while self.scene.read_bytes() != expected and time.monotonic() < end:
            time.sleep(.02)
        self.assertEqual(self.scene.read_bytes(), expected)
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'written'")

    def start(self):
        self.open(text=TEXT)
        self.browser.wait("return document.querySelectorAll('#steps .bar').length === 4")
        self.browser.press("e")

    def undo(self):
        # Not by the pointer: the line's text may move the button between press and release.
        self.browser.run("document.getElementById('undo').click()")
        self.browser.wait("return document.getElementById('redo').disabled === false")
        self.assertEqual(self.scene.read_bytes(), TEXT.encode())

    def drag(self, selector, shift):
        """Drags an element by a time in seconds."""
        box = self.browser.run("""
            const b = document.querySelector(arguments[0]).getBoundingClientRect();
            return [b.left + b.width / 2, b.top + b.height / 2, document.querySelector('#steps .bar').getBoundingClientRect().width]""", selector)
        # The first bar is the wait of 0.2 s; a bar is one point narrower than its time.
        x, y, scale = round(box[0]), box[1], (box[2] + 1) / 0.2
        self.browser.drag_through((x, y), (x + shift * scale / 2, y), (x + shift * scale, y))

    def bar(self, label):
        return f"#steps .bar[aria-label^='{label}']"

    def test_editing_is_off_after_each_start(self):
        self.open()
        self.assertTrue(self.browser.run("return document.getElementById('editLine').hidden"))
        self.assertEqual(self.browser.run("return document.querySelectorAll('.grip').length"), 0)
        self.browser.press("e")
        self.browser.reload()
        self.wait_until_shown()
        self.assertTrue(self.browser.run("return document.getElementById('editLine').hidden"))

    def test_dragging_the_end_of_a_bar_changes_the_duration_and_undo_restores_the_file(self):
        self.start()
        self.drag(self.bar("fall") + " .grip.end", 0.1)
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'written'")
        written = re.search(rb'"duration": ([\d.]+), "curve"', self.scene.read_bytes())[1].decode()
        # Whole frames of 1/50 s, near the place of the pointer.
        self.assertAlmostEqual(float(written), 0.6, delta=0.025)
        self.assertAlmostEqual(float(written) * 50 % 1, 0, delta=1e-9)
        self.edited('"duration": 0.5, "curve"', f'"duration": {written}, "curve"')
        self.assertEqual(self.browser.run("return document.querySelector('#editText .words').getAttribute('aria-label')"),
                         f"line 15: 0.5 becomes {written}")
        self.undo()

    def test_a_repeated_step_divides_the_length_and_a_start_keeps_its_anchor(self):
        self.start()
        self.drag(self.bar("blink") + " .grip.start", 0.1)
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'written'")
        text = self.scene.read_bytes().decode()
        offset = re.search(r'"fall\+([\d.]+)"', text)[1]
        self.assertAlmostEqual(float(offset), 0.1, delta=0.025)
        self.undo()
        self.browser.run("document.querySelector(arguments[0]).focus()", self.bar("blink"))
        self.browser.wait("return document.querySelectorAll('#steps .bar').length === 4")
        # Two cycles there and back: a frame of the end is a quarter of it for the duration.
        self.alt(self.bar("blink"), RIGHT)
        self.edited('"duration": 0.2, "repeat"', '"duration": 0.205, "repeat"')

    def alt(self, selector, key, shift=False):
        self.browser.run("""
            document.querySelector(arguments[0]).dispatchEvent(
              new KeyboardEvent('keydown', { key: arguments[1], altKey: true, shiftKey: arguments[2], bubbles: true }))""", selector,
            {RIGHT: "ArrowRight"}[key], shift)

    def test_each_way_to_time_a_step_has_its_rule(self):
        def step(id, times, view="a"):
            return f'{{ "id": "{id}", "animate": {{ "{view}": {{ "alpha": 0 }} }}, {times} }}'
        # What the keys write for one frame of 0.02 s at the end and at the start of the bar; None for nothing.
        rules = [
            ("plain", '"duration": 0.4', '"duration": 0.42', '"duration": 0.4, "delay": 0.02'),
            ("staggered", '"duration": 0.4, "stagger": 0.1', '"duration": 0.42, "stagger": 0.1',
             '"duration": 0.4, "stagger": 0.1, "delay": 0.02'),
            ("again", '"duration": 0.4, "repeat": 2', '"duration": 0.41, "repeat": 2', '"duration": 0.4, "repeat": 2, "delay": 0.02'),
            ("back", '"duration": 0.4, "autoreverse": true', '"duration": 0.41, "autoreverse": true',
             '"duration": 0.4, "autoreverse": true, "delay": 0.02'),
            ("late", '"delay": 0.25, "duration": 0.4', '"delay": 0.25, "duration": 0.42', '"delay": 0.27, "duration": 0.4'),
            ("fixed", '"at": 1, "duration": 0.4', '"at": 1, "duration": 0.42', '"at": 1.02, "duration": 0.4'),
            ("tied", '"at": "plain", "duration": 0.4', '"at": "plain", "duration": 0.42', '"at": "plain+0.02", "duration": 0.4'),
            ("after", '"at": "plain.end-0.02", "duration": 0.4', '"at": "plain.end-0.02", "duration": 0.42',
             '"at": "plain.end", "duration": 0.4'),
            ("endless", '"at": 0, "duration": 0.4, "repeat": true', None, '"at": 0.02, "duration": 0.4, "repeat": true'),
            ("counted", '"at": 0, "duration": "= 0.2 * 2"', None, None),
        ]
        for id, written, end, start in rules:
            steps = [step("plain", '"duration": 0.4', "b")] if id != "plain" else []
            steps.append(step(id, written, "a, c" if id == "staggered" else "a"))
            views = ", ".join(f'{{ "id": "{view}", "frame": [9, 9, 9, 9] }}' for view in "abc")
            text = f'{{ "size": [90, 90], "fps": 50, "duration": 4, "views": [{views}], "timeline": [\n{", ".join(steps)}] }}'
            text = text.replace('"a, c": { "alpha": 0 }', '"a": { "alpha": 0 }, "c": { "alpha": 0 }')
            for shift, expected in (False, end), (True, start):
                with self.subTest(id, shift=shift):
                    self.open(text=text)
                    self.browser.wait(f"return document.querySelectorAll('#steps .bar').length === {len(steps)}")
                    self.browser.press("e")
                    self.assertEqual(self.browser.run("return document.querySelectorAll(arguments[0]).length",
                                                      self.bar(id) + (" .grip.start" if shift else " .grip.end")), int(expected is not None))
                    self.alt(self.bar(id), RIGHT, shift)
                    if expected is not None:
                        head, tail = text.rsplit(written, 1)
                        self.edited(text, head + expected + tail, text)
                    self.preview.close()
        self.assertEqual(self.scene.read_text(), text)

    def enter(self, handle, text, key=ENTER):
        field = f"#fieldsWritten [data-handle='{handle}']"
        self.browser.wait(f"return !!document.querySelector(\"{field}\")")
        self.browser.run("const f = document.querySelector(arguments[0]); f.focus(); f.select()", field)
        self.browser.press(*text, key)

    def test_a_field_that_comes_anew_keeps_its_selection(self):
        self.start()
        self.browser.run("document.querySelector('#tree [data-view=dot] .name').click()")
        field = "#fieldsWritten [data-handle='/views/1/backgroundColor']"
        self.browser.wait(f"return !!document.querySelector(\"{field}\")")
        self.browser.run("const f = document.querySelector(arguments[0]); f.dataset.old = 1; f.focus(); f.select()", field)
        # Another line makes the fields anew.
        changed = TEXT.replace("{", "{\r\n", 1)
        self.scene.write_bytes(changed.encode())
        self.browser.wait(f"return !document.querySelector(\"{field}\").dataset.old")
        self.browser.press(*"#00ff00", ENTER)
        self.edited('"#ff0000"', '"#00ff00"', changed)

    def test_values_of_a_view_are_fields(self):
        self.start()
        self.browser.run("document.querySelector('#tree [data-view=dot] .name').click()")
        self.enter("/views/1/cornerRadius", "4.5")
        self.edited('"cornerRadius" : 10', '"cornerRadius" : 4.5')
        self.undo()
        self.enter("/views/1/backgroundColor", "#00ff00")
        self.edited('"#ff0000"', '"#00ff00"')
        self.undo()
        # A value that the file does not have is added behind the last one.
        self.enter("/views/1/alpha", "0.5")
        self.edited('"hidden":false }', '"hidden":false,\r\n\t\t  "alpha":0.5 }')
        self.undo()
        # Escape takes back a change that was only tried.
        self.enter("/views/1/cornerRadius", "77", ESCAPE)
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'idle'")
        self.assertEqual(self.scene.read_bytes(), TEXT.encode())

    def test_a_curve_is_chosen_and_a_refusal_is_shown(self):
        self.start()
        self.browser.click(self.bar("late"))
        self.enter("/timeline/3/duration", "-3")
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'refused'")
        self.assertIn("Not written", self.text("editText"))
        self.assertEqual(self.scene.read_bytes(), TEXT.encode())
        self.browser.click(self.bar("fall"))
        self.browser.wait("return !!document.querySelector(\"#fieldsWritten button[data-handle='/curves/soft']\")")
        self.browser.run("document.querySelector(\"#fieldsWritten button[data-handle='/curves/soft']\").click()")
        self.browser.wait("return document.querySelectorAll('#curveNames .tile').length > 20")
        self.browser.run("document.querySelector('[name=curve-name][value=easeOutQuad]').click()")
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'trying'")
        self.assertEqual(self.scene.read_bytes(), TEXT.encode())
        self.browser.click("#curveWrite")
        self.edited('"soft": [0.2, 0, 0, 1]', '"soft": "easeOutQuad"')

    def test_a_change_by_another_program_is_not_overwritten(self):
        self.start()
        self.browser.click(self.bar("fall"))
        self.enter("/timeline/1/duration", "0.7")
        self.edited('"duration": 0.5, "curve"', '"duration": 0.7, "curve"')
        self.scene.write_bytes(TEXT.replace("systemTeal", "systemPink").encode())
        self.browser.wait("return /Another program/.test(document.getElementById('editText').textContent)")
        self.assertTrue(self.browser.run("return document.getElementById('undo').disabled"))

    def test_a_curve_says_its_overshoot_and_what_is_claimed(self):
        fall = {**SCENE["timeline"][1], "curve": {"spring": {"dampingRatio": 0.5}}}
        self.open(timeline=[fall], expect=[{"overshoot": 0.01, "view": "card", "property": "center.y"}])
        self.browser.press("e")
        self.browser.click(self.bar("fall"))
        button = "document.querySelector(\"#fieldsWritten button[data-handle='/timeline/0/curve']\")"
        self.browser.wait(f"return !!{button}")
        self.browser.run(f"{button}.click()")
        figures = "document.getElementById('curveFigures').textContent"
        # exp(-pi z / sqrt(1 - z^2)) for the damping ratio z.
        self.browser.wait(f"return {figures} === '16.3 % beyond its end · 0.5 s · at most 1 % is claimed'")
        self.browser.run("const d = document.querySelector('[data-spring=dampingRatio]'); d.value = 0.7; d.dispatchEvent(new Event('input'))")
        self.browser.wait(f"return {figures} === '4.6 % beyond its end · 0.5 s · at most 1 % is claimed'")
        paths = self.browser.run("return ['curveBefore', 'curveShape', 'curveLimits'].map(id => document.getElementById(id).getAttribute('d'))")
        self.assertEqual(len(set(paths)), 3)
        self.assertNotIn("", paths)

    def test_each_form_of_a_spring_has_its_sliders(self):
        spring = '{"spring":{ "stiffness": 170,"damping" : 26 } }'
        text = TEXT.replace('"curve": "soft"', f'"curve": {spring}')
        self.open(text=text)
        self.browser.press("e")
        self.browser.click(self.bar("fall"))
        button = "document.querySelector(\"#fieldsWritten button[data-handle='/timeline/1/curve']\")"
        self.browser.wait(f"return !!{button}")
        self.browser.run(f"{button}.click()")
        self.browser.wait("return document.querySelectorAll('#springs input').length === 3")
        self.assertEqual(self.browser.run("return [...document.querySelectorAll('#springs input')].map(e => e.value).join()"), "1,170,26")
        self.assertEqual(self.scene.read_bytes(), text.encode())
        slide = "const s = document.querySelector(`[data-spring=${arguments[0]}]`); s.value = arguments[1]; s.dispatchEvent(new Event('input'))"
        self.browser.run(slide, "damping", 12.5)
        self.browser.run(slide, "mass", 2)
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'trying'")
        self.browser.click("#curveWrite")
        self.edited(spring, '{"spring":{ "stiffness": 170,"damping" : 12.5, "mass": 2 } }', text)

    def test_a_conflict_shows_both_values(self):
        self.start()
        self.browser.click(self.bar("fall"))
        self.browser.run("""
            const send = window.fetch;
            window.fetch = (...words) => String(words[0]).includes('/api/edit?')
              ? new Promise(done => window.go = () => done(send(...words))) : send(...words)""")
        self.enter("/timeline/1/duration", "0.7")
        self.browser.wait("return !!window.go")
        self.scene.write_bytes(TEXT.replace('"duration": 0.5, "curve"', '"duration": 0.9, "curve"').encode())
        self.browser.run("go()")
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'conflict'")
        self.browser.run("document.getElementById('showBoth').click()")
        self.assertEqual(self.browser.run("return document.querySelector('#editText .words').getAttribute('aria-label')"),
                         "line 15: 0.9 becomes 0.7")


if __name__ == "__main__":
    unittest.main()

"""Tests which fields the preview shows for the values of a view, and what it says of them."""

import json
import unittest

from previewing import FolderTestCase, PageTestCase
from test_preview_edit import Service
from webdriver import AXE, NO_AXE

# Words that are names of colours stand as texts, and a list stands for several views.
VIEWS = {
    "size": [200, 100], "colors": {"route": {"light": "#0a7a5a", "dark": "#3dd6a4"}, "way": "route"},
    "parameters": {"tint": "way", "leg": 0.5},
    "views": [
        {"id": "name", "type": "label", "text": "Red", "textColor": "$tint", "frame": [0, 0, 90, 20]},
        {"forEach": [1, 2], "view": {"id": "dot", "frame": ["= 40 * $item", 40, 20, 20], "backgroundColor": "systemTeal"}},
    ],
    "timeline": [{"animate": {"dot.0": {"alpha": 0}, "dot.1": {"alpha": 0}}, "duration": "$leg"}],
}


class ValueAnswerTests(FolderTestCase):
    def setUp(self):
        super().setUp()
        self.scene.write_text(json.dumps(VIEWS))
        self.service = Service(self.scene)
        self.addCleanup(self.service.preview.close)

    def ask(self, view, **values):
        return json.loads(self.service.ask("GET", "/api/edits", view=view, **values)[1])

    def test_only_values_of_colours_are_colours(self):
        kinds = {value["key"]: value["kind"] for value in self.ask("name")["values"]}
        self.assertEqual([kinds[key] for key in ("type", "text", "textColor", "backgroundColor")],
                         ["text", "text", "color", "color"])

    def test_a_name_of_the_scene_has_its_colour(self):
        for appearance, swatch in ("light", "#0a7a5a"), ("dark", "#3dd6a4"):
            values = {value["key"]: value for value in self.ask("name", appearance=appearance)["values"]}
            self.assertEqual(values["textColor"]["swatch"], swatch)
            scene = json.loads(self.service.ask("GET", "/api/scene", appearance=appearance)[1])
            self.assertEqual(scene["swatches"], {"tint": swatch})
            self.assertEqual(scene["parameters"][0]["kind"], "color")

    def test_a_view_of_a_list_names_its_place(self):
        found = self.ask("dot.1")
        self.assertEqual((found["elsewhere"], found["own"], found["values"]), (True, True, []))


class ValuePageTests(PageTestCase):
    def test_the_line_of_an_edit_has_the_key_that_changes(self):
        self.open(text=json.dumps(VIEWS))
        self.browser.wait("return document.querySelectorAll('#steps .bar').length === 1")
        # A step without an id has the name of its first view.
        self.assertEqual(self.browser.run("return document.querySelector('#steps .bar b').textContent"), "dot.0 +1")
        self.browser.press("e")
        self.browser.run("document.querySelector('#steps .bar').click()")
        self.browser.wait("return !!document.querySelector('#fieldsWritten [data-handle$=leg]')")
        self.assertTrue(self.browser.run("return document.querySelector('#steps .bar').classList.contains('chosen')"))
        self.browser.run("""
            const field = document.querySelector('#fieldsWritten [data-handle$=leg]');
            field.value = '0.7';
            field.dispatchEvent(new Event('input'));""")
        self.browser.wait("return document.getElementById('editLine').dataset.kind === 'trying'")
        self.assertEqual(self.browser.run("return document.querySelector('#editText code').textContent.trim()"), ':1 "leg":')

    def test_a_scene_of_a_folder_has_the_panel_of_curves(self):
        self.open(of_folder=True, text=json.dumps(VIEWS).replace('"duration": "$leg"', '"duration": "$leg", "curve": "easeIn"'))
        self.browser.wait("return document.querySelectorAll('#steps .bar').length === 1")
        self.browser.press("e")
        self.browser.run("document.querySelector('#steps .bar').click()")
        self.browser.wait("return !!document.querySelector('#fieldsWritten [data-handle$=curve]')")
        self.browser.click("#fieldsWritten [data-handle$=curve]")
        self.browser.wait("return document.getElementById('curvePanel').matches(':popover-open')")
        self.assertEqual(self.browser.run("return document.querySelector('[name=curve-name]:checked').value"), "easeIn")

    @unittest.skipUnless(AXE, NO_AXE)
    def test_subfolders_are_accessible(self):
        (self.folder / "more").mkdir()
        (self.folder / "more" / "scene.json").write_text(json.dumps(VIEWS))
        self.open(of_folder=True, text=json.dumps(VIEWS))
        self.browser.wait("return document.querySelectorAll('#sceneList li').length === 2")
        self.assertEqual(self.browser.run("return document.querySelector('#sceneList h2').textContent"), "more")
        self.assertEqual(self.browser.violations(), [])

    def test_the_panel_of_curves_leaves_the_picture_free(self):
        self.open(text=json.dumps(VIEWS))
        self.browser.wait("return document.querySelectorAll('#steps .bar').length === 1")
        self.browser.press("e")
        self.browser.run("document.getElementById('curvePanel').showPopover()")
        self.browser.wait("""
            const box = id => document.getElementById(id).getBoundingClientRect();
            return box('canvas').left >= box('curvePanel').right""")


if __name__ == "__main__":
    unittest.main()

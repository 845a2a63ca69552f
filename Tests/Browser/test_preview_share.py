"""Tests the choices of the preview's page that its address keeps, and that it exports."""

import base64
import json
import pathlib
import shlex
import subprocess
import unittest

from previewing import PROGRAM, SCENE, PageTestCase
from webdriver import DOWN, ENTER, RIGHT, UP


class ShareTests(PageTestCase):
    STATE = """
        const at = id => document.getElementById(id), on = name => document.querySelector(`[name=${name}]:checked`).value;
        return [at('frame').value, at('rangeText').textContent, on('speed'), on('look'), at('scale').value,
          at('who').firstChild.textContent, at('go').getAttribute('aria-label'), at('fit').textContent,
          at('clear').getAttribute('aria-pressed'), at('changedCount').textContent, at('timeZoom').textContent]"""

    def test_a_reload_restores_all_that_is_seen(self):
        self.open()
        self.browser.press("i", *[RIGHT] * 12, "o", *["2", "d", "b"])
        self.browser.run("document.querySelector('#tree [data-view=card] .name').click()")
        self.browser.run("""
            const scale = document.getElementById('scale'), tint = document.querySelector('#fields [type=text]');
            scale.value = '2'; scale.dispatchEvent(new Event('change'));
            tint.value = '#00ff00'; tint.dispatchEvent(new Event('input'));
            document.getElementById('zi').click();
            for (const _ of [1, 2, 3]) document.getElementById('timeIn').click();""")
        self.browser.wait("return /set=tint/.test(location.hash) && /zoom/.test(location.hash) && /timeline/.test(location.hash)")
        self.browser.wait("return document.getElementById('changedCount').textContent === '1 of 1'")
        before = self.browser.run(self.STATE)
        self.assertEqual(before[:7], ["12", "0.00 – 0.24", "0.25", "dark", "2", "card", "Play"])
        count = self.browser.run("return history.length")
        self.browser.reload()
        self.wait_until_shown()
        self.browser.wait("return document.getElementById('who').firstChild?.textContent === 'card'")
        self.assertEqual(self.browser.run(self.STATE), before)
        self.assertEqual(before[-1], "338%")
        self.assertEqual(self.browser.run("return history.length"), count)

    def test_bad_parts_of_an_address_are_ignored_one_by_one(self):
        self.open(address="#t=0.4&range=9-1&speed=zero&look=pink&scale=7&view=none&zoom=-1&clear=x&set=none=1&set=tint=nonsense&q")
        self.browser.wait("return document.getElementById('picture').dataset.frame === '20'")
        self.assertEqual(self.browser.run(self.STATE)[:5], ["20", "", "1", "light", ""])
        self.browser.wait("return location.hash === '#t=0.4'")

    def test_a_range_is_exported_as_a_range(self):
        self.open(address="#range=0.2-0.4&speed=0.5&look=dark&scale=2")
        self.browser.press("s")
        self.browser.wait("return /--speed/.test(document.getElementById('command').textContent)")
        command = shlex.split(self.text("command"))
        self.assertEqual(sorted(command[4:]), ["--appearance=dark", "--from=0.2", "--scale=2", "--speed=0.5", "--to=0.4"])
        self.assertEqual(
            self.browser.run("return [...document.querySelectorAll('#chips li')].map(e => e.textContent)"),
            ["0.20 – 0.40 s", "0.5×", "dark", "2×, 600 × 400 px", "background"])
        subprocess.run([PROGRAM, *command[1:], "-q"], check=True, cwd=self.folder)
        # The link of the export is read in place of being saved.
        self.browser.run("""
            window.made = null;
            const usual = URL.createObjectURL;
            URL.createObjectURL = blob => (window.made = blob, usual(blob));
            HTMLAnchorElement.prototype.click = () => {};""")
        self.browser.click("#export")
        self.browser.wait("return !!window.made")
        exported = self.browser.run("""
            return window.made.arrayBuffer().then(buffer => btoa(String.fromCharCode(...new Uint8Array(buffer))))""")
        self.assertTrue(base64.b64decode(exported) == pathlib.Path(self.folder, command[3]).read_bytes())

    def test_removing_a_fact_changes_the_picture(self):
        self.open(address="#range=0.2-0.4&speed=0.5&clear=1")
        self.browser.press("s")
        for label in "Play all", "Usual speed", "With the background":
            self.browser.click(f"#chips [aria-label='{label}']")
        self.browser.wait("return !/range|speed|clear/.test(location.hash)")
        self.assertTrue(self.browser.run("return document.getElementById('range').hidden"))
        self.assertEqual(self.browser.run(self.STATE)[2], "1")

    def test_sizes_of_panels_are_kept(self):
        self.open()
        self.browser.run("document.getElementById('split').focus()")
        self.browser.press(UP, UP, "p")
        height = self.browser.run("return document.querySelector('.time').clientHeight")
        self.browser.reload()
        self.wait_until_shown()
        self.assertEqual(self.browser.run("return document.querySelector('.time').clientHeight"), height)
        self.assertEqual(self.browser.run("return document.getElementById('side').getAttribute('aria-pressed')"), "false")
        self.browser.run("localStorage.clear()")

    def test_the_scenes_of_the_folder_stand_beside_the_picture(self):
        (self.folder / "sub").mkdir()
        (self.folder / "sub" / "other.json").write_text(json.dumps({**SCENE, "title": "Another"}))
        self.size(1400, 900)
        self.open(of_folder=True)
        names = "[...document.querySelectorAll('#sceneList li:not([hidden]) .name')].map(e => e.textContent).join()"
        self.browser.wait(f"return {names} === 'A card,Another'")
        self.assertEqual(self.browser.run("return document.querySelector('#sceneList h2').textContent"), "sub")
        self.assertEqual(self.browser.run("return document.querySelector('#sceneList [aria-current=page] .name').textContent"), "A card")
        # The picture plays under the pointer.
        image = "document.querySelector('#sceneList li img')"
        still = self.browser.run(f"return {image}.src")
        self.browser.run("document.querySelector('#sceneList li a').dispatchEvent(new PointerEvent('pointerenter'))")
        self.browser.wait(f"return {image}.src !== {json.dumps(still)}")
        self.browser.run("document.querySelector('#sceneList li a').dispatchEvent(new PointerEvent('pointerleave'))")
        self.assertEqual(self.browser.run(f"return {image}.src"), still)
        self.browser.press("/")
        self.browser.press(*"anoth")
        self.browser.wait(f"return {names} === 'Another'")
        self.browser.press(DOWN, ENTER)
        self.browser.wait("return /other.json/.test(location.search) && document.getElementById('title').textContent === 'Another'")
        self.browser.press("\\")
        self.assertTrue(self.browser.run("return document.getElementById('scenes').hidden"))
        self.browser.reload()
        self.wait_until_shown()
        self.assertTrue(self.browser.run("return document.getElementById('scenes').hidden"))


if __name__ == "__main__":
    unittest.main()

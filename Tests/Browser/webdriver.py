"""Controls a browser with the W3C WebDriver protocol and chromedriver. No package is needed."""

import base64
import json
import pathlib
import subprocess
import sys
import time
import urllib.error
import urllib.request

# The codes of keys in the protocol (WebDriver §17.4.2).
TAB, ENTER, ESCAPE, SPACE = "\ue004", "\ue007", "\ue00c", " "
LEFT, RIGHT, UP, DOWN = "\ue012", "\ue014", "\ue013", "\ue015"
HOME, END = "\ue011", "\ue010"

# axe-core (MPL-2.0) checks accessibility. It is used if a Python package provides it, and is not part of the program.
AXE = next((path for folder in sys.path for package in ("axe_playwright_python", "axe_core_python")
            if (path := pathlib.Path(folder, package, "axe.min.js")).exists()), None)
NO_AXE = "axe-core is not installed: pip install --no-deps axe-playwright-python"

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# The driver runs on this machine, so requests do not use the proxy in http_proxy.
direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Browser:
    """Headless Chromium with one page."""

    def __init__(self, width=1200, height=1000):
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.session = ""
        try:
            self._start(width, height)
        except BaseException:
            # There is no browser yet to close.
            self._end()
            raise

    def _start(self, width, height):
        self.address = f"http://127.0.0.1:{self._port()}"
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     f"--window-size={width},{height}"]
        self.session = "/session/" + self._send("POST", "/session", {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"}}}})["sessionId"]

    def _port(self):
        for line in self.driver.stdout:
            if "started successfully on port" in line:
                return line.rstrip(".\n").split()[-1]
        raise RuntimeError("chromedriver did not start")

    def _send(self, method, path, body=None):
        data = json.dumps(body if body is not None else {}).encode() if method == "POST" else None
        request = urllib.request.Request(
            self.address + self.session + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with direct.open(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def close(self):
        try:
            self._send("DELETE", "")
        finally:
            self._end()

    def _end(self):
        self.driver.terminate()
        self.driver.wait()

    def open(self, url):
        self._send("POST", "/url", {"url": url})

    def enter(self, selector):
        """Switches to the page of an iframe."""
        self._send("POST", "/frame", {"id": self.find(selector)})

    def reload(self):
        self._send("POST", "/refresh")

    def run(self, script, *arguments):
        """Runs a script and returns the value of its `return …`."""
        return self._send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def protocol(self, command, **parameters):
        """Sends a command of Chromium's own protocol."""
        return self._send("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def log(self):
        """The lines of the console since the last call."""
        return self._send("POST", "/se/log", {"type": "browser"})

    def emulate(self, **features):
        self.protocol("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def violations(self):
        """What axe-core finds in the page, with its rules of best practice."""
        self.run(AXE.read_text())
        return self.run("""
            return axe.run(document, {resultTypes: ['violations']}).then(
              result => result.violations.flatMap(v => v.nodes.map(n => `${v.id}: ${n.html}: ${n.any[0]?.message ?? ''}`)))""")

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self._send("GET", "/screenshot")))

    def find(self, selector):
        return self._send("POST", "/element", {"using": "css selector", "value": selector})

    def click(self, selector):
        self._send("POST", f"/element/{self.find(selector)[ELEMENT]}/click")

    def press(self, *keys):
        """Sends keys to the focused element."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._send("POST", "/actions", {"actions": [
            {"type": "key", "id": "keyboard", "actions": actions}]})

    def drag(self, selector, start, end):
        """Drags from one place to another, in fractions of an element's width, at half its height."""
        box = self.run(
            "const b = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [b.left, b.top, b.width, b.height]", selector)
        self.drag_through(*((box[0] + box[2] * at, box[1] + box[3] / 2) for at in (start, end)))

    def drag_through(self, first, *others):
        """Presses the button at a place of the window, moves to the other places, and releases it."""
        move = lambda place, duration: {"type": "pointerMove", "duration": duration, "x": round(place[0]), "y": round(place[1])}
        self._send("POST", "/actions", {"actions": [{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
                move(first, 0), {"type": "pointerDown", "button": 0}, *(move(place, 50) for place in others),
                {"type": "pointerUp", "button": 0}]}]})

    def wait(self, script, seconds=60.0):
        """Waits until `return …` is true."""
        end = time.monotonic() + seconds
        while not self.run(script):
            if time.monotonic() > end:
                raise AssertionError(f"did not become true in {seconds} s: {script}")
            time.sleep(0.05)

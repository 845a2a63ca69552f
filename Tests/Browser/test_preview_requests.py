"""Requests that `animrender preview` rejects, and clients that must not delay others."""

import pathlib
import re
import shutil
import socket
import subprocess
import tempfile
import time
import unittest

from previewing import PROGRAM, ROOT, Preview

SCENE = "scenes/motion/custom-timing.json"


class RequestTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The allocator returns freed memory at once. Otherwise a leak may first fill the memory that it keeps.
        cls.preview = Preview("scenes/motion", environment={
            "MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "65536"})

    @classmethod
    def tearDownClass(cls):
        cls.preview.close()

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.preview.port), timeout=60)

    def status(self, path="/", method="GET", host=None, **headers):
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.preview.port}'}",
                 "Connection: close"] + [f"{k.replace('_', '-')}: {v}" for k, v in headers.items()]
        with self.connect() as connection:
            try:
                connection.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
                answer = connection.recv(4096)
            except ConnectionError:
                return None
        return int(answer.split()[1]) if answer else None

    def test_hosts_and_origins(self):
        port = self.preview.port
        # A tunnel has another port.
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", "127.0.0.1", f"LOCALHOST:{port + 1}", "[::1]"):
            self.assertEqual(self.status(host=host), 200, host)
        for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", f"x127.0.0.1:{port}", "localhost:80:80"):
            self.assertEqual(self.status(host=host), 403, host)
        for site in ("cross-site", "same-site"):
            self.assertEqual(self.status(Sec_Fetch_Site=site), 403, site)
            self.assertEqual(self.status(Sec_Fetch_Site=site, Sec_Fetch_Dest="image"), 403, site)
            # A link in another page opens.
            self.assertEqual(self.status(Sec_Fetch_Site=site, Sec_Fetch_Dest="document"), 200, site)
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{port + 1}", f"ftp://127.0.0.1:{port}"):
            self.assertEqual(self.status(Origin=origin), 403, origin)
        for scheme in ("http", "https"):
            self.assertEqual(self.status(Origin=f"{scheme}://127.0.0.1:{port}"), 200)

    def test_names_that_are_allowed(self):
        self.use(Preview(SCENE, "--allow-host", "card.example", "--allow-host", "other.example"))
        self.assertEqual(self.status(host="card.example"), 200)
        self.assertEqual(self.status(host="CARD.example:8080"), 200)
        self.assertEqual(self.status(host="third.example"), 403)
        self.assertEqual(self.status(host="card.example", Origin="https://card.example"), 200)
        self.assertEqual(self.status(host="card.example", Origin="https://third.example"), 403)

    def use(self, preview):
        """Sends the following requests of a test to another preview."""
        self.preview = preview
        self.addCleanup(preview.close)

    def test_other_machines_need_the_key_of_the_link(self):
        self.use(Preview(SCENE, "--host", "0.0.0.0"))
        key = self.preview.url.split("?key=")[1]
        self.assertRegex(key, "^[0-9a-f]{32}$")
        for path in ("/", "/app.js", "/api/scene", "/api/events", "/api/frame"):
            self.assertEqual(self.status(path), 401, path)
            self.assertEqual(self.status(f"{path}?key={'0' * 32}"), 401, path)
        host = f"127.0.0.1:{self.preview.port}"
        status, headers, body = self.exchange(f"GET /?key={key} HTTP/1.1\nHost: {host}\nConnection: close\n\n")
        self.assertEqual(status, 200)
        cookie, *attributes = headers["Set-Cookie"].split("; ")
        self.assertEqual(cookie, f"animrender-{self.preview.port}={key}")
        self.assertTrue({"HttpOnly", "SameSite=Strict"} <= set(attributes))
        self.assertEqual(headers["Referrer-Policy"], "no-referrer")
        for path in ("/app.js", "/api/scene", "/api/frame"):
            self.assertEqual(self.status(path, Cookie=f"a=b; {cookie}"), 200, path)
        self.assertEqual(self.status("/api/scene", Cookie=f"{cookie}0"), 401)
        self.assertEqual(self.status("/api/scene", host="evil.example", Cookie=cookie), 403)
        # Files are changed only with --allow-edits.
        token = re.search(rb'animrender-token" content="([0-9a-f]+)', body)[1].decode()
        self.assertEqual(self.status("/api/try?handle=/hold&value=1", "POST", Origin=f"http://{host}", Cookie=cookie,
                                     X_Animrender_Token=token, Content_Length="0"), 403)
        self.assertIn(b'animrender-edits" content="false"', body)

    def test_a_place_opens_in_the_editor(self):
        folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(lambda: shutil.rmtree(folder))
        script, seen, scene = folder / "editor", folder / "seen", folder / "it's {line}.json"
        script.write_text(f'#!/bin/sh\nprintf "%s|" "$@" >{seen}\n')
        script.chmod(0o755)
        shutil.copy(pathlib.Path(ROOT, SCENE), scene)
        self.use(Preview(scene, "--editor", f"{script} --at {{file}}:{{line}}:{{column}}"))
        own = f"http://127.0.0.1:{self.preview.port}"
        page = self.exchange(f"GET / HTTP/1.1\nHost: 127.0.0.1:{self.preview.port}\nConnection: close\n\n")[2]
        token = re.search(rb'animrender-token" content="([0-9a-f]+)', page)[1].decode()
        post = dict(method="POST", Origin=own, Content_Length="0", X_Animrender_Token=token)
        self.assertEqual(self.status("/api/open?file=/etc/passwd&line=1", **post), 404)
        self.assertEqual(self.status("/api/open?line=7&column=3", "POST", Origin=own, Content_Length="0"), 403)
        self.assertEqual(self.status("/api/open?line=7&column=3", **post), 200)
        end = time.monotonic() + 60
        while not (seen.exists() and seen.read_text()) and time.monotonic() < end:
            time.sleep(.05)
        self.assertEqual(seen.read_text(), f"--at|{scene.resolve()}:7:3|")

    def test_methods(self):
        own = f"http://127.0.0.1:{self.preview.port}"
        export = "/api/export?kind=still&time=0.5&scene=custom-timing.json"
        self.assertEqual(self.status(export), 405)
        self.assertEqual(self.status(export, "POST"), 403)
        self.assertEqual(self.status(export, "POST", Origin=own, Content_Length="0"), 200)
        for method in ("PUT", "DELETE", "OPTIONS"):
            self.assertEqual(self.status(method=method), 405, method)
        self.assertEqual(self.status("/", "POST", Origin=own, Content_Length="0"), 405)

    def exchange(self, text):
        with self.connect() as connection:
            connection.sendall(text.replace("\n", "\r\n").encode())
            answer = b""
            while part := connection.recv(65536):
                answer += part
        head, _, body = answer.partition(b"\r\n\r\n")
        lines = head.decode().split("\r\n")
        return int(lines[0].split()[1]), dict(line.split(": ", 1) for line in lines[1:]), body

    def test_head_is_get_without_a_body(self):
        scene = "?scene=custom-timing.json"
        for path in ("/", "/app.js", "/none", "/api/scenes", "/api/scene" + scene, "/api/frame" + scene, "/api/none" + scene,
                     "/api/export" + scene, "/api/events"):
            answers = []
            for method in ("HEAD", "GET"):
                if (method, path) == ("GET", "/api/events"):
                    continue
                answers.append(self.exchange(
                    f"{method} {path} HTTP/1.1\nHost: 127.0.0.1:{self.preview.port}\nConnection: close\n\n"))
            self.assertEqual(answers[0][2], b"", path)
            if len(answers) == 2:
                for answer in answers:
                    answer[1].pop("Date", None)
                self.assertEqual(answers[0][:2], answers[1][:2], path)
                self.assertEqual(int(answers[0][1]["Content-Length"]), len(answers[1][2]), path)

    def test_ambiguous_requests(self):
        own = f"127.0.0.1:{self.preview.port}"
        for other in (own, "evil.example"):
            for hosts in (f"Host: {own}\nHost: {other}", f"Host: {other}\nHost: {own}"):
                self.assertEqual(self.exchange(f"GET / HTTP/1.1\n{hosts}\nConnection: close\n\n")[0], 400, hosts)
        for target in (f"http://{own}/", "http://evil.example/", "*", "api/scenes"):
            status = self.exchange(f"GET {target} HTTP/1.1\nHost: {own}\nConnection: close\n\n")[0]
            self.assertEqual(status, 400, target)

    def test_no_path_leads_out(self):
        for path in ("/../Package.swift", "/%2e%2e/Package.swift", "/..%2fPackage.swift", "/etc/passwd"):
            self.assertEqual(self.status(path), 404, path)
        for scene in ("../layout/x.json", "/etc/passwd", "..%2f..%2fPackage.swift", "./custom-timing.json", ""):
            self.assertEqual(self.status("/api/scene?scene=" + scene), 404, scene)
        self.assertEqual(self.status("/api/scene?scene=custom-timing.json"), 200)
        self.assertEqual(self.status("/api/scene?scene=%4"), 400)

    def test_sizes_are_limited(self):
        frame = "/api/frame?scene=custom-timing.json&frame=3&scale="
        self.assertEqual(self.status(frame + "1"), 200)
        for scale in ("100", "1000", "-1", "1e300"):
            self.assertEqual(self.status(frame + scale), 413, scale)

    def test_huge_headers(self):
        self.assertIn(self.status(X="x" * 1_000_000), (None, 400, 413))
        self.assertIn(self.status("/" + "y" * 1_000_000), (None, 400, 413, 414))
        self.assertEqual(self.status(), 200)

    def burden(self):
        """Opens connections that send nothing, and clients that stop reading, and closes them."""
        silent = []
        for _ in range(16):
            silent += [self.connect() for _ in range(50)]
            # The answer shows that the server has accepted these connections.
            self.assertEqual(self.status("/api/scene?scene=custom-timing.json"), 200)
        stopped = []
        for _ in range(20):
            connection = self.connect()
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(
                (f"GET /api/frame?scene=custom-timing.json&frame=20&scale=4 HTTP/1.1\r\n"
                 f"Host: 127.0.0.1:{self.preview.port}\r\n\r\n" * 5).encode())
            stopped.append(connection)
        end = time.monotonic() + 2
        while time.monotonic() < end:
            self.assertEqual(self.status("/api/scene?scene=custom-timing.json"), 200)
        for connection in silent + stopped:
            connection.close()

    def test_silent_connections_and_readers_that_stop(self):
        # A leak of connections' buffers adds more than 5,000 kB in every round. Canvases that are kept, and answers on
        # their way, add as much in some rounds, by chance.
        growths, before = [], None
        while len(growths) < 8:
            self.burden()
            # The server releases closed connections twice a second.
            time.sleep(2)
            memory = self.preview.memory()
            if before is not None:
                growths.append(memory - before)
                if growths[-1] < 500:
                    break
            before = memory
        else:
            self.fail(f"every round of 800 silent connections and 20 stopped readers grows, in kB: {growths}")
        print(f"\n{growths} kB more after each 800 silent connections")

    def test_a_port_that_is_taken(self):
        run = subprocess.run(
            [PROGRAM, "preview", SCENE, "--port", str(self.preview.port)], capture_output=True,
            text=True, cwd=ROOT, timeout=60)
        self.assertEqual(run.returncode, 69)
        self.assertIn("the port is taken", run.stderr)
        other = Preview(SCENE)
        self.assertNotEqual(other.port, self.preview.port)
        other.close()

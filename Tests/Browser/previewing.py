"""Starts `animrender preview` for the tests."""

import os
import subprocess

PROGRAM, ROOT = os.environ["PROGRAM"], os.environ["ROOT"]


class Preview:
    def __init__(self, path, *options, environment={}):
        self.process = subprocess.Popen(
            [PROGRAM, "preview", str(path), *options], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, cwd=ROOT, env=os.environ | environment)
        self.url = self.process.stdout.readline().strip()
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])

    def memory(self):
        """The memory in use, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self):
        self.process.terminate()
        self.process.wait(60)
        self.process.stdout.close()

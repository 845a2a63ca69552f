"""Renders on a local Ray cluster of two workers, kills one of them, and compares with one run."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import time

import ray
from ray.cluster_utils import Cluster

work, script = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
folder = work / "ray"
folder.mkdir()
(folder / "card.json").write_text(json.dumps({
    "size": [60, 40], "duration": 0.5, "fps": 20,
    "parameters": {"name": "x"},
    "views": [{"id": "label", "type": "label", "frame": [2, 2, 56, 30], "text": "$name"}],
    "timeline": [{"animate": {"label": {"alpha": 0}}, "duration": 0.5}]}))
with open(folder / "users.jsonl", "w") as table:
    for number in range(120):
        table.write(json.dumps({"id": f"u{number}", "name": f"No. {number}"}) + "\n")


def tree(path):
    return {file.name: file.read_bytes() for file in sorted(path.rglob("*.gif"))}


subprocess.run(
    ["animrender", "card.json", "--each", "users.jsonl", "-o", "one/{id}.gif", "--quiet"],
    cwd=folder, check=True)
expected = tree(folder / "one")

# One cluster for both runs: its start is what takes longest, and fails on a busy machine.
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
cluster.wait_for_nodes()
for kills in (False, True):
    output = folder / ("killed" if kills else "two")
    run = subprocess.Popen(
        [sys.executable, str(script), "card.json", "users.jsonl", f"{output}/{{id}}.gif",
         "--parts", "12"],
        cwd=folder, env={**os.environ, "RAY_ADDRESS": cluster.address}, stdout=subprocess.DEVNULL)
    if kills:
        deadline = time.monotonic() + 120
        while not list(output.rglob("*.gif")) and time.monotonic() < deadline:
            time.sleep(0.05)
        written = len(list(output.rglob("*.gif")))
        cluster.remove_node(nodes[0], allow_graceful=False)
        print(f"Ray: killed a worker after {written} of {len(expected)} files")
    code = run.wait(timeout=600)
    found = tree(output)
    if code != 0 or found != expected:
        sys.exit(f"test-integrations: Ray ended with {code} and {len(found)} files")
    print(f"Ray: {len(found)} files on two workers, the same bytes as one run")
cluster.shutdown()

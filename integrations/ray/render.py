"""Renders a picture for each line of a table on a Ray cluster.

    python render.py card.json users.jsonl 'out/{id}.gif' --parts 64

Each task renders one part of the lines (`--shard`) on one node, in a folder of its own, and copies its files to the output,
which may be any fsspec URL. A part is the same whoever renders it, so a task on a node that died is simply run again.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import ray


def render(scene, table, pattern, part, parts, options, cpus, destination):
    """Renders a part. Returns the reports of its lines and the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        local = os.path.join(folder, "out")
        os.mkdir(local)
        command = [
            # A line belongs to a part by its name, which must not contain the folder of the task.
            "animrender", scene, "--each", table, "-o", pattern,
            "--shard", f"{part}/{parts}", "--jobs", str(cpus), "--json", "--quiet", *options,
        ]
        run = subprocess.run(command, capture_output=True, text=True, cwd=local)
        if run.returncode not in (0, 65):
            raise RuntimeError(run.stderr)
        import fsspec
        filesystem, target = fsspec.core.url_to_fs(destination)
        for path in sorted(pathlib.Path(local).rglob("*")):
            if path.is_file():
                remote = f"{target}/{path.relative_to(local)}"
                filesystem.makedirs(os.path.dirname(remote), exist_ok=True)
                # Moved when complete, so that a node that dies leaves no part of a file under its name.
                filesystem.put(str(path), remote + ".partial")
                filesystem.mv(remote + ".partial", remote)
        return [json.loads(line) for line in run.stdout.splitlines()], run.returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scene")
    parser.add_argument("table")
    parser.add_argument("output", help="a pattern such as s3://bucket/cards/{id}.gif")
    parser.add_argument("--parts", type=int, default=64)
    parser.add_argument("--cpus", type=int, default=1, help="processors of a task")
    parser.add_argument("--retries", type=int, default=5)
    arguments, options = parser.parse_known_args()
    destination, _, pattern = arguments.output.rpartition("/")
    ray.init(address=os.environ.get("RAY_ADDRESS"))
    task = ray.remote(
        num_cpus=arguments.cpus, max_retries=arguments.retries, retry_exceptions=True
    )(render)
    pending = [
        task.remote(
            os.path.abspath(arguments.scene), os.path.abspath(arguments.table), pattern, part,
            arguments.parts, options, arguments.cpus, destination or os.getcwd(),
        )
        for part in range(1, arguments.parts + 1)
    ]
    worst, lines = 0, 0
    while pending:
        done, pending = ray.wait(pending)
        for reports, code in ray.get(done):
            worst = max(worst, code)
            lines += len(reports)
            for report in reports:
                print(json.dumps(report))
        print(f"{arguments.parts - len(pending)} of {arguments.parts} parts, {lines} lines",
              file=sys.stderr)
    return worst


if __name__ == "__main__":
    sys.exit(main())

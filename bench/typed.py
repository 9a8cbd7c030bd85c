"""How much of the package a type checker knows for certain: ``python -m bench.typed``.

It asks pyright (``pip install pyright``; it needs Node) for every public name whose type is unknown, or would
be inferred otherwise by another checker, and prints the names and the share of the others. Names unknown
because another package has no types, as OpenSpiel and PettingZoo, count as ours where a class inherits them.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

AIM = 0.98


def main() -> None:
    """Print what is not known, and the share of what is; fail below the aim."""
    beside = Path(sys.executable).parent
    path = f"{beside}{os.pathsep}{os.environ['PATH']}"  # pyright looks for packages where its Python is
    pyright = shutil.which("pyright", path=path)
    if not pyright:
        sys.exit("pyright is not installed: pip install pyright")
    command = [pyright, "--verifytypes", "gipf", "--ignoreexternal", "--outputjson"]
    environment = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(beside.parent)}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    report = json.loads(said.stdout)["typeCompleteness"]
    unknown = [
        symbol["name"]
        for symbol in report["symbols"]
        if symbol["isExported"] and not symbol["isTypeKnown"]
    ]
    print(*unknown, sep="\n")
    counts = report["exportedSymbolCounts"]
    print(f"{counts['withKnownType']:,} of {sum(counts.values()):,} public names have known types:")
    print(f"{report['completenessScore']:.1%}")
    if report["completenessScore"] < AIM:
        sys.exit(f"the aim is {AIM:.0%}")


if __name__ == "__main__":
    main()

"""Checkpoints: one small file from which training resumes as if it had never stopped.

The file is an ``.npz`` of plain arrays and a text with the counters. It replaces the old one only when all of
it is on the disk, so that a run may be killed at any moment. If all samples fit, training resumes bit for
bit; otherwise as many are kept as fit, drawn at random. Games in progress are always kept.
"""

import io
import json
import math
import os
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from gipf.errors import GipfError
from gipf.kernel.layout import Array
from gipf.train.network.learner import Learner, known_lines
from gipf.train.network.lockstep import Lockstep
from gipf.train.network.tree_search import BEGAN, Samples

MEGABYTE = 1_000_000
MOST_BYTES = 60 * MEGABYTE
"""Maximum size of a checkpoint, so that it is easily moved."""
CHECKPOINT_VERSION = 1
FACTS = "facts"
SPEED = 1
"""Compression level: low, since training waits for it."""
EACH_TRIED = 256
"""Number of samples compressed to estimate the size of one."""

Arrays = dict[str, Array]


# ---------------------------------------------------------------------- the file


def write(file: Path, arrays: Mapping[str, Array], facts: Mapping[str, Any]) -> int:
    """Write arrays and facts, replacing the file at once; return its size in bytes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f"{file.name}.part")
    text = np.frombuffer(json.dumps(facts).encode(), np.uint8)
    with half.open("wb") as out:
        with zipfile.ZipFile(out, "w") as archive:
            for name, array in {FACTS: text, **arrays}.items():
                content = io.BytesIO()
                np.lib.format.write_array(content, np.asarray(array, order="C"), allow_pickle=False)
                # weights do not compress
                is_noise = array.dtype.kind == "f" and not name.startswith("pool")
                how = zipfile.ZIP_STORED if is_noise else zipfile.ZIP_DEFLATED
                archive.writestr(f"{name}.npy", content.getvalue(), how, SPEED)
        out.flush()
        os.fsync(out.fileno())
    half.replace(file)
    return file.stat().st_size


def read(file: Path) -> tuple[Arrays, dict[str, Any]]:
    """Read what `write` wrote."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as content:
            arrays = dict(content)
        facts = json.loads(arrays.pop(FACTS).tobytes())
    except FileNotFoundError:
        raise GipfError("no-checkpoint", file=file) from None
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise GipfError("not-a-checkpoint", file=file, detail=error) from None
    if not isinstance(facts, dict) or facts.get("version") != CHECKPOINT_VERSION:
        found = facts.get("version") if isinstance(facts, dict) else None
        raise GipfError("checkpoint-version", file=file, given=found, version=CHECKPOINT_VERSION)
    return arrays, facts


# ---------------------------------------------------------------------- the learner


def _numpy(tensor: Tensor) -> Array:
    # a copy: on a CPU the tensor's own memory goes on changing
    copied: Array = tensor.detach().cpu().numpy().copy()
    return copied


def learner_state(learner: Learner, room: int) -> tuple[Arrays, dict[str, Any]]:
    """Give the learner's weights, averages, optimiser and random state as arrays, and its counters.

    Where 32 bits a number would take more than ``room`` bytes, the optimiser's moments get 16, then also the
    differences of the averages from the weights.
    """
    arrays: Arrays = {}
    weights, averages = learner.network.state_dict(), learner.average.state_dict()
    moments = learner.optimiser.state_dict()["state"]
    size = sum(tensor.numel() for tensor in weights.values())
    halved = {"moments": 16 * size > room, "averages": 12 * size > room}
    if 8 * size > room:
        raise GipfError(
            "checkpoint-too-big", millions=round(size / 1e6), most=MOST_BYTES // MEGABYTE
        )
    for name, tensor in weights.items():
        arrays[f"weights/{name}"] = _numpy(tensor)
        average = averages[name]
        if halved["averages"] and average.is_floating_point():
            arrays |= _halves(f"averages/{name}", _numpy(average - tensor))
        else:
            arrays[f"averages/{name}"] = _numpy(average)
    for number, parts in moments.items():
        for part, tensor in parts.items():
            name, values = f"moments/{number}/{part}", _numpy(tensor)
            if part == "exp_avg_sq" and halved["moments"]:
                arrays |= _halves(name, np.sqrt(values))
            elif part == "exp_avg" and halved["moments"]:
                arrays |= _halves(name, values)
            else:
                arrays[name] = values
    arrays["random"] = _numpy(learner.generator.get_state())
    facts = {"header": learner.network.header(), "counters": learner.counters(), "halved": halved}
    return arrays, facts


def _halves(name: str, values: Array) -> Arrays:
    """Store values in 16 bits, with a scale that keeps them from underflowing."""
    scale = float(np.abs(values).max(initial=0.0)) or 1.0
    return {name: (values / scale).astype(np.float16), f"{name}*": np.array(scale, np.float32)}


def _whole(arrays: Arrays, name: str) -> Tensor:
    values = arrays[name]
    if f"{name}*" in arrays:
        values = values.astype(np.float32) * arrays[f"{name}*"]
    return torch.from_numpy(np.array(values))


def _size(header: dict[str, Any]) -> str:
    return ", ".join(
        f"{name} {header[name]}" for name in ("blocks", "channels", "features", "policy")
    )


def restore_learner(learner: Learner, arrays: Arrays, facts: dict[str, Any]) -> None:
    """Restore a learner."""
    if learner.network.header() != facts["header"]:
        then, now = facts["header"], learner.network.header()
        raise GipfError("checkpoint-of-other", given=_size(then), wanted=_size(now))
    halved = facts["halved"]
    weights, averages = {}, {}
    for name, tensor in learner.network.state_dict().items():
        weights[name] = _whole(arrays, f"weights/{name}")
        averages[name] = _whole(arrays, f"averages/{name}")
        if halved["averages"] and tensor.is_floating_point():
            averages[name] += weights[name]
    learner.network.load_state_dict(weights)
    learner.average.load_state_dict(averages)
    parameters = [p for group in learner.optimiser.param_groups for p in group["params"]]
    state: dict[int, dict[str, Tensor]] = {}
    for name in arrays:
        if name.startswith("moments/") and not name.endswith("*"):
            _, number, part = name.split("/")
            values = _whole(arrays, name)
            if part == "exp_avg_sq" and halved["moments"]:
                values = values.square()
            parameter = parameters[int(number)]
            if values.shape == parameter.shape:  # in the same memory format, too
                values = torch.empty_like(parameter, requires_grad=False).copy_(values)
            state.setdefault(int(number), {})[part] = values
    groups = learner.optimiser.state_dict()["param_groups"]
    learner.optimiser.load_state_dict({"state": state, "param_groups": groups})
    random = torch.from_numpy(arrays["random"])
    if random.shape == learner.generator.get_state().shape:  # GPU and CPU have different ones
        learner.generator.set_state(random)
    learner.restore_counters(facts["counters"])
    learner.refresh()


# ---------------------------------------------------------------------- the pools


def pool_state(pool: Lockstep, prefix: str, room: float) -> tuple[Arrays, dict[str, Any]]:
    """Give a pool's games in progress, and as many of its samples as fit."""
    arrays = {
        f"{prefix}/{name}": _numpy(getattr(pool, name)) for name in ("roots", "state", "counts")
    }
    written = min(pool.rounds_recorded, pool.rounds) * pool.games
    each = _bytes_a_sample(pool, written)
    is_whole = written * each <= room
    if is_whole:
        lines = torch.arange(written, device=pool.device)
    else:
        known = known_lines(pool.samples.facts)
        chosen = np.random.default_rng(pool.rounds_recorded).permutation(len(known))
        chosen = np.sort(chosen[: int(room / each)])
        lines = known[torch.from_numpy(chosen).to(known.device)]
    for name in Samples._fields:
        arrays[f"{prefix}/{name}"] = _packed(getattr(pool.samples, name)[lines])
    return arrays, {
        "variants": [str(variant) for variant in pool.variants],
        "games": pool.games,
        "rounds": pool.rounds,
        "is_whole": is_whole,
        "noted": pool.rounds_recorded,
        "evaluations": pool.evaluations,
        "chance": pool.chance.bit_generator.state,
    }


def _packed(values: Tensor) -> Array:
    """Transpose samples, so that similar numbers are adjacent and compress well."""
    return np.ascontiguousarray(_numpy(values.flatten(1)).T)


def _bytes_a_sample(pool: Lockstep, written: int) -> float:
    """Estimate the compressed size of a sample."""
    if not written:
        return 1.0
    tried = torch.linspace(0, written - 1, min(EACH_TRIED, written)).long().to(pool.device)
    tensors = (_packed(getattr(pool.samples, name)[tried]) for name in Samples._fields)
    return sum(len(zlib.compress(values.tobytes(), SPEED)) for values in tensors) / len(tried)


def restore_pool(pool: Lockstep, arrays: Arrays, prefix: str, facts: dict[str, Any]) -> None:
    """Restore a pool; one of another size gets the samples alone."""
    kept = {name: getattr(pool.samples, name) for name in Samples._fields}
    found = {
        name: torch.from_numpy(arrays[f"{prefix}/{name}"].T.copy()).view(-1, *tensor.shape[1:])
        for name, tensor in kept.items()
        if math.prod(tensor.shape[1:]) == len(arrays[f"{prefix}/{name}"])
    }
    if len(found) < len(Samples._fields):  # samples of another width
        found = {}
    names = [str(variant) for variant in pool.variants]
    if (facts["games"], facts["variants"]) == (pool.games, names):
        for name in ("roots", "state", "counts"):
            getattr(pool, name).copy_(torch.from_numpy(arrays[f"{prefix}/{name}"]))
        pool.evaluations = facts["evaluations"]
        pool.chance.bit_generator.state = facts["chance"]
        if found and facts["is_whole"] and facts["rounds"] == pool.rounds:
            pool.rounds_recorded = facts["noted"]
            for name, values in found.items():
                kept[name][: len(values)].copy_(values)
            return
        pool.state[:, BEGAN] = 0  # their earlier samples are gone
    if found:
        # at the end, where they are overwritten last
        lines = known_lines(found["facts"])[-len(kept["facts"]) :]
        for name, values in found.items():
            kept[name][len(kept[name]) - len(lines) :].copy_(values[lines])

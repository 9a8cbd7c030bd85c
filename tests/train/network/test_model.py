"""The network: what it sees, folded copies, files."""

from pathlib import Path

import pytest
import torch

from gipf import GipfError
from gipf.kernel.lookup import bit_index
from gipf.net.policy import ANSWERS, logit_of, parts
from gipf.train.network.model import HexConvolution, Network, code_logits
from tests.net.shown import VARIANTS, codes, games, shown
from tests.train.network.networks import opinionated, positions


def difference(one: tuple[torch.Tensor, ...], other: tuple[torch.Tensor, ...]) -> float:
    return max(float((a - b).abs().max()) for a, b in zip(one, other, strict=True))


def asked(network: Network) -> tuple[torch.Tensor, ...]:
    with torch.no_grad():
        return tuple(network(*map(torch.from_numpy, positions())))


def test_a_convolution_sees_a_spot_and_its_six_neighbours() -> None:
    layer = HexConvolution(8).eval()
    image = torch.zeros(1, 8, 8, 7)

    def place(spot: str) -> tuple[int, int]:
        return divmod(bit_index(spot), 8)

    image[(0, slice(None), *place("e5"))] = 1
    seen = {tuple(spot) for spot in layer(image).abs().sum(1)[0].nonzero().tolist()}
    neighbours = ("e5", "e4", "e6", "d4", "d5", "f4", "f5")
    assert seen == set(map(place, neighbours))


def test_a_new_network_has_no_opinion() -> None:
    answers, result, _, _ = asked(Network(4, 16).eval())
    assert answers.std() < 0.2
    assert result.softmax(1).sub(1 / 3).abs().max() < 0.1


def test_the_usual_network_has_half_a_million_parameters() -> None:
    assert Network().count() == 496_653


def test_a_folded_copy_answers_the_same() -> None:
    network = opinionated()
    folded = network.folded()
    assert folded.is_folded and not network.is_folded
    assert not any(parameter.requires_grad for parameter in folded.parameters())
    assert difference(asked(network), asked(folded)) < 1e-5


def test_weights_can_be_written_into_a_folded_copy_of_less_precision() -> None:
    network, copy = opinionated(), opinionated(seed=2).folded()
    places = [parameter.data_ptr() for parameter in copy.parameters()]
    network.fold_into(copy)
    assert difference(asked(network), asked(copy)) < 1e-5
    assert places == [parameter.data_ptr() for parameter in copy.parameters()]
    half = Network(3, 16).folded().bfloat16()
    network.fold_into(half)
    assert asked(half)[0].dtype == torch.float32
    assert difference(asked(network), asked(half)) < 0.2


def test_the_ways_of_a_gpu_give_the_same_numbers_for_moves() -> None:
    network = opinionated()
    image = torch.randn(5, 16, 8, 7).to(memory_format=torch.channels_last)
    with torch.no_grad():
        wanted = network.moves(image).flatten(1)
        for way in (network.moves_at_once, network.moves_to_learn):
            assert torch.allclose(way(image).flatten(1), wanted, atol=1e-5)


def test_only_a_folded_network_can_be_fused() -> None:
    with pytest.raises(GipfError, match=r"only a folded network can be fused: take folded\(\)"):
        Network(1, 8).fuse()
    assert all(block.fused for block in Network(1, 8).folded().fuse().body)


def test_sizes_that_make_no_sense_are_refused() -> None:
    for blocks, channels in ((0, 8), (1, 4), (1, 12)):
        with pytest.raises(GipfError, match=f"not {blocks}x{channels}"):
            Network(blocks, channels)


@pytest.mark.parametrize("variant", VARIANTS)
def test_logits_of_codes_are_those_that_search_adds_up(variant: str) -> None:
    batch = games(variant, 4, seed=4)
    places = parts(batch.variant.board.name)
    listed = codes(batch)
    table = torch.full((len(batch), max(map(len, listed)) + 1), -1, dtype=torch.int16)
    for i, line in enumerate(listed):
        table[i, : len(line)] = torch.tensor(line)
    answers = torch.randn(len(batch), ANSWERS)
    logits = code_logits(answers, table, torch.from_numpy(places))
    assert (logits[table < 0] == -torch.inf).all()
    for i, line in enumerate(listed):
        wanted = [logit_of(places, answers.numpy(), i, code) for code in line]
        assert logits[i, : len(line)].tolist() == pytest.approx(wanted, abs=1e-5)


# ---------------------------------------------------------------------- files


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    network, path = opinionated(), tmp_path / "network.pt"
    for one in (network, network.folded()):
        one.save(path)
        again = Network.load(path).eval()
        assert again.header() == one.header()
        assert difference(asked(one), asked(again)) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["network.pt"]


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.pt"
    with pytest.raises(GipfError, match="there is no network"):
        Network.load(path)
    path.write_bytes(b"not one")
    with pytest.raises(GipfError, match="is no network of gipf"):
        Network.load(path)
    torch.save({"weights": {}}, path)
    with pytest.raises(GipfError, match="is no network of gipf"):
        Network.load(path)
    torch.save({"gipf": {}, "weights": {}}, path)
    with pytest.raises(GipfError, match="is no network of gipf: it is empty"):
        Network.load(path)


def test_a_network_for_other_features_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "network.pt"
    Network(1, 8).save(path)
    monkeypatch.setattr("gipf.train.network.model.FEATURES_VERSION", 99)
    with pytest.raises(
        GipfError, match="for version 1 of the features, and this gipf has version 99"
    ):
        Network.load(path)


# ---------------------------------------------------------------------- what it is shown


def test_two_positions_that_differ_are_told_apart() -> None:
    answers, result, *_ = asked(opinionated())
    cells, _ = shown(games("basic", 2, seed=8))
    assert (cells[0] != cells[1]).any()
    assert len({tuple(line) for line in result.tolist()}) > len(answers) / 2

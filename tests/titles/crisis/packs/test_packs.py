"""Packs: cards of one's own from a folder, in games, in saves and in the roster builder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import longbox
from longbox import cli
from longbox.kernel import BadOption, Game, LongboxError
from longbox.players import play, player
from longbox.titles import facets, title
from longbox.titles.crisis import packs
from longbox.titles.crisis.builder.catalogue import catalogue
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.library import SHELVES
from longbox.titles.crisis.title import TITLE

PACKS = TITLE.packs

MARKET = Path(__file__).parents[4] / "examples" / "packs" / "night-market"
OPTIONS = {"roster_a": "night-market", "roster_b": "night-market"}


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever packs a test loads are gone after it."""
    monkeypatch.setenv(packs.FOLDERS, "")
    before = {name: dict.fromkeys(getattr(LIBRARY, name)) for name in SHELVES}
    yield
    for name in list(PACKS.loaded):
        PACKS.remove(name)
    assert before == {name: dict.fromkeys(getattr(LIBRARY, name)) for name in SHELVES}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The example pack, to be changed."""
    return Path(shutil.copytree(MARKET, tmp_path / "pack"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_example_is_in_order() -> None:
    pack = packs.read(MARKET)
    assert (pack.name, pack.version, len(pack.cards), len(pack.rosters)) == ("Night Market", "1.0", 6, 1)
    assert PACKS.loaded == {}
    assert "lantern-keeper" not in TITLE.library.characters


def test_cards_name_cards_in_other_files_of_their_pack(copy: Path) -> None:
    text = (copy / "market.cards").read_text(encoding="utf-8")
    where = text.index("CUSTOMER = enemy")
    (copy / "first.cards").write_text(text[:where], encoding="utf-8")
    (copy / "market.cards").write_text(text[where:].replace("enemy & within(3)", 'named(("Mara Voss",))'), encoding="utf-8")
    assert len(packs.read(copy).cards) == 6
    change(copy / "market.cards", "Mara Voss", "Mara Vos")
    with pytest.raises(packs.BadPack, match="there is no character 'Mara Vos'; did you mean 'Mara Voss'"):
        packs.read(copy)


def test_every_part_of_the_example_has_its_text_in_both_languages() -> None:
    PACKS.load(MARKET)
    for language in ("en", "de"):
        told = facets.page(title("crisis")).catalogue(language)
        for id in ("lantern-keeper", "brass-hound", "haggler"):
            one = told["characters"][id]
            assert all(part["text"] for part in (*one["attacks"], *one["superpowers"])), id
        assert told["tactics"]["last-call"]["text"]
        assert told["crises"]["stalls-ablaze"]["text"]
    assert facets.page(title("crisis")).catalogue("de")["characters"]["haggler"]["name"] == "Die Feilscherin"


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_pack_is_played(bot: str) -> None:
    PACKS.load(MARKET)
    seen: set[str] = set()
    for seed in range(3):
        game = Game.new(title("crisis"), 2, seed, OPTIONS)
        play(game, [player(bot, f"{seed}:{seat}") for seat in range(2)])
        assert game.result is not None
        assert game.state.options["packs"] == ("Night Market 1.0 (" + PACKS.loaded["Night Market"].digest + ")",)
        seen |= {*game.state.who, *game.state.crises}
    assert seen & {"lantern-keeper", "brass-hound", "haggler"}


def test_a_save_names_its_pack(copy: Path) -> None:
    label = PACKS.load(copy).label
    game = Game.new(title("crisis"), 2, 1, OPTIONS)
    game.answer(0)
    save = game.save()
    assert json.loads(save)["options"]["packs"] == [label]
    assert longbox.load(save).digest == game.digest
    PACKS.remove("Night Market")
    with pytest.raises(BadOption, match=r"This game uses the pack Night Market 1\.0 \(.*\), which is not loaded here") as error:
        longbox.load(save)
    assert "Dieses Spiel nutzt das Paket Night Market 1.0" in title("crisis").refusal(error.value, "de")

    change(copy / "market.cards", "threat=2", "threat=3")
    PACKS.load(copy)
    with pytest.raises(BadOption, match="the one loaded here has the same version but other content"):
        longbox.load(save)
    PACKS.remove("Night Market")
    change(copy / "pack.toml", "1.0", "1.1")
    PACKS.load(copy)
    with pytest.raises(BadOption, match=r"This game uses the pack Night Market 1\.0 \(.*\); loaded here is Night Market 1\.1"):
        longbox.load(save)


def test_a_game_without_cards_of_a_pack_needs_none() -> None:
    PACKS.load(MARKET)
    game = Game.new(title("crisis"), 2, 1)
    assert game.state.options["packs"] == ()
    save = game.save()
    PACKS.remove("Night Market")
    assert longbox.load(save).digest == game.digest


def test_saves_from_before_packs_are_read() -> None:
    game = Game.new(title("crisis"), 2, 1)
    options = {name: value for name, value in game.state.options.items() if name != "packs"}
    assert title("crisis").check_options(options)["packs"] == ()
    with pytest.raises(BadOption, match="it takes the names of packs"):
        title("crisis").check_options({"packs": 7})


def test_the_same_pack_twice_is_once() -> None:
    first = PACKS.load(MARKET)
    assert PACKS.load(MARKET) is first


def test_two_packs_of_one_name(copy: Path) -> None:
    PACKS.load(MARKET)
    change(copy / "pack.toml", 'version = "1.0"', 'version = "2.0"')
    with pytest.raises(LongboxError, match=r"Two packs are called 'Night Market' \(1\.0 and 2\.0\)"):
        PACKS.load(copy)
    assert PACKS.loaded["Night Market"].version == "1.0"


def test_two_packs_with_one_card(copy: Path) -> None:
    PACKS.load(MARKET)
    change(copy / "pack.toml", 'name = "Night Market"', 'name = "Other"')
    with pytest.raises(packs.BadPack) as error:
        PACKS.load(copy)
    assert any("the pack Night Market 1.0" in one.text and "'haggler' already" in one.text for one in error.value.faults)
    assert list(PACKS.loaded) == ["Night Market"]


@pytest.mark.parametrize("id", ["iron-man", "disarm", "riots-spark", "soul", "kingpin"])
def test_a_card_that_longbox_has_or_knows(copy: Path, id: str) -> None:
    change(copy / "market.cards", '"haggler"', f'"{id}"')
    with pytest.raises(packs.BadPack, match=f"Longbox has a card with the id '{id}' already; take another id"):
        PACKS.load(copy)


def test_rules_of_another_card_are_not_replaced(copy: Path) -> None:
    with (copy / "market.cards").open("a", encoding="utf-8") as file:
        rules = '(during("attack_pool", add_dice("attack", 9)),)'
        file.write(f'add_tactic(Tactic("sneaky", "Sneaky", ACTIVE, (By(),), next_attack("next/no-mercy", {rules})))\n')
    before = LIBRARY.extras["next/no-mercy"]
    with pytest.raises(packs.BadPack, match="'next/no-mercy' is the name of another card's rules"):
        PACKS.load(copy)
    assert LIBRARY.extras["next/no-mercy"] is before


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("pack.toml", "name = ", "This is no TOML"),
        ("pack.toml", 'name = "X"\n', "The version of a pack is a text"),
        ("pack.toml", 'name = "X"\nversion = "1"\nrun = "x"\n', "A pack has no 'run'"),
        ("pack.toml", 'name = "X"\nversion = "1"\naffiliations = "x"\n', "The affiliations of a pack are a list"),
        ("market.cards", "import os\n", "A card file has no imports"),
        ("market.cards", "\n", "The pack holds no cards"),
        ("texts.en.csv", "a,b\n", "The first line of texts is: id,name,text"),
        ("texts.en.csv", "id,name,text\niron-man,Mine,\n", "'iron-man' belongs to no card of this pack"),
        ("rosters/night-market.json", "[]", "A roster is a JSON object"),
        ("rosters/cabal.json", '{"characters": []}', "A roster cannot be called 'cabal' here"),
    ],
)
def test_mistakes_in_the_folder(copy: Path, file: str, text: str, sentence: str) -> None:
    (copy / file).write_text(text, encoding="utf-8")
    with pytest.raises(packs.BadPack) as error:
        PACKS.load(copy)
    assert any(sentence in str(one) for one in error.value.faults), error.value.faults
    assert PACKS.loaded == {}


def test_a_roster_of_the_pack_must_be_legal(copy: Path) -> None:
    change(copy / "rosters" / "night-market.json", '"haggler", ', "")
    with pytest.raises(
        LongboxError, match=r"The roster night-market of the pack Night Market cannot be played\. A roster has 10 characters"
    ):
        PACKS.load(copy)
    assert PACKS.loaded == {}
    assert "lantern-keeper" not in TITLE.library.characters


def test_files_that_are_no_files(copy: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.cards"
    outside.write_text("A = 1\n")
    (copy / "more.cards").symlink_to(outside)
    (copy / "odd.cards").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(packs.BadPack) as error:
        PACKS.load(copy)
    told = [str(one) for one in error.value.faults]
    assert "more.cards: This is no plain file." in told
    assert "odd.cards: This is no text in UTF-8." in told


def test_no_pack_there(tmp_path: Path) -> None:
    with pytest.raises(LongboxError, match="There is no folder"):
        PACKS.load(tmp_path / "nowhere")
    with pytest.raises(LongboxError, match=r"holds no pack\.toml"):
        PACKS.load(tmp_path)


def test_packs_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(packs.FOLDERS, str(MARKET))
    PACKS.load_named()
    assert list(PACKS.loaded) == ["Night Market"]


def test_two_tables_with_different_packs_in_one_process(copy: Path) -> None:
    """Each game holds the cards it was begun with: a pack that comes or goes changes no other table."""
    with_pack = longbox_game(OPTIONS) if PACKS.load(MARKET) else None
    assert with_pack is not None
    assert "haggler" in with_pack.state.library.characters
    PACKS.remove("Night Market")
    change(copy / "pack.toml", "1.0", "1.1")
    change(copy / "market.cards", "threat=2", "threat=3")
    PACKS.load(copy)
    other, without = longbox_game(OPTIONS), longbox_game({})
    threats = [game.state.library.characters["haggler"].threat for game in (with_pack, other)]
    assert threats[0] != threats[1]
    assert "haggler" not in without.state.library.characters
    for game in (with_pack, other, without):
        play(game, [player("random", seat) for seat in range(2)])
        assert game.result is not None


def longbox_game(options: dict[str, str]) -> Game[Any]:
    return Game.new(title("crisis"), 2, 3, options)


def test_the_roster_builder_has_the_cards() -> None:
    PACKS.load(MARKET)
    told = catalogue("en", TITLE.library)
    assert "lantern-keeper" in {card["id"] for card in told["characters"]}
    assert "last-call" in {card["id"] for card in told["tactics"]}
    assert "stalls-ablaze" in {card["id"] for card in told["secure"]}
    assert "Night Market" in told["affiliations"]


# -- the command -------------------------------------------------------------------------------------------------------


def test_commands_take_packs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    pack = ["--pack", str(MARKET)]
    assert (
        cli.main(["play", "crisis", "--option", "roster_a=night-market", "--seed", "2", "--save", str(save), "--json", *pack]) == 0
    )
    assert json.loads(capsys.readouterr().out)["options"]["packs"]
    PACKS.remove("Night Market")
    assert cli.main(["replay", str(save), "--json"]) == 2
    assert "uses the pack Night Market 1.0" in capsys.readouterr().err
    assert cli.main(["replay", str(save), "--json", *pack]) == 0
    capsys.readouterr()
    PACKS.remove("Night Market")
    games = ["--games", "2", "--option", "roster_a=night-market", "--option", "setup=quick"]
    assert cli.main(["sim", "crisis", *games, "--json", *pack]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert cli.main(["cards", "crisis", "haggler", "--language", "de", *pack]) == 0
    assert "Die Feilscherin" in capsys.readouterr().out


def test_check_finds_mistakes(capsys: pytest.CaptureFixture[str], copy: Path) -> None:
    def run(*argv: str) -> tuple[int, Any]:
        code = cli.main(["cards", "check", *argv])
        return code, capsys.readouterr().out

    assert run(str(MARKET)) == (0, "6 cards read, 0 mistakes.\n")
    change(copy / "market.cards", 'gain_condition(TARGET, "hex")', 'gain_condition(TARGET, "hexx")')
    change(copy / "market.cards", "choose(CUSTOMER", "chose(CUSTOMER")
    code, out = run(str(copy))
    assert code == 2
    assert "market.cards, line 16, column 80: 'hexx' is no condition; did you mean 'hex'?" in out
    assert "'mode' of chose is a text, not a filter." in out
    code, out = run(str(copy / "market.cards"), "--json")
    assert code == 2
    assert {"file", "line", "column", "text"} == set(json.loads(out)["faults"][0])
    assert cli.main(["cards", "check"]) == 2
    assert cli.main(["cards", "check", str(copy / "none.cards")]) == 2
    assert "cannot be read: no such file or directory" in capsys.readouterr().err

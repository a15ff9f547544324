"""Observations say what is on the table: each column, on positions of which everything is known."""

from __future__ import annotations

from tintero.abilities.keyword import bit
from tintero.abilities.words import Doing, EventKind, Keyword
from tintero.edges.marked_pages import rewritten
from tintero.env import columns_page
from tintero.env.card_tokens import names, tokens
from tintero.env.rows import columns as col
from tintero.env.rows.encoder import Page
from tintero.rules import option as op
from tintero.rules.fast import DISCARD, HAND
from tintero.rules.question import Ask
from tintero.rules.settings import Settings

from ..bench import FIRE, Table
from ..docs.pages import DOCS
from .seeing import Seen

SIMBA = "Simba - Protective Cub"  # Bodyguard, 2 / 3
TINK = "Tinker Bell - Giant Fairy"
EELS = "Flotsam & Jetsam - Entangling Eels"
PACHA = "Pacha - Emperor's Guide"


def test_a_character_in_play_is_a_row_with_what_it_has_now() -> None:
    t = Table()
    t.theirs(SIMBA, damage=2, exerted=True)
    row = Seen(t.begin()).one(SIMBA)
    assert (row["zone"], row["owner"]) == (col.IN_PLAY, 1)
    assert (row["strength"], row["willpower"], row["lore"], row["damage"]) == (2, 3, 1, 2)
    assert (row["exerted"], row["drying"], row["cost"]) == (1, 0, 2)
    assert row["keywords"] == bit(Keyword.BODYGUARD)


def test_owners_are_counted_from_whoever_looks() -> None:
    t = Table()
    t.mine(SIMBA)
    game = t.begin()
    assert Seen(game, 0).one(SIMBA)["owner"] == 0
    assert Seen(game, 1).one(SIMBA)["owner"] == 1


def test_the_summary_counts_what_everybody_can_count() -> None:
    t = Table(ink=5)
    t.lore(0, 7)
    t.lore(1, 3)
    t.mine(FIRE, HAND)
    t.theirs(SIMBA, HAND)
    t.theirs(SIMBA, DISCARD)
    seen = Seen(t.begin()).summary
    assert (seen["lore_0"], seen["lore_1"]) == (7, 3)
    assert (seen["hand_0"], seen["hand_1"]) == (1, 1)
    assert (seen["ink_ready_0"], seen["ink_0"]) == (5, 5)
    assert (seen["discard_0"], seen["discard_1"]) == (0, 1)
    assert seen["kind"] == col.KINDS.index(op.TURN) + 1
    assert (seen["asked"], seen["active"]) == (1, 1)
    assert seen["question"] == list(Ask).index(Ask.TURN) + 1
    assert not any(seen[f"{c.name}_{n}"] for c in col.OF_A_SEAT for n in (2, 3))  # nobody sits there


def test_the_same_question_is_the_others_for_the_other_seat() -> None:
    t = Table()
    t.mine(SIMBA)
    seen = Seen(t.begin(), 1)
    assert (seen.summary["asked"], seen.summary["active"]) == (2, 2)
    assert seen.summary["question"] == 0
    assert seen.options == []


def test_a_hand_is_seen_by_its_player_alone() -> None:
    t = Table()
    t.mine(FIRE, HAND)
    game = t.begin()
    assert Seen(game, 0).one(FIRE)["zone"] == col.HAND
    assert Seen(game, 1).all(FIRE) == []


def test_discards_are_seen_by_everybody_the_newest_first() -> None:
    t = Table()
    t.theirs(SIMBA, DISCARD)
    t.theirs(FIRE, DISCARD)
    found = [row["token"] for row in Seen(t.begin()).in_zone(col.DISCARD, 1)]
    newest = t.game.state.players[1].discard[-1]
    assert found[0] == tokens()[t.game.state.face_of(newest).full_name]
    assert sorted(found) == sorted([tokens()[SIMBA], tokens()[FIRE]])


def test_options_point_to_the_rows_of_their_cards() -> None:
    t = Table()
    t.mine(SIMBA)
    t.theirs(TINK, exerted=True)
    seen = Seen(t.begin())
    (challenge,) = [o for o in seen.options if o["verb"] == op.CHALLENGE]
    assert seen.at(challenge["row"]) == seen.one(SIMBA)
    assert seen.at(challenge["target"]) == seen.one(TINK)
    assert (challenge["token"], challenge["owner"], challenge["zone"]) == (tokens()[SIMBA], 1, col.IN_PLAY)
    (end,) = [o for o in seen.options if o["verb"] == op.END]
    assert not any(n for name, n in end.items() if name != "verb")


def test_rows_of_options_are_in_the_order_of_the_options() -> None:
    t = Table()
    t.mine(SIMBA)
    t.mine(FIRE, HAND)
    t.theirs(TINK, exerted=True)
    game = t.begin()
    assert [o["verb"] for o in Seen(game).options] == [o.verb for o in game.options]


def test_a_choice_says_which_card_asks_and_offers_the_cards() -> None:
    t = Table()
    fire = t.mine(FIRE, HAND)
    t.theirs(SIMBA)
    t.theirs(TINK)
    t.play(fire)
    seen = Seen(t.game)
    assert seen.summary["about"] == tokens()[FIRE]
    assert seen.one(FIRE)["zone"] == col.ACTION
    assert {seen.at(o["row"])["token"] for o in seen.options} == {tokens()[SIMBA], tokens()[TINK]}


def test_what_was_seen_of_another_hand_stays_known() -> None:
    t = Table()
    t.theirs(SIMBA, HAND)
    t.theirs(FIRE, HAND)
    t.begin()
    simba = next(c for c in t.game.state.players[1].hand if t.game.state.face_of(c).full_name == SIMBA)
    t.game.state.known[simba] |= 1
    seen = Seen(t.game)
    assert seen.one(SIMBA)["zone"] == col.HAND
    assert seen.all(FIRE) == []


def test_what_happened_last_comes_first() -> None:
    t = Table()
    simba = t.mine(SIMBA)
    t.quest(simba)
    history = Seen(t.game).history
    kinds = [EventKind(row["kind"]) for row in history]
    assert kinds.index(EventKind.LORE_GAINED) < kinds.index(EventKind.EXERTED)  # 4.5: exerted first, then the lore
    gained = history[kinds.index(EventKind.LORE_GAINED)]
    assert (gained["player"], gained["amount"]) == (1, 1)
    assert history[kinds.index(EventKind.QUESTED)]["token"] == tokens()[SIMBA]
    assert Seen(t.game, 1).history[kinds.index(EventKind.LORE_GAINED)]["player"] == 2


def test_a_drawn_card_is_named_to_whoever_drew_it() -> None:
    t = Table()
    t.mine(SIMBA)
    t.end()
    drew = int(EventKind.DREW)
    mine = next(row for row in Seen(t.game, 1).history if row["kind"] == drew)
    theirs = next(row for row in Seen(t.game, 0).history if row["kind"] == drew)
    assert (mine["player"], theirs["player"]) == (1, 2)
    assert theirs["token"] == 0


def test_a_seat_has_a_row_with_what_it_needs() -> None:
    t = Table(ink=4)
    t.lore(1, 5)
    seat = Seen(t.begin()).seat(1)
    assert (seat["strength"], seat["lore"], seat["willpower"]) == (20, 5, 1)


def test_what_a_character_cannot_do_is_a_bit() -> None:
    t = Table()
    freeze = t.mine("Elsa - Spirit of Winter", HAND)
    cold = t.theirs(SIMBA)
    t.play(freeze)
    t.pick(cold)
    if t.offered(op.DONE):
        t.done()
    assert Seen(t.game).one(SIMBA)["exerted"] == 1
    assert Seen(t.game).one(SIMBA)["cannot"] & 1 << Doing.READY_AT_START


# ---- nothing that can be chosen looks like something else -----------------------------------------------------------


def test_names_of_one_card_are_told_apart() -> None:
    t = Table()
    hat = t.mine("The Sorcerer's Hat")
    t.theirs(EELS)
    t.use(hat)
    names_of_eels = [o for o in Seen(t.game).options if o["token"] == tokens()[EELS]]
    assert [o["number"] for o in names_of_eels] == [2, 1, 3]  # Flotsam, Flotsam & Jetsam, Jetsam
    assert len({tuple(o.values()) for o in Seen(t.game).options}) == len(t.game.options)


def test_two_abilities_of_one_card_in_the_bag_are_told_apart() -> None:
    t = Table()
    pachas = [t.mine(PACHA), t.mine(PACHA)]
    t.mine("The Sorcerer's Hat")
    t.mine("Motunui - Island Paradise")
    t.end()
    t.end()
    seen = Seen(t.game)
    waiting = [seen.at(o["row"]) for o in seen.options if o["verb"] == op.TRIGGER]
    assert {row["token"] for row in waiting} == {tokens()[PACHA]}
    assert sorted((row["at"], row["given"]) for row in waiting) == [(n, a) for n in (3, 4) for a in (1, 2)]
    assert [seen.at(n)["zone"] for n in (3, 4)] == [col.IN_PLAY] * len(pachas)


def test_a_text_that_asks_twice_says_which_step_asks() -> None:
    t = Table()
    practice = t.mine("Pouncing Practice", HAND)
    weak = t.mine(SIMBA)
    t.mine(TINK)
    t.play(practice)
    first = Seen(t.game)
    t.pick(weak)
    second = Seen(t.game)
    assert first.summary == second.summary
    assert 0 < first.seat(0)["place"] < second.seat(0)["place"]
    assert first.seat(0)["given"] == second.seat(0)["given"] == 1
    assert Seen(t.game, 1).seat(1)["place"] == 0  # the others are not asked


def test_which_ability_of_a_card_asks_is_told() -> None:
    t = Table()
    rope = t.mine("Safety Rope", HAND)
    t.mine(SIMBA, DISCARD)
    t.mine(TINK, DISCARD)
    t.play(rope)
    grab = Seen(t.game)
    t.no().end()
    pack = Seen(t.game)
    assert grab.summary["question"] == pack.summary["question"] == list(Ask).index(Ask.MAY) + 1
    assert grab.summary["about"] == pack.summary["about"] == tokens()["Safety Rope"]
    assert (grab.seat(0)["given"], pack.seat(0)["given"]) == (1, 2)


def test_how_many_were_picked_so_far_is_told() -> None:
    t = Table()
    ransack = t.mine("Ransack", HAND)  # draw 2 cards, then choose and discard 2 cards
    fire = t.mine(FIRE, HAND)
    t.mine(SIMBA, HAND)
    t.play(ransack)
    assert Seen(t.game).seat(0)["under"] == 0
    t.pick(fire)
    assert Seen(t.game).seat(0)["under"] == 1


def test_whom_a_number_is_about_is_told() -> None:
    t = Table()
    rapunzel = t.mine("Rapunzel - Gifted with Healing", HAND)
    hurt = t.mine(SIMBA, damage=2)
    t.mine(TINK, damage=2)
    t.play(rapunzel)
    assert not any(row["part"] & 16 for row in Seen(t.game).entities)
    t.pick(hurt)
    seen = Seen(t.game)
    assert seen.summary["question"] == list(Ask).index(Ask.HEAL) + 1
    assert [row["token"] for row in seen.entities if row["part"] & 16] == [tokens()[SIMBA]]


def test_replacement_effects_say_of_which_card_they_are() -> None:
    t = Table()
    beasts = [t.theirs("Beast - Selfless Protector"), t.theirs("Beast - Selfless Protector")]
    victim = t.theirs(SIMBA)
    smash = t.mine("Smash", HAND)
    t.play(smash)
    t.pick(victim)
    seen = Seen(t.game, 1)
    effects = [o for o in seen.options if o["verb"] == op.EFFECT]
    assert len(effects) == len(beasts)
    assert len({o["row"] for o in effects}) == len(beasts)
    assert all(seen.at(o["row"])["token"] == o["token"] == tokens()["Beast - Selfless Protector"] for o in effects)
    assert {o["second"] for o in effects} == {1}
    assert [row["token"] for row in seen.entities if row["part"] & 16] == [tokens()[SIMBA]]


def test_a_replacement_that_may_happen_says_which_card_asks() -> None:
    t = Table()
    t.mine("Baymax - Amped Up")
    t.play(t.mine("A Dark Age No More", HAND))
    seen = Seen(t.game)
    assert seen.summary["question"] == list(Ask).index(Ask.REPLACE_PLAYER) + 1
    assert seen.summary["about"] == tokens()["Baymax - Amped Up"]
    assert seen.one("Baymax - Amped Up")["part"] & 1


def test_who_is_on_your_side_is_told() -> None:
    t = Table(players=4, settings=Settings(players=4, teams=(0, 1, 0, 1)))
    seen = Seen(t.begin())
    assert [bool(seen.seat(n)["part"] & 32) for n in range(4)] == [True, False, True, False]


def test_tokens_begin_at_one_and_none_is_given_twice() -> None:
    assert tokens()[names()[0]] == 1
    assert len(set(names())) == len(names()) == len(tokens())


def test_where_all_options_have_room_there_is_one_page() -> None:
    t = Table()
    t.mine(SIMBA)
    page = Page(t.begin().state, 0)
    assert (page.first, page.number, page.has_more) == (0, len(t.game.options), False)


def test_more_options_than_rows_come_on_several_pages() -> None:
    t = Table()
    t.fillers(0, 50, HAND)
    game = t.begin()
    pages = [Seen(game, pages=n).options for n in range(2)]
    assert col.OPTION_ROWS < len(game.options) < 2 * col.OPTION_ROWS - 1
    assert len(pages[0]) == col.OPTION_ROWS
    assert pages[0].pop()["verb"] == col.MORE
    assert [row["verb"] for page in pages for row in page] == [o.verb for o in game.options]


def test_what_has_no_room_is_left_out_from_the_oldest_discards() -> None:
    t = Table()
    t.mine(SIMBA)
    t.fillers(1, 200, DISCARD)
    seen = Seen(t.begin())
    assert len(seen.entities) == col.ENTITY_ROWS
    assert seen.one(SIMBA)["zone"] == col.IN_PLAY


def test_the_page_of_the_columns_is_fresh() -> None:
    page = (DOCS / "observations.md").read_text("utf-8")
    assert rewritten(page, columns_page.BEGIN, columns_page.lines()) == page, "python -m tintero.env.columns_page"

//! G-END: how a match ends, halves, and the calls of a clock.

use touchline_engine::{Game as _, Node, Outcome, Pcg, Rng as _};
use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing, Square};
use touchline_grid::flow::Stage;
use touchline_grid::optional::cards::RedCard;
use touchline_grid::rules::ending::{self, Ending};
use touchline_grid::rules::turn::Parity;
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Coming, Hold, Restart, State, Turn, TurnKind};
use touchline_grid::{Action, Call, Decision, Event, Grid, Ruleset, Toggle, Toggles};

use crate::common::*;

/// In the turn with that number, which Home plays with five points.
fn in_turn(setup: Setup, number: u16) -> Match {
    setup
        .change(|s| {
            s.turn = Turn::new(Home, TurnKind::Normal);
            s.turn.points = 5;
            s.turns = number;
            s.agenda.push(Stage::Act);
        })
        .start()
}

fn ends(ending: Ending) -> Ruleset {
    Ruleset { ending, half_time: false, ..BASIC }
}

/// Home is in front of a goal without a goalie near.
fn chance_to_score(rules: Ruleset) -> Setup {
    setup(rules).put(a(0), 1, 15).put(h(1), 10, 28).ball(10, 29)
}

fn outcome(m: &Match) -> Option<Outcome> {
    match m.driver.node() {
        Node::Over(outcome) => Some(outcome),
        _ => None,
    }
}

#[test]
fn g_end_01_by_score_by_time_or_by_turns() {
    let scored = |ending| {
        let mut m = in_turn(chance_to_score(ends(ending)), 7);
        m.call(Call::FullTime).kicks(h(1), Dir::N);
        outcome(&m)
    };
    let home = Some(Outcome::Win(Home));
    assert_eq!([Ending::Score(1), Ending::Timed(10), Ending::Turns(7)].map(scored), [home, home, home]);
    assert_eq!([Ending::Score(2), Ending::Turns(8)].map(scored), [None, None]);
}

#[test]
fn g_end_02_the_first_with_so_many_goals_wins_at_once() {
    for goals in 1..=3 {
        let setup =
            chance_to_score(ends(Ending::Score(goals))).change(|s| s.score.0 = [goals - 1, goals - 1]);
        let mut m = in_turn(setup, 400);
        m.kicks(h(1), Dir::N);
        assert_eq!(outcome(&m), Some(Outcome::Win(Home)));
    }
}

#[test]
fn g_end_03_no_tie_when_a_score_decides() {
    let mut m = in_turn(setup(ends(Ending::Score(2))).change(|s| s.score.0 = [1, 1]), 4000);
    m.call(Call::FullTime).act(Action::End);
    assert_eq!((outcome(&m), m.happened(Event::ShootoutBegins)), (None, false));
}

#[test]
fn g_end_04_the_agreed_time_is_counted_outside() {
    let mut m = in_turn(setup(ends(Ending::Timed(90))).change(|s| s.score.0 = [1, 0]), 4000);
    m.act(Action::End);
    assert_eq!(outcome(&m), None, "no number of turns ends it");
    m.roll(&[3]).call(Call::FullTime).act(Action::End);
    assert_eq!(outcome(&m), Some(Outcome::Win(Home)));
}

#[test]
fn g_end_04_automatic_play_counts_turns_instead() {
    let rules = Ruleset { ending: Ending::Timed(10), ..BASIC };
    let m = in_turn(setup(rules), 9);
    assert_eq!(m.driver.game().overlong(m.s()), None);
    let m = in_turn(setup(rules), 10);
    assert_eq!(m.driver.game().overlong(m.s()), Some(Call::FullTime));
}

#[test]
fn g_end_05_time_ends_the_turn_where_everything_is() {
    let setup = setup(BASIC).put(h(1), 10, 10).put(a(1), 5, 20).ball(10, 11);
    let mut m = setup.acting(Home, 5);
    m.kicks(h(1), Dir::N).step(Dir::N).call(Call::TurnTime);
    assert!(m.happened(Event::TimeUp(Home)));
    assert_eq!((m.ball(), m.at(h(1)), m.s().turn.seat), ((10, 13), (10, 10), Away));
    assert!(m.is_chance() && m.s().flight.is_none());
    // With a member picked as well.
    let mut m = in_turn(self::setup(BASIC).put(h(1), 10, 10).ball(10, 11), 3);
    m.act(Action::Pick(h(1))).call(Call::TurnTime);
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_end_05_a_ball_above_a_marker_goes_back() {
    // R-G23: to the last open square of its path, also that of the team-mate who played it before.
    let setup = setup(BASIC).put(h(1), 10, 10).put(a(1), 10, 13).put(a(2), 10, 14).ball(10, 11);
    let mut m = setup.acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).step(Dir::N).call(Call::TurnTime);
    assert_eq!(m.ball(), (10, 12));
    let setup = self::setup(BASIC).put(h(1), 10, 10).put(h(2), 11, 12).put(a(1), 10, 13).put(a(2), 10, 14);
    let mut m = setup.facing(a(1), Facing::N).ball(10, 11).acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N).kicks(h(2), Dir::N).call(Call::TurnTime);
    assert_eq!(m.ball(), (10, 12));
}

#[test]
fn g_end_05_a_held_ball_is_put_down() {
    // G-GK-11.
    let held = || setup(BASIC).put(h(0), 10, 2).held(h(0));
    let mut m = held().acting(Home, 6);
    m.call(Call::TurnTime);
    assert_eq!((m.ball(), m.s().ball.hold, m.s().turn.seat), ((10, 3), Hold::Free, Away));
    // Thrown above the next marker it is in the hands again, and then put down beside that marker.
    let mut m = held().put(a(1), 10, 3).acting(Home, 6);
    m.does(h(0), Action::Toss(Dir::N)).call(Call::TurnTime);
    assert_eq!((m.ball(), m.s().ball.hold), ((9, 3), Hold::Free));
}

#[test]
fn g_end_05_a_slide_ends_with_the_kicker_down() {
    let mut m = setup(with(&[Toggle::Facing])).put(h(1), 10, 10).ball(11, 11).acting(Home, 6);
    m.kicks(h(1), Dir::W).call(Call::TurnTime);
    assert!(m.s().down.has(h(1)) && m.s().turn.seat == Away);
}

#[test]
fn g_end_05_no_die_for_a_loose_ball() {
    // R-G84, at the question and before it.
    let setup = || setup(with(&[Toggle::LooseTwo])).put(h(1), 10, 10).ball(10, 12).turn(Home);
    let mut m = setup();
    m.roll(&[2]).moves(h(1), Dir::N).kicks(h(1), Dir::N);
    assert!(m.clone().call(Call::TurnTime).s().turn.seat == Away);
    m.act(Action::Stop);
    assert_eq!(m.asked().1, Decision::Loose);
    m.call(Call::TurnTime);
    assert_eq!((m.ball(), m.s().turn.seat), ((10, 13), Away));
}

#[test]
fn g_end_05_what_the_rules_compel_is_done_first() {
    // R-G89: the call of a tackle is the first of the list, its roll is made, then the turn ends.
    let setup = setup(with(&[Toggle::Tackle])).put(h(1), 10, 13).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.turn(Home);
    m.act(Action::Tackle(h(1), Some(Dir::N))).call(Call::TurnTime);
    assert!(m.happened(Event::TackleCalled(h(1), a(1), Parity::Odd)));
    m.roll(&[3]);
    assert!(m.happened(Event::Tackled(a(1), sq(11, 14))));
    assert_eq!((m.s().turn.seat, m.s().turns, m.is_chance()), (Away, 2, true));
    // A poor-aim kick cannot be dodged by waiting, nor by waiting before the roll.
    let setup = self::setup(with(&[Toggle::PoorAim, Toggle::Tackle])).put(h(1), 10, 10).put(a(1), 10, 12);
    let mut m = setup.ball(10, 11).turn(Home);
    m.call(Call::TurnTime);
    m.roll(&[1, 4]);
    assert_eq!((m.ball(), m.s().turn.seat), ((10, 16), Away));
    // The choices of a set piece: a throw-in is taken up and the ball put down.
    let setup = self::setup(with(&[Toggle::PoorAim])).put(h(1), 10, 10);
    let mut m = setup.coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 12)));
    m.call(Call::TurnTime);
    assert!(m.is_chance());
    m.roll(&[1, 2, 3]);
    assert_eq!((m.s().turn.seat, m.s().ball.hold), (Away, Hold::Free));
    assert_eq!(m.s().turns, 2);
}

#[test]
fn g_end_05_a_juggle_is_followed_up_first() {
    let rules = with(&[Toggle::Juggle, Toggle::Header, Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 10).juggled(h(1)).turn(Home);
    assert_eq!(m.asked().1, Decision::FollowUp(h(1)));
    m.call(Call::TurnTime);
    m.roll(&[2]).roll(&[3]);
    assert_eq!(m.s().ball.hold, Hold::Free);
    m.roll(&[4, 4]);
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_end_05_an_opponent_that_does_not_answer_lets_the_turn_go_on() {
    let rules = with(&[Toggle::Intercept]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11);
    let mut m = setup.acting(Home, 6);
    m.kicks(h(1), Dir::N).step(Dir::N);
    assert_eq!(m.asked(), (Away, Decision::Offers));
    let mut on = m.clone();
    on.call(Call::TurnTime);
    assert!(on.happened(Event::TimeUp(Away)) && on.happened(Event::LetPass(Away)));
    assert_eq!((on.asked(), on.points()), ((Home, Decision::Act), 4));
    // After a 5 it is a trap: the first of the list.
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).call(Call::TurnTime);
    assert!(m.happened(Event::Trapped(a(1), sq(10, 13))));
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_end_05_dice_that_could_be_rolled_again_count() {
    let rules = with(&[Toggle::Skill]);
    let setup = setup(rules).put(h(1), 10, 10).ball(10, 11).change(|s| s.piece_mut(h(1)).skill = 2);
    let mut m = setup.turn(Home);
    m.roll(&[3, 4]).call(Call::TurnTime);
    assert!(m.happened(Event::Points(7)));
    assert_eq!((m.s().turn.seat, m.is_chance()), (Away, true));
}

#[test]
fn g_end_05_nothing_is_rolled_again_when_time_has_run_out() {
    let setup =
        setup(with(&[Toggle::Skill, Toggle::Tackle])).put(h(1), 10, 14).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.change(|s| s.piece_mut(h(1)).skill = 2).turn(Home);
    m.act(Action::Tackle(h(1), None)).call(Call::TurnTime).roll(&[3, 4]);
    assert_eq!(m.s().turn.seat, Away);
}

#[test]
fn g_end_05_the_other_team_is_still_asked() {
    let rules = with(&[Toggle::PoorAim, Toggle::Intercept]);
    let mut m = setup(rules).put(h(1), 10, 10).put(a(1), 10, 14).ball(10, 11).turn(Home);
    m.roll(&[1, 4]).call(Call::TurnTime);
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (10, 13)));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!((m.s().turn.seat, m.ball()), (Away, (10, 13)));
}

#[test]
fn g_end_05_markers_stay_before_a_restart() {
    let rules = with(&[Toggle::Reposition]);
    let setup = setup(rules).put(h(1), 10, 10).put(a(1), 5, 20);
    let mut m = setup.coming(Coming::set_piece(Home, Restart::ThrowIn, sq(1, 12)));
    assert_eq!(m.asked(), (Away, Decision::RepositionRow(a(0))));
    m.call(Call::TurnTime);
    assert_eq!((m.at(a(0)), m.asked()), ((10, 30), (Away, Decision::RepositionRow(a(1)))));
}

#[test]
fn g_end_05_the_next_kick_off_is_set_up_in_peace() {
    let mut m = in_turn(setup(Ruleset { ending: Ending::Turns(20), ..BASIC }), 10);
    m.call(Call::TurnTime);
    assert!(m.happened(Event::HalfTime));
    assert_eq!(m.asked(), (Home, Decision::PlaceRow(h(0))));
}

#[test]
fn g_end_05_while_dice_are_due_the_clock_stands_still() {
    let mut m = setup(BASIC).put(h(1), 10, 10).turn(Home);
    let before = *m.s();
    m.call(Call::TurnTime);
    assert_eq!(*m.s(), before);
}

#[test]
fn g_end_05_outside_a_turn_the_first_option_is_taken() {
    let mut m = shootout(with(&[Toggle::Shootout]));
    m.roll(&[6, 1]).call(Call::TurnTime);
    assert_eq!(m.asked(), (Home, Decision::PenaltyFace));
    m.call(Call::TurnTime);
    assert_eq!(m.asked(), (Away, Decision::PenaltySlot));
    m.call(Call::TurnTime);
    assert!(m.happened(Event::Penalty(1, 2)) && m.dice() == 1);
}

#[test]
fn g_end_06_ending_the_turn_starts_the_opponents() {
    let mut m = setup(BASIC).put(h(1), 10, 10).put(a(1), 5, 20).acting(Home, 5);
    m.act(Action::End);
    assert_eq!((m.s().turn.seat, m.s().turns, m.is_chance()), (Away, 2, true));
}

#[test]
fn g_end_07_so_many_turns_of_both_teams_together() {
    for turns in [40, 180] {
        let start = |number| {
            let mut m = in_turn(setup(ends(Ending::Turns(turns))).change(|s| s.score.0 = [0, 1]), number);
            m.act(Action::End);
            outcome(&m)
        };
        assert_eq!([start(turns - 1), start(turns)], [None, Some(Outcome::Win(Away))]);
    }
    assert_eq!((BASIC.ending, Ending::TURNS_A_MINUTE), (Ending::Turns(180), 2));
}

#[test]
fn g_end_08_every_opened_turn_counts_and_nothing_else() {
    let setup =
        setup(with(&[Toggle::Fouls])).put(h(0), 10, 2).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 3);
    let mut m = setup.acting(Home, 6);
    m.moves(h(0), Dir::N).roll(&[2, 2, 2]);
    assert_eq!(m.s().turns, 1, "the three dice after a grab belong to the same turn");
    m.does(h(0), Action::SetDown(sq(10, 4))).act(Action::End);
    assert_eq!(m.s().turns, 2);
    let m = self::setup(BASIC).coming(Coming::turn(Away, TurnKind::Goalie));
    assert_eq!(m.s().turns, 1);
}

#[test]
fn g_end_09_the_last_turn_is_played_to_its_end() {
    // Its save is rolled; time is looked at between turns.
    let setup = setup(ends(Ending::Turns(7))).put(h(1), 10, 28).ball(10, 29);
    let mut m = in_turn(setup, 7);
    m.kicks(h(1), Dir::NE).roll(&[2]);
    assert_eq!(outcome(&m), Some(Outcome::Win(Home)));
    let mut m = in_turn(self::setup(ends(Ending::Timed(1))).put(h(1), 10, 10).ball(10, 11), 7);
    m.call(Call::FullTime).kicks(h(1), Dir::N);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

#[test]
fn g_end_09_a_penalty_of_the_last_turn_is_taken_and_nothing_after_it() {
    let rules = Ruleset { on: with(&[Toggle::Fouls]).on, ..ends(Ending::Turns(7)) };
    let setup = || setup(rules).put(a(1), 10, 4).put(h(1), 8, 3).ball(10, 3);
    let mut m = in_turn(setup(), 7);
    m.moves(h(1), Dir::NE).roll(&[1]).act(Action::Slot(4)).roll(&[6]).roll(&[6, 6]);
    assert!(m.happened(Event::ShootoutBegins), "the corner lapses");
    let mut m = in_turn(setup(), 7);
    m.moves(h(1), Dir::NE).roll(&[1]).act(Action::Slot(1)).roll(&[6]);
    assert_eq!(outcome(&m), Some(Outcome::Win(Away)));
    // A free kick lapses.
    let mut m = in_turn(setup().put(a(1), 10, 14).put(h(1), 8, 13).ball(10, 13), 7);
    m.moves(h(1), Dir::NE).roll(&[1]);
    assert!(m.happened(Event::ShootoutBegins));
}

#[test]
fn g_end_10_more_goals_win_and_a_tie_goes_to_the_shoot_out() {
    let end = |score| {
        let mut m = in_turn(setup(ends(Ending::Turns(7))).change(|s| s.score.0 = score), 7);
        m.act(Action::End);
        (outcome(&m), m.happened(Event::ShootoutBegins))
    };
    assert_eq!(end([1, 0]), (Some(Outcome::Win(Home)), false));
    assert_eq!(end([0, 3]), (Some(Outcome::Win(Away)), false));
    assert_eq!(end([2, 2]), (None, true));
}

#[test]
fn g_end_11_two_equal_halves_the_first_one_longer_if_need_be() {
    let halves = |all| [1, 2].map(|half| ending::turns_of_half(&BASIC, all, half));
    assert_eq!([180, 41, 1].map(halves), [[90, 90], [21, 20], [1, 0]]);
    assert_eq!(ending::turns_of_half(&ends(Ending::Turns(41)), 41, 1), 41);
    let rules = Ruleset { ending: Ending::Turns(5), ..BASIC };
    let last = |number| in_turn(setup(rules), number).act(Action::End).happened(Event::HalfTime);
    assert_eq!([last(2), last(3)], [false, true]);
    // A penalty after the last turn of the first half takes nothing from the second (R-G88).
    let second = |turns| {
        let setup = setup(rules).change(|s| {
            s.half = 2;
            s.half_began = 4;
            s.score.0 = [1, 0];
        });
        outcome(in_turn(setup, turns).act(Action::End))
    };
    assert_eq!([second(5), second(6)], [None, Some(Outcome::Win(Home))]);
}

#[test]
fn g_end_12_the_second_half_begins_with_the_other_teams_kick_off() {
    for first in [Home, Away] {
        // A goal in the last turn counts, and does not change who kicks off (R-G88).
        let rules = Ruleset { ending: Ending::Turns(20), ..BASIC };
        let setup = chance_to_score(rules).put(h(2), 3, 3).down(h(2)).change(|s| s.first_kick_off = first);
        let mut m = in_turn(setup, 10);
        m.kicks(h(1), Dir::N);
        assert!(m.happened(Event::HalfTime));
        assert_eq!((m.s().score.0, m.s().half, m.s().half_began), ([1, 0], 2, 10));
        assert_eq!((m.s().coming.seat, m.s().coming.kind), (first.other(), TurnKind::KickOff));
        assert_eq!(m.asked(), (Home, Decision::PlaceRow(h(0))), "Home still defends the south end (R-G25)");
        assert!(m.s().down.is_empty());
    }
}

#[test]
fn g_end_13_the_basic_game_knows_no_fouls_and_no_offside() {
    let mut m =
        setup(BASIC).put(h(1), 10, 10).put(h(2), 10, 26).put(a(1), 11, 11).ball(10, 12).acting(Home, 20);
    m.moves(h(1), Dir::N);
    assert_eq!(m.dice(), 0);
    m.kicks(h(1), Dir::N);
    for _ in 0..14 {
        m.step(Dir::N);
    }
    assert_eq!(m.ball(), (10, 27));
    m.act(Action::Stop);
    assert_eq!(m.asked(), (Home, Decision::Act));
}

/// What must hold in every position: somebody can answer, markers are apart, a ball at rest is on an open square.
fn check(game: &Grid, s: &State, seed: u64) {
    let mut choices = touchline_engine::Choices::new();
    if let Node::Decide(..) = game.node(s) {
        game.actions(s, &mut choices);
        assert!(!choices.is_empty(), "seed {seed}: nothing to answer at {:?}", s.agenda);
        assert!(choices.is_sorted(), "seed {seed}: {:?}", &*choices);
    }
    let placed: Vec<_> = s.present.iter().filter(|marker| s.at(*marker) != Square::OFF).collect();
    for &marker in &placed {
        let shared = placed.iter().filter(|other| s.at(**other) == s.at(marker)).count();
        assert_eq!(shared, 1, "seed {seed}: two markers on {:?}", s.at(marker));
    }
    let at_rest = s.flight.is_none() && s.agenda.stages() == [Stage::TurnRoll];
    if at_rest && s.ball.hold == Hold::Free {
        assert!(s.is_open(game.rules.board, s.ball.at), "seed {seed}: the ball rests on a marker");
    }
}

/// A turn about to begin, with everybody near the ball somewhere on the field.
fn crowd(rules: Ruleset, rng: &mut Pcg) -> State {
    let mut s = State::empty(rules.board, rules.fielders);
    let mut any =
        |low: i8, high: i8| low + i8::try_from(rng.below(u32::from(high.abs_diff(low)) + 1)).unwrap();
    s.revealed = true;
    s.ball.at = sq(any(2, 18), any(2, 28));
    for marker in s.present.iter() {
        let near = s.ball.at;
        let square = loop {
            let to = sq((near.x + any(-4, 4)).clamp(1, 19), (near.y + any(-4, 4)).clamp(1, 29));
            if !s.is_occupied(to) && to != near {
                break to;
            }
        };
        s.put(marker, if marker.is_goalie() { rules.board.slot(marker.seat(), any(1, 7)) } else { square });
        s.piece_mut(marker).skill = if rules.has(Toggle::Skill) && marker.number() == 1 { 3 } else { 0 };
        s.piece_mut(marker).fouls = if rules.has(Toggle::Cards) { marker.number() % 3 } else { 0 };
    }
    s.agenda.push(Stage::OpenTurn);
    s
}

/// Whether an answer has to do with the ball: a player who mostly gives such answers meets every rule.
fn is_lively(s: &State, action: Action) -> bool {
    match action {
        Action::Pick(marker) => s.at(marker).chebyshev(s.ball.at) <= 2,
        Action::End | Action::Stop | Action::Turn(_) | Action::Move(_) | Action::Decline | Action::Row(_) => {
            false
        }
        _ => true,
    }
}

/// Play with calls at random moments; everything that happened.
fn with_calls(rules: Ruleset, seed: u64) -> Vec<Event> {
    let game = Grid { rules };
    let mut rng = Pcg::new(seed, 7);
    let mut s = if seed.is_multiple_of(4) { game.start(&()) } else { crowd(rules, &mut rng) };
    let mut events = Vec::new();
    game.settle(&mut s, &mut events);
    let mut choices = touchline_engine::Choices::new();
    for step in 0..300 {
        check(&game, &s, seed);
        let node = game.node(&s);
        if rng.below(25) == 0 && s.ended.is_none() {
            let active = s.turn.seat;
            game.call(&mut s, Call::TurnTime, &mut events);
            let at_will =
                matches!(node, Node::Decide(_, Decision::Act | Decision::Member(_) | Decision::Inertia));
            let over = s.turn.seat != active || s.agenda.stages().first() != Some(&Stage::Act);
            assert!(!at_will || over, "seed {seed}, step {step}: {node:?}");
            continue;
        }
        if rng.below(400) == 0 && s.ended.is_none() {
            game.call(&mut s, Call::FullTime, &mut events);
            continue;
        }
        match node {
            Node::Decide(..) => {
                game.actions(&s, &mut choices);
                let lively: Vec<_> =
                    choices.iter().copied().filter(|action| is_lively(&s, *action)).collect();
                let among = if lively.is_empty() || rng.below(4) == 0 { &choices[..] } else { &lively[..] };
                let action = among[rng.below(u32::try_from(among.len()).unwrap()) as usize];
                game.act(&mut s, action, &mut events);
            }
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut events);
            }
            Node::Over(_) => break,
        }
    }
    events
}

#[test]
fn g_end_05_calls_at_any_moment_leave_a_position_that_can_be_played() {
    let all = Toggles::FULL.with(Toggle::Offside).with(Toggle::Reposition);
    let timed = Ending::Timed(20);
    let rulesets = [
        Ruleset { ending: timed, ..BASIC },
        Ruleset { ending: timed, on: Toggles::ADVANCED, ..BASIC },
        Ruleset { ending: timed, on: all, red_card: RedCard::PlaysShort, fielders: 3, ..BASIC },
        Ruleset { on: all.without(Toggle::Reposition), ..BASIC },
        Ruleset { ending: Ending::Score(2), on: Toggles::FULL, deliberate_out: true, ..BASIC },
    ];
    let mut events = Vec::new();
    for rules in rulesets {
        for seed in 0..800 {
            events.append(&mut with_calls(rules, seed));
        }
    }
    let count = |of: fn(&Event) -> bool| events.iter().filter(|event| of(event)).count();
    let seen = [
        count(|event| matches!(event, Event::TimeUp(_))) / 100,
        count(|event| matches!(event, Event::Foul(..))),
        count(|event| matches!(event, Event::Offside(_))),
        count(|event| matches!(event, Event::Rerolled(_))),
        count(|event| matches!(event, Event::SentOff(_))),
        count(|event| matches!(event, Event::TurnBegins(_, _, TurnKind::Penalty))),
        count(|event| matches!(event, Event::Juggle(_, true))),
        count(|event| matches!(event, Event::HalfTime)),
        count(|event| matches!(event, Event::ShootoutBegins)),
    ];
    assert!(seen.iter().all(|times| *times >= 5), "too little happens to prove anything: {seen:?}");
}

#[test]
fn g_end_05_other_calls_end_the_match_at_any_moment() {
    use touchline_engine::Call as Common;
    let rules = Ruleset { on: Toggles::FULL, ..BASIC };
    let game = Grid { rules };
    let calls = [
        (Common::Resign(Home), Outcome::Win(Away)),
        (Common::TimeOut(Away), Outcome::Win(Home)),
        (Common::AgreedDraw, Outcome::Draw),
        (Common::Abandon, Outcome::Unfinished),
        (Common::Adjudicate(Outcome::Win(Away)), Outcome::Win(Away)),
    ];
    let mut rng = Pcg::new(1, 1);
    let mut s = game.start(&());
    let mut choices = touchline_engine::Choices::new();
    for step in 0..3000_usize {
        let (call, outcome) = calls[step % calls.len()];
        let mut over = s;
        game.call(&mut over, Call::Common(call), &mut ());
        assert_eq!(game.node(&over), Node::Over(outcome));
        match game.node(&s) {
            Node::Decide(..) => {
                game.actions(&s, &mut choices);
                let picked = rng.below(u32::try_from(choices.len()).unwrap()) as usize;
                game.act(&mut s, choices[picked], &mut ());
            }
            Node::Chance => {
                let faces = game.draws(&s).roll(&mut rng);
                game.resolve(&mut s, faces.as_ref(), &mut ());
            }
            Node::Over(_) => break,
        }
    }
    let mut led = s;
    led.score.0 = [3, 1];
    game.call(&mut led, Call::Common(Common::FinalWhistle), &mut ());
    assert_eq!(game.node(&led), Node::Over(Outcome::Win(Home)));
}

//! G-JUG: juggling.

use touchline_grid::advanced::intercept::Attempt;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::event::FollowUp;
use touchline_grid::state::Hold;
use touchline_grid::{Action, Decision, Event, Roll, Ruleset, Toggle};

use crate::common::*;

fn rules() -> Ruleset {
    with(&[Toggle::Juggle, Toggle::Intercept, Toggle::Header, Toggle::Bicycle])
}

fn juggler(rules: Ruleset) -> Setup {
    setup(rules).put(h(1), 10, 10).put(h(2), 3, 3).put(a(1), 3, 25).ball(10, 11)
}

fn can(m: &Match) -> bool {
    m.options(h(1)).contains(&Action::Juggle)
}

/// What is being rolled for.
fn roll_of(m: &Match) -> Option<Roll> {
    touchline_grid::roll(&m.driver.game().rules, m.s())
}

#[test]
fn g_jug_01_only_from_front_centre_by_an_upright_member() {
    assert!(can(&juggler(rules()).acting(Home, 2)));
    assert!(!can(&juggler(with(&[Toggle::Header])).acting(Home, 2)), "only with the rule");
    for (x, y) in [(9, 11), (11, 11), (10, 9), (11, 10), (10, 12)] {
        assert!(!can(&juggler(rules()).ball(x, y).acting(Home, 2)), "{x} {y}");
    }
    assert!(!can(&juggler(rules()).down(h(1)).acting(Home, 2)));
}

#[test]
fn g_jug_02_for_two_points() {
    assert!(!can(&juggler(rules()).acting(Home, 1)));
    let mut m = juggler(rules()).acting(Home, 5);
    m.does(h(1), Action::Juggle);
    assert_eq!(m.points(), 3);
}

#[test]
fn g_jug_03_two_odd_dice_one_after_the_other() {
    for first in 1..=6 {
        for second in 1..=6 {
            let mut m = juggler(rules()).acting(Home, 2);
            m.does(h(1), Action::Juggle);
            assert_eq!(roll_of(&m), Some(Roll::JuggleFoot(h(1))));
            m.roll(&[first]);
            if first % 2 == 1 {
                assert_eq!(roll_of(&m), Some(Roll::JuggleKnee(h(1))));
                m.roll(&[second]);
            }
            let success = first % 2 == 1 && second % 2 == 1;
            assert!(m.happened(Event::Juggle(h(1), success)));
            assert_eq!(m.s().ball.hold == Hold::Juggled(h(1)), success);
        }
    }
}

#[test]
fn g_jug_04_the_even_die_gives_the_direction() {
    for facing in Facing::ALL {
        for (die, eighths) in [(2, -1), (4, 0), (6, 1)] {
            for by_knee in [false, true] {
                let at = sq(10, 10).step(facing.dir());
                let mut m = juggler(rules()).facing(h(1), facing).ball(at.x, at.y).acting(Home, 2);
                m.does(h(1), Action::Juggle);
                if by_knee {
                    m.roll(&[1]);
                }
                m.roll(&[die]).roll(&[1]);
                assert_eq!(m.s().ball.at, at.go(facing.dir().turned(eighths), 2));
            }
        }
    }
}

#[test]
fn g_jug_05_one_square_and_half_the_die_rounded_up() {
    for (die, length) in [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)] {
        let mut m = juggler(rules()).acting(Home, 2);
        m.does(h(1), Action::Juggle).roll(&[4]).roll(&[die]);
        assert_eq!(m.ball(), (10, 11 + length));
    }
}

#[test]
fn g_jug_05_it_bounces_and_may_be_intercepted() {
    let mut m = juggler(rules()).put(h(3), 10, 13).acting(Home, 2);
    m.does(h(1), Action::Juggle).roll(&[4]).roll(&[1]);
    assert_eq!(m.ball(), (10, 12));
    // A1 has the ball pass its feet, coming from in front of it.
    let mut m = juggler(rules()).put(a(1), 10, 15).acting(Home, 2);
    m.does(h(1), Action::Juggle).roll(&[4]).roll(&[6]);
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (10, 14)));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!((m.asked(), m.ball()), ((Home, Decision::Act), (10, 14)));
}

#[test]
fn g_jug_06_after_a_failure_the_turn_goes_on() {
    let mut m = juggler(rules()).acting(Home, 5);
    m.does(h(1), Action::Juggle).roll(&[2]).roll(&[1]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 3));
    assert!(m.s().is_up(h(1)));
    m.moves(h(1), Dir::NW);
    assert_eq!(m.s().touch.by, Some(h(1)));
}

#[test]
fn r_g933_the_next_kick_after_a_failure_may_go_anywhere() {
    let directed = Ruleset { on: rules().on.with(Toggle::Direction), ..rules() };
    let mut m = juggler(directed).acting(Home, 9);
    // NW two squares; the juggler follows and has it at its feet again.
    m.does(h(1), Action::Juggle).roll(&[2]).roll(&[1]);
    m.moves(h(1), Dir::NW).moves(h(1), Dir::N);
    assert!(m.options(h(1)).contains(&Action::Kick(Dir::SE)));
}

#[test]
fn g_jug_07_one_attempt_a_member_and_turn() {
    let mut m = juggler(rules()).acting(Home, 9);
    m.does(h(1), Action::Juggle).roll(&[4]).roll(&[1]);
    m.moves(h(1), Dir::N).moves(h(1), Dir::N);
    assert_eq!(m.ball(), (10, 13));
    assert!(!can(&m));
    m.act(Action::End).roll(&[1]).act(Action::End).roll(&[3, 3]);
    assert!(can(&m), "in the next turn again");
}

fn juggling() -> Match {
    let mut m = juggler(rules()).acting(Home, 5);
    m.does(h(1), Action::Juggle).roll(&[3]).roll(&[5]);
    m
}

#[test]
fn g_jug_08_the_ball_is_on_the_jugglers_square() {
    let m = juggling();
    assert_eq!((m.ball(), m.s().ball.hold), ((10, 10), Hold::Juggled(h(1))));
    // It is the last toucher, and nothing of an earlier move is left (G-INER-10).
    let mut m = juggler(rules()).touched(h(2), &[Dir::N]).acting(Home, 5);
    m.does(h(1), Action::Juggle).roll(&[3]).roll(&[5]);
    assert_eq!((m.s().touch.by, m.s().touch.used.is_empty()), (Some(h(1)), true));
}

#[test]
fn g_jug_09_neither_ball_nor_juggler_move_for_the_rest_of_the_turn() {
    let mut m = juggling();
    assert!(m.options(h(1)).is_empty());
    m.moves(h(2), Dir::N);
    assert_eq!(m.points(), 2);
    assert!(m.allows(Action::End));
    let turning = Ruleset { on: rules().on.with(Toggle::Facing), ..rules() };
    let mut m = juggler(turning).acting(Home, 5);
    m.does(h(1), Action::Juggle).roll(&[3]).roll(&[5]);
    assert!(m.options(h(1)).is_empty(), "it does not turn either (R-G114)");
}

#[test]
fn g_jug_10_the_opponents_have_one_die_and_no_ball() {
    let full = Ruleset { on: touchline_grid::Toggles::ADVANCED, ..rules() };
    // Two opponents next to the juggler, one of them where the ball was at its feet, and the goalie.
    let setup = juggler(full).put(a(1), 10, 12).put(a(2), 11, 11).put(a(0), 9, 10).juggled(h(1));
    let mut m = setup.turn(Away);
    assert_eq!(m.dice(), 1, "nobody is asked for a tackle");
    m.roll(&[6]);
    for marker in [a(0), a(1), a(2)] {
        let options = m.options(marker);
        assert!(options.iter().all(|action| matches!(action, Action::Move(_) | Action::Turn(_))));
        assert!(!options.is_empty());
    }
    assert!(!m.options(a(0)).contains(&Action::Move(Dir::E)), "the juggler's square is taken");
}

/// The juggling team's next turn.
fn following(setup: Setup) -> Match {
    setup.juggled(h(1)).turn(Home)
}

#[test]
fn g_jug_11_then_its_team_chooses_before_any_roll() {
    let m = following(juggler(rules()));
    assert_eq!(m.asked(), (Home, Decision::FollowUp(h(1))));
    let feet = [sq(9, 11), sq(10, 11), sq(11, 11)];
    let expected: Vec<Action> = std::iter::once(Action::FollowHeader)
        .chain(feet.map(Action::FollowBicycle))
        .chain(feet.map(Action::FollowKick))
        .collect();
    assert_eq!(m.legal(), expected);
    // Only what the rules in play have.
    let headers = with(&[Toggle::Juggle, Toggle::Intercept, Toggle::Header]);
    assert!(!following(juggler(headers)).allows(Action::FollowBicycle(sq(10, 11))));
    let bicycles = with(&[Toggle::Juggle, Toggle::Intercept, Toggle::Bicycle]);
    assert!(!following(juggler(bicycles)).allows(Action::FollowHeader));
}

#[test]
fn g_jug_12_a_kick_is_a_turn_with_two_dice_and_poor_aim() {
    let mut m = following(juggler(rules()));
    m.act(Action::FollowKick(sq(9, 11)));
    assert_eq!((m.ball(), m.dice()), ((9, 11), 2));
    m.roll(&[1, 4]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 5));
    assert!(m.options(h(1)).contains(&Action::Kick(Dir::NW)));
    let poor = Ruleset { on: rules().on.with(Toggle::PoorAim), ..rules() };
    let mut m = following(juggler(poor));
    m.act(Action::FollowKick(sq(10, 11))).roll(&[1, 4]);
    assert_eq!(m.asked(), (Home, Decision::PoorAim));
}

#[test]
fn g_jug_13_a_header_from_the_back_square() {
    let mut m = following(juggler(rules()));
    m.act(Action::FollowHeader);
    assert!(m.happened(Event::FollowedUp(h(1), FollowUp::Header)));
    assert_eq!((m.ball(), roll_of(&m)), ((10, 9), Some(Roll::Contact(h(1), Attempt::Header))));
    // Missed: it goes on backward.
    m.roll(&[2]).roll(&[3]);
    assert_eq!((m.ball(), m.dice()), ((10, 6), 2));
}

#[test]
fn g_jug_14_a_bicycle_kick_from_a_feet_square() {
    let mut m = following(juggler(rules()));
    m.act(Action::FollowBicycle(sq(11, 11)));
    assert_eq!((m.ball(), roll_of(&m)), ((11, 11), Some(Roll::Contact(h(1), Attempt::Bicycle))));
    // Missed: it continues from the juggler over that square, and the juggler is down.
    m.roll(&[6]).roll(&[2]);
    assert_eq!((m.ball(), m.dice()), ((13, 13), 2));
    assert!(m.s().down.has(h(1)));
}

#[test]
fn g_jug_15_two_dice_afterwards_without_poor_aim_or_inertia() {
    let all = Ruleset { on: touchline_grid::Toggles::ADVANCED, ..rules() };
    // The header falls at the feet of a team-mate.
    let mut m = following(juggler(all).put(h(2), 10, 12));
    m.act(Action::FollowHeader).roll(&[3]).roll(&[3]).act(Action::To(sq(10, 13)));
    m.act(Action::Decline).act(Action::Decline); // it passes the team-mate's head and feet
    assert_eq!((m.ball(), m.dice()), ((10, 13), 2));
    m.roll(&[1, 5]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 6));
    assert!(m.options(h(2)).contains(&Action::Kick(Dir::N)), "in the same turn");
    // No roll when the follow-up ended the turn.
    let mut m = following(juggler(rules()).put(h(1), 10, 27).put(a(0), 7, 30));
    m.act(Action::FollowHeader).roll(&[3]).roll(&[6]).act(Action::To(sq(13, 30))).roll(&[1]);
    assert_eq!(m.s().score[Home], 1);
    assert!(matches!(m.asked().1, Decision::PlaceRow(_)), "the kick-off is next");
}

#[test]
fn g_jug_16_what_is_not_open_is_not_available() {
    let m = following(juggler(rules()).put(a(1), 10, 9).put(a(2), 10, 11));
    assert!(!m.allows(Action::FollowHeader) && !m.allows(Action::FollowKick(sq(10, 11))));
    assert!(m.allows(Action::FollowKick(sq(9, 11))) && !m.allows(Action::FollowBicycle(sq(10, 11))));
    let crowd = || juggler(rules()).put(a(1), 10, 9).put(a(2), 10, 11).put(a(3), 9, 11).put(a(4), 11, 11);
    let mut m = following(crowd());
    assert_eq!(m.asked(), (Home, Decision::Drop(h(1))));
    assert_eq!(m.legal(), [sq(9, 9), sq(11, 9), sq(9, 10), sq(11, 10)].map(Action::To));
    m.act(Action::To(sq(9, 10)));
    assert_eq!((m.ball(), m.s().ball.hold, m.dice()), ((9, 10), Hold::Free, 1));
    // The turn starts like any other: with control there are two dice.
    let mut m = following(crowd().put(h(2), 9, 9).put(h(3), 8, 8));
    m.act(Action::To(sq(9, 10)));
    assert_eq!(m.dice(), 2);
    // And a ball that drops at an opponent's feet can be tackled for: A3 looks down on that square.
    let tackling = Ruleset { on: rules().on.with(Toggle::Tackle), ..rules() };
    let mut setup = crowd().put(h(2), 9, 9);
    setup.rules = tackling;
    let mut m = following(setup);
    m.act(Action::To(sq(9, 10)));
    assert_eq!(m.asked(), (Home, Decision::Tackle));
}

#[test]
fn g_jug_17_the_end_of_a_half_cancels_a_juggle() {
    let ending = touchline_grid::rules::ending::Ending::Turns(2);
    let short = Ruleset { ending, half_time: true, ..rules() };
    let mut m = juggler(short).acting(Home, 2);
    m.does(h(1), Action::Juggle).roll(&[3]).roll(&[5]).act(Action::End);
    assert!(m.happened(Event::HalfTime));
    assert_eq!(m.s().ball.hold, Hold::Free);
}

/// Whatever the opponents do with the follow-up, the turn stays with the juggling team: its dice come
/// afterwards.
#[test]
fn g_jug_15_an_interception_or_a_deflection_comes_before_the_dice() {
    // Headed past the feet of A1, who traps it.
    let mut m = following(juggler(rules()).put(a(1), 10, 14));
    m.act(Action::FollowHeader).roll(&[3]).roll(&[5]).act(Action::To(sq(10, 15)));
    assert_eq!((m.asked(), m.ball()), ((Away, Decision::Offers), (10, 13)));
    m.act(Action::Attempt(Attempt::Feet, a(1))).roll(&[5]).act(Action::Trap);
    assert_eq!((m.ball(), m.dice()), ((10, 13), 2));
    m.roll(&[2, 3]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 5));
    // Headed at the goal and deflected.
    let deflecting = Ruleset { on: rules().on.with(Toggle::Deflection), ..rules() };
    let mut m = following(juggler(deflecting).put(h(1), 10, 27));
    m.act(Action::FollowHeader).roll(&[3]).roll(&[6]).act(Action::To(sq(11, 30)));
    m.roll(&[6]).act(Action::To(sq(10, 30))).roll(&[4]).act(Action::Toward(Dir::SE));
    assert_eq!((m.ball(), m.dice()), ((15, 26), 2));
    m.roll(&[1, 1]);
    assert_eq!((m.asked(), m.points()), ((Home, Decision::Act), 2));
}

/// A failed header of the follow-up beside an opponent may be a foul: then there is no roll (G-FOUL-03).
#[test]
fn g_jug_15_a_foul_in_the_follow_up_ends_the_turn() {
    let fouls = Ruleset { on: rules().on.with(Toggle::Fouls), ..rules() };
    let beside = || following(juggler(fouls).put(a(1), 11, 11));
    let mut m = beside();
    m.act(Action::FollowHeader).roll(&[2]).roll(&[1]);
    assert!(m.happened(Event::Foul(h(1), a(1))));
    assert_eq!((m.s().turn.seat, m.dice()), (Away, 3), "a free kick");
    let mut m = beside();
    m.act(Action::FollowHeader).roll(&[2]).roll(&[3]).roll(&[1]);
    assert_eq!((m.ball(), m.s().turn.seat, m.dice()), ((10, 8), Home, 2));
}

/// R-G114: the extra points of a fake-out are not used, even where the others suffice.
#[test]
fn g_jug_02_with_the_points_of_the_team_alone() {
    let mut m = juggler(rules()).acting(Home, 3);
    let mut s = *m.s();
    s.turn.extra[1] = 4;
    m = Match { driver: touchline_engine::Driver::from_state(*m.driver.game(), s), events: Vec::new() };
    m.does(h(1), Action::Juggle);
    assert_eq!((m.points(), m.s().turn.extra[1]), (1, 4));
}

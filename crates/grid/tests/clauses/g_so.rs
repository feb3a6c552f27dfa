//! G-SO: the shoot-out.

use touchline_engine::{Node, Outcome};
use touchline_grid::flow::Stage;
use touchline_grid::rules::ending::Ending;
use touchline_grid::rules::shootout::{PenaltyResult, judge, save_dice, slot_of_face};
use touchline_grid::spec::BASIC;
use touchline_grid::{Action, Decision, Event, Ruleset};

use crate::common::*;

/// A shoot-out in which Home kicks first.
fn home_first(rules: Ruleset) -> Match {
    let mut m = shootout(rules);
    m.roll(&[6, 1]);
    m
}

fn winner(m: &Match) -> Option<Outcome> {
    match m.driver.node() {
        Node::Over(outcome) => Some(outcome),
        _ => None,
    }
}

#[test]
fn g_so_01_only_a_tie_after_turns_or_time_leads_to_it() {
    let last = |ending, score: [u8; 2]| {
        setup(Ruleset { ending, half_time: false, ..BASIC })
            .change(|s| {
                s.score.0 = score;
                s.turns = 180;
                s.full_time = true;
                s.agenda.push(Stage::Between);
            })
            .start()
    };
    for ending in [Ending::Turns(180), Ending::Timed(90)] {
        assert!(last(ending, [2, 2]).happened(Event::ShootoutBegins), "{ending:?}");
        assert!(!last(ending, [2, 1]).happened(Event::ShootoutBegins), "{ending:?}");
    }
    assert!(!last(Ending::Score(3), [2, 2]).happened(Event::ShootoutBegins));
}

#[test]
fn g_so_02_a_roll_off_says_who_kicks_first_and_the_teams_alternate() {
    let mut m = shootout(BASIC);
    m.roll(&[3, 3]);
    assert!(m.happened(Event::RollOffTied) && m.is_chance());
    m.roll(&[2, 5]);
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(m.asked().0);
        m.scores();
    }
    assert_eq!(order, [Away, Home, Away, Home]);
}

#[test]
fn g_so_03_five_kicks_by_five_different_members() {
    let mut m = home_first(BASIC);
    let mut seen = Vec::new();
    for _ in 0..5 {
        let legal = m.legal();
        assert_eq!(legal.len(), 6 - seen.len(), "the goalie may kick like any member (R-G112)");
        assert!(seen.iter().all(|taker| !legal.contains(taker)), "nobody kicks twice");
        seen.push(legal[0]);
        m.scores().scores();
    }
    assert_eq!(m.s().shootout.kicks.0, [5, 5]);
}

#[test]
fn g_so_03_a_team_of_two_repeats_after_both_have_kicked() {
    let m = setup(BASIC).put(h(1), 5, 5).put(a(1), 5, 20);
    let mut m = m.change(|s| s.agenda.push(Stage::Shootout)).start();
    m.roll(&[6, 1]);
    let mut kickers = Vec::new();
    for round in 0..4 {
        assert_eq!(m.s().shootout.kicks[Home], round);
        // The last member left is not asked for.
        if m.asked().1 == Decision::PenaltyTaker {
            m.act(Action::Taker(h(1)));
        }
        kickers.push(m.s().shootout.kicker);
        m.act(Action::Slot(1)).roll(&[5]);
        if m.asked().1 == Decision::PenaltyTaker {
            m.act(Action::Taker(a(1)));
        }
        m.act(Action::Slot(1)).roll(&[5]);
    }
    assert_eq!(kickers, [Some(h(1)), Some(h(0)), Some(h(1)), Some(h(0))]);
}

#[test]
fn g_so_04_the_goalie_chooses_one_of_seven_slots_before_the_die() {
    let mut m = home_first(BASIC);
    m.act(Action::Taker(h(1)));
    assert_eq!(m.asked(), (Away, Decision::PenaltySlot));
    assert_eq!(m.legal(), (1..=7).map(Action::Slot).collect::<Vec<_>>());
    m.act(Action::Slot(4));
    assert_eq!(m.dice(), 1);
}

#[test]
fn g_so_05_the_die_counts_slots_without_the_goalies() {
    for goalie in 1..=7 {
        let slots: Vec<i8> = (1..=6).map(|face| slot_of_face(face, goalie)).collect();
        let free: Vec<i8> = (1..=7).filter(|slot| *slot != goalie).collect();
        assert_eq!(slots, free);
    }
}

#[test]
fn g_so_06_the_distance_in_slots_decides_not_the_ordinary_save() {
    for slot in 1..=7 {
        for die in 1..=6 {
            let mut m = home_first(BASIC);
            m.act(Action::Taker(h(1))).act(Action::Slot(slot)).roll(&[die]);
            let ball = slot_of_face(die.cast_signed(), slot);
            assert!((1..=6).contains(&ball.abs_diff(slot)));
            assert!(m.happened(Event::Penalty(slot, ball)));
            assert_eq!(m.dice(), usize::from(save_dice(ball.abs_diff(slot))));
        }
    }
}

#[test]
fn g_so_11_nothing_is_left_of_a_kick_but_its_result() {
    let mut m = home_first(BASIC);
    m.act(Action::Taker(h(1))).act(Action::Slot(1)).roll(&[6]);
    let out = m.s().shootout;
    assert_eq!((out.kicker, out.slot, out.ball, out.goals[Home]), (None, 0, 0, 1));
}

/// The results of every roll of the goalie for a ball at this distance.
fn results(distance: u8) -> Vec<PenaltyResult> {
    match save_dice(distance) {
        1 => (1..=6).map(|die| judge(distance, &[die])).collect(),
        2 => (1..=36).map(|n| judge(distance, &[(n - 1) / 6 + 1, (n - 1) % 6 + 1])).collect(),
        _ => vec![judge(distance, &[])],
    }
}

#[test]
fn g_so_07_one_slot_away_odd_grabs_and_six_deflects() {
    use PenaltyResult::{Deflected, Goal, Grabbed};
    assert_eq!(results(1), [Grabbed, Goal, Grabbed, Goal, Grabbed, Deflected]);
}

#[test]
fn g_so_08_two_slots_away_only_a_six_deflects() {
    let results = results(2);
    assert_eq!(results[5], PenaltyResult::Deflected);
    assert!(results[..5].iter().all(|result| *result == PenaltyResult::Goal));
}

#[test]
fn g_so_09_three_slots_away_only_a_double_six_deflects() {
    let results = results(3);
    assert_eq!(results[35], PenaltyResult::Deflected);
    assert!(results[..35].iter().all(|result| *result == PenaltyResult::Goal));
}

#[test]
fn g_so_10_farther_away_it_is_a_goal_without_a_roll() {
    for distance in 4..=6 {
        assert_eq!(results(distance), [PenaltyResult::Goal]);
    }
}

/// In 216ths: how often a kick against a goalie on that slot is no goal, by playing every roll.
fn saved(slot: i8) -> u32 {
    let mut kick = home_first(BASIC);
    kick.act(Action::Taker(h(1))).act(Action::Slot(slot));
    let mut saved = 0;
    for die in 1..=6 {
        let mut shot = kick.clone();
        shot.roll(&[die]);
        let dice = shot.dice();
        for n in 0..36 {
            let mut m = shot.clone();
            let faces = [n / 6 + 1, n % 6 + 1];
            if dice > 0 {
                m.roll(&faces[..dice]);
            }
            saved += u32::from(m.s().shootout.goals[Home] == 0);
        }
    }
    saved
}

#[test]
fn g_so_06_chances_against_a_uniform_die() {
    assert_eq!((1..=7).map(saved).collect::<Vec<_>>(), [31, 55, 61, 62, 61, 55, 31]);
}

#[test]
fn g_so_11_a_saved_kick_is_over_without_a_rebound() {
    let mut m = home_first(BASIC);
    m.misses();
    assert!(m.happened(Event::PenaltyResult(PenaltyResult::Grabbed)));
    assert_eq!((m.s().shootout.kicks[Home], m.s().shootout.goals[Home]), (1, 0));
    assert_eq!(m.asked(), (Away, Decision::PenaltyTaker));
    m.penalty(1, 2, &[6]);
    assert!(m.happened(Event::PenaltyResult(PenaltyResult::Deflected)));
    assert_eq!((m.s().shootout.goals[Away], m.s().score.0), (0, [0, 0]));
}

#[test]
fn g_so_12_after_five_each_the_higher_number_wins() {
    let mut m = home_first(BASIC);
    for round in 0..5 {
        assert_eq!(winner(&m), None);
        if round == 0 {
            m.scores().misses()
        } else {
            m.misses().misses()
        };
    }
    assert_eq!(winner(&m), Some(Outcome::Win(Home)));
}

#[test]
fn g_so_13_then_pairs_until_only_one_of_them_scores() {
    let mut m = home_first(BASIC);
    for _ in 0..5 {
        m.scores().scores();
    }
    m.scores().scores().misses().misses();
    assert_eq!(winner(&m), None);
    m.misses().scores();
    assert_eq!(winner(&m), Some(Outcome::Win(Away)));
}

#[test]
fn g_so_14_the_second_team_has_as_many_kicks() {
    let mut m = home_first(BASIC);
    for _ in 0..5 {
        m.scores().scores();
    }
    m.scores();
    assert_eq!(winner(&m), None, "the other one may still draw level");
    m.misses();
    assert_eq!(winner(&m), Some(Outcome::Win(Home)));
}

#[test]
fn g_so_15_no_early_end_unless_it_is_agreed() {
    let play = |shootout_early_stop| {
        let mut m = home_first(Ruleset { shootout_early_stop, ..BASIC });
        m.scores().misses().scores().misses().scores();
        assert_eq!(winner(&m), None, "3-0 with three kicks left for the others");
        m.misses();
        m
    };
    assert_eq!(winner(&play(true)), Some(Outcome::Win(Home)), "3-0 with two kicks left");
    assert_eq!(winner(&play(false)), None);
}

#[test]
fn g_so_16_extra_rounds_go_on_with_those_that_have_not_kicked() {
    let mut m = home_first(BASIC);
    for _ in 0..5 {
        m.scores().scores();
    }
    // The sixth member, without a question; then everybody again.
    assert_eq!(m.asked().1, Decision::PenaltySlot);
    assert_eq!(m.s().shootout.kicker, Some(h(5)));
    m.act(Action::Slot(1)).roll(&[5]).act(Action::Slot(1)).roll(&[5]);
    assert_eq!(m.legal(), (0..=5).map(|number| Action::Taker(h(number))).collect::<Vec<_>>());
}

#[test]
fn g_so_14_also_in_extra_rounds_of_a_shoot_out_that_may_stop_early() {
    let rules = Ruleset { shootout_early_stop: true, ..BASIC };
    for dice in [[6, 1], [1, 6]] {
        let mut m = shootout(rules);
        m.roll(&dice);
        let first = m.asked().0;
        for _ in 0..10 {
            m.scores();
        }
        m.scores();
        assert_eq!(
            (winner(&m), m.s().shootout.kicking),
            (None, first.other()),
            "the second team has its kick"
        );
        m.misses();
        assert_eq!(winner(&m), Some(Outcome::Win(first)));
    }
}

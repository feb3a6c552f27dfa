//! G-CARD: cards.

use touchline_grid::board::Dir;
use touchline_grid::optional::cards::{Card, RedCard};
use touchline_grid::rules::turn::Parity;
use touchline_grid::{Action, Decision, Event, Ruleset, Toggle};

use crate::common::*;

/// Home's dribbler has this many fouls and is about to commit another.
fn offender(red_card: RedCard, fouls: u8) -> Match {
    let rules = Ruleset { red_card, ..with(&[Toggle::Fouls, Toggle::Cards, Toggle::Skill]) };
    let setup = setup(rules).put(h(1), 10, 10).put(h(2), 3, 3).put(a(1), 11, 11).ball(10, 12);
    let mut m = setup
        .change(|s| {
            s.piece_mut(h(1)).fouls = fouls;
            s.piece_mut(h(1)).skill = 2;
        })
        .acting(Home, 6);
    m.moves(h(1), Dir::N).roll(&[1]);
    m
}

#[test]
fn g_card_01_the_second_foul_is_yellow_the_third_red() {
    let cards = [0, 1, 2].map(|fouls| {
        let m = offender(RedCard::Replaced, fouls);
        [Card::Yellow, Card::Red].map(|card| m.happened(Event::Carded(h(1), card)))
    });
    assert_eq!(cards, [[false, false], [true, false], [false, true]]);
    assert_eq!(offender(RedCard::Replaced, 0).s().piece(h(1)).fouls, 1);
}

#[test]
fn g_card_02_a_plain_marker_takes_the_place() {
    let m = offender(RedCard::Replaced, 2);
    assert_eq!(m.at(h(1)), (10, 11));
    let piece = m.s().piece(h(1));
    assert_eq!((piece.skill, piece.fouls), (0, 0));
    assert_eq!(offender(RedCard::Replaced, 1).s().piece(h(1)).skill, 2, "a yellow card takes nothing away");
}

#[test]
fn g_card_02_a_team_may_have_to_play_short() {
    let m = offender(RedCard::PlaysShort, 2);
    assert!(m.happened(Event::SentOff(h(1))));
    assert!(!m.s().present.has(h(1)) && !m.s().is_occupied(sq(10, 11)));
}

#[test]
fn g_card_02_for_a_goalie_a_fielder_of_its_owners_choice_leaves() {
    let rules = Ruleset { red_card: RedCard::PlaysShort, ..with(&[Toggle::Fouls, Toggle::Cards]) };
    let play = |fielders: &[u8]| {
        let setup = setup(rules).put(h(0), 10, 10).put(a(1), 11, 11).ball(10, 12);
        let setup = fielders.iter().fold(setup, |setup, n| setup.put(h(*n), 2 + n.cast_signed(), 3));
        let mut m = setup.change(|s| s.piece_mut(h(0)).fouls = 2).acting(Home, 6);
        m.moves(h(0), Dir::N).roll(&[1]);
        m
    };
    let mut m = play(&[1, 2]);
    assert_eq!(m.asked(), (Home, Decision::RedCardFielder));
    assert_eq!(m.legal(), [Action::Pick(h(1)), Action::Pick(h(2))]);
    m.act(Action::Pick(h(2)));
    assert!(m.s().present.has(h(0)) && !m.s().present.has(h(2)));
    assert_eq!(m.s().piece(h(0)).fouls, 0, "the new goalie has committed no foul (R-G87)");
    assert_eq!(m.dice(), 3, "and the free kick follows");
    let m = play(&[]);
    assert!(m.s().present.has(h(0)) && m.dice() == 3, "without fielders nobody leaves");
}

#[test]
fn g_card_03_without_skill_a_red_card_changes_nothing() {
    let play = |toggles: &[Toggle]| {
        let setup = setup(with(toggles)).put(h(1), 10, 10).put(a(1), 11, 11).ball(10, 12);
        let mut m = setup.change(|s| s.piece_mut(h(1)).fouls = 2).acting(Home, 6);
        m.moves(h(1), Dir::N).roll(&[1]);
        *m.s()
    };
    let mut carded = play(&[Toggle::Fouls, Toggle::Cards]);
    let plain = play(&[Toggle::Fouls]);
    carded.piece_mut(h(1)).fouls = plain.piece(h(1)).fouls;
    assert_eq!(carded, plain);
}

#[test]
fn g_card_02_a_tackler_that_is_sent_off_leaves_nothing_behind() {
    let on = with(&[Toggle::Fouls, Toggle::Cards, Toggle::Tackle]).on;
    let rules = Ruleset { on, red_card: RedCard::PlaysShort, ..with(&[]) };
    let setup = setup(rules).put(h(1), 10, 14).put(h(2), 3, 3).put(a(1), 10, 16).ball(10, 15);
    let mut m = setup.change(|s| s.piece_mut(h(1)).fouls = 2).turn(Home);
    m.act(Action::Tackle(h(1), None)).act(Action::Call(Parity::Odd)).roll(&[4, 2]).roll(&[1]);
    assert!(m.happened(Event::SentOff(h(1))) && m.s().down.is_empty());
}

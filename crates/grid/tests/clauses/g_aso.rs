//! G-ASO: the advanced shoot-out.

use touchline_engine::Game as _;
use touchline_grid::rules::shootout::slot_of_face;
use touchline_grid::{Action, Decision, Event, Toggle};

use crate::common::*;

fn taken() -> Match {
    let mut m = shootout(with(&[Toggle::Shootout]));
    m.roll(&[6, 1]).act(Action::Taker(h(1)));
    m
}

#[test]
fn g_aso_01_the_kicker_chooses_a_face_instead_of_rolling() {
    let m = taken();
    assert_eq!(m.asked(), (Home, Decision::PenaltyFace));
    assert!(m.asked().1.is_secret());
    assert_eq!(m.legal(), (1..=6).map(Action::Hide).collect::<Vec<_>>());
}

#[test]
fn g_aso_02_first_the_face_then_the_slot_then_both_are_shown() {
    let mut m = taken();
    m.act(Action::Hide(3));
    assert!(m.happened(Event::FaceHidden(Home)));
    assert_eq!(m.asked(), (Away, Decision::PenaltySlot));
    m.act(Action::Slot(2));
    assert!(m.happened(Event::Penalty(2, 4)));
    assert!(!m.driver.can_undo(), "what was shown cannot be changed");
}

#[test]
fn g_aso_03_slots_and_saves_are_those_of_the_basic_shoot_out() {
    for face in 1..=6 {
        for slot in 1..=7 {
            let (mut m, mut basic) = (taken(), shootout(with(&[])));
            m.act(Action::Hide(face)).act(Action::Slot(slot));
            basic.roll(&[6, 1]).act(Action::Taker(h(1))).act(Action::Slot(slot)).roll(&[face]);
            assert!(m.happened(Event::Penalty(slot, slot_of_face(face.cast_signed(), slot))));
            assert_eq!(m.dice(), basic.dice());
            assert_eq!(m.s().shootout.goals, basic.s().shootout.goals);
        }
    }
}

#[test]
fn g_aso_04_nobody_but_the_kicker_sees_the_face_before_the_goalie_has_chosen() {
    let seen = |m: &Match, viewer| m.driver.game().view(m.s(), viewer).state().shootout.face;
    let mut m = taken();
    m.act(Action::Hide(6));
    assert_eq!(seen(&m, Some(Home)), 6);
    assert_eq!([seen(&m, Some(Away)), seen(&m, None)], [0, 0]);
    let mut other = taken();
    other.act(Action::Hide(2));
    let view = |m: &Match| m.driver.game().view(m.s(), Some(Away));
    assert_eq!(view(&m), view(&other), "the goalie cannot tell one face from another");
}

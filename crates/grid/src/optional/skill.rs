//! # Fielder skill variance
//! G-SKILL-01 to G-SKILL-10: each team gives its fielders three points, spent on their own play in every turn
//! or, two of them, on repeating a roll.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::chance::Roll;
use crate::event::Event;
use crate::flow::{self, Stage};
use crate::marker::{Marker, Markers};
use crate::rules::points::Spending;
use crate::rules::{control, shot};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::State;

/// Skill points each team gives (G-SKILL-01).
pub const POINTS: u8 = 3;
/// The cost of repeating a roll (G-SKILL-05).
pub const REROLL: u8 = 2;

/// Whether a fielder has the points to repeat a roll and has not done so this turn (G-SKILL-05, G-SKILL-09).
fn can_reroll(s: &State, marker: Marker) -> bool {
    s.piece(marker).skill_left >= REROLL && !s.turn.rerolled.has(marker)
}

/// Points reserved for repeating a roll, until the owner releases them for spending.
fn kept_back(s: &State, marker: Marker) -> u8 {
    if can_reroll(s, marker) && !s.turn.skill_open.has(marker) { REROLL } else { 0 }
}

/// Whether a fielder has possession: the ball is at its feet, or it follows the ball it kicked last
/// (G-SKILL-02, G-SKILL-03).
fn has_possession(s: &State, marker: Marker) -> bool {
    let follows = s.turn.last_kicker == Some(marker) && s.touch.by == Some(marker);
    follows || control::touches(s, marker)
}

/// Skill points a fielder may spend on something. A kicker has possession, and keeps it during the whole
/// flight (G-SKILL-03).
#[inline]
pub(crate) fn usable(rules: &Ruleset, s: &State, marker: Marker, spending: Spending) -> u8 {
    let left = s.piece(marker).skill_left;
    if !rules.has(Toggle::Skill) || left == 0 {
        return 0;
    }
    let own = match spending {
        Spending::Kick => true,
        Spending::Step => has_possession(s, marker),
        Spending::Throw | Spending::Other => false,
    };
    if own { left - kept_back(s, marker) } else { 0 }
}

/// The pool is full at the start of every turn (G-SKILL-04), for the opponents too: they may then repeat
/// rolls (G-SKILL-10).
#[inline]
pub(crate) fn refill(rules: &Ruleset, s: &mut State) {
    if rules.has(Toggle::Skill) {
        for marker in s.present.iter() {
            let piece = s.piece_mut(marker);
            piece.skill_left = piece.skill;
        }
    }
}

/// Any fielder, even one that has points already: 1+1+1, 2+1 or 3 (G-SKILL-01).
pub(crate) fn point_choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    out.clear();
    let fielders = s.present.and(Markers::of(seat)).iter().filter(|marker| !marker.is_goalie());
    out.extend(fielders.map(Action::Skill));
}

pub(crate) fn point(s: &mut State, seat: Seat, left: u8, action: Action, log: &mut impl Log<Event>) {
    let Action::Skill(marker) = action else { return };
    s.piece_mut(marker).skill += 1;
    log.note(Event::SkillGiven(marker));
    if left > 1 {
        s.agenda.replace(Stage::SkillPoint(seat, left - 1));
    } else {
        s.agenda.pop();
    }
}

/// Whether a fielder in possession has reserved points.
#[inline]
pub(crate) fn can_open(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    rules.has(Toggle::Skill) && kept_back(s, marker) > 0 && has_possession(s, marker)
}

pub(crate) fn openings(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    if can_open(rules, s, marker) {
        out.push(Action::OpenSkill);
    }
}

pub(crate) fn open(s: &mut State, marker: Marker) {
    s.turn.skill_open.add(marker);
}

/// Whose roll it is: a team may repeat any of its own, whoever makes it (G-SKILL-06, G-SKILL-07, R-G901). In
/// a roll-off both teams roll, and the shoot-out has no turns and so no points (R-G940).
fn roller(rules: &Ruleset, s: &State, roll: Roll) -> Option<Seat> {
    match roll {
        Roll::RollOff | Roll::ShootoutRollOff => None,
        Roll::Turn(_) | Roll::Grab | Roll::Loose => Some(s.turn.seat),
        Roll::Save | Roll::Deflect => Some(shot::defender(rules, s)),
        Roll::PenaltyDie => s.shootout.in_play.then_some(s.shootout.kicking),
        Roll::PenaltySave(_) => s.shootout.in_play.then_some(s.shootout.kicking.other()),
        Roll::Contact(marker, _)
        | Roll::Distance(marker, _)
        | Roll::Arc(marker, _)
        | Roll::RandomHeader(marker)
        | Roll::Missed(marker)
        | Roll::JuggleFoot(marker)
        | Roll::JuggleKnee(marker)
        | Roll::JuggleLength(marker)
        | Roll::Fake(marker)
        | Roll::Foul(_, marker) => Some(marker.seat()),
    }
}

/// The fielders that may repeat the roll of the current stage. A team has at most one with two points, so a
/// repeated roll is final (G-SKILL-08). A team whose time has run out repeats none (R-G89).
#[inline]
pub(crate) fn rerollers(rules: &Ruleset, s: &State) -> Markers {
    if !rules.has(Toggle::Skill) {
        return Markers::NONE;
    }
    match crate::roll(rules, s).and_then(|roll| roller(rules, s, roll)) {
        Some(seat) if !(s.turn.time_up && seat == s.turn.seat) => {
            s.present.and(Markers::of(seat)).iter().filter(|marker| can_reroll(s, *marker)).collect()
        }
        Some(_) | None => Markers::NONE,
    }
}

pub(crate) fn reroll_choices(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    out.push(Action::Keep);
    out.extend(rerollers(rules, s).iter().map(Action::Reroll));
}

/// The dice count, or all of them are rolled again (G-SKILL-08).
pub(crate) fn rerolled(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Some(faces) = s.rolled.take() else { return };
    if let Action::Reroll(marker) = action {
        s.piece_mut(marker).skill_left -= REROLL;
        s.turn.rerolled.add(marker);
        log.note(Event::Rerolled(marker));
    } else {
        flow::resolve(rules, s, faces.as_ref(), log);
    }
}

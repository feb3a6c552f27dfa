//! # Shoot-out
//! G-SO-01 to G-SO-16 and G-ASO-01 to G-ASO-04; a penalty kick in play uses the same kick (G-FOUL-09).

use touchline_engine::{BySeat, Choices, Log, Outcome, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::optional::fouls;
use crate::rules::ending;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::State;

/// Kicks of each team before sudden death (G-SO-03).
pub const KICKS: u8 = 5;
/// Kicks of each team after which automatic play gives up (R-G90).
pub const LONGEST: u8 = 100;

/// How a penalty ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PenaltyResult {
    Goal,
    Grabbed,
    Deflected,
}

/// The state of a shoot-out, or of the current penalty kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shootout {
    /// Who kicks first.
    pub first: Seat,
    /// Who kicks now.
    pub kicking: Seat,
    /// Kicks taken.
    pub kicks: BySeat<u8>,
    /// Goals scored.
    pub goals: BySeat<u8>,
    /// Members that have kicked, until everybody in their team has.
    pub kicked: Markers,
    /// Who takes the kick.
    pub kicker: Option<Marker>,
    /// The face hidden by the kicker, 1 to 6; 0 before that (G-ASO-02).
    pub face: u8,
    /// The goalie's slot, 1 to 7 from the kicker's left; 0 before that.
    pub slot: i8,
    /// The slot of the ball; 0 before that.
    pub ball: i8,
    /// Whether it is a penalty kick in play, not a shoot-out.
    pub in_play: bool,
}

impl Default for Shootout {
    fn default() -> Self {
        Self {
            first: Seat::Home,
            kicking: Seat::Home,
            kicks: BySeat([0, 0]),
            goals: BySeat([0, 0]),
            kicked: Markers::NONE,
            kicker: None,
            face: 0,
            slot: 0,
            ball: 0,
            in_play: false,
        }
    }
}

/// The slot of a rolled or chosen face, counted from the kicker's left and skipping the goalie's slot
/// (G-SO-05).
pub const fn slot_of_face(face: i8, goalie: i8) -> i8 {
    if face < goalie { face } else { face + 1 }
}

/// The number of dice the goalie has for a ball this many slots away (G-SO-07 to G-SO-10).
pub const fn save_dice(distance: u8) -> u8 {
    match distance {
        1 | 2 => 1,
        3 => 2,
        _ => 0,
    }
}

/// The result of the goalie's dice (G-SO-07 to G-SO-10).
pub fn judge(distance: u8, faces: &[u8]) -> PenaltyResult {
    match (distance, faces) {
        (1, [1 | 3 | 5]) => PenaltyResult::Grabbed,
        // G-SO-08, G-SO-09 (R-G21)
        (1 | 2, [6]) | (3, [6, 6]) => PenaltyResult::Deflected,
        _ => PenaltyResult::Goal,
    }
}

/// The next kick, or the result (K0, K6).
pub(crate) fn next(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let out = s.shootout;
    if out.kicks == BySeat([0, 0]) && out.kicker.is_none() {
        s.shootout = Shootout::default();
        log.note(Event::ShootoutBegins);
        return s.agenda.push(Stage::ShootoutRollOff);
    }
    if let Some(winner) = decided(rules, &out) {
        return ending::over(s, Outcome::Win(winner), log);
    }
    // The second team always gets as many kicks as the first (G-SO-14).
    s.shootout.kicking =
        if out.kicks[Seat::Home] == out.kicks[Seat::Away] { out.first } else { out.first.other() };
    s.agenda.push(Stage::PenaltyTaker);
}

/// Who has won: after five kicks each, or after a pair of which only one scored (G-SO-12, G-SO-13, G-SO-15).
fn decided(rules: &Ruleset, out: &Shootout) -> Option<Seat> {
    let [home, away] = [Seat::Home, Seat::Away].map(|seat| (out.kicks[seat], out.goals[seat]));
    let ahead = if home.1 > away.1 { Seat::Home } else { Seat::Away };
    if home.0 == away.0 && home.0 >= KICKS {
        return (home.1 != away.1).then_some(ahead);
    }
    // As soon as the other team can no longer draw level (R-G22).
    let left = KICKS.saturating_sub(out.kicks[ahead.other()]);
    let out_of_reach =
        home.0 <= KICKS && away.0 <= KICKS && out.goals[ahead] > out.goals[ahead.other()] + left;
    (rules.shootout_early_stop && out_of_reach).then_some(ahead)
}

/// Home's die, away's die: the higher one kicks first (G-SO-02).
pub(crate) fn rolled_off(s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let &[home, away] = faces else { return };
    if home == away {
        log.note(Event::RollOffTied);
        return;
    }
    let first = if home > away { Seat::Home } else { Seat::Away };
    s.shootout.first = first;
    s.shootout.kicking = first;
    s.agenda.replace(Stage::PenaltyTaker);
    log.note(Event::ShootoutStarts(first));
}

/// Members that have not kicked; once all have, anybody (G-SO-03, G-SO-16, R-G112).
pub(crate) fn takers(s: &State, out: &mut Choices<Action>) {
    out.clear();
    let team = s.present.and(Markers::of(s.shootout.kicking));
    let fresh = team.without(s.shootout.kicked);
    let allowed = if fresh.is_empty() { team } else { fresh };
    out.extend(allowed.iter().map(Action::Taker));
}

pub(crate) fn taker(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::Taker(marker) = action else { return };
    let team = s.present.and(Markers::of(marker.seat()));
    if team.without(s.shootout.kicked).is_empty() {
        s.shootout.kicked = s.shootout.kicked.without(team);
    }
    s.shootout.kicked.add(marker);
    s.agenda.pop();
    kick(rules, s, marker, log);
}

/// That member takes the penalty: the goalie chooses openly, or after the kicker has hidden a face.
pub(crate) fn kick(rules: &Ruleset, s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    s.shootout.kicker = Some(marker);
    s.shootout.kicking = marker.seat();
    log.note(Event::PenaltyBy(marker));
    s.agenda.push(if rules.has(Toggle::Shootout) { Stage::PenaltyFace } else { Stage::PenaltySlot });
}

pub(crate) fn faces(out: &mut Choices<Action>) {
    out.clear();
    out.extend((1..=6).map(Action::Hide));
}

/// The kicker chooses in secret (G-ASO-01, G-ASO-04).
pub(crate) fn hide(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::Hide(face) = action else { return };
    s.shootout.face = face;
    s.agenda.replace(Stage::PenaltySlot);
    log.note(Event::FaceHidden(s.shootout.kicking));
}

pub(crate) fn slots(out: &mut Choices<Action>) {
    out.clear();
    out.extend((1..=7).map(Action::Slot));
}

/// The goalie chooses its slot (G-SO-04).
pub(crate) fn slot(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::Slot(slot) = action else { return };
    s.shootout.slot = slot;
    if s.shootout.in_play {
        fouls::goalie_on_slot(rules, s, slot);
    }
    if s.shootout.face == 0 {
        s.agenda.replace(Stage::PenaltyDie);
    } else {
        s.agenda.pop();
        placed(rules, s, s.shootout.face, log);
    }
}

/// The kicker's die (G-SO-05).
pub(crate) fn die(rules: &Ruleset, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    let &[face] = faces else { return };
    s.agenda.pop();
    placed(rules, s, face, log);
}

/// The ball is in its slot, by a die or by choice (G-ASO-03): its distance from the goalie decides the
/// goalie's dice (G-SO-06).
fn placed(rules: &Ruleset, s: &mut State, face: u8, log: &mut impl Log<Event>) {
    let goalie = s.shootout.slot;
    let ball = slot_of_face(face.cast_signed(), goalie);
    s.shootout.ball = ball;
    log.note(Event::Penalty(goalie, ball));
    match save_dice(ball.abs_diff(goalie)) {
        0 => result(rules, s, PenaltyResult::Goal, log),
        dice => s.agenda.push(Stage::PenaltySave(dice)),
    }
}

/// The goalie's dice.
pub(crate) fn saved(rules: &Ruleset, s: &mut State, faces: &[u8], log: &mut impl Log<Event>) {
    s.agenda.pop();
    let distance = s.shootout.ball.abs_diff(s.shootout.slot);
    result(rules, s, judge(distance, faces), log);
}

/// The kick is over, without a rebound (G-SO-11).
fn result(rules: &Ruleset, s: &mut State, result: PenaltyResult, log: &mut impl Log<Event>) {
    log.note(Event::PenaltyResult(result));
    if s.shootout.in_play {
        return fouls::penalty_over(rules, s, result, log);
    }
    let Shootout { first, kicking, mut kicks, mut goals, kicked, .. } = s.shootout;
    kicks[kicking] = kicks[kicking].saturating_add(1);
    goals[kicking] = goals[kicking].saturating_add(u8::from(result == PenaltyResult::Goal));
    // Nothing of the kick itself is left.
    s.shootout = Shootout { first, kicking, kicks, goals, kicked, ..Shootout::default() };
}

//! # Turns
//! G-TURN-01 to G-TURN-13: control decides the dice, the points are spent in any mix, the turn ends. Its
//! parts are stages in sequence: the test of control, what precedes the roll, the roll, the spending, the end
//! (G-TURN-02).

use touchline_engine::{Choices, Faces, Log, worded};

use crate::action::Action;
use crate::advanced::{corner, inertia, juggling, poor_aim, tackle};
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::Markers;
use crate::optional::skill;
use crate::rules::kicking::{self, Closing};
use crate::rules::{control, goalie, member};
use crate::ruleset::Ruleset;
use crate::state::{Coming, Hold, State, Turn, TurnKind};

worded! {
    /// Odd or even, as called for a tackle.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Parity {
        Odd = "odd",
        Even = "even",
    }
}

impl Parity {
    /// Of a number.
    pub const fn of(number: u8) -> Self {
        if number.is_multiple_of(2) { Self::Even } else { Self::Odd }
    }
}

/// A turn begins: it is counted (G-END-08), and control now, before anything moves, decides the dice for the
/// whole turn (G-TURN-03, G-TURN-04, G-TURN-05).
pub(crate) fn open(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let Coming { seat, kind, spot, .. } = s.coming;
    s.turns = s.turns.saturating_add(1);
    s.turn = Turn::new(seat, kind);
    s.turn.spot = spot;
    s.turn.grabbed = kind == TurnKind::Goalie; // G-GK-12
    s.touch.sequence = false;
    skill::refill(rules, s);
    log.note(Event::TurnBegins(s.turns, seat, kind));
    s.agenda.replace(Stage::TurnRoll);
    s.turn.dice = dice(s);
    match (kind, s.ball.hold) {
        (TurnKind::Penalty, _) => s.agenda.replace(Stage::Penalty),
        (TurnKind::SetPiece(_), _) => s.agenda.push(Stage::SetPiece),
        (_, Hold::Juggled(juggler)) if juggler.seat() == seat => juggling::before_the_roll(rules, s, juggler),
        (TurnKind::Normal | TurnKind::KickOff, Hold::Free) => tackle::before_the_roll(rules, s),
        (TurnKind::Goalie, _) | (_, Hold::Held(_) | Hold::Juggled(_)) => {}
    }
}

/// How many dice the turn roll has (G-TURN-03).
pub fn dice(s: &State) -> u8 {
    match s.turn.kind {
        TurnKind::SetPiece(_) | TurnKind::Goalie => 3,
        TurnKind::Normal | TurnKind::KickOff | TurnKind::Penalty => {
            if control::has_control(s, s.turn.seat) {
                2
            } else {
                1
            }
        }
    }
}

/// The points of the turn are the sum of its dice (G-TURN-06).
pub(crate) fn roll(s: &mut State, faces: &[u8]) {
    s.turn.rolled = Faces::new(faces);
    s.turn.points = faces.iter().sum();
    s.turn.loose_two = faces == [2];
    s.agenda.replace(Stage::RolledTurn);
}

/// What the roll brings before the team may spend: a called tackle, a poor-aim kick, an inertia move (T4 to
/// T7).
pub(crate) fn rolled(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    if let Some(called) = s.turn.tackle.take() {
        // A failed tackle may roll for a foul first: then this stage runs again.
        return tackle::resolve(rules, s, called, log);
    }
    if let Some(total) = s.turn.called.take() {
        return corner::rolled(rules, s, total, log);
    }
    log.note(Event::Points(s.turn.points));
    s.agenda.replace(Stage::Act);
    if poor_aim::is_forced(rules, s) {
        s.agenda.replace(Stage::Close);
        s.agenda.push(Stage::PoorAim);
    } else if inertia::is_available(rules, s) {
        s.agenda.push(Stage::Inertia(0));
    }
}

/// What can be done next: end the turn, stop or steer the flight, or pick a member.
pub(crate) fn choices(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    out.clear();
    if may_end(rules, s) {
        out.push(Action::End);
    }
    let binds = kicking::binds(rules, s);
    if s.flight.is_some() {
        if s.is_open(rules.board, s.ball.at) {
            out.push(Action::Stop);
        }
        kicking::steps(rules, s, out);
    }
    let team = s.present.and(Markers::of(s.turn.seat));
    out.extend(team.iter().filter(|marker| member::can_act(rules, s, *marker, binds)).map(Action::Pick));
}

/// The turn may end while the ball is on an open square or juggled, not while it is held (G-TURN-09). A
/// holder with no way to release it ends the turn with it (R-G81).
fn may_end(rules: &Ruleset, s: &State) -> bool {
    match s.ball.hold {
        Hold::Free => s.is_open(rules.board, s.ball.at),
        Hold::Juggled(_) => true,
        Hold::Held(holder) => {
            !goalie::can_release(rules, s, holder) && !member::can_act(rules, s, holder, false)
        }
    }
}

pub(crate) fn act(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::End => end(rules, s, log),
        Action::Stop => kicking::stop(rules, s, log),
        Action::Step(dir) => kicking::fly(rules, s, dir, log),
        Action::Pick(marker) => s.agenda.push(Stage::Member(marker)),
        _ => {}
    }
}

/// The team ends its turn, and the opponent's time begins (G-END-06); unspent points are lost (G-TURN-08).
fn end(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.replace(Stage::Close);
    goalie::drop_held(rules, s, log);
    kicking::close(rules, s, Closing::ByTeam, log);
}

/// Nothing more happens in this turn: the opponent is next (G-TURN-10).
pub(crate) fn close(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    kicking::close(rules, s, Closing::CutShort, log);
    let next = Coming::turn(s.turn.seat.other(), TurnKind::Normal);
    finish(s, next);
}

/// The turn is over, whatever was under way; `coming` is next.
pub(crate) fn finish(s: &mut State, coming: Coming) {
    s.flight = None;
    s.turn.time_up = false;
    s.coming = coming;
    s.agenda.clear();
    s.agenda.push(Stage::Between);
}

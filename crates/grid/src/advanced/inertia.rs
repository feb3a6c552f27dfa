//! # Inertia move
//! G-INER-01 to G-INER-10: before anything else in its turn a team may let the ball roll on in the direction
//! of its last kick.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::board::Dir;
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::rules::control;
use crate::rules::kicking::{self, Closing};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Flight, FlightKind, Hold, State};

/// The most squares of an inertia move (G-INER-03).
pub const LONGEST: u8 = 6;

/// The member whose touch still carries the ball: of the active team, the last toucher, the ball was not
/// stopped, and the touch is not used up (G-INER-01, G-INER-04, G-INER-05). Restarts, goalies and juggles
/// leave no such touch (G-INER-10), a missed juggled ball does (R-G971).
pub fn carrier(s: &State) -> Option<Marker> {
    let carries = s.ball.hold == Hold::Free && !s.touch.used.is_empty() && !s.touch.inertia_used;
    s.touch.by.filter(|marker| carries && marker.seat() == s.turn.seat)
}

/// Whether an upright opponent had the ball at its feet when the turn began (G-INER-01). One that a tackle
/// has put down since also counts (R-G914).
fn is_blocked(s: &State) -> bool {
    let opponent = s.turn.seat.other();
    control::has_control(s, opponent) || !s.turn.fell.and(Markers::of(opponent)).is_empty()
}

/// Whether to ask for an inertia move: after the roll, before any spending (G-INER-02), not in the turn of a
/// juggle's follow-up (R-G102). A poor-aim kick replaces it (G-INER-07). The dice were those of any turn
/// (G-INER-06).
pub(crate) fn is_available(rules: &Ruleset, s: &State) -> bool {
    rules.has(Toggle::Inertia)
        && !s.turn.followed_up
        && carrier(s).is_some_and(|toucher| {
            !is_blocked(s)
                && Dir::ALL.into_iter().any(|dir| kicking::can_roll(rules, s, toucher, dir, LONGEST))
        })
}

/// Leave it, on an open square, or roll one more square.
pub(crate) fn choices(rules: &Ruleset, s: &State, done: u8, out: &mut Choices<Action>) {
    out.clear();
    if s.is_open(rules.board, s.ball.at) {
        out.push(Action::Stop);
    }
    if let Some(toucher) = s.touch.by {
        let legal = |dir: &Dir| kicking::can_roll(rules, s, toucher, *dir, LONGEST - done);
        out.extend(Dir::ALL.into_iter().filter(legal).map(Action::Step));
    }
}

/// Steps are those of a flight: a slot is a shot, opponents may intercept (G-INER-08). Then the turn
/// continues (G-INER-09).
pub(crate) fn step(rules: &Ruleset, s: &mut State, done: u8, action: Action, log: &mut impl Log<Event>) {
    let (Action::Step(dir), Some(toucher)) = (action, s.touch.by) else {
        s.agenda.pop();
        if done > 0 {
            log.note(Event::Stopped(s.ball.at));
            kicking::close(rules, s, Closing::CutShort, log);
        }
        return;
    };
    if done == 0 {
        log.note(Event::InertiaMove);
        s.touch.inertia_used = true;
        s.flight = Some(Flight::new(FlightKind::Inertia, toucher, s.ball.at, dir));
    }
    s.agenda.replace(Stage::Inertia(done + 1));
    kicking::fly(rules, s, dir, log);
}

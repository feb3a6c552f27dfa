//! # Moving members
//! G-MOV-01 to G-MOV-10: one point, one square, any of eight directions, whatever the facing (G-MOV-06), as
//! often as the points last (G-MOV-02), in either half (G-MOV-09). The ball stays where it is unless it is
//! held (G-MOV-07).

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::board::Dir;
use crate::event::Event;
use crate::marker::Marker;
use crate::optional::fouls;
use crate::rules::goalie;
use crate::rules::kicking::{self, Closing};
use crate::rules::points::{self, Spending};
use crate::ruleset::Ruleset;
use crate::state::{Hold, State};

/// Whether a member may step that way, points aside.
#[inline]
pub fn is_allowed(rules: &Ruleset, s: &State, marker: Marker, dir: Dir) -> bool {
    let to = s.at(marker).step(dir);
    // Nobody leaves the field, but a goalie may stand on its own slots (G-MOV-03).
    let on_board =
        rules.board.is_field(to) || (marker.is_goalie() && rules.board.slot_of(to) == Some(marker.seat()));
    // Not onto another marker, but between two of them is fine (G-MOV-04, G-MOV-08).
    if !on_board || s.is_occupied(to) {
        return false;
    }
    match s.ball.hold {
        // Only a goalie enters the ball's square, to grab it (G-MOV-05).
        Hold::Free => to != s.ball.at || goalie::may_grab(rules, s, marker, dir),
        Hold::Held(holder) => holder != marker || goalie::may_carry(rules, s, marker, to),
        // A juggler stays (G-JUG-09).
        Hold::Juggled(juggler) => juggler != marker,
    }
}

/// Whether a member may step at all this turn: it stands and did not get up this turn (G-DOWN-03).
#[inline]
pub fn may_move(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    s.is_up(marker) && !s.turn.stood.has(marker) && points::available(rules, s, marker, Spending::Step) > 0
}

pub(crate) fn choices(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    if may_move(rules, s, marker) {
        let allowed = Dir::ALL.into_iter().filter(|dir| is_allowed(rules, s, marker, *dir));
        out.extend(allowed.map(Action::Move));
    }
}

/// Whether there is a legal step.
#[inline]
pub fn can_move(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    may_move(rules, s, marker) && Dir::ALL.into_iter().any(|dir| is_allowed(rules, s, marker, dir))
}

pub(crate) fn step(rules: &Ruleset, s: &mut State, marker: Marker, dir: Dir, log: &mut impl Log<Event>) {
    kicking::close(rules, s, Closing::ByTeam, log);
    points::pay(rules, s, marker, Spending::Step, 1);
    let to = s.at(marker).step(dir);
    s.put(marker, to);
    if marker.is_goalie() && dir.is_diagonal() {
        s.turn.goalie_diagonal = true;
    }
    log.note(Event::Moved(marker, to));
    match s.ball.hold {
        Hold::Free if s.ball.at == to => goalie::grab(rules, s, marker, log),
        Hold::Held(holder) if holder == marker => s.ball.at = to,
        Hold::Free | Hold::Held(_) | Hold::Juggled(_) => fouls::after_step(rules, s, marker, dir),
    }
}

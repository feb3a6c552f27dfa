//! # Facing and heel kicks
//! G-FACE-01 to G-FACE-10 and G-HEEL-01 to G-HEEL-05: turning costs a point, a kick past the foot is a slide,
//! a kick to the rear is expensive.

use touchline_engine::{Choices, Log};

use crate::action::{Action, Hand};
use crate::advanced::down;
use crate::board::Dir;
use crate::event::Event;
use crate::marker::Marker;
use crate::rules::kicking::{self, Closing, Steering};
use crate::rules::points::{self, Spending};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{FlightKind, Hold, State};

/// What a ball step costs by its angle to the kicker's facing, for a ball kicked from the front-centre
/// (R-G45).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeelCost {
    /// One point per 45 degrees: 1, 1, 2, 3, 4.
    A,
    /// The rear half is expensive: 1, 1, 1, 2, 4.
    B,
    /// One more for each 45 degrees past sideways: 1, 1, 1, 2, 3.
    C,
}

impl HeelCost {
    /// The points for a step at 0, 45, 90, 135 or 180 degrees (G-HEEL-01, G-HEEL-02).
    pub const fn points(self, angle: u8) -> u8 {
        let table: [u8; 5] = match self {
            Self::A => [1, 1, 2, 3, 4],
            Self::B => [1, 1, 1, 2, 4],
            Self::C => [1, 1, 1, 2, 3],
        };
        table[angle as usize]
    }
}

/// Whether the facing binds a flight: kicks only, no throws (G-FACE-06, G-FACE-07). The directions of the
/// sequence bind it as well (G-FACE-09, [`kicking::cost`]).
fn binds(rules: &Ruleset, kind: FlightKind) -> bool {
    rules.has(Toggle::Facing) && kind == FlightKind::Kick
}

/// What a step costs: one point; from the front-centre, where every direction is legal, more to the rear,
/// each step by its own angle (G-FACE-04, G-FACE-05, G-HEEL-03, G-HEEL-04). What counts is where the ball was
/// at the kick, wherever it is now (G-FACE-08).
#[inline]
pub fn cost(rules: &Ruleset, s: &State, steering: &Steering, dir: Dir) -> u8 {
    let facing = s.piece(steering.kicker).facing.dir();
    if binds(rules, steering.kind) && steering.from_foot == facing {
        rules.heel_cost.points(facing.angle(dir))
    } else {
        1
    }
}

/// Whether a step makes the flight a slide: from a front diagonal, more than 45 degrees off the line through
/// the ball (G-FACE-02, G-FACE-03).
pub fn is_slide(rules: &Ruleset, s: &State, steering: &Steering, dir: Dir) -> bool {
    let facing = s.piece(steering.kicker).facing.dir();
    binds(rules, steering.kind) && steering.from_foot != facing && steering.from_foot.angle(dir) > 1
}

/// Whether a member may turn.
pub fn can_turn(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    rules.has(Toggle::Facing)
        && down::may_act(s, marker)
        && s.ball.hold != Hold::Juggled(marker) // R-G114
        && points::available(rules, s, marker, Spending::Step) > 0
}

/// A quarter turn to either side for a point (G-FACE-01).
pub(crate) fn turns(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    if can_turn(rules, s, marker) {
        out.extend([Hand::Left, Hand::Right].into_iter().map(Action::Turn));
    }
}

pub(crate) fn turn(rules: &Ruleset, s: &mut State, marker: Marker, hand: Hand, log: &mut impl Log<Event>) {
    kicking::close(rules, s, Closing::ByTeam, log);
    points::pay(rules, s, marker, Spending::Step, 1);
    let quarters = match hand {
        Hand::Left => -1,
        Hand::Right => 1,
    };
    let facing = s.piece(marker).facing.turned(quarters);
    s.piece_mut(marker).facing = facing;
    log.note(Event::Turned(marker, facing));
}

//! Where a ball goes that a team steers, and whom it passes on the way.

use touchline_grid::advanced::direction;
use touchline_grid::board::{Dir, Dirs, Facing, Square};
use touchline_grid::marker::Marker;
use touchline_grid::state::{FlightKind, State};
use touchline_grid::{Ruleset, Toggle};

use super::squares::Squares;

/// Who moves the ball, and what its steps depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foot {
    /// Kick, toss or throw.
    pub(super) kind: FlightKind,
    /// Where the kicker's feet point.
    pub(super) facing: Facing,
    /// The direction from the kicker to the ball at the kick.
    pub(super) strikes: Dir,
    /// Directions used so far in the sequence.
    pub(super) used: Dirs,
}

/// A shortest way of the ball: one direction, then another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Route {
    /// Directions and how often.
    pub(super) legs: [(Dir, u8); 2],
    /// Points.
    pub(super) cost: u8,
    /// The kicker goes down (G-FACE-03).
    pub(super) slide: bool,
    /// How often an opponent may meet the ball.
    pub(super) met: u8,
}

impl Route {
    /// The steps in order.
    pub(super) fn dirs(self) -> impl Iterator<Item = Dir> + use<> {
        let legs = self.legs;
        legs.into_iter().flat_map(|(dir, times)| (0..times).map(move |_| dir))
    }
}

/// A shortest way from one square to another that the rules allow; of two the one past fewer opponents.
pub(super) fn route(
    rules: &Ruleset,
    foot: Foot,
    from: Square,
    to: Square,
    danger: &Squares,
) -> Option<Route> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let (across, along) = (dx.unsigned_abs(), dy.unsigned_abs());
    let diagonals = across.min(along);
    let straights = across.max(along) - diagonals;
    let ahead = if across > along { Square::new(to.x, from.y) } else { Square::new(from.x, to.y) };
    let straight = from.towards(ahead)?;
    let diagonal = if diagonals > 0 { from.towards(to)? } else { straight };
    let binds = direction::binds(rules, foot.kind);
    let mut used = foot.used;
    let (mut cost, mut slide) = (0, false);
    for (dir, times) in [(diagonal, diagonals), (straight, straights)] {
        if times == 0 {
            continue;
        }
        if binds && !direction::allows(used, dir) {
            return None;
        }
        used = used.with(dir);
        cost += times * price(rules, foot, dir);
        slide |= is_slide(rules, foot, dir);
    }
    let straight_first = [(straight, straights), (diagonal, diagonals)];
    let diagonal_first = [(diagonal, diagonals), (straight, straights)];
    let route = |legs| Route { legs, cost, slide, met: met(danger, from, legs) };
    // Only the last step may enter a slot.
    if !rules.board.is_field(to) && across > along {
        return Some(route(straight_first));
    }
    let (one, other) = (route(diagonal_first), route(straight_first));
    Some(if other.met < one.met { other } else { one })
}

/// The points for a step in that direction (G-HEEL-01).
pub(super) fn price(rules: &Ruleset, foot: Foot, dir: Dir) -> u8 {
    let bound = rules.has(Toggle::Facing) && foot.kind == FlightKind::Kick;
    let facing = foot.facing.dir();
    if bound && foot.strikes == facing { rules.heel_cost.points(facing.angle(dir)) } else { 1 }
}

/// Whether a step in that direction makes the kicker slide.
pub(super) fn is_slide(rules: &Ruleset, foot: Foot, dir: Dir) -> bool {
    let bound = rules.has(Toggle::Facing) && foot.kind == FlightKind::Kick;
    bound && foot.strikes != foot.facing.dir() && foot.strikes.angle(dir) > 1
}

fn met(danger: &Squares, from: Square, legs: [(Dir, u8); 2]) -> u8 {
    let (mut at, mut met) = (from, 0);
    for (dir, times) in legs {
        for _ in 0..times {
            at = at.step(dir);
            met += u8::from(danger.has(at));
        }
    }
    met
}

/// The squares on which an opponent of the active team may meet a passing ball.
pub(super) fn danger(rules: &Ruleset, s: &State) -> Squares {
    let mut found = Squares::NONE;
    if !rules.has(Toggle::Intercept) || s.turn.intercepted {
        return found;
    }
    let able = s.upright(s.turn.seat.other()).without(s.turn.attempted).without(s.turn.faked);
    for marker in able.iter().filter(|marker| rules.board.is_field(s.at(*marker))) {
        let (at, front) = (s.at(marker), s.piece(marker).facing.dir());
        for dir in [front, front.turned(-1), front.turned(1)] {
            found.add(at.step(dir));
        }
        if rules.has(Toggle::Header) {
            found.add(at.step(front.opposite()));
        }
        if rules.has(Toggle::Chest) {
            found.add(at);
        }
    }
    found
}

/// The foot of a member that has come to a square and faces the ball from there.
pub(super) fn foot(s: &State, marker: Marker, at: Square, facing: Facing) -> Foot {
    let used = if s.touch.sequence && s.touch.by == Some(marker) { s.touch.used } else { Dirs::NONE };
    Foot { kind: FlightKind::Kick, facing, strikes: at.towards(s.ball.at).unwrap_or_default(), used }
}

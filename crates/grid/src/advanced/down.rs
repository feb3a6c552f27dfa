//! # Members going down
//! G-DOWN-01 to G-DOWN-10: a member that is down can do nothing, and gets up for one point in a later turn of
//! its team. A kick-off stands everybody up (G-DOWN-09, [`crate::rules::placement`]).

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::board::Facing;
use crate::event::Event;
use crate::marker::Marker;
use crate::rules::kicking::{self, Closing};
use crate::rules::points::{self, Spending};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::State;

/// Put a member down: it does nothing more this turn (G-DOWN-01), but still blocks its square (G-DOWN-07).
pub(crate) fn put_down(s: &mut State, marker: Marker) {
    s.down.add(marker);
    s.turn.fell.add(marker);
}

/// A member goes down.
pub(crate) fn go_down(s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    put_down(s, marker);
    log.note(Event::WentDown(marker));
}

/// Whether a member on its feet may act: a goalie that got up this turn may not (G-DEFL-11, R-G105), a
/// fielder may still kick (G-DOWN-05).
#[inline]
pub fn may_act(s: &State, marker: Marker) -> bool {
    s.is_up(marker) && !(marker.is_goalie() && s.turn.stood.has(marker))
}

/// Whether a member may get up: not in the turn in which it went down (G-DOWN-02, G-DOWN-08).
pub fn can_stand(rules: &Ruleset, s: &State, marker: Marker) -> bool {
    s.down.has(marker) && !s.turn.fell.has(marker) && points::available(rules, s, marker, Spending::Other) > 0
}

/// With any facing where facings change, otherwise with the team's (G-DOWN-04). Getting up is optional
/// (G-DOWN-06).
pub(crate) fn stands(rules: &Ruleset, s: &State, marker: Marker, out: &mut Choices<Action>) {
    if !can_stand(rules, s, marker) {
        return;
    }
    if rules.has(Toggle::Facing) {
        out.extend(Facing::ALL.into_iter().map(Action::Stand));
    } else {
        out.push(Action::Stand(Facing::of(marker.seat())));
    }
}

/// Get up for one point.
pub(crate) fn stand(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    facing: Facing,
    log: &mut impl Log<Event>,
) {
    kicking::close(rules, s, Closing::ByTeam, log);
    points::pay(rules, s, marker, Spending::Other, 1);
    get_up(s, marker, facing, log);
}

/// A member is up again; it may not leave its square this turn (G-DOWN-03).
pub(crate) fn get_up(s: &mut State, marker: Marker, facing: Facing, log: &mut impl Log<Event>) {
    s.down.remove(marker);
    s.turn.stood.add(marker);
    s.piece_mut(marker).facing = facing;
    log.note(Event::StoodUp(marker, facing));
}

//! # Poor aim
//! G-AIM-01 to G-AIM-12: with a 1 among two dice, the ball flies straight away from the kicker as far as the
//! dice show.

use touchline_engine::{Choices, Log};

use crate::action::Action;
use crate::advanced::forced;
use crate::board::Dirs;
use crate::event::Event;
use crate::marker::{Marker, Markers};
use crate::rules::{control, kicking};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::State;

/// Whether these dice of a turn spoil the aim: two of them with a 1 (G-AIM-01); one or three never do
/// (G-AIM-08).
pub fn is_poor(faces: &[u8]) -> bool {
    faces.len() == 2 && faces.contains(&1)
}

/// Whether the turn becomes a poor-aim kick: a member has the ball and may kick it (R-G92). The dice after
/// the follow-up of a juggle are exempt (G-JUG-15).
pub(crate) fn is_forced(rules: &Ruleset, s: &State) -> bool {
    rules.has(Toggle::PoorAim)
        && is_poor(s.turn.rolled.as_ref())
        && !s.turn.followed_up
        && !kickers(s).is_empty()
}

/// The members from which the team picks its kicker, goalie included (G-AIM-03, G-AIM-09).
pub fn kickers(s: &State) -> Markers {
    control::touching(s, s.turn.seat).iter().filter(|marker| kicking::may_kick(s, *marker)).collect()
}

/// Straight away from the kicker: from a front diagonal along it, from the front-centre also 45 degrees to
/// either side (G-AIM-05, G-AIM-06).
pub fn directions(s: &State, kicker: Marker) -> Dirs {
    let away = s.direction(kicker, s.ball.at);
    let only = Dirs::only(away);
    if s.seen(kicker, s.ball.at).is_front_centre() {
        only.with(away.turned(-1)).with(away.turned(1))
    } else {
        only
    }
}

pub(crate) fn choices(s: &State, out: &mut Choices<Action>) {
    out.clear();
    for kicker in kickers(s).iter() {
        out.extend(directions(s, kicker).iter().map(|dir| Action::Aim(kicker, dir)));
    }
}

/// The kick, at no cost (G-AIM-12): a forced move without a die for its direction (G-AIM-11), a shot if it
/// reaches a slot (G-AIM-10). It is the whole turn, because [`crate::flow::Stage::Close`] is below it
/// (G-AIM-02, G-AIM-07).
pub(crate) fn aim(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::Aim(kicker, dir) = action else { return };
    let length: u8 = s.turn.rolled.as_ref().iter().sum(); // G-AIM-04
    s.agenda.pop();
    s.turn.points = 0;
    kicking::driven_by(s, kicker, dir);
    log.note(Event::PoorAim(kicker, dir, length));
    forced::push(s, dir, length, s.ball.at, true);
}

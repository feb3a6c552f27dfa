//! The advanced rules, named by concept because their numbers differ between the books. Each is an `Option`
//! of the ruleset: `None` means not in play. The 2.2 quick reference offers none.

pub mod aggressive_pressing;
pub mod condition;
pub mod injury;
pub mod keeper;
pub mod offside_risk;
pub mod playing_style;
pub mod roles;
pub mod skills;
pub mod slow_play;
pub mod special_events;
pub mod substitution;
pub mod tiredness;
pub mod weather;

use touchline_engine::{Log, Seat};

use crate::event::Event;
use crate::flow::Stage;
use crate::ruleset::Ruleset;
use crate::state::State;

/// What a seat chooses in secret right after its formation, before anything is revealed: roles,
/// styles, skills.
pub(crate) fn after_formation(rules: &Ruleset, s: &mut State, seat: Seat) {
    if let Some(formation) = s.secrets[seat].formation()
        && rules.condition.is_some()
    {
        s.teams[seat].condition = condition::start(formation);
    }
    if rules.skills.is_some() {
        s.agenda.push(Stage::ChooseSkill(seat));
    }
    if rules.styles.is_some() {
        s.agenda.push(Stage::ChooseStyles(seat));
    }
    if rules.roles.is_some() {
        s.agenda.push(Stage::OtherRoles(seat));
        s.agenda.push(Stage::MidfieldRoles(seat));
    }
}

/// What is revealed together with the formations: condition points and styles, not the skills (F-SKILL-02).
pub(crate) fn show(rules: &Ruleset, s: &State, log: &mut impl Log<Event>) {
    for seat in Seat::ALL {
        if rules.condition.is_some() {
            log.note(Event::Condition(seat, s.teams[seat].condition));
        }
        if rules.styles.is_some() {
            log.note(Event::Styles(seat, s.teams[seat].styles));
        }
    }
}

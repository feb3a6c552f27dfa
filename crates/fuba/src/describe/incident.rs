//! What a competition remembers of a match: cards and injuries (F-COMP-01 to F-COMP-03), the formation at the
//! start (F-COMP-05), a skill lost to an injured star (F-AEVT-24, F-AEVT-25).

use touchline_engine::Incident;

use crate::event::Event;

pub(super) fn of(event: Event) -> Option<Incident> {
    match event {
        Event::Yellow(seat) => Some(Incident::Yellow(seat)),
        Event::Red(seat) => Some(Incident::Red(seat)),
        Event::Injured(seat, _) | Event::KeeperHurt(seat) => Some(Incident::Injury(seat)),
        Event::CardLost(seat, skill) => Some(Incident::SkillLost(seat, skill.word())),
        Event::Formation(seat, formation) => Some(Incident::LineUp(seat, formation.to_string())),
        _ => None,
    }
}

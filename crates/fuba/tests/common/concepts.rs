//! The specs of an edition with its advanced rules.

use touchline_fuba::spec::{CONCEPTS, SKILL_CARDS, SKILLS_OPTION, concepts_of};

/// A concept with what it requires, as in a canonical spec: `+condition+skills`.
pub fn with_needs(name: &str) -> String {
    let needed = CONCEPTS.iter().find(|concept| concept.name == name).and_then(|concept| concept.needs);
    let mut names: Vec<&str> = needed.into_iter().chain([name]).collect();
    names.sort_unstable();
    names.into_iter().map(|name| format!("+{name}")).collect()
}

/// The basic game, each concept with what it requires, everything, and every number of skill cards.
pub fn specs(edition: &str) -> Vec<String> {
    let mut specs = vec![format!("fuba:{edition}")];
    let offered = concepts_of(edition);
    specs.extend(offered.iter().map(|name| format!("fuba:{edition}{}", with_needs(name))));
    if !offered.is_empty() {
        specs.push(format!("fuba:{edition}+all"));
    }
    if offered.contains(&"skills") {
        let cards = |cards: u8| {
            [
                format!("fuba:{edition}+condition+skills?{SKILLS_OPTION}={cards}"),
                format!("fuba:{edition}+all?{SKILLS_OPTION}={cards}"),
            ]
        };
        specs.extend(SKILL_CARDS.flat_map(cards));
    }
    specs
}

//! What the specs of FUBA can ask for, and what one of them is called.

use touchline_engine::{
    Message, Offer, OfferedConcept, OfferedNeed, OfferedOption, Row, Rulebook, played_custom,
};

use crate::Fuba;
use crate::spec::{ALL, CONCEPTS, EDITIONS, GAME, SKILL_CARDS, SKILLS_OPTION, choices};

impl Rulebook for Fuba {
    fn offer() -> Offer {
        let editions = EDITIONS.map(|(name, ..)| name);
        let concepts = CONCEPTS.map(|concept| OfferedConcept {
            name: concept.name,
            rule: concept.name,
            editions: editions.into_iter().filter(|edition| concept.is_offered(edition)).collect(),
            part_of: Vec::new(),
            needs: concept.needs.into_iter().collect(),
        });
        let basic = EDITIONS[EDITIONS.len() - 1].1;
        let mut options: Vec<OfferedOption> =
            choices().iter().map(|rule| rule.option.offered(&basic)).collect();
        options.push(skill_cards());
        Offer {
            game: GAME,
            editions: editions.into(),
            edition: editions[editions.len() - 1],
            boards: Vec::new(),
            concepts: concepts.into(),
            all: Some(ALL),
            options,
        }
    }

    fn title(&self) -> Vec<Message> {
        let spec = self.spec();
        let played = match &spec.concepts[..] {
            [] => Message::new("played-basic"),
            [all] if all == ALL => Message::new("played-all"),
            names => Message::new("played-with").text("names", names.join(", ")),
        };
        let mut title = vec![Message::new(spec.edition_key()), played];
        title.extend(played_custom(&self.custom(), &self.rows()));
        title
    }

    fn custom(&self) -> Vec<&'static str> {
        self.custom()
    }

    fn rows(&self) -> Vec<Row> {
        self.rules.rows()
    }
}

fn skill_cards() -> OfferedOption {
    let offered = EDITIONS.into_iter().find_map(|(_, _, all)| all.skills);
    OfferedOption {
        name: SKILLS_OPTION,
        rule: "skills",
        values: SKILL_CARDS.map(|cards| cards.to_string()).collect(),
        default: offered.map(|skills| skills.cards.to_string()),
        clause: "F-SKILL-01",
        needs: Some(OfferedNeed { word: "skills", concepts: vec!["skills"], options: Vec::new() }),
    }
}

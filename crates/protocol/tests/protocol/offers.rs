//! What the list of games tells a client about specs is what the specs are: it guesses nothing.

use touchline_engine::{Offer, OfferedConcept, OfferedNeed};
use touchline_protocol::games::{AnyGame, offers};

/// What is chosen: an edition with a concept and all that it needs, or with a value of an option.
struct Chosen {
    spec: String,
    /// What is in force, as the offer tells it.
    concepts: Vec<&'static str>,
    option: Option<(&'static str, String)>,
}

/// A concept with what it needs.
fn with_needs(offer: &Offer, concept: &OfferedConcept, edition: &str) -> Vec<&'static str> {
    let mut names = vec![concept.name];
    let is_there = |name: &&&str| part_of(offer, edition).contains(*name);
    if concept.needs.iter().any(|need| is_there(&need)) {
        return names;
    }
    if let Some(first) = concept.needs.first() {
        let needed = offer.concepts.iter().find(|other| other.name == *first).unwrap();
        names.extend(with_needs(offer, needed, edition));
    }
    names
}

/// What is in force in an edition without being named.
fn part_of(offer: &Offer, edition: &str) -> Vec<&'static str> {
    let parts = offer.concepts.iter().filter(|concept| concept.part_of.contains(&edition));
    parts.map(|concept| concept.name).collect()
}

/// Every edition by itself, with each concept, and with each value of each option.
fn choices(offer: &Offer) -> Vec<Chosen> {
    let mut all = Vec::new();
    for edition in &offer.editions {
        let (plain, parts) = (format!("{}:{edition}", offer.game), part_of(offer, edition));
        all.push(Chosen { spec: plain.clone(), concepts: parts.clone(), option: None });
        for concept in offer.concepts.iter().filter(|concept| concept.editions.contains(edition)) {
            let mut names = with_needs(offer, concept, edition);
            names.retain(|name| !parts.contains(name));
            let spec = names.iter().fold(plain.clone(), |spec, name| format!("{spec}+{name}"));
            let concepts = [parts.clone(), names].concat();
            all.push(Chosen { spec, concepts, option: None });
        }
        for option in offer.options.iter().filter(|option| option.needs.is_none()) {
            all.extend(option.values.iter().map(|value| Chosen {
                spec: format!("{plain}?{}={value}", option.name),
                concepts: parts.clone(),
                option: Some((option.name, value.clone())),
            }));
        }
    }
    all
}

/// Whether what is chosen has what an option needs, by what a client is told.
fn is_met(need: &OfferedNeed, chosen: &Chosen, offer: &Offer) -> bool {
    let by_value = |(name, values): &(&'static str, Vec<&'static str>)| {
        let meant = offer.options.iter().find(|option| option.name == *name).unwrap().default.clone();
        let picked = chosen.option.as_ref().filter(|(option, _)| option == name);
        let value = picked.map(|(_, value)| value.clone()).or(meant).unwrap_or_default();
        values.iter().any(|enough| value.split(':').next() == Some(enough))
    };
    need.concepts.iter().any(|concept| chosen.concepts.contains(concept)) || need.options.iter().any(by_value)
}

#[test]
fn an_option_is_taken_where_what_it_needs_is_there_and_nowhere_else() {
    let mut counts = [0, 0];
    for offer in offers() {
        for chosen in choices(&offer) {
            assert!(AnyGame::from_text(&chosen.spec).is_ok(), "{}", chosen.spec);
            for option in &offer.options {
                let Some(need) = &option.needs else { continue };
                let sign = if chosen.option.is_some() { '&' } else { '?' };
                let spec = format!("{}{sign}{}={}", chosen.spec, option.name, option.values[0]);
                let met = is_met(need, &chosen, &offer);
                let taken = AnyGame::from_text(&spec);
                assert_eq!(taken.is_ok(), met, "{spec}: {:?}", taken.err());
                counts[usize::from(met)] += 1;
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 50), "{counts:?}");
}

#[test]
fn a_concept_that_is_a_part_of_an_edition_is_not_offered_there() {
    for offer in offers() {
        assert!(offer.editions.contains(&offer.edition));
        for concept in &offer.concepts {
            assert!(concept.editions.iter().all(|edition| !concept.part_of.contains(edition)));
        }
    }
}

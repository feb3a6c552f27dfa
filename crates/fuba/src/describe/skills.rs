//! Skill cards as message keys: name, effect, group, moment, price.

use touchline_engine::Message;

use crate::advanced::skills::{Catalogue, Cost, Group, Skill, Window};
use crate::ruleset::Ruleset;

/// The key of a skill's name.
pub fn skill(skill: Skill) -> String {
    format!("skill-{}", skill.word())
}

/// The key of what a skill does in a table of skills.
pub fn skill_effect(catalogue: Catalogue, card: Skill) -> String {
    format!("{}-{}", skill(card), catalogue.word())
}

/// The key of a group of skills.
pub fn group(group: Group) -> String {
    format!("group-{}", group.word())
}

/// The key of the moment at which a skill is played.
pub fn window(window: Window) -> String {
    format!("window-{}", window.word())
}

/// What a use of a skill costs: the key, and the points for its argument `points`.
pub fn cost(cost: Cost) -> (&'static str, u8) {
    match cost {
        Cost::Free => ("cost-free", 0),
        Cost::Points(points) => ("cost-points", points),
        Cost::FirstFree(points) => ("cost-first-free", points),
    }
}

/// A message about a card with its price and what it does.
pub(super) fn card(rules: &Ruleset, key: &'static str, card: Skill) -> Message {
    let message = Message::new(key).key("skill", skill(card));
    let Some(skills) = rules.skills else { return message };
    let (price, points) = cost(skills.card(card).map_or(Cost::Free, |card| card.cost));
    message.key("effect", skill_effect(skills.catalogue, card)).key("cost", price).number("points", points)
}

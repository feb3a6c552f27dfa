//! Playing a skill: the price, revealing the card, the effect from the edition's table.

use touchline_engine::{Choices, Log, Seat};

use super::{Card, Catalogue, Cost, Skill, catalogue, v2_1, v3_0};
use crate::action::Action;
use crate::advanced::condition;
use crate::chance::Roll;
use crate::event::Event;
use crate::pitch::{Area, zone};
use crate::ruleset::Ruleset;
use crate::state::{Line, State};

/// What a use costs a team now. In 2.1 the first use is free: a card that was used has been revealed
/// (F-SKILL-03).
pub(crate) fn price(s: &State, seat: Seat, card: Card) -> u8 {
    match card.cost {
        Cost::Free => 0,
        Cost::Points(points) => points,
        Cost::FirstFree(points) => {
            if s.teams[seat].hand.shown.has(card.skill) {
                points
            } else {
                0
            }
        }
    }
}

/// The line that pays: the zone of the target area from the paying team's point of view (F-SKILL-04, R-112).
/// Before there is a target, that of the ball: a turn begins with the start area as its target.
pub(crate) fn paying_line(s: &State, seat: Seat) -> Line {
    let area = if s.turn.target == Area::Spot { s.turn.corner } else { s.turn.target };
    zone(seat, area)
}

/// Whether a team could play this card if it held it: usable here, not yet played in this window,
/// payable from the right zone, its condition met. A free use needs no points.
pub(crate) fn is_possible(rules: &Ruleset, s: &State, seat: Seat, card: Card) -> bool {
    let price = price(s, seat, card);
    !s.turn.played[seat].has(card.skill)
        && (price == 0 || s.teams[seat].condition.of(paying_line(s, seat)) >= price)
        && catalogue::is_usable(rules, card.skill)
        && meets_condition(rules, s, seat, card.skill)
}

fn meets_condition(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::condition(rules, s, seat, skill),
        Some(Catalogue::EveryUsePaid) => v3_0::condition(rules, s, seat, skill),
        None => false,
    }
}

/// Pay, reveal the card, apply its effect.
pub(crate) fn play(rules: &Ruleset, s: &mut State, seat: Seat, skill: Skill, log: &mut impl Log<Event>) {
    let Some(skills) = rules.skills else { return };
    let Some(card) = skills.card(skill) else { return };
    let price = price(s, seat, *card);
    let line = paying_line(s, seat);
    let hand = &mut s.teams[seat].hand;
    hand.shown = hand.shown.with(skill);
    s.turn.played[seat] = s.turn.played[seat].with(skill);
    log.note(Event::SkillPlayed(seat, skill));
    if price > 0 {
        condition::pay(rules, s, seat, line, price, log);
    }
    match skills.catalogue {
        Catalogue::FirstUseFree => v2_1::effect(rules, s, seat, skill, log),
        Catalogue::EveryUsePaid => v3_0::effect(rules, s, seat, skill, log),
    }
}

/// The answers to a question that a skill asks.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, skill: Skill, out: &mut Choices<Action>) {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::choices(rules, s, seat, skill, out),
        Some(Catalogue::EveryUsePaid) => v3_0::choices(rules, s, seat, skill, out),
        None => out.push(Action::Done),
    }
}

/// Apply the answer.
pub(crate) fn act(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    skill: Skill,
    action: Action,
    log: &mut impl Log<Event>,
) {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::act(rules, s, seat, skill, action, log),
        Some(Catalogue::EveryUsePaid) => v3_0::act(rules, s, seat, skill, action, log),
        None => s.agenda.pop(),
    }
}

/// What a skill's dice are for.
pub(crate) fn roll(skill: Skill) -> Roll {
    if skill == Skill::GoalPoacher { Roll::GoalPoacher } else { Roll::Skill(skill) }
}

/// Apply a skill's dice.
pub(crate) fn resolve(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    skill: Skill,
    faces: &[u8],
    log: &mut impl Log<Event>,
) {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::resolve(rules, s, seat, skill, faces, log),
        Some(Catalogue::EveryUsePaid) => v3_0::resolve(rules, s, seat, skill, faces, log),
        None => s.agenda.pop(),
    }
}

/// The choice of a card before the match: any the edition has, none twice (F-SKILL-01, R-212), in a
/// competition any of the team's pool (F-COMP-06) and none that is barred.
pub(crate) fn cards_to_choose(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    out.extend(left_to_choose(rules, s, seat).map(Action::Skill));
}

fn left_to_choose<'a>(rules: &'a Ruleset, s: &State, seat: Seat) -> impl Iterator<Item = Skill> + use<'a> {
    let (hand, pool) = (s.teams[seat].hand, s.agreed.pool[seat]);
    Skill::ALL.into_iter().filter(move |skill| {
        catalogue::is_usable(rules, *skill)
            && !hand.held.has(*skill)
            && !hand.lost().has(*skill)
            && (pool.is_empty() || pool.has(*skill))
    })
}

pub(crate) fn choose_card(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Log<Event>,
) {
    let Action::Skill(skill) = action else { return };
    let hand = &mut s.teams[seat].hand;
    hand.held = hand.held.with(skill);
    // A pool may hold fewer cards than a match allows.
    let enough = rules.skills.is_none_or(|skills| hand.held.len() >= skills.cards);
    if enough || left_to_choose(rules, s, seat).next().is_none() {
        s.agenda.pop();
        log.note(Event::SkillsChosen(seat));
    }
}

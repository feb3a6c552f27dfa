//! Playing a skill: the price, the card shown, the effect of the edition's table.

use touchline_engine::{Choices, Log, Seat};

use super::{Card, Catalogue, Cost, Reading, Skill, catalogue, v2_1, v3_0};
use crate::action::Action;
use crate::advanced::condition;
use crate::chance::Roll;
use crate::event::Event;
use crate::pitch::{Area, zone};
use crate::rules::numbers::{Counting, counted};
use crate::rules::pressing::Manner;
use crate::ruleset::Ruleset;
use crate::state::{Line, State};

/// What a use costs a team now. The first use in 2.1 is free: a card already used has been shown
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

/// The line that pays: the zone of the target area seen from the paying team (F-SKILL-04, R-112). Before a
/// target exists that of the ball: the turn begins with the start area as its target.
pub(crate) fn paying_line(s: &State, seat: Seat) -> Line {
    let area = if s.turn.target == Area::Spot { s.turn.corner } else { s.turn.target };
    zone(seat, area)
}

/// Whether a team could play this card if it held it: in use here, not played in this window yet,
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

/// Whether a team holds the crossing skill and could pay for it; the paying zone is that of the target, asked
/// when it is chosen.
pub(crate) fn can_cross(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let card = rules.skills.and_then(|skills| skills.card(Skill::Crossing));
    card.is_some_and(|_| s.teams[seat].hand.held.has(Skill::Crossing))
        && zone(seat, if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area }) == Line::Midfield
}

/// Whether a team could pay for the crossing skill if this were the target.
pub(crate) fn can_pay_cross(rules: &Ruleset, s: &State, seat: Seat, target: Area) -> bool {
    let card = rules.skills.and_then(|skills| skills.card(Skill::Crossing));
    card.is_some_and(|card| s.teams[seat].condition.of(zone(seat, target)) >= price(s, seat, *card))
}

/// Pay, show the card, do what it does.
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

/// What the shooter's skills add to a goal attempt: clinical finisher (F-SK-33), aggressive striker
/// (F-SK-34), trained special event (F-SK-05), fans (F-SK-04 of 2.1).
pub(crate) fn shot_modifier(rules: &Ruleset, s: &State, shooter: Seat) -> i8 {
    if rules.skills.is_none() {
        return 0;
    }
    let played = s.turn.played[shooter];
    let one = |skill: Skill| i8::from(played.has(skill));
    one(Skill::ClinicalFinisher)
        + one(Skill::AggressiveStriker)
        + one(Skill::TrainedSpecialEvent)
        + v2_1::shot_help(rules, s, shooter)
}

/// By how many a player counts as more than one because of a skill (F-SK-15 of 2.1, F-SK-32).
pub(crate) fn counts_more(rules: &Ruleset, s: &State, seat: Seat, area: Area, counting: Counting) -> u8 {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::counts_more(s, seat, area),
        Some(Catalogue::EveryUsePaid) => v3_0::counts_more(s, seat, area, counting),
        None => 0,
    }
}

/// The same where a run must stop (F-MOVE-10, R-929).
pub(crate) fn blocks_more(rules: &Ruleset, s: &State, seat: Seat, area: Area) -> u8 {
    match rules.skills.map(|skills| skills.reading) {
        Some(Reading::Printed) => counts_more(rules, s, seat, area, Counting::Always),
        Some(Reading::Narrow) | None => 0,
    }
}

/// What a skill has added to the number of an offside risk is added again (F-SK-17).
pub(crate) fn count_again(s: &mut State, seat: Seat) {
    if s.turn.played[seat].has(Skill::SkilledFullBack) {
        s.turn.risk = v3_0::with_full_backs(s, seat);
    }
}

/// What skills do to a pressing.
pub(crate) fn press(rules: &Ruleset, s: &State, seat: Seat, manner: &mut Manner) {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::press(s, seat, manner),
        Some(Catalogue::EveryUsePaid) => v3_0::press(rules, s, seat, manner),
        None => {}
    }
}

/// Whether a skill that was played lets a team press although it has too few players (F-SK-14).
pub(crate) fn lets_press(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    pays_every_use(rules) && v3_0::lets_press(s, seat)
}

/// Whether a skill that was played excludes an aggressive pressing.
pub(crate) fn excludes_aggressive(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    pays_every_use(rules) && v3_0::excludes_aggressive(s, seat)
}

/// Steps a skill adds to a positioning (F-SK-18, F-SK-30).
pub(crate) fn positioning_steps(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    if pays_every_use(rules) { v3_0::positioning_steps(s, seat) } else { 0 }
}

fn pays_every_use(rules: &Ruleset) -> bool {
    rules.skills.is_some_and(|skills| skills.catalogue == Catalogue::EveryUsePaid)
}

/// Whether the opponents at the ball are few enough to be dribbled past by a skill: fewer than the team has
/// there (F-SK-28), or as many (F-SK-29). Asked again at the dribble, since players may have left.
pub(crate) fn dribbles_past(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let here = |team: Seat| counted(rules, s, team, s.ball.area);
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => here(seat) > here(seat.other()),
        Some(Catalogue::EveryUsePaid) => here(seat) >= here(seat.other()),
        None => false,
    }
}

/// The answers of a decision that a skill asks for.
pub(crate) fn choices(rules: &Ruleset, s: &State, seat: Seat, skill: Skill, out: &mut Choices<Action>) {
    match rules.skills.map(|skills| skills.catalogue) {
        Some(Catalogue::FirstUseFree) => v2_1::choices(rules, s, seat, skill, out),
        Some(Catalogue::EveryUsePaid) => v3_0::choices(rules, s, seat, skill, out),
        None => out.push(Action::Done),
    }
}

/// The answer to it.
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

/// What the dice of a skill are rolled for.
pub(crate) fn roll(skill: Skill) -> Roll {
    if skill == Skill::GoalPoacher { Roll::GoalPoacher } else { Roll::Skill(skill) }
}

/// The dice a skill asked for.
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

/// The choice of a card before the match: any the edition has, none twice (F-SKILL-01, R-212).
pub(crate) fn cards_to_choose(rules: &Ruleset, s: &State, seat: Seat, out: &mut Choices<Action>) {
    let held = s.teams[seat].hand.held;
    let free = |skill: &Skill| !held.has(*skill) && catalogue::is_usable(rules, *skill);
    Skill::ALL.into_iter().filter(free).for_each(|skill| out.push(Action::Skill(skill)));
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
    if rules.skills.is_none_or(|skills| hand.held.len() >= skills.cards) {
        s.agenda.pop();
        log.note(Event::SkillsChosen(seat));
    }
}

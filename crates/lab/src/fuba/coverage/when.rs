//! Under which rules a thing can be reached.

use touchline_fuba::Ruleset;
use touchline_fuba::advanced::condition::ConditionPoints;
use touchline_fuba::advanced::injury::Injuries;
use touchline_fuba::advanced::keeper::AdvancedKeeper;
use touchline_fuba::advanced::offside_risk::OffsideRisk;
use touchline_fuba::advanced::skills::{Catalogue, Reading, Skill, catalogue};
use touchline_fuba::advanced::substitution::Substitutions;
use touchline_fuba::rules::action_stage::ActionStages;
use touchline_fuba::rules::goal_kick::{GoalKick, SlowKick};
use touchline_fuba::rules::positioning::Positioning;
use touchline_fuba::rules::pressing::Pressing;
use touchline_fuba::rules::special_event::SpecialEvents;

/// Rules that are in play or not.
macro_rules! in_play {
    ($($name:ident)*) => {
        $(pub(super) fn $name(rules: &Ruleset) -> bool {
            rules.$name.is_some()
        })*
    };
}

in_play! {
    aggressive_pressing
    condition
    easy_situation
    injuries
    quick_free_kick
    roles
    skills
    slow_play
    styles
    substitutions
    tiredness
    weather
}

pub(super) fn always(_: &Ruleset) -> bool {
    true
}

/// Told only where it is reached: automatic play hardly leads there, or its dice are secret.
pub(super) fn never(_: &Ruleset) -> bool {
    false
}

pub(super) fn fixed_sequences(rules: &Ruleset) -> bool {
    rules.action_stages == ActionStages::FixedSequences
}

pub(super) fn rounds(rules: &Ruleset) -> bool {
    rules.action_stages == ActionStages::Rounds
}

pub(super) fn chosen_actions(rules: &Ruleset) -> bool {
    !fixed_sequences(rules)
}

pub(super) fn own_favour(rules: &Ruleset) -> bool {
    rules.positioning == Positioning::OwnFavour
}

/// The adjustment is an action where actions are chosen.
pub(super) fn adjusting(rules: &Ruleset) -> bool {
    rules.positioning == Positioning::ByNumbers && chosen_actions(rules)
}

pub(super) fn one_die(rules: &Ruleset) -> bool {
    match rules.pressing {
        Pressing::OneDieFreesNextCheck | Pressing::OneDie => true,
        Pressing::SeveralDice(_) => false,
    }
}

/// By the basic rules, aggressively, or with a skill of the table whose first use is free.
pub(super) fn several_dice(rules: &Ruleset) -> bool {
    !one_die(rules) || aggressive_pressing(rules) || has_table(rules, Catalogue::FirstUseFree)
}

pub(super) fn goal_kick_skips_turn(rules: &Ruleset) -> bool {
    matches!(rules.goal_kick, GoalKick::SkipsTurn { .. })
}

pub(super) fn slow_kick(rules: &Ruleset) -> bool {
    matches!(rules.goal_kick, GoalKick::PlayedOut(_))
}

pub(super) fn slow_moves(rules: &Ruleset) -> bool {
    rules.goal_kick == GoalKick::PlayedOut(SlowKick::FreeMoves)
}

/// Special events by the sum of the dice.
pub(super) fn event_sum(rules: &Ruleset) -> bool {
    rules.special_events == SpecialEvents::SumOnEqualDice
}

pub(super) fn event_moves(rules: &Ruleset) -> bool {
    !event_sum(rules)
}

/// Special events by the difference of the dice.
pub(super) fn difference(rules: &Ruleset) -> bool {
    rules.special_events.by_difference()
}

pub(super) fn plain_difference(rules: &Ruleset) -> bool {
    difference(rules) && !styles(rules)
}

/// The advanced table of special events.
pub(super) fn event_table(rules: &Ruleset) -> bool {
    rules.special_events.is_advanced()
}

/// One player counts as two, not whoever stands in an area.
pub(super) fn nominee(rules: &Ruleset) -> bool {
    rules.special_events == SpecialEvents::TableOnEqualDice
}

pub(super) fn movement_with_point(rules: &Ruleset) -> bool {
    match rules.condition {
        Some(ConditionPoints::BoostFromTargetZone | ConditionPoints::BoostFromBallZone) => true,
        Some(ConditionPoints::MovementDie) | None => false,
    }
}

pub(super) fn movement_by_die(rules: &Ruleset) -> bool {
    rules.condition == Some(ConditionPoints::MovementDie) || catalogue::is_usable(rules, Skill::HighCondition)
}

pub(super) fn position_with_point(rules: &Ruleset) -> bool {
    movement_with_point(rules) && own_favour(rules)
}

pub(super) fn adjust_with_point(rules: &Ruleset) -> bool {
    movement_with_point(rules) && adjusting(rules)
}

pub(super) fn press_with_point(rules: &Ruleset) -> bool {
    rules.condition == Some(ConditionPoints::BoostFromTargetZone)
}

/// By equal dice in the table of differences, or with a fresh player.
pub(super) fn points_gained(rules: &Ruleset) -> bool {
    condition(rules) && (difference(rules) || substitutions(rules))
}

/// A team is asked whether it substitutes: nothing else leads there.
pub(super) fn asked_substitutions(rules: &Ruleset) -> bool {
    matches!(rules.substitutions, Some(Substitutions::EndOfStage | Substitutions::SecondActionOrSetup))
}

/// Without condition points a fresh player changes nothing and is no option.
pub(super) fn fresh_players(rules: &Ruleset) -> bool {
    substitutions(rules) && condition(rules)
}

/// Players change line one by one, not by naming a whole formation.
pub(super) fn shift_answers(rules: &Ruleset) -> bool {
    substitutions(rules) || has_table(rules, Catalogue::FirstUseFree)
}

/// By a substitution, or as a trained one.
pub(super) fn shifts(rules: &Ruleset) -> bool {
    substitutions(rules) || skills(rules)
}

pub(super) fn replacements(rules: &Ruleset) -> bool {
    injuries(rules) && substitutions(rules)
}

/// For the player who replaces an injured one (F-INJ-09).
pub(super) fn gain_point(rules: &Ruleset) -> bool {
    replacements(rules) && condition(rules) && minutes_out(rules)
}

pub(super) fn minutes_out(rules: &Ruleset) -> bool {
    matches!(rules.injuries, Some(Injuries::Minutes | Injuries::MinutesSparingLoneKeeper))
}

pub(super) fn keeper_outside(rules: &Ruleset) -> bool {
    matches!(rules.keeper, Some(AdvancedKeeper::OutsideCounted | AdvancedKeeper::Outside))
}

pub(super) fn sweeps(rules: &Ruleset) -> bool {
    rules.keeper == Some(AdvancedKeeper::Sweeps)
}

pub(super) fn risk_orders(rules: &Ruleset) -> bool {
    rules.offside_risk == Some(OffsideRisk::PassiveActsFirst)
}

pub(super) fn traps(rules: &Ruleset) -> bool {
    rules.offside_risk == Some(OffsideRisk::RaisesValue)
        && rules.skills.is_some_and(|skills| skills.reading == Reading::Printed)
}

pub(super) fn crossing(rules: &Ruleset) -> bool {
    catalogue::is_usable(rules, Skill::Crossing)
}

/// In the table whose first use is free an actor drops a die.
pub(super) fn actor(rules: &Ruleset) -> bool {
    has_table(rules, Catalogue::FirstUseFree)
}

pub(super) fn paid_skills(rules: &Ruleset) -> bool {
    has_table(rules, Catalogue::EveryUsePaid)
}

fn has_table(rules: &Ruleset, table: Catalogue) -> bool {
    rules.skills.is_some_and(|skills| skills.catalogue == table)
}

/// The ball goes on without a player, by an event or a skill.
pub(super) fn ball_on(rules: &Ruleset) -> bool {
    event_table(rules) || skills(rules)
}

/// An event takes a skill card or brings one.
pub(super) fn cards_change(rules: &Ruleset) -> bool {
    event_table(rules) && skills(rules)
}

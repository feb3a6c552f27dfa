//! # Odds
//! The exact chances of what an action's own dice decide: the control check of a target, a pressing, a goal attempt. Special
//! events that may come between are not part of them.

use touchline_engine::{Odds, Weighted};

use crate::action::Action;
use crate::chance::Roll;
use crate::event::Shot;
use crate::flow::{Nth, Stage};
use crate::pitch::Area;
use crate::rules::action_order::SecondAction;
use crate::rules::ball_value::Modifications;
use crate::rules::{ball_value, control, goal_attempt, pressing};
use crate::ruleset::Ruleset;
use crate::state::State;

/// The chances of an action; empty when no dice decide it.
pub fn of(rules: &Ruleset, s: &State, action: Action) -> Vec<Odds> {
    match action {
        Action::Target(area) => target_table(rules, s, area),
        Action::Press | Action::PressWithPoint | Action::PressAggressively => {
            pressing_table(rules, s, action)
        }
        Action::Shoot => shot_table(rules, s),
        _ => Vec::new(),
    }
}

/// Outcomes that can happen, with the sum of all as denominator.
fn table<const N: usize>(rows: [(&'static str, u32); N]) -> Vec<Odds> {
    let of = rows.iter().map(|(_, ways)| ways).sum();
    rows.into_iter().filter(|(_, ways)| *ways > 0).map(|(what, ways)| Odds { what, ways, of }).collect()
}

fn target_table(rules: &Ruleset, s: &State, area: Area) -> Vec<Odds> {
    let value = ball_value::at_check(rules, s, area);
    let sure = control::is_easy(rules, s, area) || control::would_be_automatic(rules, s, area);
    match rules.modifications {
        Modifications::BeforeDice => {
            let keep = if sure { 6 } else { u32::from(control::faces_that_keep(value)) };
            table([("keep", keep), ("lose", 6 - keep)])
        }
        // The passive die decides too: what exceeds 6 loses the ball after all (F-NBV-06).
        Modifications::OnNewValue => {
            let mut chosen = *s;
            (chosen.turn.start, chosen.turn.target) = (s.ball.area, area);
            let [mut keep, mut lose] = [0; 2];
            for (own, other) in (1..=6).flat_map(|own| (1..=6).map(move |other| (own, other))) {
                let passes = sure || control::keeps(own, value);
                if passes && ball_value::together(rules, &chosen, other) <= 6 {
                    keep += 1;
                } else {
                    lose += 1;
                }
            }
            table([("keep", keep), ("lose", lose)])
        }
    }
}

fn pressing_table(rules: &Ruleset, s: &State, action: Action) -> Vec<Odds> {
    let second = matches!(s.agenda.top(), Some(Stage::Action(_, Nth::Second)));
    let mut now = *s;
    now.turn.handicap = second && rules.second_action == SecondAction::Handicapped;
    now.turn.press = pressing::kind(rules, s, s.passive(), action);
    let manner = pressing::manner(rules, &now, s.passive());
    let mut outcomes = Weighted::new();
    Roll::Pressing(manner.dice).outcomes(&mut outcomes);
    let [mut won, mut nothing, mut outplayed, mut frees, mut foul] = [0; 5];
    for (chance, ways) in outcomes.iter() {
        let counted = match pressing::judge(rules, s.ball.value, manner, chance.as_ref()) {
            pressing::Pressed::Won(_) => &mut won,
            pressing::Pressed::Nothing => &mut nothing,
            pressing::Pressed::Outplayed => &mut outplayed,
            pressing::Pressed::FreesNextCheck => &mut frees,
            pressing::Pressed::Foul => &mut foul,
        };
        *counted += ways;
    }
    table([("win", won), ("no-effect", nothing), ("outplayed", outplayed), ("frees", frees), ("foul", foul)])
}

fn shot_table(rules: &Ruleset, s: &State) -> Vec<Odds> {
    let direct = s.agenda.top() == Some(Stage::TakeFreeKick);
    let from = if direct { goal_attempt::From::FreeKick } else { goal_attempt::From::Play };
    let mut now = *s;
    let second = matches!(s.agenda.top(), Some(Stage::Action(_, Nth::Second)));
    now.turn.handicap = second && rules.second_action == SecondAction::Handicapped;
    let total = goal_attempt::modifiers(rules, &now, from).total();
    let number = goal_attempt::area_number(s.control, s.ball.area).unwrap_or(6);
    let [mut goal, mut corner, mut rebound, mut miss] = [0; 4];
    // Two dice throughout, so that ordinary and difficult attempts have the same denominator.
    for (first, second) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let shot = if goal_attempt::is_difficult(s, total) {
            match goal_attempt::difficult(first) {
                Shot::SecondDie => goal_attempt::second(second, number),
                other => other,
            }
        } else {
            goal_attempt::ordinary(s, total, first)
        };
        match shot {
            Shot::Goal => goal += 1,
            Shot::Corner => corner += 1,
            Shot::Rebound => rebound += 1,
            Shot::SecondDie | Shot::Cleared | Shot::Miss => miss += 1,
        }
    }
    table([("goal", goal), ("corner", corner), ("rebound", rebound), ("miss", miss)])
}

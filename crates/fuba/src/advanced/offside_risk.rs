//! # Advanced offside and offside risk                                                       F-AOFF
//! A target held by the controlling team and closer to the goal line than the area of the second closest
//! defender; ordinary offside stays in force (F-AOFF-01), so that it is mostly one partly level with it. 2.1:
//! the ball value rises to the number of defenders there. 3.0: the passive team acts first if the controlling
//! die is no higher than that number.

use touchline_engine::{Log, Seat, worded};

use super::condition;
use super::skills::{effects, v2_1};
use crate::event::{Event, Why};
use crate::pitch::{AHEAD, Area, SIDE_AREAS, closeness, level};
use crate::rules::numbers::counted;
use crate::rules::offside;
use crate::ruleset::Ruleset;
use crate::state::State;

worded! {
    /// What an offside risk does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OffsideRisk {
        /// The ball value rises to the number of defenders.
        RaisesValue = "raises-value",
        /// The passive team may act first.
        PassiveActsFirst = "passive-acts-first",
    }
}

/// The number of defenders that make this target a risk, 0 if there is none. The line is the area of the
/// passive team's second closest player (F-AOFF-02); its number is limited by the defenders of the formation
/// (F-AOFF-07), and by six, the maximum of a ball value or a die.
pub fn number(rules: &Ruleset, s: &State, start: Area, target: Area) -> u8 {
    let Some(flavour) = rules.offside_risk else { return 0 };
    let (attacker, passive) = (s.control, s.passive());
    // F-AOFF-02: the team has a player there.
    if !s.squads[attacker].has(target) || is_exempt(s, attacker, start, target) {
        return 0;
    }
    let line = offside::second_closest(s, passive);
    // Wholly in the opponent's half and closer to its goal line; in 2.1 too, which does not repeat it
    //
    if !AHEAD[attacker as usize][line as usize].has(target) {
        return 0;
    }
    match flavour {
        OffsideRisk::RaisesValue if level(target, line) => on_the_line(rules, s, passive),
        // F-AOFF-05: not if the line is in a side area.
        OffsideRisk::PassiveActsFirst if !SIDE_AREAS.has(line) => {
            // F-TIRED-05: one fewer for a tired team.
            let defenders = condition::formation(s, passive).defenders;
            counted(rules, s, passive, line).min(defenders).min(6)
        }
        OffsideRisk::RaisesValue | OffsideRisk::PassiveActsFirst => 0,
    }
}

/// The number to which the ball value of 2.1 rises: that of a risk, or of a trap that has been set (F-SK-19,
///
pub(crate) fn raised_to(rules: &Ruleset, s: &State, start: Area, target: Area) -> u8 {
    let risk = number(rules, s, start, target);
    if rules.skills.is_none() { risk } else { risk.max(v2_1::trapped(rules, s, start, target)) }
}

/// A target exactly level with the start area or closer to the own goal line (F-AOFF-03, R-223): in the
/// opponent's half, areas equally close are exactly level. Goal kicks and corner kicks are exempt altogether
/// (F-AOFF-04).
pub(crate) fn is_exempt(s: &State, attacker: Seat, start: Area, target: Area) -> bool {
    !offside::applies(s.turn.restart)
        || start == Area::Spot
        || closeness(attacker, target) <= closeness(attacker, start)
}

/// The number of 2.1: the team's players in all areas tied for second closest, including side areas.
pub fn on_the_line(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let line = closeness(seat, offside::second_closest(s, seat));
    let tied = Area::ALL.into_iter().filter(|area| closeness(seat, *area) == line);
    let number = tied.map(|area| counted(rules, s, seat, area)).fold(0, u8::saturating_add);
    number.min(s.teams[seat].formation.defenders).min(6)
}

/// The target is chosen: the number is fixed now.
#[inline]
pub(crate) fn judge(rules: &Ruleset, s: &mut State) {
    if rules.offside_risk.is_some() {
        let (start, target) = (s.turn.start, s.turn.target);
        s.turn.risk = match rules.offside_risk {
            Some(OffsideRisk::RaisesValue) => raised_to(rules, s, start, target),
            Some(OffsideRisk::PassiveActsFirst) | None => number(rules, s, start, target),
        };
    }
}

/// Fans sing for a piece of this team after the target was chosen: if it stands in the line it counts as two
/// there as well. The pieces have not moved since; a skilled full back that was played still
/// counts (F-SK-17).
pub(crate) fn count_again(rules: &Ruleset, s: &mut State, seat: Seat) {
    if seat != s.turn.starter && s.turn.risk > 0 {
        judge(rules, s);
        effects::count_again(s, seat);
    }
}

/// The second modification of 2.1 (F-AOFF-06, F-MOD-12): only upwards.
pub(crate) fn raise(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    match rules.offside_risk {
        Some(OffsideRisk::RaisesValue) if s.turn.risk > s.ball.value => {
            s.ball.value = s.turn.risk.min(6);
            log.note(Event::Value(s.ball.value, Why::OffsideRisk));
        }
        Some(OffsideRisk::RaisesValue | OffsideRisk::PassiveActsFirst) | None => {}
    }
}

/// The team that acts first because of the risk: the passive one after a successful check with a die no
/// higher than the number (F-AOFF-06).
#[inline]
pub fn first_team(rules: &Ruleset, s: &State) -> Option<Seat> {
    match rules.offside_risk {
        Some(OffsideRisk::PassiveActsFirst) if s.turn.kept && s.turn.dice[0] <= s.turn.risk => {
            Some(s.passive())
        }
        Some(OffsideRisk::RaisesValue | OffsideRisk::PassiveActsFirst) | None => None,
    }
}

//! # Target area                                                                             F-TGT
//! The controlling team plays the ball into any area where it has a player or next to one, however far
//! (F-TGT-01). A long pass above 6 is illegal in 2.1, 2.2 and 3.0 and costs the ball in 2.0.

use touchline_engine::{Choices, Log, Seat, worded};

use super::{action_order, ball_value, corner_kick, goal_kick, numbers, offside};
use crate::action::Action;
use crate::advanced::offside_risk::{self, OffsideRisk};
use crate::advanced::skills::{Window, effects, play, window};
use crate::advanced::weather;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, AreaSet, DISTANCE, NEIGHBOURS};
use crate::ruleset::Ruleset;
use crate::state::{Restart, State};

worded! {
    /// A long pass that would push the ball value above 6 (F-TGT-06, F-MOD-09).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FarTarget {
        /// Legal: what exceeds 6 afterwards costs the ball (F-NBV-06).
        CostsBall = "costs-ball",
        /// The target may not be chosen.
        Illegal = "illegal",
    }
}

worded! {
    /// What a ball value of 6 does to the choice (F-TGT-05).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum DifficultSituation {
        /// Only the ball's area and its neighbours, whatever the modifications would be.
        NearOnly = "near-only",
    }
}

worded! {
    /// When the ball moves to the target area (F-TGT-07).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BallMoves {
        /// After the control check, also a failed one.
        AfterCheck = "after-check",
        /// When the target is chosen.
        WithTarget = "with-target",
    }
}

/// The choice of the target, before it that of a slow goal kick where there is one.
pub(crate) fn enter(rules: &Ruleset, s: &mut State) {
    s.agenda.push(Stage::Target);
    goal_kick::offer_slow(rules, s);
}

/// The most areas between two areas, the corner spot included.
const LONGEST_PASS: u8 = 4;

/// Whether a target is forbidden by the ball value: a long pass above 6 (F-TGT-06), or any pass but to a
/// neighbour with a value of 6 (F-TGT-05).
fn is_too_far(rules: &Ruleset, s: &State, start: Area, area: Area) -> bool {
    let too_far = match rules.far_target {
        FarTarget::CostsBall => false,
        FarTarget::Illegal => ball_value::after_long_pass(rules, s, start, area, false) > 6,
    };
    too_far || is_too_difficult(rules, s, start, area)
}

fn is_too_difficult(rules: &Ruleset, s: &State, start: Area, area: Area) -> bool {
    match rules.difficult_situation {
        Some(DifficultSituation::NearOnly) => {
            s.ball.value == 6 && ball_value::areas_between(s, start, area) > 0
        }
        None => false,
    }
}

/// The most a long pass can add: wind doubles it (F-WTHR-06).
fn longest_pass(s: &State) -> u8 {
    LONGEST_PASS * weather::long_pass_step(s)
}

/// The most the ball value can be before the long pass: an offside risk may raise it (F-AOFF-06 of 2.1).
#[inline]
fn highest_value(rules: &Ruleset, s: &State) -> u8 {
    match rules.offside_risk {
        Some(OffsideRisk::RaisesValue) => 6,
        Some(OffsideRisk::PassiveActsFirst) | None => s.ball.value,
    }
}

/// The areas that may be chosen as target.
pub fn legal(rules: &Ruleset, s: &State) -> AreaSet {
    let start = s.ball.area;
    let reach = in_reach(rules, s);
    let mut targets = reach;
    // Below this value not even the longest pass exceeds 6, and nothing is difficult.
    if highest_value(rules, s) + longest_pass(s) > 6 {
        for area in reach.iter().filter(|area| is_too_far(rules, s, start, *area)) {
            targets = targets.without(area);
        }
    }
    // cannot happen on this board; the ball's own area is the answer of last resort.
    if targets.is_empty() { AreaSet::just(home_of(s)) } else { targets }
}

/// The areas that may be chosen as far as the players allow it, whatever the ball value (F-TGT-01 to
/// F-TGT-04, F-TGT-08).
pub fn in_reach(rules: &Ruleset, s: &State) -> AreaSet {
    let (start, seat) = (s.ball.area, s.control);
    within_area(s, seat, start, onside(rules, s, seat, start))
}

fn within_area(s: &State, seat: Seat, start: Area, targets: AreaSet) -> AreaSet {
    // F-TGT-08, F-FK-11: a free kick is played within its area only to a second player.
    if s.turn.restart == Restart::FreeKick && s.squads[seat].count(start) < 2 {
        targets.without(start)
    } else {
        targets
    }
}

/// Targets a team can reach with the crossing skill, where a long pass would be added otherwise: start area
/// in the midfield zone, a player of the team in the target area (F-SK-26, R-225).
fn crossable(rules: &Ruleset, s: &State) -> AreaSet {
    let (start, seat) = (s.ball.area, s.control);
    if !effects::can_cross(rules, s, seat) {
        return AreaSet::NONE;
    }
    let reach = within_area(s, seat, start, onside(rules, s, seat, start)).and(s.squads[seat].present());
    let gains = |area: &Area| {
        ball_value::long_pass(rules, s, start, *area) > 0
            && effects::can_pay_cross(rules, s, seat, *area)
            && ball_value::after_long_pass(rules, s, start, *area, true) <= 6
            && !is_too_difficult(rules, s, start, *area)
    };
    reach.iter().filter(gains).fold(AreaSet::NONE, AreaSet::with)
}

/// Areas in reach that offside does not forbid (F-TGT-01 to F-TGT-04).
fn onside(rules: &Ruleset, s: &State, seat: Seat, start: Area) -> AreaSet {
    let own = s.squads[seat].present();
    let reach = own.or(next_to(own)).or(next_to_spot(s));
    if !offside::applies(s.turn.restart) {
        return reach;
    }
    let onside = own.minus(offside::areas(s, seat, start));
    // F-TGT-03: not where an own player is offside. F-TGT-04: not an empty area beside offside players only.
    onside.or(next_to(onside).minus(own)).or(reach.and(offside::backward_targets(rules, seat, start)))
}

fn next_to(areas: AreaSet) -> AreaSet {
    areas.iter().fold(AreaSet::NONE, |all, area| all.or(NEIGHBOURS[area as usize]))
}

/// The corner area is next to the taker on its spot; the spot itself is no target (F-TGT-09, R-097).
fn next_to_spot(s: &State) -> AreaSet {
    if s.ball.area == Area::Spot { AreaSet::just(s.turn.corner) } else { AreaSet::NONE }
}

fn home_of(s: &State) -> Area {
    if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area }
}

/// The target a team gets that does not choose in time, in a blitz and elsewhere: the ball's own area
/// (F-COMP-11), or the nearest one if that may not be chosen, as at a free kick without a second player
/// (F-TGT-08); of several the first as the team sees the pitch.
pub(crate) fn fallback(rules: &Ruleset, s: &State) -> Option<Action> {
    let steps = |area: Area| DISTANCE[home_of(s) as usize].get(area as usize).copied();
    let nearest = |area: &Area| (steps(*area), area.for_seat(s.control) as u8);
    legal(rules, s).iter().min_by_key(nearest).map(Action::Target)
}

pub(crate) fn choices(rules: &Ruleset, s: &State, out: &mut Choices<Action>) {
    legal(rules, s).iter().for_each(|area| out.push(Action::Target(area)));
    if rules.skills.is_some() {
        window::offer(rules, s, s.control, Window::BeforeTarget, out);
        crossable(rules, s).iter().for_each(|area| out.push(Action::Cross(area)));
    }
}

/// The ball is moved into the chosen area, which may be the start area (F-TGT-02, F-TGT-07); head counts of
/// the target are taken now, at the beginning of the turn (F-ACT-02, R-066).
pub(crate) fn choose(rules: &Ruleset, s: &mut State, action: Action, log: &mut impl Log<Event>) {
    if let Action::Play(skill) = action {
        return play::play(rules, s, s.control, skill, log);
    }
    let (Action::Target(target) | Action::Cross(target)) = action else { return };
    s.turn.target = target;
    offside_risk::judge(rules, s);
    count_numbers(rules, s);
    action_order::fix(rules, s);
    if rules.ball_moves == BallMoves::WithTarget {
        s.ball.area = target;
        corner_kick::taker_returns_with_the_ball(rules, s);
    }
    s.agenda.pop();
    log.note(Event::Played(s.control, s.turn.start, target));
    if let Action::Cross(_) = action {
        effects::cross(rules, s, log);
    }
    window::open_later(rules, s, Window::AfterTarget, s.passive());
}

pub(crate) fn count_numbers(rules: &Ruleset, s: &mut State) {
    for seat in Seat::ALL {
        s.turn.numbers[seat] = numbers::counted(rules, s, seat, s.turn.target);
    }
}

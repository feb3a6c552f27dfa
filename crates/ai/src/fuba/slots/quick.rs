//! Odds of many areas at once, where no advanced rule is played: what they have in common is found once.

use touchline_fuba::pitch::{Area, AreaSet, BEYOND_LINE, NEIGHBOURS, NOT_AHEAD_OF_BALL, penalty_area};
use touchline_fuba::rules::ball_value::{self, Modifications, UnmarkedTarget};
use touchline_fuba::rules::goal_attempt::{self, KeeperInNumbers, OffsideNumbers};
use touchline_fuba::rules::offside;
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::State;

/// Goal attempts of the team in control.
pub(super) struct Quick {
    /// The part of the modifiers that is the same from everywhere.
    keeper_away: i8,
    /// Who has more players in front of the goal, and the same without offside attackers.
    numbers: i8,
    offside: i8,
    /// The line makes attackers in front of the goal offside unless the ball is as far.
    beyond: bool,
}

impl Quick {
    pub(super) fn new(rules: &Ruleset, s: &State) -> Self {
        let (shooter, passive) = (s.control, s.passive());
        let goal = penalty_area(passive);
        let line = offside::second_closest(s, passive);
        let numbers = more(rules, s, goal);
        let offside = match rules.offside_numbers {
            OffsideNumbers::NeitherWay => -i8::from(defenders(rules, s, goal) > 0),
            OffsideNumbers::NotForPlus => numbers.min(0),
        };
        Self {
            keeper_away: if goal_attempt::keeper_is_away(s, shooter) { 4 } else { 0 },
            numbers,
            offside,
            beyond: BEYOND_LINE[shooter as usize][line as usize].has(goal),
        }
    }

    /// The modifiers of an attempt from the ball's area in play, together.
    pub(super) fn total(&self, rules: &Ruleset, s: &State) -> i8 {
        let (shooter, area) = (s.control, s.ball.area);
        let goal = penalty_area(s.passive());
        let is_offside = self.beyond && !NOT_AHEAD_OF_BALL[shooter as usize][area as usize].has(goal);
        let here = if area == goal { 0 } else { more(rules, s, area) };
        let number = goal_attempt::area_number(shooter, area).unwrap_or(6).cast_signed();
        here + if is_offside { self.offside } else { self.numbers } + self.keeper_away - number
    }
}

/// Whether the team in control has more players in an area, 1, or fewer, -1.
fn more(rules: &Ruleset, s: &State, area: Area) -> i8 {
    let own = s.squads[s.control].count(area).min(rules.counted_at_most);
    let other = defenders(rules, s, area);
    i8::from(own > other) - i8::from(own < other)
}

/// The players of the passive team that count at a goal attempt.
fn defenders(rules: &Ruleset, s: &State, area: Area) -> u8 {
    let squad = &s.squads[s.passive()];
    let players = match rules.keeper_in_numbers {
        KeeperInNumbers::NotCounted => squad.outfield(area),
        KeeperInNumbers::Counted => squad.count(area),
    };
    players.min(rules.counted_at_most)
}

/// Passes of the team in control.
pub(super) struct Passing {
    /// Where the other team has players.
    other: AreaSet,
    /// Areas where nobody of the other team marks the target.
    free: AreaSet,
    /// The check succeeds wherever the ball goes.
    sure: bool,
    /// One less, because nobody marks the start.
    less: u8,
}

impl Passing {
    pub(super) fn new(rules: &Ruleset, s: &State) -> Self {
        let [own, other] = [s.control, s.passive()].map(|seat| s.squads[seat].present());
        let free = own.minus(other);
        Self {
            other,
            free: match rules.unmarked_target {
                UnmarkedTarget::CheckSucceeds | UnmarkedTarget::BecomesOne => free,
                UnmarkedTarget::LessTwoUnlessAhead => free.minus(offside::ahead_of_line(s, s.control)),
            },
            sure: s.memory.free_check == Some(s.control),
            less: u8::from(ball_value::start_is_unmarked(s, s.ball.area)),
        }
    }

    /// The faces out of six that keep the ball when it is played to a target.
    pub(super) fn keeping(&self, rules: &Ruleset, s: &State, area: Area) -> u8 {
        let free = self.free.has(area);
        let easy =
            rules.easy_situation.is_some() && self.other.and(NEIGHBOURS[area as usize].with(area)).is_empty();
        let succeeds = free && rules.unmarked_target == UnmarkedTarget::CheckSucceeds;
        let sure = self.sure || easy || succeeds;
        let long = || ball_value::long_pass(rules, s, s.ball.area, area);
        match rules.modifications {
            Modifications::BeforeDice if sure => 6,
            Modifications::BeforeDice => {
                let becomes_one = free && rules.unmarked_target == UnmarkedTarget::BecomesOne;
                let value = if becomes_one { 1 } else { s.ball.value };
                let value = (value.saturating_sub(self.less).max(1) + long()).min(6);
                let two = free && rules.unmarked_target == UnmarkedTarget::LessTwoUnlessAhead;
                7 - if two { value.saturating_sub(2).max(1) } else { value }
            }
            Modifications::OnNewValue => {
                let kept = if sure { 6 } else { 7 - s.ball.value.clamp(1, 6) };
                (kept * 6_u8.saturating_sub(long().saturating_sub(self.less))).div_ceil(6)
            }
        }
    }
}

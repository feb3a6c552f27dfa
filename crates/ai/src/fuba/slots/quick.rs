//! Odds of many areas at once, where no skill is played and no fans sing: what they have in common is found
//! once.

use touchline_fuba::advanced::offside_risk::{self, OffsideRisk};
use touchline_fuba::advanced::{keeper, weather};
use touchline_fuba::pitch::{
    AHEAD, AREAS, Area, AreaSet, BEYOND_LINE, NEIGHBOURS, NOT_AHEAD_OF_BALL, closeness, level, penalty_area,
};
use touchline_fuba::rules::ball_value::{self, Modifications, UnmarkedTarget};
use touchline_fuba::rules::goal_attempt::{self, From, KeeperInNumbers, OffsideNumbers};
use touchline_fuba::rules::offside;
use touchline_fuba::rules::target::{self, DifficultSituation, FarTarget};
use touchline_fuba::ruleset::Ruleset;
use touchline_fuba::state::State;

use super::is_rich;

/// Goal attempts of the team in control.
pub(super) struct Quick {
    /// The part of the modifiers that is the same from everywhere.
    always: i8,
    /// The defending goalkeeper counts.
    keeper_counts: bool,
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
        let keeper_counts = match rules.keeper_in_numbers {
            KeeperInNumbers::NotCounted => keeper::counts_at_shot(rules, s, passive),
            KeeperInNumbers::Counted => true,
        };
        let numbers = more(rules, s, goal, keeper_counts);
        let offside = match rules.offside_numbers {
            OffsideNumbers::NeitherWay => -i8::from(defenders(rules, s, goal, keeper_counts) > 0),
            OffsideNumbers::NotForPlus => numbers.min(0),
        };
        let keeper_away = if goal_attempt::keeper_is_away(s, shooter) { 4 } else { 0 };
        let rest = if is_rich(rules) {
            let all = goal_attempt::modifiers(rules, s, From::Play);
            all.keeper + all.skills
        } else {
            0
        };
        Self {
            always: keeper_away + rest,
            keeper_counts,
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
        let here = if area == goal { 0 } else { more(rules, s, area, self.keeper_counts) };
        let number = goal_attempt::area_number(shooter, area).unwrap_or(6).cast_signed();
        here + if is_offside { self.offside } else { self.numbers } + self.always - number
    }
}

/// Whether the team in control has more players in an area, 1, or fewer, -1.
fn more(rules: &Ruleset, s: &State, area: Area, keeper_counts: bool) -> i8 {
    let own = s.squads[s.control].count(area).min(rules.counted_at_most);
    let other = defenders(rules, s, area, keeper_counts);
    i8::from(own > other) - i8::from(own < other)
}

/// The players of the passive team that count at a goal attempt.
fn defenders(rules: &Ruleset, s: &State, area: Area, keeper_counts: bool) -> u8 {
    let squad = &s.squads[s.passive()];
    let players = if keeper_counts { squad.count(area) } else { squad.outfield(area) };
    players.min(rules.counted_at_most)
}

/// Passes of the team in control.
pub(super) struct Passing<'a> {
    rules: &'a Ruleset,
    s: &'a State,
    /// Where the other team has players.
    other: AreaSet,
    /// Areas where nobody of the other team marks the target.
    free: AreaSet,
    /// The check succeeds wherever the ball goes.
    sure: bool,
    /// One less, because nobody marks the start.
    less: u8,
    /// What each area between adds.
    step: u8,
    /// Areas next to the ball through which a pass over one area costs nothing.
    through: AreaSet,
    /// Targets that raise the ball value to this number.
    risky: AreaSet,
    risk: u8,
}

impl<'a> Passing<'a> {
    pub(super) fn new(rules: &'a Ruleset, s: &'a State) -> Self {
        let [own, other] = [s.control, s.passive()].map(|seat| s.squads[seat].present());
        let free = own.minus(other);
        let risky = risky(rules, s, own);
        Self {
            rules,
            s,
            other,
            free: match rules.unmarked_target {
                UnmarkedTarget::CheckSucceeds | UnmarkedTarget::BecomesOne => free,
                UnmarkedTarget::LessTwoUnlessAhead => free.minus(offside::ahead_of_line(s, s.control)),
            },
            sure: s.memory.free_check == Some(s.control),
            less: u8::from(ball_value::start_is_unmarked(s, s.ball.area)),
            step: weather::long_pass_step(s),
            through: through(rules, s),
            risky,
            risk: if risky.is_empty() { 0 } else { offside_risk::on_the_line(rules, s, s.passive()) },
        }
    }

    /// By area: 0 if it may not be chosen as target, otherwise one more than the faces out of six that keep
    /// the ball when it is played there.
    pub(super) fn kept(&self) -> [u8; AREAS] {
        let Self { rules, s, .. } = self;
        let mut kept = [0; AREAS];
        let near_only = rules.difficult_situation == Some(DifficultSituation::NearOnly) && s.ball.value == 6;
        let mut some = false;
        for area in target::in_reach(rules, s).iter() {
            let between = ball_value::areas_between(s, s.ball.area, area);
            let through = between == 1 && !self.through.and(NEIGHBOURS[area as usize]).is_empty();
            let long = if through { 0 } else { between * self.step };
            let value = self.value(area, long);
            let too_far = rules.far_target == FarTarget::Illegal && value > 6;
            if !(too_far || near_only && between > 0) {
                kept[area as usize] = 1 + self.keeping(area, value, long);
                some = true;
            }
        }
        if !some {
            // The answer of last resort, as in the rules.
            let area = if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area };
            let long = ball_value::long_pass(rules, s, s.ball.area, area);
            kept[area as usize % AREAS] = 1 + self.keeping(area, self.value(area, long), long);
        }
        kept
    }

    /// The ball value once the long pass is added.
    #[inline]
    fn value(&self, area: Area, long: u8) -> u8 {
        let becomes_one = self.rules.unmarked_target == UnmarkedTarget::BecomesOne && self.free.has(area);
        let value = if becomes_one { 1 } else { self.s.ball.value };
        let value = if self.risky.has(area) { value.max(self.risk) } else { value };
        value.saturating_sub(self.less).max(1) + long
    }

    /// The faces out of six that keep the ball when it is played to a target.
    #[inline]
    fn keeping(&self, area: Area, value: u8, long: u8) -> u8 {
        let Self { rules, s, .. } = self;
        let free = self.free.has(area);
        let easy =
            rules.easy_situation.is_some() && self.other.and(NEIGHBOURS[area as usize].with(area)).is_empty();
        let succeeds = free && rules.unmarked_target == UnmarkedTarget::CheckSucceeds;
        let sure = self.sure || easy || succeeds;
        match rules.modifications {
            Modifications::BeforeDice if sure => 6,
            Modifications::BeforeDice => {
                let value = value.min(6);
                let two = free && rules.unmarked_target == UnmarkedTarget::LessTwoUnlessAhead;
                7 - if two { value.saturating_sub(2).max(1) } else { value }
            }
            Modifications::OnNewValue => {
                let kept = if sure { 6 } else { 7 - s.ball.value.clamp(1, 6) };
                (kept * 6_u8.saturating_sub(long.saturating_sub(self.less))).div_ceil(6)
            }
        }
    }
}

/// Areas next to the ball where the team in control has twice as many players as the other (F-MOD-10).
fn through(rules: &Ruleset, s: &State) -> AreaSet {
    if rules.passing_through.is_none() || weather::dazzles(s, s.control) {
        return AreaSet::NONE;
    }
    let [own, other] = [s.control, s.passive()].map(|seat| &s.squads[seat]);
    let start = s.ball.area;
    let near = if start == Area::Spot { AreaSet::just(s.turn.corner) } else { NEIGHBOURS[start as usize] };
    let taker_is_back = u8::from(start == Area::Spot && own.count(Area::Spot) == 0);
    let mut through = AreaSet::NONE;
    for area in near.and(own.present()).iter() {
        let [own, other] = [own, other].map(|squad| squad.count(area).min(rules.counted_at_most));
        let own = own.saturating_sub(taker_is_back);
        if own > 0 && own >= 2 * other {
            through = through.with(area);
        }
    }
    through
}

/// Targets with a risk of offside that raises the ball value (F-AOFF-06 of 2.1).
fn risky(rules: &Ruleset, s: &State, own: AreaSet) -> AreaSet {
    let start = s.ball.area;
    let judged = rules.offside_risk == Some(OffsideRisk::RaisesValue)
        && offside::applies(s.turn.restart)
        && start != Area::Spot;
    if !judged {
        return AreaSet::NONE;
    }
    let line = offside::second_closest(s, s.passive());
    let mut risky = own.and(AHEAD[s.control as usize][line as usize]);
    for area in risky.iter() {
        if !level(area, line) || closeness(s.control, area) <= closeness(s.control, start) {
            risky = risky.without(area);
        }
    }
    risky
}

//! # Goal attempt                                                                            F-GOAL
//! A die plus modifiers against the ball value: above it a goal, equal a corner, one below a rebound if an
//! attacker is in the penalty area, else a miss. Editions differ in which numbers count and in what a rebound
//! adds.

use touchline_engine::{Log, Seat, worded};

use super::numbers::counted_outfield;
use super::{closest_player, control, corner_kick, goal_kick, kick_off, numbers, offside};
use crate::advanced::skills::{Window, effects, window};
use crate::advanced::{injury, keeper};
use crate::chance::Roll;
use crate::event::{Event, Shot, Why};
use crate::flow::Stage;
use crate::pitch::{Area, MIDFIELD, OPPONENTS_HALF, penalty_area};
use crate::ruleset::Ruleset;
use crate::state::{Effect, State};

worded! {
    /// When the numbers in the shooting area count (F-GOAL-11).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum NumbersAtShot {
        /// Not from the penalty area.
        NotFromPenaltyArea = "not-from-penalty-area",
        /// Neither from the penalty area nor from a free kick.
        NotFromPenaltyAreaOrFreeKick = "not-from-penalty-area-or-free-kick",
    }
}

worded! {
    /// What is added to the rebound dice (F-GOAL-26).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ReboundNumbers {
        /// The players of each team in the penalty area, the defending goalkeeper not counted (F-GOAL-27).
        Added = "added",
        /// Nothing: the dice alone.
        DiceOnly = "literal",
    }
}

worded! {
    /// Whether the defending goalkeeper counts in the numbers (F-GOAL-15).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum KeeperInNumbers {
        /// It does not.
        NotCounted = "not-counted",
        /// It does.
        Counted = "counted",
    }
}

worded! {
    /// For what offside attackers in the penalty area do not count (F-GOAL-14).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OffsideNumbers {
        /// Neither for the +1 nor against the -1.
        NeitherWay = "neither-way",
        /// For the +1.
        NotForPlus = "not-for-plus",
    }
}

/// Where an attempt comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// An action in play.
    Play,
    /// Directly from a free kick.
    FreeKick,
}

/// The modifiers of an attempt, in the order of the rulebook's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifiers {
    /// More (F-GOAL-09) or fewer (F-GOAL-10) players in the shooting area.
    pub shooting_area: i8,
    /// More (F-GOAL-12) or fewer (F-GOAL-13) players in the penalty area.
    pub penalty_area: i8,
    /// The goalkeeper is not in the penalty area (F-GOAL-16).
    pub keeper_away: i8,
    /// The area of the shot (F-GOAL-18).
    pub area: i8,
    /// Directly from a free kick (F-GOAL-17, F-FK-10).
    pub free_kick: i8,
    /// A handicapped second action (F-GOAL-19, F-ACT-14).
    pub second_action: i8,
    /// The goalkeeper stands outside, sweeps (F-AGK-06, F-AGK-10) or is hurt (F-INJ-11).
    pub keeper: i8,
    /// A mis-positioned goalkeeper (F-AEVT-21).
    pub event: i8,
    /// Skills of the shooting team.
    pub skills: i8,
}

impl Modifiers {
    /// All together.
    pub const fn total(self) -> i8 {
        self.shooting_area
            + self.penalty_area
            + self.keeper_away
            + self.area
            + self.free_kick
            + self.second_action
            + self.keeper
            + self.event
            + self.skills
    }
}

/// The number of an area as a positive number (F-GOAL-18), for a team attacking end B; none from its own
/// defence zone.
pub fn area_number(seat: Seat, area: Area) -> Option<u8> {
    match area.for_seat(seat) {
        Area::Bpa => Some(0),
        Area::Bfr => Some(2),
        Area::Blc | Area::Brc => Some(4),
        Area::Blw | Area::Brw => Some(5),
        Area::Ce | Area::Alw | Area::Arw => Some(6),
        Area::Alc | Area::Apa | Area::Arc | Area::Afr | Area::Spot => None,
    }
}

/// Whether the defending goalkeeper is out of its penalty area.
pub fn keeper_is_away(s: &State, shooter: Seat) -> bool {
    s.squads[shooter.other()].keeper() != penalty_area(shooter.other())
}

/// The controlling team, from an area wholly in the passive team's half (F-GOAL-01), or from any area
/// touching the half-way line while the goalkeeper is away (F-GOAL-08, R-075). As first or second action
/// (F-GOAL-02), however hard (F-GOAL-21).
pub fn is_allowed(s: &State, seat: Seat) -> bool {
    seat == s.control
        && (OPPONENTS_HALF[seat as usize].has(s.ball.area)
            || (keeper_is_away(s, seat) && MIDFIELD.has(s.ball.area)))
}

/// The modifiers of an attempt by the controlling team from the ball's area.
pub fn modifiers(rules: &Ruleset, s: &State, from: From) -> Modifiers {
    let (shooter, passive, area) = (s.control, s.passive(), s.ball.area);
    let goal = penalty_area(passive);
    let counts_here = match rules.numbers_at_shot {
        NumbersAtShot::NotFromPenaltyArea => area != goal,
        NumbersAtShot::NotFromPenaltyAreaOrFreeKick => area != goal && from == From::Play,
    };
    let more = |own: u8, other: u8| i8::from(own > other) - i8::from(own < other);
    let all = |seat: Seat, area: Area| numbers::at_shot(rules, s, seat, area);
    let defenders = |area: Area| match rules.keeper_in_numbers {
        KeeperInNumbers::NotCounted if !keeper::counts_at_shot(rules, s, passive) => {
            counted_outfield(rules, s, passive, area)
        }
        KeeperInNumbers::NotCounted | KeeperInNumbers::Counted => all(passive, area),
    };
    let numbers = |area: Area| more(all(shooter, area), defenders(area));
    // F-GOAL-14, R-077
    let in_front_of_goal = match (offside::areas(s, shooter, area).has(goal), rules.offside_numbers) {
        (false, OffsideNumbers::NeitherWay | OffsideNumbers::NotForPlus) => numbers(goal),
        (true, OffsideNumbers::NeitherWay) => more(0, defenders(goal)),
        (true, OffsideNumbers::NotForPlus) => numbers(goal).min(0),
    };
    Modifiers {
        shooting_area: if counts_here { numbers(area) } else { 0 },
        penalty_area: in_front_of_goal,
        keeper_away: if keeper_is_away(s, shooter) { 4 } else { 0 },
        area: -area_number(shooter, area).unwrap_or(6).cast_signed(),
        free_kick: -i8::from(from == From::FreeKick),
        second_action: -i8::from(s.turn.handicap && from == From::Play),
        keeper: keeper::shot_modifier(rules, s, shooter) + injury::shot_modifier(s, shooter),
        event: if s.turn.effect == Effect::OpenGoal { 2 } else { 0 },
        skills: effects::shot_modifier(rules, s, shooter),
    }
}

/// A goal attempt is announced, with the shooter's skills; now the other team may play a save. The
/// stage of the attempt is on the agenda.
pub(crate) fn announced(rules: &Ruleset, s: &mut State, shooter: Seat) {
    window::open_later(rules, s, Window::Save, shooter.other());
}

/// What is rolled.
#[inline]
pub(crate) fn roll(rules: &Ruleset, s: &State) -> Roll {
    if effects::keeper_saves_attempt(rules, s) { Roll::GoalAttemptOfTwo } else { Roll::GoalAttempt }
}

/// Whether even a natural 6 does not exceed the ball value (F-GOAL-21, R-079).
pub fn is_difficult(s: &State, total: i8) -> bool {
    6 + total <= s.ball.value.cast_signed()
}

/// What a die does in an ordinary attempt (F-GOAL-03): more than the value is a goal (F-GOAL-04), equal a
/// corner (F-GOAL-05), one less a rebound if the shooter has somebody in the penalty area (F-GOAL-06), else a
/// miss (F-GOAL-07).
pub fn ordinary(s: &State, total: i8, die: u8) -> Shot {
    let someone_there = s.squads[s.control].has(penalty_area(s.passive()));
    match die.cast_signed() + total - s.ball.value.cast_signed() {
        1.. => Shot::Goal,
        0 => Shot::Corner,
        -1 if someone_there => Shot::Rebound,
        ..0 => Shot::Miss,
    }
}

/// What the first die does in a difficult attempt: a natural 6 earns a second roll, anything else misses
/// (F-GOAL-22, R-078).
pub fn difficult(die: u8) -> Shot {
    if die == 6 { Shot::SecondDie } else { Shot::Miss }
}

/// What the second die of a difficult attempt does: above the area's number a goal (F-GOAL-23), equal a
/// corner (F-GOAL-24), else a miss (F-GOAL-25).
pub fn second(die: u8, area_number: u8) -> Shot {
    match die.cmp(&area_number) {
        std::cmp::Ordering::Greater => Shot::Goal,
        std::cmp::Ordering::Equal => Shot::Corner,
        std::cmp::Ordering::Less => Shot::Miss,
    }
}

pub(crate) fn resolve(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    from: From,
    dice: &[u8],
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    // Of two dice the higher is dropped; in a difficult attempt both must be 6, which is the same.
    let die = dice.iter().copied().min().unwrap_or(1);
    let total = modifiers(rules, s, from).total();
    log.note(Event::Attempt(seat, s.ball.area, total));
    let shot = if is_difficult(s, total) { difficult(die) } else { ordinary(s, total, die) };
    settle(rules, s, seat, shot, log);
}

pub(crate) fn second_die(rules: &Ruleset, s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    s.agenda.pop();
    let shot = second(die, area_number(seat, s.ball.area).unwrap_or(6));
    settle(rules, s, seat, shot, log);
}

/// Both teams roll and add their players in the penalty area (F-GOAL-26), the defending goalkeeper not
/// counted (F-GOAL-27), offside attackers counted: shooter higher is a goal (F-GOAL-28), equal a
/// corner (F-GOAL-29), else the defenders win the ball (F-GOAL-30).
pub fn rebound_result(rules: &Ruleset, s: &State, seat: Seat, own: u8, other: u8) -> Shot {
    let area = penalty_area(seat.other());
    let (attackers, defenders) = match rules.rebound {
        ReboundNumbers::DiceOnly => (0, 0),
        ReboundNumbers::Added => {
            // F-SK-32: a target man is one player during a goal attempt.
            (numbers::at_shot(rules, s, seat, area), counted_outfield(rules, s, seat.other(), area))
        }
    };
    match (own + attackers).cmp(&(other + defenders)) {
        std::cmp::Ordering::Greater => Shot::Goal,
        std::cmp::Ordering::Equal => Shot::Corner,
        std::cmp::Ordering::Less => Shot::Cleared,
    }
}

pub(crate) fn rebound(
    rules: &Ruleset,
    s: &mut State,
    seat: Seat,
    own: u8,
    other: u8,
    log: &mut impl Log<Event>,
) {
    s.agenda.pop();
    let shot = rebound_result(rules, s, seat, own, other);
    settle(rules, s, seat, shot, log);
    if shot == Shot::Cleared {
        // F-GOAL-31: the natural die of the team that shot; the turn goes on from the penalty area.
        control::passes_to(s, seat.other());
        s.ball.area = penalty_area(s.control);
        s.ball.value = own;
        log.note(Event::Value(own, Why::Rebound));
        closest_player::fetch(s);
    }
}

fn settle(rules: &Ruleset, s: &mut State, seat: Seat, shot: Shot, log: &mut impl Log<Event>) {
    log.note(Event::Shot(shot, seat));
    match shot {
        Shot::Goal => score(rules, s, seat, log),
        Shot::Corner => corner_kick::award(rules, s, seat, log),
        Shot::Rebound => s.agenda.push(Stage::Rebound(seat)),
        Shot::SecondDie => s.agenda.push(Stage::SecondDie(seat)),
        Shot::Cleared => {}
        // F-GOAL-07: goal kick, the passive team becomes the controlling team.
        Shot::Miss => goal_kick::award(rules, s, seat.other(), log),
    }
}

/// A goal: the scorer becomes passive and the other team kicks off (F-GOAL-20, F-SETUP-11).
pub(crate) fn score(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.teams[seat].goals = s.teams[seat].goals.saturating_add(1);
    kick_off::after_goal(rules, s, seat.other(), log);
}

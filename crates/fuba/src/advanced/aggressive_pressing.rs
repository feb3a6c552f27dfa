//! # Aggressive pressing                                                                     F-APRESS
//! For a condition point a team presses with fewer players than the opponent; a failure is a foul. 2.1 rolls
//! two dice and drops the higher unless two players are missing; in 3.0 one player may be missing, and
//! equality wins where none is.

use touchline_engine::{Log, Seat, worded};

use super::skills::Skill;
use super::{condition, weather};
use crate::event::Event;
use crate::pitch::{Area, zone};
use crate::rules::numbers::counted;
use crate::rules::pressing::Manner;
use crate::ruleset::Ruleset;
use crate::state::{Effect, Line, Press, State};

worded! {
    /// How aggressive pressing works.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AggressivePressing {
        /// However many are missing; two dice with the higher dropped, one die if two players are missing.
        LowerOfTwo = "lower-of-two",
        /// One player may be missing; with equal numbers a die equal to the ball value wins.
        EqualWins = "equal-wins",
    }
}

/// What it costs in condition points (F-APRESS-01), more in the heat (F-WTHR-02, F-WTHR-12, R-220).
pub fn cost(s: &State) -> u8 {
    weather::aggressive_pressing_cost(s)
}

/// The line that pays: the zone where the ball is, even where boosts are paid from another (F-APRESS-01,
///
fn paying_line(s: &State, seat: Seat) -> Line {
    zone(seat, if s.ball.area == Area::Spot { s.turn.corner } else { s.ball.area })
}

/// How many players the pressing team lacks in the ball's area.
fn missing(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let here = |seat| counted(rules, s, seat, s.ball.area);
    here(seat.other()).saturating_sub(here(seat))
}

/// Whether a team may press aggressively, and how: for nothing after the event (F-AEVT-15), or paid. It needs
/// a player at the ball, and in 3.0 it may lack one (F-APRESS-02).
pub fn kind(rules: &Ruleset, s: &State, seat: Seat) -> Option<Press> {
    let flavour = rules.aggressive_pressing?;
    // F-PRESS-01, F-PRESS-10: like any pressing.
    let in_place = seat != s.control && !s.turn.goal_kick_waits && s.squads[seat].has(s.ball.area);
    let allowed = match flavour {
        AggressivePressing::LowerOfTwo => in_place,
        // tackle and gegenpressing are pressings of another kind.
        AggressivePressing::EqualWins => {
            let played = s.turn.played[seat];
            in_place && !played.has(Skill::Tackle) && !played.has(Skill::Gegenpressing)
        }
    };
    if !allowed {
        return None;
    }
    if s.turn.effect == Effect::AggressiveDefence {
        return Some(Press::FreeAggressive);
    }
    let enough = match flavour {
        AggressivePressing::LowerOfTwo => true,
        AggressivePressing::EqualWins => missing(rules, s, seat) <= 1,
    };
    // points of another zone do not help.
    let can_pay = s.teams[seat].condition.of(paying_line(s, seat)) >= cost(s);
    (enough && can_pay).then_some(Press::Aggressive)
}

/// Pay for it (F-APRESS-01).
pub(crate) fn pay(rules: &Ruleset, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    condition::pay(rules, s, seat, paying_line(s, seat), cost(s), log);
}

/// Its effect on the dice: in 2.1 there are two, of which the lower counts, unless the opponent has two
/// players more (F-APRESS-03); in 3.0 a die equal to the ball value wins if nobody is missing (F-APRESS-04,
/// R-128), which the event assumes (F-AEVT-15). Anything that does not win is a foul (F-APRESS-05, R-127).
pub(crate) fn press(rules: &Ruleset, s: &State, seat: Seat, manner: &mut Manner) {
    let missing = if s.turn.press == Press::FreeAggressive { 0 } else { missing(rules, s, seat) };
    match rules.aggressive_pressing {
        Some(AggressivePressing::LowerOfTwo) if missing < 2 => {
            manner.dice = manner.dice.max(2);
            manner.lower_counts = true;
        }
        Some(AggressivePressing::EqualWins) if missing == 0 => manner.equal_wins = true,
        Some(AggressivePressing::LowerOfTwo | AggressivePressing::EqualWins) | None => {}
    }
    manner.failure_is_foul = true;
}

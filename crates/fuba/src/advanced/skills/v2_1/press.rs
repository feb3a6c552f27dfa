//! Skills of pressing: tackle (F-SK-14) in the defence zone, midfield pressing (F-SK-27) in the midfield
//! zone, and what the skills of the stage add to the die.

use touchline_engine::Seat;

use super::{Skill, stage};
use crate::advanced::aggressive_pressing;
use crate::advanced::skills::play;
use crate::pitch::zone;
use crate::rules::pressing::{self, Manner};
use crate::ruleset::Ruleset;
use crate::state::{Line, Press, State};

/// The passive team may press, perhaps only aggressively, and the ball is in the skill's zone. Since the
/// skill commits the team to pressing, its price must leave the point an aggressive pressing needs.
pub(super) fn is_possible(rules: &Ruleset, s: &State, seat: Seat, skill: Skill, line: Line) -> bool {
    seat != s.control
        && zone(seat, s.ball.area) == line
        && (pressing::is_allowed(rules, s, seat) || is_aggressive_only(rules, s, seat, skill))
}

#[cold]
fn is_aggressive_only(rules: &Ruleset, s: &State, seat: Seat, skill: Skill) -> bool {
    let mut paid = *s;
    let price = u8::from(s.teams[seat].hand.shown.has(skill));
    paid.teams[seat].condition.take(play::paying_line(s, seat), price);
    rules.aggressive_pressing.is_some() && aggressive_pressing::kind(rules, &paid, seat).is_some()
}

/// What skills and fans do to a pressing: two dice of which the higher is dropped, also in an aggressive one,
/// where equal dice are a foul even if they would win (F-SK-14, F-SK-27, R-146); two off the die by the
/// sweeper keeper (F-SK-07, R-143), one by the fans (F-SK-04, R-141), both only for the comparison.
pub(crate) fn press(s: &State, seat: Seat, manner: &mut Manner) {
    let played = s.turn.played[seat];
    if played.has(Skill::Tackle) || played.has(Skill::MidfieldPressing) {
        manner.dice = manner.dice.max(2);
        manner.lower_counts = true;
        manner.equal_dice_are_foul = matches!(s.turn.press, Press::Aggressive | Press::FreeAggressive);
    }
    manner.help += 2 * i8::from(played.has(Skill::SweeperKeeper)) + i8::from(stage::crowd_is(s, seat, 2));
}

//! Off side trap (F-SK-19): the target holds attackers and the second lowest player of the passive team. It then counts as a risk of the
//! advanced offside rule, with the exemptions of that rule and of offside itself.

use touchline_engine::Seat;

use crate::advanced::offside_risk;
use crate::pitch::{OPPONENTS_HALF, closeness};
use crate::rules::offside;
use crate::ruleset::Ruleset;
use crate::state::State;

/// The passive team, after the target is chosen, where the number would raise the ball value: not already done by a risk. The target is
/// wholly in its half and holds a second lowest player of it, of whom a tie leaves several.
pub(super) fn is_possible(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let (attacker, target) = (s.control, s.turn.target);
    let line = closeness(seat, offside::second_closest(s, seat));
    seat != attacker
        && s.squads[attacker].has(target)
        && s.squads[seat].has(target)
        && closeness(seat, target) == line
        && OPPONENTS_HALF[attacker as usize].has(target)
        && !offside_risk::is_exempt(s, attacker, s.turn.start, target)
        && number(rules, s, seat) > s.turn.risk.max(s.ball.value)
}

/// The number that a risk would have.
pub(super) fn number(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    offside_risk::on_the_line(rules, s, seat)
}

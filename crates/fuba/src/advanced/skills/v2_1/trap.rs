//! Off side trap (F-SK-19): the target holds attackers and the second lowest player of the passive team. It then counts as a risk of the
//! advanced offside rule, with the exemptions of that rule and of offside itself.

use touchline_engine::Seat;

use crate::pitch::{Area, OPPONENTS_HALF, closeness};
use crate::rules::{numbers, offside};
use crate::ruleset::Ruleset;
use crate::state::State;

/// The passive team, after the target is chosen, where the number would raise the ball value: not already done by a risk.
pub(super) fn is_possible(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let (attacker, target) = (s.control, s.turn.target);
    seat != attacker
        && s.squads[attacker].has(target)
        && on_the_line(s, seat, target)
        && can_be_offside(s, attacker)
        && number(rules, s, seat) > s.turn.risk.max(s.ball.value)
}

/// Wholly in the passive team's half, neither exactly level with the start area nor closer to the own goal line than it, and not at a
/// corner kick or goal kick.
fn can_be_offside(s: &State, attacker: Seat) -> bool {
    let (start, target) = (s.turn.start, s.turn.target);
    if !offside::applies(s.turn.restart) || start == Area::Spot {
        return false;
    }
    let own = |area| closeness(attacker, area);
    let theirs = |area| closeness(attacker.other(), area);
    let exempt = own(target) < own(start) || (own(target) == own(start) && theirs(target) == theirs(start));
    OPPONENTS_HALF[attacker as usize].has(target) && !exempt
}

/// Whether a second lowest player stands in an area: a tie leaves several.
fn on_the_line(s: &State, seat: Seat, area: Area) -> bool {
    let line = closeness(seat, offside::second_closest(s, seat));
    s.squads[seat].has(area) && closeness(seat, area) == line
}

/// The players in the areas of the second lowest player, at most the defenders of the formation.
pub(super) fn number(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let on_line = |area: &Area| on_the_line(s, seat, *area);
    let players: u8 = Area::ALL
        .into_iter()
        .filter(on_line)
        .map(|area| numbers::counted(rules, s, seat, area))
        .fold(0, u8::saturating_add);
    players.min(s.teams[seat].formation.defenders).min(6)
}

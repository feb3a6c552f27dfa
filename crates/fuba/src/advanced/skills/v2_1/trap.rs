//! Off side trap (F-SK-19): the target holds attackers and the second lowest player of the passive team. It
//! then counts as a risk of the advanced offside rule, with the exemptions of that rule and of
//! offside itself.

use touchline_engine::{Log, Seat};

use super::super::{Reading, Skill};
use crate::advanced::offside_risk;
use crate::event::Event;
use crate::flow::Stage;
use crate::pitch::{Area, OPPONENTS_HALF, closeness};
use crate::rules::{ball_value, offside};
use crate::ruleset::Ruleset;
use crate::state::State;

/// The passive team, after the target is chosen, if the number would raise the ball value beyond what a risk
/// has already done.
pub(super) fn is_possible(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    seat != s.control
        && catches(s, s.turn.start, s.turn.target)
        && number(rules, s) > s.turn.risk.max(s.ball.value)
}

/// Whether a trap works on this target: it is wholly in the passive team's half and holds a second lowest
/// player of that team, of whom a tie leaves several.
fn catches(s: &State, start: Area, target: Area) -> bool {
    let (attacker, passive) = (s.control, s.passive());
    let line = closeness(passive, offside::second_closest(s, passive));
    s.squads[attacker].has(target)
        && s.squads[passive].has(target)
        && closeness(passive, target) == line
        && OPPONENTS_HALF[attacker as usize].has(target)
        && !offside_risk::is_exempt(s, attacker, start, target)
}

/// The number that a risk would have.
fn number(rules: &Ruleset, s: &State) -> u8 {
    offside_risk::on_the_line(rules, s, s.passive())
}

/// What a trap that has been set makes of a target, 0 if nothing: it stays for whatever is chosen instead of
/// a target it has made illegal.
pub(crate) fn trapped(rules: &Ruleset, s: &State, start: Area, target: Area) -> u8 {
    let laid = s.turn.played[s.passive()].has(Skill::OffSideTrap);
    if laid && catches(s, start, target) { number(rules, s) } else { 0 }
}

/// The target counts as a risk from now on. If that brings a long pass above 6, the target is taken back and
/// asked for again (F-MOD-09, R-947).
pub(super) fn lay(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let (start, target) = (s.turn.start, s.turn.target);
    s.turn.risk = number(rules, s);
    let crossing = s.turn.played[s.control].has(Skill::Crossing);
    let too_far = ball_value::after_long_pass(rules, s, start, target, crossing) > 6;
    if too_far && rules.skills.is_some_and(|skills| skills.reading == Reading::Printed) {
        log.note(Event::TooFar(s.control, target));
        (s.ball.area, s.turn.target, s.turn.risk) = (start, start, 0);
        // Replaces the window in which the card was played.
        s.agenda.replace(Stage::Target);
    }
}

//! Skills of movement: creative goal keeper (F-SK-08), doubling (F-SK-18), dribbling (F-SK-28), short passes
//! (F-SK-30).

use touchline_engine::{Choices, Seat};

use super::{Skill, in_play, stage};
use crate::flow::Stage;
use crate::pitch::{MIDFIELD, penalty_area, zone};
use crate::rules::movement;
use crate::rules::numbers::counted;
use crate::ruleset::Ruleset;
use crate::state::{Dribble, Line, State};

/// The team in control starts from its own penalty area with its goalkeeper there (F-SK-08).
pub(super) fn keeper_may_create(s: &State, seat: Seat) -> bool {
    let home = penalty_area(seat);
    seat == s.control && s.turn.start == home && s.squads[seat].keeper() == home
}

/// Moves a skill takes off a team's next movement action of this turn, once (F-SK-08, R-144).
pub(crate) fn fewer_moves(rules: &Ruleset, s: &mut State, seat: Seat) -> u8 {
    let played = &mut s.turn.played[seat.other()];
    if !in_play(rules) || !played.has(Skill::CreativeGoalKeeper) {
        return 0;
    }
    *played = played.without(Skill::CreativeGoalKeeper);
    2
}

/// Whether a skill may follow a movement action: doubling for the passive team; short passes for the
/// controlling team, if it chose the midfield option (F-SK-18, F-SK-30). A movement by the die of High
/// condition has no option.
pub(crate) fn follows_movement(s: &State, seat: Seat, line: Line) -> bool {
    let by_option = !s.turn.played[seat].has(Skill::HighCondition);
    seat != s.control || (line == Line::Midfield && by_option)
}

/// After its movement action the passive team has more players in the target area, which lies in its defence
/// zone (F-SK-18).
pub(super) fn may_double(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let players = |team: Seat| counted(rules, s, team, s.turn.target);
    seat != s.control
        && stage::goes_on_for(s) == seat
        && s.ball.value < 6
        && zone(seat, s.turn.target) == Line::Defence
        && players(seat) > players(s.control)
}

/// After its midfield movement the opponent has no more players in the target area, which lies in midfield
/// (F-SK-30). Once per stage, because a stage has only one movement.
pub(super) fn may_pass_short(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let players = |team: Seat| counted(rules, s, team, s.turn.target);
    seat == s.control
        && stage::goes_on_for(s) == seat
        && s.ball.value > 1
        && MIDFIELD.has(s.turn.target)
        && players(seat.other()) <= players(seat)
}

/// The ball could be carried past opponents: they are there, so nothing else allows it, and some step leads
/// to an area without them (F-SK-28).
pub(super) fn may_dribble_past(rules: &Ruleset, s: &State, seat: Seat) -> bool {
    let Some(Stage::Movement(_, line)) = s.agenda.top() else { return false };
    let needed = s.steps.dribble == Dribble::Unmarked && s.squads[seat.other()].has(s.ball.area);
    if seat != s.control || !needed || !crate::advanced::skills::effects::dribbles_past(rules, s, seat) {
        return false;
    }
    let mut skilled = *s;
    skilled.steps.dribble = Dribble::Skilled;
    let mut out = Choices::new();
    movement::dribbles(rules, &skilled, seat, line, &mut out);
    !out.is_empty()
}

//! # Shot on goal
//! G-SHOT-01 to G-SHOT-14, and the goal that may follow (G-GOAL-01 to G-GOAL-03). A shot may come from any
//! distance, by any kind of ball move (G-SHOT-13).

use touchline_engine::{Log, Seat};

use crate::advanced::{deflection, down, stun};
use crate::event::Event;
use crate::flow::{self, Stage};
use crate::marker::Marker;
use crate::rules::goalie;
use crate::rules::kicking::{self, Closing};
use crate::rules::turn;
use crate::ruleset::{Ruleset, Toggle};
use crate::state::{Coming, State, TurnKind};

/// The team whose goal the ball is at.
pub(crate) fn defender(rules: &Ruleset, s: &State) -> Seat {
    rules.board.slot_of(s.ball.at).unwrap_or(s.turn.seat.other())
}

/// Whether a save roll is a grab: the goalie walks the whole roll without diagonals, so it must be far enough
/// and have the right parity (G-SHOT-07, G-SHOT-08).
pub const fn is_grab(roll: u8, distance: u8) -> bool {
    roll >= distance && roll % 2 == distance % 2
}

/// A ball in a slot, and whether it stuns the goalie.
pub(crate) fn stage(stuns: bool) -> Stage {
    if stuns { Stage::StunningShot } else { Stage::Shot }
}

/// The ball is in a slot and goes no further (G-SHOT-02): what the goalie can do (V0).
pub(crate) fn taken(rules: &Ruleset, s: &mut State, stuns: bool, log: &mut impl Log<Event>) {
    kicking::close(rules, s, Closing::CutShort, log);
    flow::interrupt(s);
    let seat = defender(rules, s);
    let keeper = Marker::goalie(seat);
    log.note(Event::Shot(s.ball.at));
    // A ball forced onto the goalie's own slot comes before every other rule (G-SHOT-04). Off a goalie that
    // is down it bounces before it gets here (R-G80).
    if s.at(keeper) == s.ball.at {
        return grabbed(s, keeper, log);
    }
    if !has_save(rules, s, keeper, stuns) {
        log.note(Event::NoSave(keeper));
        return goal(rules, s, log);
    }
    s.agenda.push(if stuns { Stage::StunningSave } else { Stage::Save });
}

/// Whether the goalie gets a roll: not if faked out by the shooter (G-FAKE-10), not if it went down this turn
/// (G-DEFL-10), not if no result could help (R-G72).
fn has_save(rules: &Ruleset, s: &State, keeper: Marker, stuns: bool) -> bool {
    if s.turn.goalie_beaten_by.is_some() && keeper.seat() != s.turn.seat {
        return false;
    }
    let distance = s.at(keeper).manhattan(s.ball.at);
    if !down::may_act(s, keeper) {
        // Down since an earlier turn or just up: at most a deflection (G-DEFL-12, R-G105, R-G931).
        return rules.has(Toggle::Deflection)
            && !stuns
            && !s.turn.fell.has(keeper)
            && deflection::can_from(rules, s, s.at(keeper));
    }
    distance <= if rules.has(Toggle::Deflection) && !stuns { 8 } else { 6 }
}

/// The goalie's one die (G-SHOT-05 to G-SHOT-12): it walks from wherever it is (G-SHOT-10), without diagonals
/// (G-SHOT-06), and markers do not block it (G-SHOT-09), so only the distance counts.
pub(crate) fn save(rules: &Ruleset, s: &mut State, stuns: bool, faces: &[u8], log: &mut impl Log<Event>) {
    let &[roll] = faces else { return };
    let keeper = Marker::goalie(defender(rules, s));
    let distance = s.at(keeper).manhattan(s.ball.at);
    s.agenda.pop();
    if stuns {
        if stun::is_grab(roll, distance) {
            return grabbed(s, keeper, log);
        }
        log.note(Event::Stunned(keeper));
        return goal(rules, s, log);
    }
    if down::may_act(s, keeper) && is_grab(roll, distance) {
        return grabbed(s, keeper, log);
    }
    if rules.has(Toggle::Deflection) && deflection::is_possible(rules, s, roll) {
        return s.agenda.push(Stage::Walk(roll));
    }
    log.note(Event::Beaten(keeper));
    goal(rules, s, log);
}

/// The goalie holds the ball on its slot; its team has the next turn (G-SHOT-11).
pub(crate) fn grabbed(s: &mut State, keeper: Marker, log: &mut impl Log<Event>) {
    let slot = s.ball.at;
    s.put(keeper, slot);
    goalie::hold(s, keeper);
    log.note(Event::Grabbed(keeper));
    turn::finish(s, Coming::turn(keeper.seat(), TurnKind::Goalie));
}

/// A goal for the team attacking this end; the turn is over, and the other team kicks off (G-GOAL-01,
/// G-GOAL-02, G-GOAL-03, G-KO-06).
pub(crate) fn goal(rules: &Ruleset, s: &mut State, log: &mut impl Log<Event>) {
    let conceded = defender(rules, s);
    let scorer = conceded.other();
    s.score[scorer] = s.score[scorer].saturating_add(1);
    log.note(Event::Goal(scorer, [s.score[Seat::Home], s.score[Seat::Away]]));
    turn::finish(s, Coming::turn(conceded, TurnKind::KickOff));
}

//! Skills of a team's stage: fanatic fans (F-SK-04) and sweeper keeper (F-SK-07) of the acting team, stopper
//! (F-SK-15) and target man (F-SK-32) of the other. They last for that stage: the next one opens the
//! window again, and a free kick ends them all.

use touchline_engine::{Log, Seat};

use super::Skill;
use crate::advanced::keeper;
use crate::event::{Event, Why};
use crate::flow::Stage;
use crate::pitch::{Area, NEIGHBOURS, zone};
use crate::state::{Effect, Line, State};

/// The team whose stage begins: the first one until it has acted, or has taken the direct shot with which its
/// stage begins.
pub(super) fn begins_for(s: &State) -> Seat {
    let shoots = s.agenda.stages().contains(&Stage::FreeKickShot);
    if shoots || s.turn.acted[s.turn.first].is_empty() { s.turn.first } else { s.turn.first.other() }
}

/// The team whose stage continues or ends: the second one once it has acted.
pub(super) fn goes_on_for(s: &State) -> Seat {
    let second = s.turn.first.other();
    if s.turn.acted[second].is_empty() { s.turn.first } else { second }
}

/// The passive team's goalkeeper, at the start of its stage: the target is in its defence zone, the
/// opponent had nobody there when the turn began, and the goalkeeper is there or next to it. A step there is
/// its one move of the turn.
pub(super) fn may_sweep(s: &State, seat: Seat) -> bool {
    let (keeper, target) = (s.squads[seat].keeper(), s.turn.target);
    let comes = NEIGHBOURS[keeper as usize].has(target) && !s.moved[seat].keeper();
    begins_for(s) == seat
        && seat != s.control
        && zone(seat, target) == Line::Defence
        && had_nobody(s)
        && (keeper == target || comes)
}

/// Whether the controlling team had nobody in the target area when the turn began. The head counts follow an
/// event's moves only for the order of actions (F-ACT-02, R-066): a player moved there by the event was not
/// there.
fn had_nobody(s: &State) -> bool {
    let (team, target) = (s.control, s.turn.target);
    let came = match s.turn.effect {
        Effect::Moves(seat, _) if seat == team => {
            let keeper = s.moved_freely[team].keeper() && s.squads[team].keeper() == target;
            s.moved_freely[team].at(target) + u8::from(keeper)
        }
        _ => 0,
    };
    s.turn.numbers[team] <= came
}

/// It moves there for free; a free movement like any other.
pub(super) fn sweep(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (from, to) = (s.squads[seat].keeper(), s.turn.target);
    if from == to {
        return;
    }
    s.squads[seat].place_keeper(to);
    s.moved[seat].add_keeper();
    s.moved_freely[seat].add_keeper();
    keeper::stands_inside(s, seat);
    log.note(Event::KeeperMoved(seat, from, to));
}

/// A player of the passive team in a target area of its defence zone, while the opponent acts (F-SK-15,
///
pub(super) fn may_stop(s: &State, seat: Seat) -> bool {
    seat != s.control && counts_in(s, seat, Line::Defence)
}

/// A player of the controlling team in a target area of its attack zone, while the opponent acts (F-SK-32,
///
pub(super) fn may_be_target_man(s: &State, seat: Seat) -> bool {
    seat == s.control && counts_in(s, seat, Line::Forward)
}

fn counts_in(s: &State, seat: Seat, line: Line) -> bool {
    begins_for(s) != seat && zone(seat, s.turn.target) == line && s.squads[seat].has(s.turn.target)
}

/// One player counts as three in the target area during the opponent's stage, while its team has the role the
/// skill names: stopper (F-SK-15) the passive, target man (F-SK-32) the controlling team.
pub(crate) fn counts_more(s: &State, seat: Seat, area: Area) -> u8 {
    let skill = if seat == s.control { Skill::TargetMan } else { Skill::Stopper };
    if area == s.turn.target && s.turn.played[seat].has(skill) && s.squads[seat].has(area) { 2 } else { 0 }
}

/// The die of the fans (F-SK-04): a 1 raises the ball value for the passive team, a 4 lowers it for the
/// controlling team; in the other role they have no effect. The rest lasts for the stage.
pub(super) fn fans(s: &mut State, seat: Seat, die: u8, log: &mut impl Log<Event>) {
    s.turn.crowd = die;
    let change = match die {
        1 if seat != s.control => 1,
        4 if seat == s.control => -1,
        _ => return,
    };
    let before = s.ball.value;
    s.change_value(change);
    if s.ball.value != before {
        log.note(Event::Value(s.ball.value, Why::Skill(Skill::FanaticFans)));
    }
}

/// Whether this team's fans have rolled this for its stage.
pub(super) fn crowd_is(s: &State, seat: Seat, die: u8) -> bool {
    s.turn.crowd == die && s.turn.played[seat].has(Skill::FanaticFans)
}

/// Actions of a team's stage: three if the fans want it (F-SK-04).
pub(crate) fn actions(s: &State, seat: Seat) -> u8 {
    if crowd_is(s, seat, 3) { 3 } else { 2 }
}

/// Moves of any type the fans add (F-SK-04, R-215).
pub(crate) fn more_moves(s: &State, seat: Seat) -> u8 {
    if crowd_is(s, seat, 5) { 2 } else { 0 }
}

/// What the fans add to a goal attempt (F-SK-04, R-224).
pub(crate) fn shot_help(s: &State, shooter: Seat) -> i8 {
    i8::from(crowd_is(s, shooter, 6))
}

//! What can be done with the ball: who reaches it first, and what a shot is worth. Every single step changes
//! these numbers.

use touchline_engine::Seat;
use touchline_grid::advanced::down;
use touchline_grid::flow::Stage;
use touchline_grid::marker::Marker;
use touchline_grid::state::Hold;

use super::dice::Budget;
use super::points;
use super::reach::FAR;
use super::scene::Scene;
use super::shots::{self, Shots};
use super::teams::Team;
use crate::Features;

/// The number of features in this file.
pub(super) const COUNT: usize = 12 + 2 * 6 + 8;

pub(super) fn tell(scene: &Scene<'_>, ours: &Team, theirs: &Team, out: &mut Features) {
    // What must be spent before the ball can be kicked: nothing while we steer it.
    let need = if scene.steering { 0 } else { ours.reach.play };
    let (our_next, their_next) =
        (scene.next_budget(ours.touching > 0), scene.next_budget(theirs.touching > 0));
    let on_field = scene.known() && scene.board.is_field(scene.s.ball.at);
    let (attack, threat) = if on_field {
        let later = ours.reach.play;
        let threat = (theirs.reach.play, their_next);
        (
            Shots::of(scene, ours, theirs, (need, scene.budget), (later, our_next)),
            Shots::of(scene, theirs, ours, (FAR, Budget::Points(0)), threat),
        )
    } else {
        (Shots::NONE, Shots::NONE)
    };
    shot(scene, need, attack, threat, out);
    chase(scene, ours, our_next, out);
    chase(scene, theirs, their_next, out);
    picked(scene, ours, out);
}

/// A shot: its chance now and in the turns to come, and how many points are missing or to spare. Without
/// points to spare the ball must be left somewhere; with them it can come closer, or past the goalie.
fn shot(scene: &Scene<'_>, need: u8, attack: Shots, threat: Shots, out: &mut Features) {
    out.push(shots::under_way(scene));
    out.push(attack.now);
    out.push(attack.next);
    out.push(attack.best);
    out.push(threat.next);
    out.push(threat.best);
    let (has, cost) = (scene.budget.mean(), need.saturating_add(attack.steps));
    out.push(f32::from(need.min(12)) / 12.0);
    out.push(f32::from(cost.min(40)) / 20.0);
    out.push(((has - f32::from(cost)) / 6.0).clamp(-3.0, 1.0));
    out.push(((has - f32::from(need)) / 6.0).clamp(-2.0, 2.0));
    // Where the ball could be once every point is spent.
    let left = (f32::from(cost) - has).clamp(0.0, 40.0);
    out.push(left / 20.0);
    out.push(scene.budget.covers(need));
}

/// Who is at the ball or can get there: a team that is not there never rolls two dice (G-TURN-03).
fn chase(scene: &Scene<'_>, team: &Team, next: Budget, out: &mut Features) {
    out.flag(team.touching > 0);
    out.push(f32::from(team.touching) / 3.0);
    out.push(points(team.reach.touch));
    out.push(points(team.second));
    out.push(next.covers(team.reach.touch));
    out.push(grab(scene, team.seat, next));
}

/// The chance that a goalie can take the ball in its hands, by orthogonal steps in its own area (G-GK-03).
fn grab(scene: &Scene<'_>, seat: Seat, next: Budget) -> f32 {
    let (s, keeper) = (scene.s, Marker::goalie(seat));
    let able = scene.known()
        && s.ball.hold == Hold::Free
        && s.present.has(keeper)
        && down::may_act(s, keeper)
        && scene.board.in_goalie_area(seat, s.ball.at);
    let now = scene.open && seat == scene.us;
    if !able || now && (s.turn.grabbed || s.turn.goalie_diagonal || s.turn.barred) {
        return 0.0;
    }
    let budget = if now { scene.budget } else { next };
    budget.covers(s.at(keeper).manhattan(s.ball.at))
}

/// The member that was picked to act: useful if it has the ball, or can reach it with the points left before
/// anybody else.
fn picked(scene: &Scene<'_>, ours: &Team, out: &mut Features) {
    let Stage::Member(marker) = scene.top else {
        return (0..8).for_each(|_| out.push(0.0));
    };
    let s = scene.s;
    let holds = s.holder() == Some(marker);
    let touches = s.ball.hold == Hold::Free && s.is_up(marker) && s.seen(marker, s.ball.at).is_feet();
    let reach = if scene.is_free() { scene.reach(marker).touch } else { FAR };
    out.flag(touches);
    out.flag(holds);
    out.push(points(reach));
    out.flag(reach <= ours.reach.touch && reach < FAR);
    out.push(scene.budget.covers(reach));
    out.flag(marker.is_goalie());
    out.flag(s.down.has(marker));
    out.push(points(scene.to_goal(scene.them, s.at(marker))));
}

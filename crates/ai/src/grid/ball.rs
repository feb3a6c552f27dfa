//! Where the ball is, and who controls it.

use touchline_grid::Toggle;
use touchline_grid::advanced::direction;
use touchline_grid::board::{Dir, Facing};
use touchline_grid::marker::Marker;
use touchline_grid::state::Hold;

use super::scene::Scene;
use super::share;
use crate::Features;

/// The number of features in this file.
pub(super) const COUNT: usize = 23;

pub(super) fn tell(scene: &Scene<'_>, out: &mut Features) {
    place(scene, out);
    power(scene, out);
    way(scene, out);
}

/// The place: far away one row hardly matters, close to a goal it decides.
fn place(scene: &Scene<'_>, out: &mut Features) {
    let (board, ball) = (scene.board, scene.s.ball.at);
    out.push(share(board.depth(scene.us, ball), board.length));
    out.push(f32::from(ball.x.abs_diff(board.centre_column())) / f32::from(board.centre_column()));
    for goal in [scene.them, scene.us] {
        let steps = f32::from(scene.to_goal(goal, ball));
        out.push(steps / 20.0);
        out.push((1.0 - steps / 12.0).max(0.0));
        out.push((1.0 - steps / 6.0).max(0.0));
        out.flag(board.in_penalty_area(goal, ball));
    }
}

/// Nobody can take the ball from a marker that holds or juggles it (G-GK-13); the last toucher may let it
/// roll on (G-INER-01).
fn power(scene: &Scene<'_>, out: &mut Features) {
    let s = scene.s;
    let (held, juggled) = match s.ball.hold {
        Hold::Free => (None, None),
        Hold::Held(marker) => (Some(marker.seat()), None),
        Hold::Juggled(marker) => (None, Some(marker.seat())),
    };
    let touched = s.touch.by.map(Marker::seat);
    for seat in [scene.us, scene.them] {
        out.flag(held == Some(seat));
        out.flag(juggled == Some(seat));
        out.flag(touched == Some(seat));
        let rolls = scene.rules.has(Toggle::Inertia) && !s.touch.used.is_empty() && !s.touch.inertia_used;
        out.flag(rolls && touched == Some(seat));
    }
}

/// The flight that we steer, whether its kicker goes down after it (G-FACE-03), and how many of the three
/// directions ahead the ball may still take (G-DIR-02).
fn way(scene: &Scene<'_>, out: &mut Features) {
    let s = scene.s;
    let forward = Facing::of(scene.us).dir();
    let binds = scene.rules.has(Toggle::Direction) && s.touch.sequence;
    let open = |dir: &Dir| !binds || direction::allows(s.touch.used, *dir);
    let ahead = [-1, 0, 1].map(|eighths| forward.turned(eighths));
    out.flag(scene.open && s.flight.is_some());
    out.flag(s.flight.is_some_and(|flight| flight.slide));
    out.push(ahead.iter().filter(|dir| open(dir)).map(|_| 1.0).sum::<f32>() / 3.0);
    // The ball may not stop above a marker (G-KICK-06).
    out.flag(scene.known() && s.ball.hold == Hold::Free && s.is_occupied(s.ball.at));
    out.flag(scene.known() && scene.board.slot_of(s.ball.at).is_some());
}

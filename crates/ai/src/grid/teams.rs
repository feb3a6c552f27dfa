//! Where the members of a team are.

use touchline_engine::Seat;
use touchline_grid::Toggle;
use touchline_grid::marker::{Marker, Markers, TEAM};

use super::reach::{FAR, Reach};
use super::scene::Scene;
use super::shots::MOUTH;
use super::{points, share};
use crate::Features;

/// The number of features of one team.
pub(super) const COUNT: usize = 18;

/// What a single pass over a team's members finds.
pub(super) struct Team {
    pub(super) seat: Seat,
    /// What the nearest member needs to play the ball.
    pub(super) reach: Reach,
    /// What the second nearest needs to touch it.
    pub(super) second: u8,
    /// Members that touch the ball.
    pub(super) touching: u8,
    /// The fielders' rows from their own goal line: the sum, the lowest and the highest.
    rows: i16,
    rearmost: i8,
    foremost: i8,
    fielders: u8,
    /// The sum of the columns between the fielders and the ball.
    aside: i16,
    lying: u8,
    /// Upright members within two and four squares of the ball.
    near: [u8; 2],
    /// Upright members between the ball and the goal they defend, and those of them close to its column.
    behind: u8,
    lane: u8,
    /// Upright fielders beyond the ball, and those of them in front of the other goal.
    beyond: u8,
    waiting: u8,
    skill: u8,
    fouls: u8,
    /// Upright fielders between the ball and the goal they defend: rows from the ball to their feet, columns
    /// from the ball.
    blockers: [(i16, i16); TEAM],
    blocking: usize,
}

impl Team {
    pub(super) fn of(scene: &Scene<'_>, seat: Seat) -> Self {
        let mut team = Self {
            seat,
            reach: Reach::NEVER,
            second: FAR,
            touching: 0,
            rows: 0,
            rearmost: scene.board.length,
            foremost: 0,
            fielders: 0,
            aside: 0,
            lying: 0,
            near: [0; 2],
            behind: 0,
            lane: 0,
            beyond: 0,
            waiting: 0,
            skill: 0,
            fouls: 0,
            blockers: [(0, 0); TEAM],
            blocking: 0,
        };
        let all = scene.s.present.and(Markers::of(seat));
        // Both are zero without such a rule.
        if scene.rules.has(Toggle::Skill) || scene.rules.has(Toggle::Fouls) {
            for marker in all.iter() {
                team.skill += scene.s.piece(marker).skill;
                team.fouls += scene.s.piece(marker).fouls.min(4);
            }
        }
        if scene.known() {
            let free = scene.is_free();
            for marker in all.iter() {
                team.look_at(scene, marker, free);
            }
        }
        team
    }

    #[inline]
    fn look_at(&mut self, scene: &Scene<'_>, marker: Marker, free: bool) {
        let (board, at, ball) = (scene.board, scene.s.at(marker), scene.s.ball.at);
        let row = board.depth(self.seat, at);
        let ahead = row - board.depth(self.seat, ball);
        let aside = at.x.abs_diff(ball.x);
        let up = !scene.s.down.has(marker);
        if free {
            let reach = scene.reach(marker);
            self.second = self.second.min(self.reach.touch.max(reach.touch));
            self.reach = self.reach.min(reach);
            self.touching += u8::from(up && scene.s.seen(marker, ball).is_feet());
        }
        if !marker.is_goalie() {
            self.fielders += 1;
            self.rows += i16::from(row);
            self.rearmost = self.rearmost.min(row);
            self.foremost = self.foremost.max(row);
            self.aside += i16::from(aside);
        }
        if !up {
            self.lying += 1;
            return;
        }
        let distance = at.chebyshev(ball);
        self.near[0] += u8::from(distance <= 2);
        self.near[1] += u8::from(distance <= 4);
        if ahead < 0 {
            self.behind += 1;
            self.lane += u8::from(aside <= 3);
        }
        if marker.is_goalie() {
            return;
        }
        if ahead < -1 {
            // Their feet point at whoever approaches.
            self.blockers[self.blocking] = (i16::from(-ahead - 1), i16::from(at.x - ball.x));
            self.blocking += 1;
        } else if ahead > 0 {
            self.beyond += 1;
            self.waiting += u8::from(scene.to_goal(self.seat.other(), at) <= HEADED);
        }
    }

    /// How many may intercept a ball on its straight path to each slot of the goal behind them: it passes one
    /// of their feet squares. The first slot is `first` columns from the ball, all are `rows` rows away.
    #[inline]
    pub(super) fn blocked(&self, first: i16, rows: i16) -> [usize; MOUTH] {
        let mut blocked = [0; MOUTH];
        for &(ahead, aside) in &self.blockers[..self.blocking] {
            for (across, blocked) in (first..).zip(&mut blocked) {
                *blocked += usize::from((aside * rows - across * ahead).abs() <= rows);
            }
        }
        blocked
    }

    /// How a team stands: forward or back, close to the ball or not, how many are in the opponent's way and
    /// how many wait in front of its goal. A goalie saves more the closer it is to the middle of its goal.
    /// Skill and fouls last for the whole match.
    pub(super) fn tell(&self, scene: &Scene<'_>, out: &mut Features) {
        let board = scene.board;
        let placed = self.fielders > 0;
        let each = f32::from(self.fielders.max(1));
        out.push(f32::from(self.rows) / each / f32::from(board.length));
        out.push(if placed { share(self.rearmost, board.length) } else { 0.0 });
        out.push(share(self.foremost, board.length));
        out.push(f32::from(self.aside) / each / f32::from(board.width));
        for number in self.near {
            out.push(f32::from(number) / 4.0);
        }
        out.push(f32::from(self.behind) / 6.0);
        out.push(f32::from(self.lane) / 3.0);
        out.push(f32::from(self.beyond) / 6.0);
        out.push(f32::from(self.waiting) / 3.0);
        out.push(f32::from(self.lying) / 3.0);
        out.push(f32::from(self.skill) / 3.0);
        out.push(f32::from(self.fouls) / 4.0);
        let keeper = Marker::goalie(self.seat);
        if scene.known() && scene.s.present.has(keeper) {
            let at = scene.s.at(keeper);
            out.push(share(board.depth(self.seat, at).min(12), 12));
            out.push(f32::from(at.x.abs_diff(board.centre_column()).min(6)) / 6.0);
            out.push(f32::from(at.x.abs_diff(scene.s.ball.at.x)) / f32::from(board.width));
            out.push(points(at.manhattan(scene.s.ball.at)));
            out.flag(scene.s.down.has(keeper));
        } else {
            (0..5).for_each(|_| out.push(0.0));
        }
    }
}

/// The distance from which a header may still reach the goal.
const HEADED: u8 = 6;

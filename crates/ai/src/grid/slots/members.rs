//! Where the members of both teams are, and how far from the ball.

use touchline_engine::Seat;
use touchline_grid::Toggle;
use touchline_grid::advanced::down;
use touchline_grid::flow::Stage;
use touchline_grid::marker::{Marker, Markers, TEAM};
use touchline_grid::state::Hold;

use super::super::reach::FAR;
use super::around::Around;
use super::member::Member;
use super::sight::Sight;
use super::steps::{COSTS, cost};
use super::{from, index};
use crate::Inputs;

/// The distance from which a header may still reach the goal.
const HEADED: i32 = 6;

/// A member close to the ball: its cost, its distance, rows and columns from the ball, and its state, from
/// the highest bits to the lowest, so that the nearest is the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Near(u64);

impl Near {
    const NOBODY: Self = Self((FAR as u64) << 32 | 0xFF << 24 | 64 << 16 | 64 << 8);

    /// The state is where its feet point, ahead as its own team sees it, and what it can do.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "a place is less than 64 squares away")]
    fn new(cost: u8, member: &Member, state: u8) -> Self {
        let low = (member.far << 24 | (member.rows + 64) << 16 | (member.columns + 64) << 8) as u32;
        Self(u64::from(cost) << 32 | u64::from(low) | u64::from(state))
    }

    #[inline]
    const fn byte(self, at: usize) -> u8 {
        self.0.to_le_bytes()[at]
    }

    /// The points it needs to touch the ball.
    #[inline]
    pub(super) const fn cost(self) -> u8 {
        self.byte(4)
    }

    #[inline]
    const fn rows(self) -> i8 {
        self.byte(2).wrapping_sub(64).cast_signed()
    }

    #[inline]
    const fn columns(self) -> i8 {
        self.byte(1).wrapping_sub(64).cast_signed()
    }

    /// Zero for nobody.
    #[inline]
    const fn state(self) -> u8 {
        self.byte(0)
    }
}

/// The members of one team.
pub(super) struct Side {
    pub(super) seat: Seat,
    /// The three with the lowest cost.
    pub(super) near: [Near; 3],
    /// The lowest cost to play the ball without facing the own goal: a kick to the rear is expensive
    /// (G-HEEL-01).
    pub(super) play: u8,
    /// How many touch the ball.
    pub(super) touching: u8,
    /// Upright fielders by thirds of the length and the width.
    zones: [u8; 9],
    /// Upright members between the ball and their goal, and those of them close to its column.
    behind: u8,
    lane: u8,
    /// Upright fielders beyond the ball, and those of them in front of the other goal.
    beyond: u8,
    waiting: u8,
    /// Upright members within three and six squares of the ball.
    close: [u8; 2],
    lying: u8,
    fielders: i8,
    skill: u8,
    fouls: u8,
    /// Upright fielders between the ball and their goal: rows from the ball to their feet, columns from it.
    pub(super) blockers: [(i32, i32); TEAM],
    pub(super) blocking: usize,
}

impl Side {
    pub(super) fn of(sight: &Sight<'_>, seat: Seat, around: &mut Around) -> Self {
        let scene = &sight.scene;
        let mut side = Self {
            seat,
            near: [Near::NOBODY; 3],
            play: FAR,
            touching: 0,
            zones: [0; 9],
            behind: 0,
            lane: 0,
            beyond: 0,
            waiting: 0,
            close: [0; 2],
            lying: 0,
            fielders: 0,
            skill: 0,
            fouls: 0,
            blockers: [(0, 0); TEAM],
            blocking: 0,
        };
        let all = scene.s.present.and(Markers::of(seat));
        // Both are zero without such a rule.
        if scene.rules.has(Toggle::Skill) || scene.rules.has(Toggle::Fouls) {
            for marker in all.iter() {
                side.skill += scene.s.piece(marker).skill;
                side.fouls += scene.s.piece(marker).fouls.min(4);
            }
        }
        if scene.known() {
            side.look(sight, all, around);
        }
        side
    }

    /// Look at every member. Most are upright fielders that may walk.
    fn look(&mut self, sight: &Sight<'_>, all: Markers, around: &mut Around) {
        let (scene, s) = (&sight.scene, sight.scene.s);
        let free = scene.is_free();
        let now = scene.open && self.seat == scene.us;
        let mut others = s.down;
        others.add(Marker::goalie(self.seat));
        if now {
            others = s.turn.stood.iter().fold(others, |mut others, marker| {
                others.add(marker);
                others
            });
        }
        let barred = !free || now && s.turn.barred;
        let turns = scene.rules.has(Toggle::Facing);
        let ours = self.seat == scene.us;
        let behind = if ours { 0 } else { 5 };
        for marker in all.iter() {
            let member = Member::of(sight, marker);
            let reach = if others.has(marker) {
                if free { member.reach(sight, &around.stands, turns) } else { (FAR, FAR) }
            } else if barred {
                (FAR, FAR)
            } else if turns {
                member.walk_and_turn(around, ours)
            } else {
                let touch = member.walk(around, behind);
                (touch, touch)
            };
            self.note(sight, around, &member, reach, free);
        }
    }

    /// Note a member with the points it needs to touch the ball, and to play it.
    #[inline]
    fn note(
        &mut self,
        sight: &Sight<'_>,
        around: &mut Around,
        member: &Member,
        (touch, play): (u8, u8),
        free: bool,
    ) {
        let (scene, s, marker) = (&sight.scene, sight.scene.s, member.marker);
        let ours = self.seat == scene.us;
        let lies = s.down.has(marker);
        let touches = free && member.far == 1 && !lies && s.seen(marker, s.ball.at).is_feet();
        self.touching += u8::from(touches);
        self.play = self.play.min(play);
        around.put(member.columns, member.rows, ours, lies, touches);
        let ahead = if ours { member.facing } else { (member.facing + 2) & 3 };
        let able = if lies {
            3
        } else if touches {
            0
        } else {
            1 + u8::from(!down::may_act(s, marker))
        };
        #[expect(clippy::cast_possible_truncation, reason = "a facing")]
        let state = 1 + 4 * ahead as u8 + able;
        let mut near = Near::new(touch, member, state);
        for place in &mut self.near {
            (*place, near) = (near.min(*place), near.max(*place));
        }
        self.lying += u8::from(lies);
        self.fielders += i8::from(!marker.is_goalie());
        if !lies {
            self.count(sight, member);
        }
    }

    /// An upright member, where it stands in the way or in front of the goal.
    #[inline]
    fn count(&mut self, sight: &Sight<'_>, member: &Member) {
        let scene = &sight.scene;
        let ours = self.seat == scene.us;
        let (board, across) = (scene.board, member.columns);
        let Member { column, row, .. } = *member;
        let (length, width) = (i32::from(board.length), i32::from(board.width));
        let (ahead, to_go) = if ours { (member.rows, length + 1 - row) } else { (-member.rows, row) };
        self.close[0] += u8::from(member.far <= 3);
        self.close[1] += u8::from(member.far <= 6);
        self.behind += u8::from(ahead < 0);
        self.lane += u8::from(ahead < 0 && across.abs() <= 3);
        if member.marker.is_goalie() {
            return;
        }
        let zone = third(row, length) * 3 + third(column + i32::from(board.centre_column()), width);
        self.zones[zone] += 1;
        self.beyond += u8::from(ahead > 0);
        self.waiting += u8::from(ahead > 0 && to_go.max(column.abs() - 3) <= HEADED);
        if ahead < -1 && scene.rules.has(Toggle::Intercept) {
            // Their feet point at whoever approaches.
            self.blockers[self.blocking] = (-ahead - 1, across);
            self.blocking += 1;
        }
    }
}

/// Which third of so many rows or columns.
#[inline]
fn third(at: i32, of: i32) -> usize {
    let (at, of) = (3 * at, of + 1);
    usize::from(at >= of) + usize::from(at >= 2 * of)
}

/// Columns and rows from the ball that are told apart, for the nearest members.
const CLOSE: i8 = 6;
/// The same for the third, in steps of two squares.
const WIDE: i8 = 4;
/// The slots of one team.
const EACH: [u16; 21] = [5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 5, 8, 5, 6, 8, 4, 170, 17, 170, 17, 82];

/// The slots of this file: both teams, then what they have in common.
pub(super) const SLOTS: [u16; 2 * EACH.len() + 3] = {
    let mut slots = [0; 2 * EACH.len() + 3];
    let mut slot = 0;
    while slot < 2 * EACH.len() {
        slots[slot] = EACH[slot % EACH.len()];
        slot += 1;
    }
    slots[slot] = 4 * 4;
    slots[slot + 1] = 5 * 5;
    slots[slot + 2] = 7;
    slots
};

pub(super) fn tell(ours: &Side, theirs: &Side, out: &mut Inputs) {
    ours.tell(out);
    theirs.tell(out);
    let pair = |mine: u8, other: u8, most: u8| usize::from(mine.min(most) * (most + 1) + other.min(most));
    out.put(pair(ours.skill, theirs.skill, 3));
    out.put(pair(ours.fouls, theirs.fouls, 4));
    out.put(from(ours.fielders - theirs.fielders, -3, 3));
}

impl Side {
    fn tell(&self, out: &mut Inputs) {
        for number in self.zones {
            out.at_most(number);
        }
        for number in [self.behind, self.lane, self.beyond, self.waiting] {
            out.at_most(number);
        }
        for number in self.close {
            out.at_most(number);
        }
        out.at_most(self.lying);
        let [first, second, third] = self.near;
        for near in [first, second] {
            let side = index(2 * CLOSE + 1);
            let place = from(near.rows(), -CLOSE, CLOSE) * side + from(near.columns(), -CLOSE, CLOSE);
            out.put(if near.state() == 0 { 0 } else { 1 + place });
            out.put(near.state());
        }
        let side = index(2 * WIDE + 1);
        let place = from(third.rows() / 2, -WIDE, WIDE) * side + from(third.columns() / 2, -WIDE, WIDE);
        out.put(if third.state() == 0 { 0 } else { 1 + place });
    }
}

/// The slots of the member that was picked.
#[expect(clippy::cast_possible_truncation, reason = "small numbers")]
pub(super) const PICKED_SLOTS: [u16; 2] = [1 + COSTS as u16, 1 + 3 * 4];

/// The member that was picked to act: useful if it has the ball, or can reach it.
pub(super) fn picked(sight: &Sight<'_>, out: &mut Inputs) {
    let (scene, s) = (&sight.scene, sight.scene.s);
    let Stage::Member(marker) = scene.top else { return out.pass(PICKED_SLOTS.len()) };
    let touches = s.ball.hold == Hold::Free && s.is_up(marker) && s.seen(marker, s.ball.at).is_feet();
    let reach = if scene.is_free() { scene.reach(marker).touch } else { FAR };
    out.put(1 + cost(reach));
    let has = if touches { 1 } else { 2 * usize::from(s.holder() == Some(marker)) };
    let kind = usize::from(marker.is_goalie()) * 2 + usize::from(s.down.has(marker));
    out.put(1 + has * 4 + kind);
}

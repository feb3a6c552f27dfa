//! Where the members of both teams are, and how far from the ball.

use touchline_engine::Seat;
use touchline_grid::Toggle;
use touchline_grid::advanced::down;
use touchline_grid::flow::Stage;
use touchline_grid::marker::{Marker, Markers, TEAM};
use touchline_grid::state::Hold;

use super::super::reach::FAR;
use super::around::{Around, Stand};
use super::sight::{Sight, Spot};
use super::steps::{COSTS, cost};
use super::{from, index};
use crate::Inputs;

/// The quarter turns to the nearest of the facings in a set, by the facing now; [`FAR`] for none.
const QUARTERS: [[u8; 4]; 16] = {
    const TO_THE_RIGHT: [u8; 4] = [0, 1, 2, 1];
    let mut table = [[FAR; 4]; 16];
    let mut set = 1;
    while set < 16 {
        let mut now = 0;
        while now < 4 {
            let mut to = 0;
            while to < 4 {
                let quarters = TO_THE_RIGHT[(to + 4 - now) & 3];
                if set >> to & 1 == 1 && quarters < table[set][now] {
                    table[set][now] = quarters;
                }
                to += 1;
            }
            now += 1;
        }
        set += 1;
    }
    table
};

/// More points than two dice can show.
const IN_A_TURN: u8 = 13;
/// The distance from which a header may still reach the goal.
const HEADED: u8 = 6;

/// A member close to the ball.
#[derive(Clone, Copy, Debug)]
pub(super) struct Near {
    /// The order: by cost, then by distance and place.
    key: u32,
    /// The points it needs to touch the ball.
    pub(super) cost: u8,
    /// From the ball.
    columns: i8,
    rows: i8,
    /// Where its feet point, ahead as its own team sees it, and what it can do.
    state: u8,
}

impl Near {
    const NOBODY: Self = Self { key: u32::MAX, cost: FAR, columns: 0, rows: 0, state: 0 };
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
    pub(super) blockers: [(i16, i16); TEAM],
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
            let turns = scene.rules.has(Toggle::Facing);
            let free = scene.is_free();
            for marker in all.iter() {
                side.look_at(sight, marker, around, free, turns);
            }
        }
        side
    }

    #[inline]
    fn look_at(&mut self, sight: &Sight<'_>, marker: Marker, around: &mut Around, free: bool, turns: bool) {
        let (scene, s) = (&sight.scene, sight.scene.s);
        let ours = self.seat == scene.us;
        let at = s.at(marker);
        let Spot { column, row } = sight.spot(at);
        let (columns, rows) = (column - sight.ball.column, row - sight.ball.row);
        let facing = sight.facing(s.piece(marker).facing);
        let lies = s.down.has(marker);
        let far = columns.unsigned_abs().max(rows.unsigned_abs());
        let (mut touches, mut costs) = (false, FAR);
        if free && u16::from(far) <= u16::from(self.near[2].cost) + 1 {
            touches = !lies && s.seen(marker, s.ball.at).is_feet();
            self.touching += u8::from(touches);
            let member = Member { marker, columns, rows, facing, far };
            let (touch, play) = member.reach(sight, &around.stands, turns);
            (costs, self.play) = (touch, self.play.min(play));
        }
        around.put(columns, rows, ours, lies, touches);
        let ahead = if ours { facing } else { (facing + 2) & 3 };
        let able = if lies {
            3
        } else if touches {
            0
        } else {
            1 + u8::from(!down::may_act(s, marker))
        };
        let place = index(rows + 64) * 128 + index(columns + 64);
        #[expect(clippy::cast_possible_truncation, reason = "small numbers")]
        let key = (u32::from(costs) << 24) + (u32::from(far) << 16) + place as u32;
        #[expect(clippy::cast_possible_truncation, reason = "small numbers")]
        let state = 1 + 4 * ahead as u8 + able;
        self.insert(Near { key, cost: costs, columns, rows, state });
        if lies {
            self.lying += 1;
        }
        self.fielders += i8::from(!marker.is_goalie());
        if !lies {
            self.count(sight, marker, Spot { column, row }, far);
        }
    }

    /// Keep the three nearest in order.
    #[inline]
    fn insert(&mut self, member: Near) {
        let [first, second, third] = &mut self.near;
        if member.key < first.key {
            (*third, *second, *first) = (*second, *first, member);
        } else if member.key < second.key {
            (*third, *second) = (*second, member);
        } else if member.key < third.key {
            *third = member;
        }
    }

    /// An upright member, where it stands in the way or in front of the goal.
    #[inline]
    fn count(&mut self, sight: &Sight<'_>, marker: Marker, spot: Spot, far: u8) {
        let scene = &sight.scene;
        let ours = self.seat == scene.us;
        let across = spot.column - sight.ball.column;
        let ahead = if ours { spot.row - sight.ball.row } else { sight.ball.row - spot.row };
        self.close[0] += u8::from(far <= 3);
        self.close[1] += u8::from(far <= 6);
        if ahead < 0 {
            self.behind += 1;
            self.lane += u8::from(across.abs() <= 3);
        }
        if marker.is_goalie() {
            return;
        }
        let board = scene.board;
        let third = |at: i8, of: i8| (i16::from(at) * 3 / (i16::from(of) + 1)).clamp(0, 2).unsigned_abs();
        let zone =
            third(spot.row, board.length) * 3 + third(spot.column + board.centre_column(), board.width);
        self.zones[usize::from(zone)] += 1;
        if ahead < -1 {
            // Their feet point at whoever approaches.
            self.blockers[self.blocking] = (i16::from(-ahead - 1), i16::from(across));
            self.blocking += 1;
        } else if ahead > 0 {
            self.beyond += 1;
            self.waiting += u8::from(scene.to_goal(self.seat.other(), scene.s.at(marker)) <= HEADED);
        }
    }
}

/// A member and where the ball is for it.
struct Member {
    marker: Marker,
    columns: i8,
    rows: i8,
    facing: usize,
    far: u8,
}

impl Member {
    /// The points it needs to touch the ball, and to touch it without facing its own goal: for our own team
    /// in this turn, for the other in its next one. It goes to a square that nobody takes; others may be in
    /// its way. The ball must be free.
    #[inline]
    fn reach(&self, sight: &Sight<'_>, stands: &[Stand; 8], turns: bool) -> (u8, u8) {
        let (scene, s, marker) = (&sight.scene, sight.scene.s, self.marker);
        let lies = s.down.has(marker);
        let ours = marker.seat() == scene.us;
        let now = scene.open && ours;
        if now && (s.turn.barred || if lies { s.turn.fell.has(marker) } else { !down::may_act(s, marker) }) {
            return (FAR, FAR);
        }
        // A member that has to get up, or got up this turn, may not move (G-DOWN-03).
        let walks = !(lies || now && s.turn.stood.has(marker));
        if self.far > IN_A_TURN {
            let cost = if walks { self.far } else { FAR };
            return (cost, cost);
        }
        let (ahead, back) = if ours { (0, 1 << 2) } else { (2, 1 << 0) };
        let (mut touch, mut play) = (FAR, FAR);
        for stand in stands {
            let steps =
                (self.columns - stand.columns).unsigned_abs().max((self.rows - stand.rows).unsigned_abs());
            let may = stand.field || marker.is_goalie() && stand.slot == Some(marker.seat());
            if !may || steps > 0 && (stand.taken || !walks) {
                continue;
            }
            let turn = |facings: u8| {
                let facings = usize::from(facings);
                match (turns, lies) {
                    (true, false) => QUARTERS[facings][self.facing],
                    (true, true) => u8::from(facings != 0) + if facings == 0 { FAR } else { 0 },
                    (false, lies) => {
                        let facing = if lies { ahead } else { self.facing };
                        if facings >> facing & 1 == 1 { u8::from(lies) } else { FAR }
                    }
                }
            };
            touch = touch.min(steps + turn(stand.facings));
            play = play.min(steps + turn(stand.facings & !back));
        }
        (touch.min(FAR), play.min(FAR))
    }
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
            let place = from(near.rows, -CLOSE, CLOSE) * side + from(near.columns, -CLOSE, CLOSE);
            out.put(if near.state == 0 { 0 } else { 1 + place });
            out.put(near.state);
        }
        let side = index(2 * WIDE + 1);
        let place = from(third.rows / 2, -WIDE, WIDE) * side + from(third.columns / 2, -WIDE, WIDE);
        out.put(if third.state == 0 { 0 } else { 1 + place });
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

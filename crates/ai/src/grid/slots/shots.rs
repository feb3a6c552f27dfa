//! The worth of a shot: the points it takes, who stands in its way, what the goalie can do.

use touchline_grid::Toggle;
use touchline_grid::board::{Dirs, SLOTS as MOUTH, Square};
use touchline_grid::marker::Marker;

use super::super::dice::Budget;
use super::super::reach::FAR;
use super::super::shots::{PAST_OPPONENTS, may_go, saves, under_way};
use super::members::Side;
use super::sight::Sight;
use super::steps::{BUDGETS, CHANCES, DISTANCES, budget, chance, distance};
use crate::Inputs;

/// Groups of what a shot costs: each number of points, more, never.
const PRICES: usize = 27;
/// Groups of the chance of a shot that gets there.
const WORTHS: usize = 13;

/// The slots of this file.
#[expect(clippy::cast_possible_truncation, reason = "small numbers")]
pub(super) const SLOTS: [u16; 9] = [
    (PRICES * BUDGETS) as u16,
    CHANCES as u16,
    CHANCES as u16,
    (WORTHS * DISTANCES) as u16,
    (PRICES * 2) as u16,
    CHANCES as u16,
    (WORTHS * DISTANCES) as u16,
    8 * 8,
    (2 * CHANCES - 1) as u16,
];

/// What one team can expect of its shots.
#[derive(Clone, Copy, Debug)]
struct Shot {
    /// The chance to score with what it can spend now, and in its next turn if the ball stays where it is.
    now: f32,
    next: f32,
    /// The chance to score with unlimited points.
    best: f32,
    /// Steps of the ball to the nearest slot it may enter.
    steps: u8,
    /// Points before the ball can be kicked.
    need: u8,
}

/// The shots of both teams.
pub(super) struct Shots {
    ours: Shot,
    theirs: Shot,
    /// Whether they roll two dice next.
    they_touch: bool,
}

impl Shots {
    pub(super) fn of(sight: &Sight<'_>, ours: &Side, theirs: &Side) -> Self {
        let scene = &sight.scene;
        let they_touch = theirs.touching > 0;
        // Nothing must be spent before a kick while we steer the ball.
        let need = if scene.steering { 0 } else { ours.play };
        let later = (ours.play, scene.next_budget(ours.touching > 0));
        let threat = (theirs.play, scene.next_budget(they_touch));
        Self {
            ours: Shot::of(sight, ours, theirs, (need, scene.budget), later),
            theirs: Shot::of(sight, theirs, ours, (theirs.play, Budget::Points(0)), threat),
            they_touch,
        }
    }

    pub(super) fn tell(&self, sight: &Sight<'_>, out: &mut Inputs) {
        let Self { ours, theirs, they_touch } = self;
        out.put(ours.price() * BUDGETS + budget(sight.scene.budget));
        out.put(chance(ours.now));
        out.put(chance(ours.next));
        out.put(ours.worth() * DISTANCES + distance(ours.steps));
        out.put(theirs.price() * 2 + usize::from(*they_touch));
        out.put(chance(theirs.next));
        out.put(theirs.worth() * DISTANCES + distance(theirs.steps));
        out.put(chance(ours.now).div_ceil(3) * 8 + chance(theirs.next).div_ceil(3));
        let under_way = under_way(&sight.scene);
        let group = chance(under_way.abs());
        out.put(if under_way < 0.0 { CHANCES - 1 + group } else { group });
    }
}

impl Shot {
    const NONE: Self = Self { now: 0.0, next: 0.0, best: 0.0, steps: FAR, need: FAR };

    /// The shots of a team that needs this many points before it can kick, now and in its next turn.
    fn of(sight: &Sight<'_>, team: &Side, opponents: &Side, now: (u8, Budget), next: (u8, Budget)) -> Self {
        let scene = &sight.scene;
        let (board, ball, goal) = (scene.board, scene.s.ball.at, team.seat.other());
        let mut shot = Self { need: now.0, ..Self::NONE };
        if !scene.known() || !board.is_field(ball) {
            return shot;
        }
        let first = board.centre_column() - MOUTH / 2;
        let rows = board.depth(goal, ball).unsigned_abs();
        let binding = if team.seat == scene.us { scene.binding() } else { Dirs::NONE };
        let keeper = scene.s.at(Marker::goalie(goal));
        let saves = saves(scene, goal, false);
        let intercepts = scene.rules.has(Toggle::Intercept) && opponents.blocking > 0;
        let line = board.slot_row(goal);
        let depth = keeper.y.abs_diff(line);
        for x in first..first + MOUTH {
            let to_save = keeper.x.abs_diff(x) + depth;
            // Not the slot where the goalie stands (G-SHOT-03).
            let slot = Square::new(x, line);
            if to_save == 0 || !binding.is_empty() && !may_go(binding, ball, slot) {
                continue;
            }
            let mut chance = saves[usize::from(to_save.min(8))];
            if intercepts {
                chance *=
                    PAST_OPPONENTS[opponents.blocked(sight.spot(slot).column - sight.ball.column, rows)];
            }
            let steps = rows.max(x.abs_diff(ball.x));
            shot.steps = shot.steps.min(steps);
            shot.best = shot.best.max(chance);
            shot.now = shot.now.max(chance * now.1.covers(now.0 + steps));
            shot.next = shot.next.max(chance * next.1.covers(next.0 + steps));
        }
        shot
    }

    /// The group of what it costs to shoot.
    fn price(self) -> usize {
        let points = self.need.saturating_add(self.steps);
        if points >= FAR { PRICES - 1 } else { usize::from(points).min(PRICES - 2) }
    }

    /// The group of the chance of a shot that gets there.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance")]
    fn worth(self) -> usize {
        (self.best * 12.01) as usize
    }
}

impl Side {
    /// How many may intercept a ball on its straight path to a slot of the goal behind them, so many columns
    /// from the ball and `rows` rows away: it passes one of their feet squares. At most three.
    fn blocked(&self, across: i8, rows: u8) -> usize {
        let (across, rows) = (i32::from(across), i32::from(rows));
        let meets = |(ahead, aside): &&(i32, i32)| (aside * rows - across * ahead).abs() <= rows;
        self.blockers[..self.blocking].iter().filter(meets).count().min(3)
    }
}

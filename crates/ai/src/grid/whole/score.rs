//! A hand-made score of positions: who gets the ball, who can shoot, and how well. It orders whole actions
//! before anything is evaluated, and is all that the rule of thumb knows.

use touchline_engine::{Game as _, Node, Outcome, Seat};
use touchline_grid::advanced::down;
use touchline_grid::board::{SLOTS, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::rules::{control, time};
use touchline_grid::state::{Hold, State, TurnKind};
use touchline_grid::{Grid, Ruleset, Toggle};

use super::reach;
use super::squares::FAR;

/// The number of slots.
const MOUTH: usize = SLOTS.unsigned_abs() as usize;
/// The chance of a goal by the goalie's steps to the slot (G-SHOT-08).
const GOAL: [f32; 9] = [0.0, 1.0 / 2.0, 1.0 / 2.0, 2.0 / 3.0, 2.0 / 3.0, 5.0 / 6.0, 5.0 / 6.0, 1.0, 1.0];
/// The same where a goalie may also deflect the ball (G-DEFL-02).
const DEFLECTED: [f32; 9] =
    [0.0, 1.0 / 9.0, 1.0 / 4.0, 5.0 / 12.0, 5.0 / 9.0, 13.0 / 18.0, 29.0 / 36.0, 35.0 / 36.0, 1.0];
/// What a team with the ball may hope for, by the steps of the ball to the goal.
static HOPE: [f32; 44] = hope();

const fn hope() -> [f32; 44] {
    let mut hope = [0.5; 44];
    let mut steps = 1;
    while steps < hope.len() {
        hope[steps] = hope[steps - 1] * 0.9;
        steps += 1;
    }
    hope
}

/// What a goalie has who holds the ball.
const IN_HAND: f32 = 0.08;

/// The points a team is about to have.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purse {
    /// Exactly these.
    Points(u8),
    /// The sum of this many dice.
    Dice(usize, bool),
}

/// The chance that one, two or three dice show at least the index.
static ENOUGH: [[f32; 20]; 4] = [at_least(0, 1), at_least(1, 1), at_least(2, 1), at_least(3, 1)];
/// Two dice without a one (G-AIM-01).
static WELL: [f32; 20] = at_least(2, 2);

const fn at_least(dice: usize, lowest: usize) -> [f32; 20] {
    let mut exactly = [0.0; 20];
    exactly[0] = 1.0;
    let mut die = 0;
    while die < dice {
        let mut with = [0.0; 20];
        let mut sum = 0;
        while sum + 6 < 20 {
            let mut face = lowest;
            while face <= 6 {
                with[sum + face] += exactly[sum] / 6.0;
                face += 1;
            }
            sum += 1;
        }
        exactly = with;
        die += 1;
    }
    let mut sum = 19;
    while sum > 0 {
        exactly[sum - 1] += exactly[sum];
        sum -= 1;
    }
    exactly
}

impl Purse {
    /// The chance that it pays for something.
    #[inline]
    pub(super) fn pays(self, cost: u8) -> f32 {
        let cost = usize::from(cost.min(19));
        match self {
            Self::Points(points) => f32::from(u8::from(cost <= usize::from(points))),
            Self::Dice(2, true) => WELL[cost],
            Self::Dice(dice, _) => ENOUGH[dice.min(3)][cost],
        }
    }
}

/// How open a goal is: the chance of a goal by slot, west to east.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mouth {
    chance: [f32; MOUTH],
    first: i8,
    row: i8,
}

impl Mouth {
    /// The goal of a team. In this turn, or later, when a goalie that is down may have got up.
    pub(super) fn new(rules: &Ruleset, s: &State, goal: Seat, now: bool) -> Self {
        let (board, keeper) = (rules.board, Marker::goalie(goal));
        let (first, row) = (board.centre_column() - SLOTS / 2, board.slot_row(goal));
        let deflects = rules.has(Toggle::Deflection);
        let mut chance = [0.0; MOUTH];
        for (x, chance) in (first..).zip(&mut chance) {
            let slot = Square::new(x, row);
            let steps = usize::from(s.at(keeper).manhattan(slot)).min(8);
            *chance = if !s.present.has(keeper)
                || now && (s.turn.goalie_beaten_by.is_some() || s.turn.fell.has(keeper))
            {
                1.0
            } else if !down::may_act(s, keeper) && now {
                if deflects && s.at(keeper).chebyshev(slot) <= 1 { 0.5 } else { 1.0 }
            } else if deflects {
                DEFLECTED[steps]
            } else {
                GOAL[steps]
            };
        }
        Self { chance, first, row }
    }

    /// The chance of a goal in the slot of that column.
    #[inline]
    pub(super) fn at(&self, slot: Square) -> f32 {
        usize::try_from(slot.x - self.first).ok().and_then(|i| self.chance.get(i)).copied().unwrap_or(0.0)
    }

    /// The best chance of all slots.
    pub(super) fn best(&self) -> f32 {
        self.chance.into_iter().fold(0.0, f32::max)
    }

    /// The best chance of a shot from a square, for a team that needs that many points to be there.
    #[inline]
    pub(super) fn shot(&self, from: Square, before: u8, purse: Purse) -> f32 {
        let rows = from.y.abs_diff(self.row);
        let mut best: f32 = 0.0;
        for (x, chance) in (self.first..).zip(self.chance) {
            let steps = rows.max(x.abs_diff(from.x));
            best = best.max(chance * purse.pays(before.saturating_add(steps)));
        }
        best
    }
}

/// What the score of a resting ball depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rest {
    /// Where it lies.
    pub(super) ball: Square,
    /// What it costs the team that moves next to touch it.
    pub(super) next: u8,
    /// What it costs the other team afterwards.
    pub(super) later: u8,
}

/// Both goals, for a team that moves next and the other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook<'a> {
    rules: &'a Ruleset,
    /// The team that moves next.
    mover: Seat,
    /// The goal it attacks.
    theirs: Mouth,
    /// The goal it defends.
    own: Mouth,
}

impl<'a> Outlook<'a> {
    /// For the team that moves next.
    pub(super) fn new(rules: &'a Ruleset, s: &State, mover: Seat, now: bool) -> Self {
        Self {
            rules,
            mover,
            theirs: Mouth::new(rules, s, mover.other(), now),
            own: Mouth::new(rules, s, mover, false),
        }
    }

    /// The dice of a team that begins a turn with the ball at its feet or not.
    pub(super) fn dice(&self, touches: bool) -> Purse {
        Purse::Dice(if touches { 2 } else { 1 }, self.rules.has(Toggle::PoorAim))
    }

    /// What a team may hope for that has the ball there: more, the nearer the goal.
    fn hope(&self, seat: Seat, ball: Square) -> f32 {
        let board = self.rules.board;
        let aside = ball.x.abs_diff(board.centre_column()).saturating_sub(3);
        let steps = board.depth(seat.other(), ball).unsigned_abs().max(aside);
        HOPE[usize::from(steps).min(HOPE.len() - 1)]
    }

    /// How good a resting ball is for the team that moves next.
    pub(super) fn rest(&self, rest: Rest, purse: Purse) -> f32 {
        let shot = self.theirs.shot(rest.ball, rest.next, purse);
        let taken = purse.pays(rest.next.saturating_add(2)).max(0.7 * purse.pays(rest.next));
        let later = self.dice(rest.later == 0);
        let answer = self.own.shot(rest.ball, rest.later, later);
        // What it is worth to have the ball in the end.
        let on = later.pays(rest.later.saturating_add(1)) * self.hope(self.mover.other(), rest.ball);
        let kept = 0.7 * (answer + (1.0 - answer) * on) - 0.01 * f32::from(rest.later.min(FAR));
        let won = self.hope(self.mover, rest.ball) - 0.004 * f32::from(rest.next.min(FAR));
        shot + (1.0 - shot) * (taken * won - (1.0 - taken) * kept)
    }
}

/// How good a position is for a team, goals since `base` included. Dice that are due are not looked through.
pub(super) fn score(game: &Grid, s: &State, us: Seat, base: [u8; 2]) -> f32 {
    let goals = |seat: Seat| f32::from(s.score[seat]) - f32::from(base[seat as usize]);
    let lead = goals(us) - goals(us.other());
    lead + match game.node(s) {
        Node::Over(Outcome::Draw | Outcome::Unfinished) => 0.0,
        Node::Over(Outcome::Win(seat)) => {
            if seat == us {
                1.0
            } else {
                -1.0
            }
        }
        Node::Decide(..) | Node::Chance => standing(&game.rules, s, us),
    }
}

fn standing(rules: &Ruleset, s: &State, us: Seat) -> f32 {
    let board = rules.board;
    let open = time::is_turn_open(s);
    let mover = if open { s.turn.seat } else { s.coming.seat };
    let sign = if mover == us { 1.0 } else { -1.0 };
    if !s.revealed {
        return 0.0;
    }
    if let Some(goal) = board.slot_of(s.ball.at).filter(|_| s.ball.hold == Hold::Free) {
        let chance = Mouth::new(rules, s, goal, true).at(s.ball.at);
        let shooter = if goal == us { -1.0 } else { 1.0 };
        return shooter * (chance - (1.0 - chance) * IN_HAND) + shape(rules, s, us);
    }
    let set_piece =
        !open && matches!(s.coming.kind, TurnKind::SetPiece(_) | TurnKind::KickOff | TurnKind::Penalty);
    let ball = s.ball.at;
    let value = match s.ball.hold {
        _ if set_piece && s.coming.kind == TurnKind::KickOff => 0.1,
        _ if set_piece && s.coming.kind == TurnKind::Penalty => 0.7,
        _ if set_piece => 0.1 + 0.3 * f32::from(board.depth(mover, s.coming.spot)) / f32::from(board.length),
        Hold::Held(holder) if holder.seat() == mover => {
            let dice =
                if open && s.turn.points > 0 { Purse::Points(s.turn.points) } else { Purse::Dice(3, false) };
            IN_HAND + Mouth::new(rules, s, mover.other(), true).shot(ball, 0, dice)
        }
        Hold::Held(_) => -IN_HAND,
        Hold::Juggled(holder) => {
            if holder.seat() == mover {
                0.4
            } else {
                -0.3
            }
        }
        Hold::Free => resting(rules, s, mover),
    };
    sign * value + shape(rules, s, us)
}

/// How good a free ball on the field is for the team that moves next, or has the points of the turn.
pub(super) fn resting(rules: &Ruleset, s: &State, mover: Seat) -> f32 {
    let open = time::is_turn_open(s) && s.turn.seat == mover;
    let now = open && s.agenda.stages().first() == Some(&Stage::Act);
    let reach = |seat: Seat, now: bool| {
        let nearest = reach::nearest(rules, s, seat, s.ball.at, now).map_or(FAR, |(cost, _)| cost);
        nearest.min(grab(rules, s, seat))
    };
    let outlook = Outlook::new(rules, s, mover, now);
    let rest = Rest { ball: s.ball.at, next: reach(mover, now), later: reach(mover.other(), false) };
    let purse = if now {
        Purse::Points(s.turn.points)
    } else if open && s.turn.dice == 3 {
        Purse::Dice(3, false)
    } else {
        outlook.dice(control::has_control(s, mover))
    };
    outlook.rest(rest, purse)
}

/// The steps of a goalie to a ball it may grab.
pub(super) fn grab(rules: &Ruleset, s: &State, seat: Seat) -> u8 {
    let goalie = Marker::goalie(seat);
    if s.is_up(goalie) && rules.board.in_goalie_area(seat, s.ball.at) {
        s.at(goalie).manhattan(s.ball.at)
    } else {
        FAR
    }
}

/// Small things: goalies on their middle slot, members on their feet.
fn shape(rules: &Ruleset, s: &State, us: Seat) -> f32 {
    let mut sum = 0.0;
    for seat in [us, us.other()] {
        let keeper = Marker::goalie(seat);
        // Where their goalie is counts in the shots.
        let away = if seat == us { 0.025 } else { 0.0 };
        let off = f32::from(s.at(keeper).manhattan(rules.board.slot(seat, 4)).min(12));
        let lying = f32::from(u8::try_from(s.down.and(Markers::of(seat)).len()).unwrap_or(0));
        // Two members up front for a pass.
        let (mut first, mut second) = (0, 0);
        for marker in s.upright(seat).iter().filter(|marker| !marker.is_goalie()) {
            let depth = rules.board.depth(seat, s.at(marker));
            (first, second) = if depth > first { (depth, first) } else { (first, second.max(depth)) };
        }
        let up = f32::from(first) + f32::from(second);
        let own = -away * off - 0.02 * lying - if s.down.has(keeper) { 0.1 } else { 0.0 } + 0.002 * up;
        sum += if seat == us { own } else { -own };
    }
    sum
}

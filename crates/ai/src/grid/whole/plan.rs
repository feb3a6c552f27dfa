//! Plans of a turn: who gets to the ball, where it goes, who takes it up there.

use touchline_engine::Seat;
use touchline_grid::board::{SLOTS, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::rules::goalie;
use touchline_grid::{Grid, State};

use super::guard;
use super::reach::{self, Reach};
use super::route::{self, Route};
use super::score::{Mouth, Outlook, Rest};
use super::squares::{FAR, Squares};
use super::touch::{Start, Touch};

/// What kind of action it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A shot on goal.
    Shot,
    /// The ball at a member's feet at the end.
    Keep,
    /// The ball left somewhere.
    Clear,
    /// The goalie grabs the ball.
    Grab,
    /// A header, a bicycle kick, a juggle, a fake-out, a tackle.
    Trick,
    /// Members move, the ball does not.
    Cover,
    /// The turn just ends.
    End,
}

/// A plan, before it is played through the rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Idea {
    pub(super) kind: Kind,
    /// How good it looks.
    pub(super) looks: f32,
    /// Who plays the ball.
    pub(super) touch: Option<Touch>,
    /// Where it goes.
    pub(super) route: Option<Route>,
    /// Where it ends.
    pub(super) to: Square,
    /// Whether a member takes it up there.
    pub(super) take: bool,
    /// What a team-mate does with it there.
    pub(super) mate: Mate,
}

/// What a team-mate does with a pass.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mate {
    /// Nothing at once.
    Not,
    /// It kicks the ball on (G-KICK-10).
    Kicks(Marker, Route),
    /// It heads the ball (G-CHDR-01).
    Heads(Marker),
}

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// The most ways to play the ball.
    pub(super) touches: usize,
    /// Plans of each kind that are played through.
    shots: usize,
    keeps: usize,
    clears: usize,
    /// Passes that a team-mate plays on at once.
    pub(super) mates: usize,
}

impl Effort {
    /// For a caller that wants at most this many whole actions.
    pub(super) fn new(wide: usize) -> Self {
        if wide <= 8 {
            Self { touches: 2, shots: 2, keeps: 4, clears: 1, mates: 1 }
        } else {
            Self { touches: 5, shots: 4, keeps: wide.clamp(8, 16), clears: 4, mates: 3 }
        }
    }
}

/// What is out of reach of one die needs no wall.
const MOST_OF_A_DIE: u8 = 6;

/// Plans for the ball.
pub(super) struct Planner<'a> {
    pub(super) game: &'a Grid,
    pub(super) s: &'a State,
    pub(super) seat: Seat,
    pub(super) danger: Squares,
    /// What it will cost them to touch the ball.
    theirs: Reach,
    /// What it costs us.
    ours: Reach,
    /// As they see it when our turn is over.
    outlook: Outlook<'a>,
    /// The goal we attack.
    pub(super) mouth: Mouth,
    pub(super) effort: Effort,
}

impl<'a> Planner<'a> {
    /// For the team whose turn it is.
    pub(super) fn new(game: &'a Grid, s: &'a State, seat: Seat, effort: Effort) -> Self {
        let rules = &game.rules;
        Self {
            game,
            s,
            seat,
            danger: route::danger(rules, s),
            theirs: Reach::new(rules, s, seat.other(), false, 12),
            ours: Reach::new(rules, s, seat, true, 12),
            outlook: Outlook::new(rules, s, seat.other(), false),
            mouth: Mouth::new(rules, s, seat.other(), true),
            effort,
        }
    }

    /// How a ball at rest there looks, if we need that much to touch it next time.
    fn looks(&self, ball: Square, later: u8) -> f32 {
        self.looks_to(ball, self.theirs.at(ball), later)
    }

    /// The same, if their fielders need that much now.
    fn looks_to(&self, ball: Square, mut next: u8, later: u8) -> f32 {
        let (rules, them) = (&self.game.rules, self.seat.other());
        let touches = next == 0;
        let keeper = Marker::goalie(them);
        if self.s.is_up(keeper) && rules.board.in_goalie_area(them, ball) {
            next = next.min(self.s.at(keeper).manhattan(ball));
        }
        -self.outlook.rest(Rest { ball, next, later }, self.outlook.dice(touches))
    }

    /// How a ball at rest there looks at our feet, if the points that are left pay for a wall before it.
    fn looks_walled(&self, touch: &Touch, ball: Square, own: u8, left: u8) -> Option<f32> {
        let members = self.s.upright(self.seat);
        let taker = if own <= self.ours.at(ball) {
            Some(touch.marker)
        } else {
            members.iter().min_by_key(|marker| self.s.at(*marker).chebyshev(ball))
        };
        let busy = taker.map_or(Markers::NONE, Markers::only);
        let wall = guard::wall(&self.game.rules, self.s, self.seat, ball, busy)?;
        (wall.cost <= left).then(|| self.looks_to(ball, FAR, 0))
    }

    /// Shots, the best first.
    pub(super) fn shots(&self, touches: &[Touch]) -> Vec<Idea> {
        let board = self.game.rules.board;
        let mut shots = Vec::new();
        for touch in touches.iter().filter(|touch| self.s.turn.may_not_score != Some(touch.marker)) {
            for number in 1..=SLOTS {
                let to = board.slot(self.seat.other(), number);
                if self.s.is_occupied(to) || board.depth(self.seat.other(), self.s.ball.at) < 1 {
                    continue;
                }
                let Some(route) = self.route(touch, to) else { continue };
                let past = [1.0, 0.5, 0.3, 0.2][usize::from(route.met.min(3))];
                let looks = past * self.mouth.at(to) - 0.001 * f32::from(touch.cost + route.cost);
                shots.push(Idea {
                    kind: Kind::Shot,
                    looks,
                    touch: Some(*touch),
                    route: Some(route),
                    to,
                    take: false,
                    mate: Mate::Not,
                });
            }
        }
        best(&mut shots, self.effort.shots);
        shots
    }

    pub(super) fn route(&self, touch: &Touch, to: Square) -> Option<Route> {
        let route = route::route(&self.game.rules, touch.foot, self.s.ball.at, to, &self.danger)?;
        (route.cost <= touch.left).then_some(route)
    }

    /// Every square where the ball can come to rest, the best first: `(taken up, left alone)`.
    pub(super) fn rests(&self, touches: &[Touch]) -> (Vec<Idea>, Vec<Idea>) {
        let (mut taken, mut left) = (Vec::new(), Vec::new());
        for touch in touches {
            self.rests_of(touch, &mut taken, &mut left);
            best(&mut taken, 2 * self.effort.keeps);
            best(&mut left, self.effort.clears);
        }
        best(&mut taken, self.effort.keeps);
        best(&mut left, self.effort.clears);
        (taken, left)
    }

    fn rests_of(&self, touch: &Touch, taken: &mut Vec<Idea>, left: &mut Vec<Idea>) {
        let (rules, ball) = (&self.game.rules, self.s.ball.at);
        let (at, facing) = touch.place(self.s);
        let far = i8::try_from(touch.left.min(18)).unwrap_or(18);
        let sign = if self.seat == Seat::Home { 1 } else { -1 };
        for dy in -far..=far {
            for dx in -far..=far {
                let to = Square::new(ball.x + sign * dx, ball.y + sign * dy);
                let gone = to == self.s.at(touch.marker) && at != to;
                if !(self.s.is_open(rules.board, to) || gone) || to == at || to == ball {
                    continue;
                }
                let Some(route) = self.route(touch, to) else { continue };
                let rest = touch.left - route.cost;
                let own = if route.slide { FAR } else { reach::alone(rules, at, facing, to) };
                let walk = own.min(self.ours.at(to));
                let past = [1.0, 0.6, 0.4, 0.3][usize::from(route.met.min(3))];
                let take = walk <= rest;
                let mut looks = self.looks(to, if take { 0 } else { walk - rest.min(walk) });
                if take && self.theirs.at(to) <= MOST_OF_A_DIE {
                    looks = self.looks_walled(touch, to, own, rest - walk).unwrap_or(looks);
                }
                let looks = if looks > 0.0 { looks * past } else { looks }
                    - 0.3 * (1.0 - past)
                    - 0.0005 * f32::from(touch.cost + route.cost + if take { walk } else { 0 })
                    - if route.slide { 0.03 } else { 0.0 };
                let kind = if take { Kind::Keep } else { Kind::Clear };
                let idea =
                    Idea { kind, looks, touch: Some(*touch), route: Some(route), to, take, mate: Mate::Not };
                if take { taken.push(idea) } else { left.push(idea) }
            }
        }
    }

    /// The ball stays where it is and a member takes it up; or a goalie puts it down.
    pub(super) fn stays(&self, touches: &[Touch]) -> Vec<Idea> {
        let mut ideas = Vec::new();
        for touch in touches {
            let to = match touch.start {
                Start::Foot(..) => self.s.ball.at,
                Start::Hand if !goalie::is_throw_in(self.s) => {
                    let squares = goalie::feet_squares(self.s, touch.marker);
                    let open = squares.into_iter().find(|at| self.s.is_open(self.game.rules.board, *at));
                    let Some(square) = open else { continue };
                    square
                }
                Start::Hand | Start::Flight => continue,
            };
            let looks = self.looks(to, 0);
            ideas.push(Idea {
                kind: Kind::Keep,
                looks,
                touch: Some(*touch),
                route: None,
                to,
                take: false,
                mate: Mate::Not,
            });
        }
        // The flight stops here, or the ball lies where somebody comes to it without a kick.
        ideas.push(Idea {
            kind: Kind::Keep,
            looks: self.looks(self.s.ball.at, 0) - 0.01,
            touch: None,
            route: None,
            to: self.s.ball.at,
            take: true,
            mate: Mate::Not,
        });
        best(&mut ideas, 3);
        ideas
    }
}

/// Keep the best.
pub(super) fn best(ideas: &mut Vec<Idea>, most: usize) {
    ideas.sort_by(|one, other| other.looks.total_cmp(&one.looks));
    ideas.truncate(most);
}

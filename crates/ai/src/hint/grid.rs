//! Why an action of the grid game is good: the chance of its shot or tackle, and where the ball and the
//! players are then.

use touchline_engine::{Choices, Describe as _, Game as _, Message, Odds, Seat};
use touchline_grid::board::Square;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::notation::write_square;
use touchline_grid::state::Hold;
use touchline_grid::{Action, Grid, State, View};

use super::arrow::{Arrow, Who};
use super::reason::{Candidates, chance};
use super::{Explain, Hint, hint_of};
use crate::Level;
use crate::analysis::settle;

/// How much a square counts when the most telling fact is picked, against the chance of a goal.
const A_SQUARE: f64 = 0.01;
/// The same for a ball in the goalie's hands, and for a tackle.
const IN_HAND: f64 = 0.1;
const TACKLE: f64 = 0.3;

impl Explain for Grid {
    fn arrows(&self, before: &State, _: Action, after: &State) -> Vec<Arrow> {
        let board = self.rules.board;
        let is_on = |square: Square| board.is_field(square) || board.slot_of(square).is_some();
        let drawn = |who: Who, from: Square, to: Square| {
            let moves = from != to && is_on(from) && is_on(to);
            moves.then(|| Arrow::new(who, write_square(from), write_square(to)))
        };
        let members = before.present.iter().filter(|marker| after.present.has(*marker));
        let walks = |marker: Marker| {
            let who = Who::Number(marker.seat(), marker.number());
            drawn(who, before.at(marker), after.at(marker))
        };
        let mut arrows: Vec<Arrow> = members.filter_map(walks).collect();
        arrows.extend(drawn(Who::Ball, before.ball.at, after.ball.at));
        arrows
    }

    fn why(&self, s: &State, seat: Seat, [better, other]: [&[Action]; 2]) -> Option<Message> {
        let [better, other] = [better, other].map(|answers| Facts::of(self, s, seat, answers));
        let mut found = Candidates::default();
        match (better.goal, other.goal) {
            (Some(goal), Some(than)) => found.higher("hint-why-goal", 1.0, [goal, than]),
            (goal, _) => found.alone("hint-why-shot", 1.0, goal),
        }
        if other.tackle.is_none() {
            found.alone("hint-why-tackle", TACKLE, better.tackle);
        }
        if better.goal.is_none() && better.tackle.is_none() {
            better.places(&other, &mut found);
        }
        found.best()
    }

    fn hint(&self, level: Level, view: &View) -> Option<Hint<Action>> {
        hint_of(self, level, view)
    }
}

/// What can be counted about an action.
struct Facts {
    /// The chances of its dice.
    goal: Option<f64>,
    tackle: Option<f64>,
    /// The squares from the ball to the nearest member of each team.
    ours: i32,
    theirs: i32,
    /// The rows from the ball to the goal line that is attacked.
    rows: i32,
    /// Whether the own goalie has it in its hands.
    held: bool,
}

impl Facts {
    fn of(game: &Grid, s: &State, seat: Seat, answers: &[Action]) -> Self {
        let (mut s, mut legal, mut odds) = (*s, Choices::new(), Vec::<Odds>::new());
        for answer in answers {
            let its = game.odds(&s, *answer);
            if !its.is_empty() {
                odds = its;
            }
            game.act(&mut s, *answer, &mut ());
            settle(game, &mut s, &mut legal);
        }
        let (board, ball) = (game.rules.board, s.ball.at);
        let nearest = |team: Seat| {
            let members = s.present.and(Markers::of(team)).iter();
            members.map(|marker| i32::from(s.at(marker).chebyshev(ball))).min().unwrap_or(0)
        };
        let is_own = |marker: Marker| marker.seat() == seat;
        Self {
            goal: chance(&odds, "goal"),
            tackle: chance(&odds, "tackled"),
            ours: nearest(seat),
            theirs: nearest(seat.other()),
            rows: i32::from(board.depth(seat.other(), ball)),
            held: matches!(s.ball.hold, Hold::Held(marker) if is_own(marker)),
        }
    }

    /// Where the ball is, and who is near.
    fn places(&self, other: &Self, found: &mut Candidates) {
        if self.held && !other.held {
            found.plain("hint-why-held", IN_HAND, |message| message);
        }
        let farther = self.theirs - other.theirs;
        if farther > 0 {
            let squares =
                |message: Message| message.number("squares", self.theirs).number("other", other.theirs);
            found.plain("hint-why-out-of-reach", A_SQUARE * 2.0 * f64::from(farther), squares);
        }
        let nearer = other.rows - self.rows;
        if nearer > 0 && !self.held {
            let rows = |message: Message| message.number("rows", nearer).number("squares", self.theirs);
            found.plain("hint-why-nearer", A_SQUARE * f64::from(nearer), rows);
        }
        let closer = other.ours - self.ours;
        if closer > 0 {
            let squares = |message: Message| message.number("squares", self.ours).number("other", other.ours);
            found.plain("hint-why-closer", A_SQUARE * f64::from(closer), squares);
        }
    }
}

//! A whole action in the making: every part of a plan is played through the rules, answer by answer.

use touchline_engine::{Game as _, Node, Seat};
use touchline_grid::action::Hand;
use touchline_grid::advanced::{down, facing};
use touchline_grid::board::{Dir, Facing, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::rules::{kicking, moving};
use touchline_grid::state::Hold;
use touchline_grid::{Action, Grid, State, Toggle};

use super::reach::{self, QUARTERS};
use super::squares::{FAR, Flood, Squares};
use crate::Whole;

/// The most steps of a detour.
pub(super) const DETOUR: u8 = 2;

/// The answers so far and where they lead.
#[derive(Clone)]
pub(super) struct Draft<'a> {
    pub(super) game: &'a Grid,
    seat: Seat,
    /// The position after the answers.
    pub(super) s: State,
    answers: Vec<Action>,
}

impl<'a> Draft<'a> {
    /// Nothing is answered yet.
    pub(super) fn new(game: &'a Grid, seat: Seat, s: &State) -> Self {
        Self { game, seat, s: *s, answers: Vec::new() }
    }

    /// Whether the team is asked what to do next in its turn.
    #[inline]
    pub(super) fn goes_on(&self) -> bool {
        self.s.agenda.top() == Some(Stage::Act) && self.s.turn.seat == self.seat
    }

    /// The points anybody may spend.
    pub(super) fn points(&self) -> u8 {
        self.s.turn.points
    }

    /// Give an answer.
    pub(super) fn act(&mut self, action: Action) {
        #[cfg(debug_assertions)]
        {
            let mut legal = touchline_engine::Choices::new();
            self.game.actions(&self.s, &mut legal);
            debug_assert!(legal.contains(&action), "{action:?} is not legal after {:?}", self.answers);
        }
        self.game.act(&mut self.s, action, &mut ());
        self.answers.push(action);
    }

    /// A member does something; returns whether the turn goes on.
    pub(super) fn member(&mut self, marker: Marker, action: Action) -> bool {
        self.act(Action::Pick(marker));
        self.act(action);
        self.goes_on()
    }

    /// Close the flight if nothing else may be done before (R-G95); returns whether the turn goes on.
    pub(super) fn free_hands(&mut self) -> bool {
        if self.goes_on() && kicking::binds(&self.game.rules, &self.s) {
            if !self.s.is_open(self.game.rules.board, self.s.ball.at) {
                return false;
            }
            self.act(Action::Stop);
        }
        self.goes_on()
    }

    /// The squares a member may walk over.
    pub(super) fn ground(&self, marker: Marker) -> Squares {
        let (rules, s) = (&self.game.rules, &self.s);
        let mut free = Squares::open(rules.board, s);
        if marker.is_goalie() {
            for number in 1..=7 {
                let slot = rules.board.slot(self.seat, number);
                if !s.is_occupied(slot) {
                    free.add(slot);
                }
            }
        }
        match s.ball.hold {
            Hold::Free => free.remove(s.ball.at),
            Hold::Held(holder) if holder == marker => {
                let outside = |square: &Square| !rules.board.in_goalie_area(self.seat, *square);
                rules.board.field().filter(outside).for_each(|square| free.remove(square));
            }
            Hold::Held(_) | Hold::Juggled(_) => {}
        }
        free
    }

    /// Squares where a step may be a foul: beside an opponent.
    fn beside_opponents(&self) -> Squares {
        let mut beside = Squares::NONE;
        for opponent in self.s.present.and(Markers::of(self.seat.other())).iter() {
            Dir::STRAIGHT.into_iter().for_each(|dir| beside.add(self.s.at(opponent).step(dir)));
        }
        beside
    }

    /// A member walks to a square; returns whether it arrived and the turn goes on.
    pub(super) fn walk(&mut self, marker: Marker, to: Square) -> bool {
        if self.s.at(marker) == to {
            return self.goes_on();
        }
        if !self.free_hands() || !moving::may_move(&self.game.rules, &self.s, marker) {
            return false;
        }
        if self.s.holder() == Some(marker) && touchline_grid::rules::goalie::is_throw_in(&self.s) {
            return false;
        }
        let forward = reach::forward(self.seat);
        let free = self.ground(marker);
        let most = (self.s.turn.points + 3).min(self.s.at(marker).chebyshev(to) + DETOUR);
        let mut walk = Vec::new();
        if self.game.rules.has(Toggle::Fouls) {
            // Round the opponents, if that is no longer.
            let (mut clear, beside) = (free, self.beside_opponents());
            clear.0.iter_mut().zip(beside.0).for_each(|(row, beside)| *row &= !beside);
            if free.has(to) {
                clear.add(to);
            }
            let most = self.s.at(marker).chebyshev(to).min(most);
            walk = Flood::new(self.s.at(marker), &clear, most, true).walk(to, forward);
        }
        if walk.is_empty() {
            walk = Flood::new(self.s.at(marker), &free, most, true).walk(to, forward);
        }
        if walk.is_empty() {
            return false;
        }
        self.stride(marker, &walk)
    }

    /// A member walks towards a square as far as the points allow, straight on.
    pub(super) fn approach(&mut self, marker: Marker, to: Square) {
        if self.s.at(marker) == to || !self.free_hands() {
            return;
        }
        while self.goes_on() && moving::may_move(&self.game.rules, &self.s, marker) {
            let at = self.s.at(marker);
            let Some(straight) = at.towards(to) else { return };
            let nearer = |dir: &Dir| {
                let next = at.step(*dir);
                next.chebyshev(to) < at.chebyshev(to)
                    && next != self.s.ball.at
                    && moving::is_allowed(&self.game.rules, &self.s, marker, *dir)
            };
            let ways = [straight, straight.turned(-1), straight.turned(1)];
            let Some(dir) = ways.into_iter().find(nearer) else { return };
            self.member(marker, Action::Move(dir));
        }
    }

    /// A member takes steps; returns whether all were taken and the turn goes on.
    fn stride(&mut self, marker: Marker, walk: &[Dir]) -> bool {
        for dir in walk {
            let rules = &self.game.rules;
            if !self.goes_on()
                || !moving::may_move(rules, &self.s, marker)
                || !moving::is_allowed(rules, &self.s, marker, *dir)
            {
                return false;
            }
            self.member(marker, Action::Move(*dir));
        }
        self.goes_on()
    }

    /// The goalie grabs the ball, if it can; returns whether it did.
    pub(super) fn grab(&mut self) -> bool {
        let goalie = Marker::goalie(self.seat);
        let rules = &self.game.rules;
        let (s, ball) = (&self.s, self.s.ball.at);
        if s.turn.grabbed || s.turn.goalie_diagonal || s.turn.barred || s.ball.hold != Hold::Free {
            return false;
        }
        if !rules.board.in_goalie_area(self.seat, ball) || !down::may_act(s, goalie) || !self.free_hands() {
            return false;
        }
        let mut free = self.ground(goalie);
        free.add(ball);
        let walk =
            Flood::new(self.s.at(goalie), &free, self.points(), false).walk(ball, reach::forward(self.seat));
        !walk.is_empty() && {
            self.stride(goalie, &walk);
            self.s.turn.grabbed
        }
    }

    /// A member turns, or gets up facing that way; returns whether it does and the turn goes on.
    pub(super) fn face(&mut self, marker: Marker, to: Facing) -> bool {
        if self.s.down.has(marker) {
            if !self.free_hands() || !down::can_stand(&self.game.rules, &self.s, marker) {
                return false;
            }
            return self.member(marker, Action::Stand(to));
        }
        let now = self.s.piece(marker).facing;
        let right = (to as usize + 4 - now as usize) & 3;
        let hand = if right == 3 { Hand::Left } else { Hand::Right };
        for _ in 0..QUARTERS[right] {
            if !self.free_hands() || !facing::can_turn(&self.game.rules, &self.s, marker) {
                return false;
            }
            self.member(marker, Action::Turn(hand));
        }
        self.goes_on()
    }

    /// A member takes up the ball, wherever it lies: it walks, turns or gets up; returns whether it has it
    /// and the turn goes on.
    pub(super) fn take_up(&mut self, marker: Marker, most: u8) -> bool {
        if !self.goes_on() {
            return false;
        }
        let (rules, ball) = (&self.game.rules, self.s.ball.at);
        let mut best: Option<(u8, Square, Facing)> = None;
        let stays = self.s.down.has(marker) || self.s.turn.stood.has(marker);
        let reached =
            (!stays).then(|| Flood::new(self.s.at(marker), &self.ground(marker), most.min(FAR), true));
        for (facing, turn) in reach::facings(rules, &self.s, marker) {
            for square in reach::behind(ball, facing) {
                let steps = match &reached {
                    Some(flood) => flood.cost(square),
                    None if square == self.s.at(marker) => 0,
                    None => FAR,
                };
                // Of equals the ball straight in front, then less turning.
                if steps + turn <= most && best.is_none_or(|(cost, ..)| steps + turn < cost) {
                    best = Some((steps + turn, square, facing));
                }
            }
        }
        let Some((_, square, facing)) = best else { return false };
        self.walk(marker, square) && self.face(marker, facing)
    }

    /// End the turn if that is possible, and give the whole action.
    pub(super) fn finish(mut self) -> Option<Whole<Action, State>> {
        if self.goes_on() {
            let may_end = match self.s.ball.hold {
                Hold::Free => self.s.is_open(self.game.rules.board, self.s.ball.at),
                Hold::Juggled(_) => true,
                Hold::Held(_) => false,
            };
            if !may_end {
                return None;
            }
            self.act(Action::End);
        }
        if self.s.agenda.top() == Some(Stage::Loose) && self.s.turn.seat == self.seat {
            self.act(Action::Roll);
        }
        self.done()
    }

    /// The whole action as it is, if it leads anywhere.
    pub(super) fn done(self) -> Option<Whole<Action, State>> {
        let waits = matches!(self.game.node(&self.s), Node::Decide(..) | Node::Chance | Node::Over(_));
        (waits && !self.answers.is_empty()).then_some(Whole { answers: self.answers, after: self.s })
    }
}

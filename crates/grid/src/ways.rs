//! # Ways
//! Where the member in the hand can walk and where the ball can be played, each by the cheapest answers. They
//! are found by playing the rules on copies of the state, so no rule is written twice: whatever forbids a
//! step or makes it dearer does so here, too. A way ends where dice, an opponent or another question come in
//! between.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use touchline_engine::{Choices, Game, Node, Seat};

use crate::Grid;
use crate::action::Action;
use crate::board::{Dir, Square};
use crate::decision::Decision;
use crate::marker::Marker;
use crate::ruleset::Toggle;
use crate::state::State;

/// The most ways that are looked at: the cheapest come first, and no board has more squares than a third of
/// it.
const MOST: usize = 4000;

/// Who or what goes somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goer {
    /// The member walks.
    Member(Marker),
    /// The ball is played.
    Ball,
}

/// The cheapest way to a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Who goes.
    pub goer: Goer,
    /// Where to.
    pub to: Square,
    /// The way that it continues, by its place in the list; `None`: it begins here.
    pub after: Option<usize>,
    /// What is answered after that.
    pub answers: Vec<Action>,
    /// The points of the whole way.
    pub cost: u8,
    /// Whether it ends there: dice, the other seat or another question follow.
    pub ends: bool,
}

/// A way, and where the match would stand at its end.
struct Tried {
    way: Way,
    /// How many of its steps are diagonal: of two ways that cost the same, the shorter line is taken.
    diagonals: u8,
    state: State,
}

impl Tried {
    fn price(&self) -> (u8, u8) {
        (self.way.cost, self.diagonals)
    }
}

/// The cheapest ways to every square within reach, cheapest first; a way only follows earlier ones. Empty
/// unless a member is in the hand or the ball is under way.
pub fn ways(game: &Grid, s: &State) -> Vec<Way> {
    let Node::Decide(seat, decision) = game.node(s) else { return Vec::new() };
    let mut search = Search { game, seat, first: s, tried: Vec::new(), known: BTreeMap::new() };
    match decision {
        Decision::Member(marker) => {
            search.run(Goer::Member(marker));
            search.run(Goer::Ball);
        }
        Decision::Act | Decision::Inertia => search.run(Goer::Ball),
        _ => {}
    }
    search.cheapest()
}

/// What is still to be followed, cheapest first.
type Rim = BinaryHeap<Reverse<((u8, u8), usize)>>;

struct Search<'a> {
    game: &'a Grid,
    seat: Seat,
    first: &'a State,
    tried: Vec<Tried>,
    /// The cheapest way found to a square, and to what the rules remember of the way there.
    known: BTreeMap<(Goer, Square, u16), usize>,
}

impl Search<'_> {
    fn run(&mut self, goer: Goer) {
        let mut rim = Rim::new();
        self.follow(goer, None, &mut rim);
        while let Some(Reverse((_, at))) = rim.pop() {
            // A cheaper way to the same place may have been found since.
            let is_best = self.known.get(&self.key(goer, &self.tried[at])) == Some(&at);
            if is_best && !self.tried[at].way.ends && self.tried.len() < MOST {
                self.follow(goer, Some(at), &mut rim);
            }
        }
    }

    /// Try every next step after a way.
    fn follow(&mut self, goer: Goer, after: Option<usize>, rim: &mut Rim) {
        let from = after.map_or(*self.first, |at| self.tried[at].state);
        for (answers, state) in self.steps(goer, &from) {
            let tried = self.arrived(goer, after, [&from, &state], answers);
            let (key, price) = (self.key(goer, &tried), tried.price());
            if self.known.get(&key).is_none_or(|&other| price < self.tried[other].price()) {
                self.known.insert(key, self.tried.len());
                rim.push(Reverse((price, self.tried.len())));
                self.tried.push(tried);
            }
        }
    }

    /// The next steps, each with its answers.
    fn steps(&self, goer: Goer, s: &State) -> Vec<(Vec<Action>, State)> {
        let mut legal = Choices::new();
        self.game.actions(s, &mut legal);
        let steps = |s: &State, legal: &Choices<Action>, picked: &[Action]| -> Vec<(Vec<Action>, State)> {
            let own = legal.iter().filter(|action| moves(goer, **action));
            own.map(|action| ([picked, &[*action]].concat(), self.given(s, *action))).collect()
        };
        match (goer, self.game.node(s)) {
            (Goer::Member(marker), Node::Decide(_, Decision::Act)) => {
                let pick = Action::Pick(marker);
                if !legal.contains(&pick) {
                    return Vec::new();
                }
                let picked = self.given(s, pick);
                if !self.is_asked(&picked, Decision::Member(marker)) {
                    // The only thing it can do is done at once.
                    return vec![(vec![pick], picked)];
                }
                self.game.actions(&picked, &mut legal);
                steps(&picked, &legal, &[pick])
            }
            _ => steps(s, &legal, &[]),
        }
    }

    /// After an answer, and after those that are forced by it.
    fn given(&self, s: &State, action: Action) -> State {
        let (mut s, mut legal) = (*s, Choices::new());
        self.game.act(&mut s, action, &mut ());
        while let Node::Decide(seat, decision) = self.game.node(&s) {
            self.game.actions(&s, &mut legal);
            if legal.len() != 1 || self.game.always_ask(&s, seat, &decision) {
                break;
            }
            self.game.act(&mut s, legal[0], &mut ());
        }
        s
    }

    fn is_asked(&self, s: &State, decision: Decision) -> bool {
        self.game.node(s) == Node::Decide(self.seat, decision)
    }

    fn arrived(
        &self,
        goer: Goer,
        after: Option<usize>,
        [from, state]: [&State; 2],
        answers: Vec<Action>,
    ) -> Tried {
        let goes_on = match goer {
            Goer::Member(_) => self.is_asked(state, Decision::Act) && state.flight.is_none(),
            Goer::Ball => {
                state.flight.is_some()
                    && (self.is_asked(state, Decision::Act) || self.is_asked(state, Decision::Inertia))
            }
        };
        // What ends a way may take the board with it: then it ended one step on.
        let step = answers.last().and_then(|action| direction(*action));
        let place = at(goer, from);
        let to = if goes_on { at(goer, state) } else { step.map_or(place, |dir| place.step(dir)) };
        let cost = after.map_or(0, |at| self.tried[at].way.cost) + Self::spent(goer, from, state, goes_on);
        let before = after.map_or(0, |at| self.tried[at].diagonals);
        let diagonals = before + u8::from(step.is_some_and(Dir::is_diagonal));
        Tried { way: Way { goer, to, after, answers, cost, ends: !goes_on }, diagonals, state: *state }
    }

    /// The points of a step. One that ends the way may take the rest of the roll with it; then it counts as
    /// any other.
    fn spent(goer: Goer, from: &State, to: &State, goes_on: bool) -> u8 {
        let member = match goer {
            Goer::Member(marker) => Some(marker),
            Goer::Ball => to.flight.map(|flight| flight.kicker),
        };
        let own = |s: &State| {
            member.map_or(0, |member| s.turn.extra[usize::from(member.number())] + s.piece(member).skill_left)
        };
        let points = |s: &State| s.turn.points + own(s);
        let told = goes_on || (goer == Goer::Ball && to.flight.is_some());
        points(from).checked_sub(points(to)).filter(|_| told).unwrap_or(1)
    }

    /// What tells ways to one square apart: whatever the rules remember of them.
    fn key(&self, goer: Goer, tried: &Tried) -> (Goer, Square, u16) {
        let (s, has) = (&tried.state, |toggle| self.game.rules.has(toggle));
        let memory = match goer {
            _ if tried.way.ends => u16::MAX,
            Goer::Member(marker) => u16::from(marker.is_goalie() && s.turn.goalie_diagonal),
            Goer::Ball => {
                let used = if has(Toggle::Direction) { u16::from(s.touch.used.0) } else { 0 };
                let slide = has(Toggle::Facing) && s.flight.is_some_and(|flight| flight.slide);
                used << 1 | u16::from(slide)
            }
        };
        (goer, tried.way.to, memory)
    }

    /// The best way to each square. What it passes without being the best way there is part of it.
    fn cheapest(self) -> Vec<Way> {
        let mut best = BTreeMap::new();
        let rank =
            |nth: usize| (self.tried[nth].way.cost, self.tried[nth].way.ends, self.tried[nth].diagonals);
        for (nth, Tried { way, state, .. }) in self.tried.iter().enumerate() {
            // A ball that is over somebody cannot stay there.
            if way.goer == Goer::Ball && !way.ends && state.is_occupied(way.to) {
                continue;
            }
            let known = best.entry((way.goer, way.to)).or_insert(nth);
            if rank(nth) < rank(*known) {
                *known = nth;
            }
        }
        // Whatever a way follows was tried before it and costs no more.
        let mut order: Vec<usize> = best.into_values().collect();
        order.sort_by_key(|nth| (self.tried[*nth].way.cost, *nth));
        let places: BTreeMap<usize, usize> = order.iter().copied().zip(0..).collect();
        let told = |nth: &usize| {
            let mut way = self.tried[*nth].way.clone();
            while let Some(before) = way.after.filter(|before| !places.contains_key(before)) {
                let passed = &self.tried[before].way;
                way.answers.splice(0..0, passed.answers.iter().copied());
                way.after = passed.after;
            }
            Way { after: way.after.and_then(|before| places.get(&before).copied()), ..way }
        };
        order.iter().map(told).collect()
    }
}

/// Where whoever goes is.
fn at(goer: Goer, s: &State) -> Square {
    match goer {
        Goer::Member(marker) => s.at(marker),
        Goer::Ball => s.ball.at,
    }
}

/// Whether an answer is a step of whoever goes.
fn moves(goer: Goer, action: Action) -> bool {
    match goer {
        Goer::Member(_) => matches!(action, Action::Move(_)),
        Goer::Ball => matches!(action, Action::Kick(_) | Action::Toss(_) | Action::Step(_)),
    }
}

fn direction(action: Action) -> Option<Dir> {
    match action {
        Action::Move(dir) | Action::Kick(dir) | Action::Toss(dir) | Action::Step(dir) => Some(dir),
        _ => None,
    }
}

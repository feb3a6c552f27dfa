//! Positions set up by hand, and matches played from them with given dice.
#![allow(dead_code, unreachable_pub)] // every test file uses its part

#[path = "../../../engine/tests/shared/bless.rs"]
pub mod bless;
#[path = "../../../engine/tests/shared/counts.rs"]
pub mod counts;
pub mod facts;
pub mod glass;
pub mod random;

use touchline_engine::{Driver, Node, Refusal, Seat};
use touchline_grid::board::{Board, Dir, Facing, SMALL, Square};
use touchline_grid::flow::Stage;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::spec::BASIC;
use touchline_grid::state::{Ball, Coming, Hold, State, Touch, Turn, TurnKind};
use touchline_grid::{Action, Call, Decision, Event, Grid, Ruleset, Toggle, Toggles};

pub use touchline_engine::Seat::{Away, Home};

/// The basic game on the small board with these rules added.
pub fn with(toggles: &[Toggle]) -> Ruleset {
    let on = toggles.iter().fold(Toggles::NONE, |on, toggle| on.with(*toggle));
    Ruleset { on, ..BASIC }
}

/// All advanced rules on the small board.
pub fn advanced() -> Ruleset {
    Ruleset { on: Toggles::ADVANCED, ..BASIC }
}

pub fn h(number: u8) -> Marker {
    Marker::new(Home, number)
}

pub fn a(number: u8) -> Marker {
    Marker::new(Away, number)
}

pub fn sq(x: i8, y: i8) -> Square {
    Square::new(x, y)
}

/// A position being set up: both goalies on their middle slots, no fielder yet, the ball on the centre spot.
#[derive(Clone)]
pub struct Setup {
    pub rules: Ruleset,
    pub s: State,
}

pub fn setup(rules: Ruleset) -> Setup {
    let mut s = State::empty(rules.board, rules.fielders);
    s.present = Markers::NONE;
    s.revealed = true;
    let setup = Setup { rules, s };
    let (south, north) = (rules.board.slot(Home, 4), rules.board.slot(Away, 4));
    setup.put(h(0), south.x, south.y).put(a(0), north.x, north.y)
}

impl Setup {
    pub fn board(&self) -> &'static Board {
        self.rules.board
    }

    pub fn put(mut self, marker: Marker, x: i8, y: i8) -> Self {
        self.s.present.add(marker);
        self.s.put(marker, sq(x, y));
        self
    }

    pub fn facing(mut self, marker: Marker, facing: Facing) -> Self {
        self.s.piece_mut(marker).facing = facing;
        self
    }

    pub fn down(mut self, marker: Marker) -> Self {
        self.s.down.add(marker);
        self
    }

    pub fn ball(mut self, x: i8, y: i8) -> Self {
        self.s.ball = Ball { at: sq(x, y), hold: Hold::Free };
        self
    }

    pub fn held(mut self, marker: Marker) -> Self {
        self.s.ball = Ball { at: self.s.at(marker), hold: Hold::Held(marker) };
        self
    }

    pub fn juggled(mut self, marker: Marker) -> Self {
        self.s.ball = Ball { at: self.s.at(marker), hold: Hold::Juggled(marker) };
        self
    }

    /// The last touch, with the directions of its sequence.
    pub fn touched(mut self, marker: Marker, dirs: &[Dir]) -> Self {
        let used = dirs.iter().fold(touchline_grid::board::Dirs::NONE, |used, dir| used.with(*dir));
        self.s.touch = Touch { by: Some(marker), used, sequence: false, inertia_used: false };
        self
    }

    /// Change anything else.
    pub fn change(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.s);
        self
    }

    /// Play on from the start of a turn.
    pub fn turn(self, seat: Seat) -> Match {
        self.coming(Coming::turn(seat, TurnKind::Normal))
    }

    /// Play on from the start of that turn.
    pub fn coming(mut self, coming: Coming) -> Match {
        self.s.coming = coming;
        self.s.agenda.clear();
        self.s.agenda.push(Stage::OpenTurn);
        self.start()
    }

    /// Play on in the middle of a turn with this many points, after a roll of one die that did not show 2.
    pub fn acting(mut self, seat: Seat, points: u8) -> Match {
        self.s.turn = Turn::new(seat, TurnKind::Normal);
        self.s.turns = 1;
        self.s.turn.dice = 1;
        self.s.turn.points = points;
        self.s.agenda.clear();
        self.s.agenda.push(Stage::Act);
        self.start()
    }

    /// Play on from the stages that were set.
    pub fn start(mut self) -> Match {
        let game = Grid { rules: self.rules };
        let mut events = Vec::new();
        game.settle(&mut self.s, &mut events);
        let driver = Driver::from_state(game, self.s);
        events.extend_from_slice(driver.events());
        Match { driver, events }
    }
}

/// A match with all its events.
#[derive(Clone)]
pub struct Match {
    pub driver: Driver<Grid>,
    /// Everything since the start.
    pub events: Vec<Event>,
}

impl Match {
    pub fn s(&self) -> &State {
        self.driver.state()
    }

    /// The question that is asked.
    #[track_caller]
    pub fn asked(&self) -> (Seat, Decision) {
        match self.driver.node() {
            Node::Decide(seat, decision) => (seat, decision),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    pub fn is_chance(&self) -> bool {
        matches!(self.driver.node(), Node::Chance)
    }

    /// How many dice are due.
    pub fn dice(&self) -> usize {
        use touchline_engine::Game as _;
        if self.is_chance() { self.driver.game().draws(self.s()).sides().len() } else { 0 }
    }

    pub fn legal(&self) -> Vec<Action> {
        self.driver.actions().to_vec()
    }

    pub fn allows(&self, action: Action) -> bool {
        self.driver.actions().contains(&action)
    }

    /// What a member may do if picked; nothing if it cannot be.
    pub fn options(&self, marker: Marker) -> Vec<Action> {
        let mut on = self.clone();
        if on.try_act(Action::Pick(marker)).is_err() {
            return Vec::new();
        }
        // The driver plays a single action at once: then it is no longer asked.
        if on.asked_or_none() == Some(Decision::Member(marker)) { on.legal() } else { Vec::new() }
    }

    fn asked_or_none(&self) -> Option<Decision> {
        match self.driver.node() {
            Node::Decide(_, decision) => Some(decision),
            _ => None,
        }
    }

    pub fn try_act(&mut self, action: Action) -> Result<(), Refusal> {
        let events = self.driver.act(action)?.to_vec();
        self.events.extend(events);
        Ok(())
    }

    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Self {
        if let Err(refusal) = self.try_act(action) {
            panic!("{action:?}: {refusal}; legal: {:?}; node {:?}", self.legal(), self.driver.node());
        }
        self
    }

    /// Pick a member and let it act.
    #[track_caller]
    pub fn does(&mut self, marker: Marker, action: Action) -> &mut Self {
        self.act(Action::Pick(marker)).act(action)
    }

    #[track_caller]
    pub fn moves(&mut self, marker: Marker, dir: Dir) -> &mut Self {
        self.does(marker, Action::Move(dir))
    }

    #[track_caller]
    pub fn kicks(&mut self, marker: Marker, dir: Dir) -> &mut Self {
        self.does(marker, Action::Kick(dir))
    }

    #[track_caller]
    pub fn step(&mut self, dir: Dir) -> &mut Self {
        self.act(Action::Step(dir))
    }

    #[track_caller]
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        match self.driver.roll(faces) {
            Ok(events) => {
                let events = events.to_vec();
                self.events.extend(events);
            }
            Err(refusal) => panic!("{faces:?}: {refusal}; node {:?}", self.driver.node()),
        }
        self
    }

    #[track_caller]
    pub fn call(&mut self, call: Call) -> &mut Self {
        match self.driver.call(call) {
            Ok(events) => {
                let events = events.to_vec();
                self.events.extend(events);
            }
            Err(refusal) => panic!("{call:?}: {refusal}"),
        }
        self
    }

    pub fn ball(&self) -> (i8, i8) {
        (self.s().ball.at.x, self.s().ball.at.y)
    }

    pub fn at(&self, marker: Marker) -> (i8, i8) {
        (self.s().at(marker).x, self.s().at(marker).y)
    }

    pub fn points(&self) -> u8 {
        self.s().turn.points
    }

    pub fn happened(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}

/// The small board, as a short name.
pub const BOARD: &Board = &SMALL;

/// A match from its beginning.
pub fn new_match(rules: Ruleset) -> Match {
    let driver = Driver::new(Grid { rules }, &());
    let events = driver.events().to_vec();
    Match { driver, events }
}

impl Match {
    /// Give fallback answers until the wanted question comes up, or something other than an answer is due.
    #[track_caller]
    pub fn left_alone_until(&mut self, wanted: impl Fn(Decision) -> bool) -> &mut Self {
        use touchline_engine::Game as _;
        while let Some(decision) = self.asked_or_none().filter(|decision| !wanted(*decision)) {
            let action = self.driver.game().fallback(self.s());
            assert!(self.allows(action), "{action:?} for {decision:?}");
            self.act(action);
        }
        self
    }
}

/// A shoot-out about to begin, with five fielders per team.
pub fn shootout(rules: Ruleset) -> Match {
    let fielders = (1..=5).flat_map(|number| [h(number), a(number)]);
    let setup = fielders.fold(setup(rules), |setup, marker| {
        let (x, y) = (
            i8::try_from(marker.index()).expect("few markers") % 11 + 2,
            if marker.seat() == Home { 8 } else { 22 },
        );
        setup.put(marker, x, y)
    });
    setup.change(|s| s.agenda.push(Stage::Shootout)).start()
}

impl Match {
    /// The first eligible member takes a kick of the shoot-out: with the goalie on that slot, that die, and
    /// these save dice.
    #[track_caller]
    pub fn penalty(&mut self, slot: i8, die: u8, save: &[u8]) -> &mut Self {
        // The last one that has not kicked is not asked for.
        if let taker @ Action::Taker(_) = self.legal()[0] {
            self.act(taker);
        }
        self.act(Action::Slot(slot)).roll(&[die]);
        if save.is_empty() { self } else { self.roll(save) }
    }

    /// A kick that scores: five slots from the goalie.
    #[track_caller]
    pub fn scores(&mut self) -> &mut Self {
        self.penalty(1, 5, &[])
    }

    /// A kick that is grabbed: one slot from the goalie.
    #[track_caller]
    pub fn misses(&mut self) -> &mut Self {
        self.penalty(1, 1, &[1])
    }
}

/// The directions in which a member may kick.
pub fn kicks_of(m: &Match, marker: Marker) -> Vec<Dir> {
    let dir = |action| if let Action::Kick(dir) = action { Some(dir) } else { None };
    m.options(marker).into_iter().filter_map(dir).collect()
}

/// The directions in which a member may throw the ball that it holds.
pub fn tosses_of(m: &Match, marker: Marker) -> Vec<Dir> {
    let dir = |action| if let Action::Toss(dir) = action { Some(dir) } else { None };
    m.options(marker).into_iter().filter_map(dir).collect()
}

/// The directions in which a member may step.
pub fn moves_of(m: &Match, marker: Marker) -> Vec<Dir> {
    let dir = |action| if let Action::Move(dir) = action { Some(dir) } else { None };
    m.options(marker).into_iter().filter_map(dir).collect()
}

/// The directions in which the flight under way may go on.
pub fn steps(m: &Match) -> Vec<Dir> {
    let dir = |action| if let Action::Step(dir) = action { Some(dir) } else { None };
    m.legal().into_iter().filter_map(dir).collect()
}

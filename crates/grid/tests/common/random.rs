//! Random play, one step at a time, reproducible by its seed.
#![allow(dead_code, unreachable_pub)] // every test file uses its part

use touchline_engine::{Choices, Faces, Game, Input, Node, Notation, Pcg, Rng, Seat};
use touchline_grid::board::{Dir, Facing, Square};
use touchline_grid::flow::Stage;
use touchline_grid::spec::{CHOICES, CONCEPTS, Concept, PRESETS};
use touchline_grid::state::{Coming, TurnKind};
use touchline_grid::{Action, Call, Event, Grid, State, Toggle};

/// The input of a step.
pub type Given = Input<Action, Call>;

/// More steps than any match has.
pub const LONGEST: usize = 2_000_000;

/// Every preset on every board.
pub fn presets() -> Vec<String> {
    let boards = ["", "@medium", "@large"];
    PRESETS.iter().flat_map(|(preset, _)| boards.map(|board| format!("grid:{preset}{board}"))).collect()
}

/// Every advanced and optional rule alone, with what it needs.
pub fn toggles() -> Vec<String> {
    CONCEPTS.iter().map(|concept| format!("grid:basic{}", with_needs(concept))).collect()
}

fn with_needs(concept: &Concept) -> String {
    let mut names = vec![concept.name];
    let mut needs = concept.needs;
    while let Some(needed) =
        needs.first().and_then(|need| CONCEPTS.iter().find(|other| other.toggle == *need))
    {
        names.push(needed.name);
        needs = needed.needs;
    }
    names.sort_unstable();
    names.iter().map(|name| format!("+{name}")).collect()
}

/// All rules with every non-default value of an option, every way to end a match, very small and very large
/// teams.
pub fn options() -> Vec<String> {
    let all = "grid:full+offside+reposition";
    let values = CHOICES
        .iter()
        .map(|choice| &choice.option)
        .flat_map(|choice| (choice.words)().into_iter().skip(1).map(|word| (choice.name, word)));
    let others = [
        ("end", "score:2"),
        ("end", "timed:20"),
        ("end", "turns:41"),
        ("fielders", "1"),
        ("fielders", "2"),
        ("fielders", "10"),
    ]
    .map(|(name, word)| (name, word.to_owned()));
    values.chain(others).map(|(name, word)| format!("{all}?{name}={word}")).collect()
}

/// All of them.
pub fn every_spec() -> Vec<String> {
    presets().into_iter().chain(toggles()).chain(options()).collect()
}

/// The same in short matches: presets, every rule alone, what changes the flow.
pub fn specs() -> Vec<String> {
    let presets = ["basic", "advanced", "full", "full+offside+reposition"];
    let mut all: Vec<String> = presets.iter().map(|preset| format!("grid:{preset}?end=turns:40")).collect();
    all.extend(toggles().iter().map(|spec| format!("{spec}?end=turns:30")));
    all.extend(
        [
            "grid:full@medium?end=score:1",
            "grid:full@large?end=timed:8",
            "grid:full+reposition+offside?corner_call=off&deliberate_out=yes&end=turns:40&fielders=10\
             &header_frame=head&heel_cost=a&red_card_plays_short=yes&tackle_required_to_steal=yes",
            "grid:advanced?end=turns:10&fielders=1&shootout_early_stop=yes",
            "grid:basic?deliberate_out=yes&end=turns:30",
        ]
        .map(str::to_owned),
    );
    all
}

/// The game of a spec.
pub fn game(spec: &str) -> Grid {
    Grid::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"))
}

/// A match in random play.
pub struct Walk {
    pub game: Grid,
    /// The state before the last step.
    pub before: State,
    /// The state now.
    pub state: State,
    /// What happened in the last step.
    pub events: Vec<Event>,
    pub rng: Pcg,
    /// Whether both teams go for the ball.
    pub keen: bool,
    choices: Choices<Action>,
    steps: usize,
}

impl Walk {
    /// A match from its beginning.
    pub fn new(game: Grid, seed: u64) -> Self {
        Self::at(game, &game.start(&()), seed)
    }

    /// A match from any position.
    pub fn at(game: Grid, state: &State, seed: u64) -> Self {
        let (rng, choices) = (Pcg::new(seed, 7), Choices::new());
        Self { game, before: *state, state: *state, events: Vec::new(), rng, keen: true, choices, steps: 0 }
    }

    /// A match that continues from a crowd around the ball in front of a goal, where much happens at once.
    pub fn crowd(game: Grid, seed: u64) -> Self {
        let (board, mut rng) = (game.rules.board, Pcg::new(seed, 8));
        let mut walk = Self::new(game, seed);
        while walk.state.turns == 0 {
            walk.step();
        }
        let mut s = walk.state;
        let (seat, depth) = (pick(&Seat::ALL, &mut rng), pick(&[2, 4, 8, 14], &mut rng));
        let centre = Square::new(pick(&[2, 6, 9, 10, 11, 15], &mut rng), board.row(seat, depth));
        let near = |square: &Square| square.chebyshev(centre) <= 3;
        for marker in s.present.iter() {
            let open: Vec<Square> =
                board.field().filter(|square| near(square) && s.is_open(board, *square)).collect();
            if rng.below(4) > 0 && (!marker.is_goalie() || rng.below(4) == 0) {
                s.put(marker, pick(&open, &mut rng));
            }
            if game.rules.has(Toggle::Cards) {
                s.piece_mut(marker).fouls = pick(&[0, 1, 2], &mut rng);
            }
            if game.rules.has(Toggle::Facing) {
                s.piece_mut(marker).facing = pick(&Facing::ALL, &mut rng);
            }
        }
        let open: Vec<Square> =
            board.field().filter(|square| near(square) && s.is_open(board, *square)).collect();
        s.ball.at = pick(&open, &mut rng);
        s.coming = Coming::turn(pick(&Seat::ALL, &mut rng), TurnKind::Normal);
        s.agenda.clear();
        s.agenda.push(Stage::OpenTurn);
        game.settle(&mut s, &mut ());
        Self::at(game, &s, seed)
    }

    /// A random action, roll or, for a match without end, call; `None` when the match is over.
    pub fn step(&mut self) -> Option<Given> {
        self.steps += 1;
        assert!(self.steps < LONGEST, "a match does not end\n{}", self.game.write_state(&self.state));
        self.before = self.state;
        self.events.clear();
        match self.game.node(&self.state) {
            Node::Over(_) => None,
            Node::Chance => {
                if let Some(call) = self.game.overlong(&self.state) {
                    self.game.call(&mut self.state, call, &mut self.events);
                    return Some(Input::Call(call));
                }
                let faces = self.game.draws(&self.state).roll(&mut self.rng);
                self.game.resolve(&mut self.state, faces.as_ref(), &mut self.events);
                Some(Input::Roll(faces))
            }
            Node::Decide(..) => {
                self.game.actions(&self.state, &mut self.choices);
                assert!(
                    !self.choices.is_empty(),
                    "nothing to choose\n{}",
                    self.game.write_state(&self.state)
                );
                let action = self.pick();
                self.game.act(&mut self.state, action, &mut self.events);
                Some(Input::Act(action))
            }
        }
    }

    /// A keen team goes for the ball and for the goal: uniformly random choices hardly ever touch the ball.
    fn pick(&mut self) -> Action {
        if !self.keen {
            return pick(&self.choices, &mut self.rng);
        }
        let weights: Vec<u32> = self.choices.iter().map(|action| self.weight(*action)).collect();
        let mut left = self.rng.below(weights.iter().sum());
        for (action, weight) in self.choices.iter().zip(weights) {
            if left < weight {
                return *action;
            }
            left -= weight;
        }
        unreachable!("weights have a sum")
    }

    fn weight(&self, action: Action) -> u32 {
        let s = &self.state;
        let toward_goal = |dir: Dir| if dir.angle(Facing::of(s.turn.seat).dir()) <= 1 { 20 } else { 3 };
        match action {
            Action::End => 1,
            Action::Stop => 6,
            Action::Step(dir) | Action::Kick(dir) | Action::Toss(dir) => toward_goal(dir),
            Action::Pick(marker) => 60 / (1 + u32::from(s.at(marker).chebyshev(s.ball.at))).pow(2) + 1,
            Action::Move(dir) => {
                let Some(Stage::Member(marker)) = s.agenda.top() else { return 1 };
                let behind = s.ball.at.step(s.piece(marker).facing.dir().opposite());
                let (at, to) = (s.at(marker), s.at(marker).step(dir));
                if to == s.ball.at || to.chebyshev(behind) < at.chebyshev(behind) { 20 } else { 1 }
            }
            Action::Decline | Action::Turn(_) => 2,
            _ => 10,
        }
    }

    /// The legal actions of the current decision; empty at dice and at the end.
    pub fn legal(&self) -> Vec<Action> {
        legal(&self.game, &self.state)
    }
}

/// The legal actions of a state; empty when no decision is due.
pub fn legal(game: &Grid, s: &State) -> Vec<Action> {
    let mut choices = Choices::new();
    if let Node::Decide(..) = game.node(s) {
        game.actions(s, &mut choices);
    }
    choices.to_vec()
}

/// The state after a step.
pub fn after(game: &Grid, s: &State, given: Given) -> State {
    let mut next = *s;
    match given {
        Input::Act(action) => game.act(&mut next, action, &mut ()),
        Input::Roll(faces) => game.resolve(&mut next, faces.as_ref(), &mut ()),
        Input::Call(call) => game.call(&mut next, call, &mut ()),
    }
    next
}

/// Every roll of this many dice, in order.
pub fn all_faces(dice: usize) -> Vec<Faces> {
    if dice == 0 {
        return vec![Faces::new(&[])];
    }
    let with = |faces: Faces| move |last| Faces::new(&[faces.as_ref(), &[last]].concat());
    all_faces(dice - 1).into_iter().flat_map(|faces| (1..=6).map(with(faces))).collect()
}

/// One of a list.
pub fn pick<T: Copy>(list: &[T], rng: &mut impl Rng) -> T {
    list[rng.below(u32::try_from(list.len()).expect("a short list")) as usize]
}

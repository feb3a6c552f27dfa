//! Random play, one step at a time, the same for the same seed.

use touchline_engine::{Choices, Faces, Game, Input, Node, Notation, Pcg, Rng};
use touchline_fuba::spec::{CONCEPTS, EDITIONS as EDITION_RULES, RULES, choices, concepts_of};
use touchline_fuba::{Action, Call, Event, Fuba, State, Terms};

/// What was given at a step.
pub type Given = Input<Action, Call>;

/// No match comes near so many steps.
pub const LONGEST: usize = 20_000;

/// The older editions, oldest first.
pub const OLDER: [&str; 3] = ["fuba:2.0", "fuba:2.1", "fuba:2.2"];

/// The editions in their basic form.
pub const EDITIONS: [&str; 4] = ["fuba:2.0", "fuba:2.1", "fuba:2.2", "fuba:3.0"];

/// The basic rules of 3.0, every option of a spec on its own, and the basic rules of the older editions.
pub fn specs() -> Vec<String> {
    let values = choices()
        .into_iter()
        .flat_map(|rule| (rule.option.words)().into_iter().map(move |word| (rule, word)));
    let differing = values
        .map(|(rule, word)| format!("fuba:3.0?{}={word}", rule.option.name))
        .filter(|spec| game(spec).spec().to_string() == *spec);
    std::iter::once("fuba:3.0".to_owned()).chain(differing).chain(OLDER.map(str::to_owned)).collect()
}

/// Every concept of each edition alone, with what it needs, then all of them at once, and all with the most
/// skill cards.
pub fn advanced_specs() -> Vec<String> {
    let mut all = Vec::new();
    for (edition, ..) in EDITION_RULES {
        let offered = concepts_of(edition);
        for concept in CONCEPTS.iter().filter(|concept| offered.contains(&concept.name)) {
            let mut names: Vec<&str> = concept.needs.into_iter().chain([concept.name]).collect();
            names.sort_unstable();
            all.push(format!("fuba:{edition}+{}", names.join("+")));
        }
        if !offered.is_empty() {
            all.push(format!("fuba:{edition}+all"));
        }
        if offered.contains(&"skills") {
            all.push(format!("fuba:{edition}+all?skills=5"));
        }
    }
    all
}

/// The basic rules under every option, then the advanced ones: for each, how many of so many matches are
/// worth the time.
pub fn every_spec(basic: u64, advanced: u64) -> Vec<(String, u64)> {
    let basic = specs().into_iter().map(|spec| (spec, basic));
    basic.chain(advanced_specs().into_iter().map(|spec| (spec, advanced))).collect()
}

/// Every rule set to every value, each alone, on top of these rules: those that make sense.
pub fn single_changes(base: &str) -> Vec<String> {
    let values =
        RULES.iter().flat_map(|rule| (rule.option.words)().into_iter().map(move |word| (rule, word)));
    values
        .map(|(rule, word)| format!("{base}?{}={word}", rule.option.name))
        .filter(|spec| Fuba::from_text(spec).is_ok_and(|game| !game.custom().is_empty()))
        .collect()
}

/// Rules of all editions mixed at random: those that make sense.
pub fn mixture(rng: &mut Pcg) -> Option<Fuba> {
    let (edition, ..) = pick(&EDITION_RULES, rng);
    let all = if !concepts_of(edition).is_empty() && below(2, rng) == 0 { "+all" } else { "" };
    let mut text = format!("fuba:{edition}{all}");
    for n in 0..=below(12, rng) {
        let rule = pick(&RULES, rng);
        if !text.contains(&format!("{}=", rule.option.name)) {
            let mark = if n == 0 { '?' } else { '&' };
            let words = (rule.option.words)();
            text += &format!("{mark}{}={}", rule.option.name, words[below(words.len(), rng)]);
        }
    }
    Fuba::from_text(&text).ok().filter(|game| !game.custom().is_empty())
}

/// The game of a spec.
pub fn game(spec: &str) -> Fuba {
    Fuba::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"))
}

/// Matches that begin with teams decimated by red cards: the corners of the rules.
pub const DECIMATED: [&str; 6] = [
    "home=4-4-2,HAND:1 away=4-4-2,HAND:1 ball=CE:1:home clock=0:0 red=9-9 next=half.1",
    "home=8-1-1,HAND:0 away=4-4-2,HAND:1 ball=CE:1:home clock=0:0 red=10-9 next=half.1",
    "home=4-4-2,HAND:2 away=1-8-1,HAND:0 ball=CE:1:home clock=0:0 red=8-10 next=half.1",
    "home=4-4-2,HAND:0 away=4-4-2,HAND:0 ball=CE:1:home clock=0:0 red=10-10 next=half.1",
    "home=1-1-8,HAND:3 away=3-4-3,HAND:10 ball=CE:1:home clock=0:0 yellow=3-3 red=7-0 next=half.1",
    "home=4-4-2,HAND:2 away=2-6-2,HAND:2 ball=CE:1:home clock=0:0 yellow=5-5 red=8-8 first=away next=half.1",
];

/// A match in random play.
pub struct Walk {
    pub game: Fuba,
    /// The state before the last step.
    pub before: State,
    /// The state now.
    pub state: State,
    /// What happened in the last step.
    pub events: Vec<Event>,
    pub rng: Pcg,
    /// Whether skills are played rarely, so that cards stay hidden for long.
    pub shy: bool,
    choices: Choices<Action>,
    steps: usize,
}

impl Walk {
    /// A match from its beginning.
    pub fn new(game: Fuba, seed: u64) -> Self {
        Self::from(game, game.start(&Terms::default()), seed)
    }

    /// A match from any position.
    pub fn from(game: Fuba, state: State, seed: u64) -> Self {
        let rng = Pcg::new(seed, 7);
        let choices = Choices::new();
        Self { game, before: state, state, events: Vec::new(), rng, shy: false, choices, steps: 0 }
    }

    /// A match from a position as text.
    pub fn at(game: Fuba, position: &str, seed: u64) -> Self {
        let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{position}: {refusal}"));
        Self::from(game, state, seed)
    }

    /// A uniformly random action or roll; `None` when the match is over.
    pub fn step(&mut self) -> Option<Given> {
        self.steps += 1;
        assert!(self.steps < LONGEST, "a match does not end\n{}", self.game.write_state(&self.state));
        self.before = self.state;
        self.events.clear();
        match self.game.node(&self.state) {
            Node::Over(_) => None,
            Node::Chance => {
                let faces = self.game.draws(&self.state).roll(&mut self.rng);
                self.game.resolve(&mut self.state, faces.as_ref(), &mut self.events);
                Some(Input::Roll(faces))
            }
            Node::Decide(..) => {
                self.game.actions(&self.state, &mut self.choices);
                let action = self.pick();
                self.game.act(&mut self.state, action, &mut self.events);
                Some(Input::Act(action))
            }
        }
    }

    fn pick(&mut self) -> Action {
        let plays = |action: &Action| matches!(action, Action::Play(_) | Action::Cross(_));
        let others: Vec<Action> = self.choices.iter().copied().filter(|action| !plays(action)).collect();
        if self.shy && !others.is_empty() && self.rng.below(12) > 0 {
            pick(&others, &mut self.rng)
        } else {
            pick(&self.choices, &mut self.rng)
        }
    }

    /// The present decision's legal actions; empty at dice and at the end.
    pub fn legal(&self) -> Vec<Action> {
        legal(&self.game, &self.state)
    }
}

/// The legal actions of a state; empty when no decision is due.
pub fn legal(game: &Fuba, s: &State) -> Vec<Action> {
    let mut choices = Choices::new();
    if let Node::Decide(..) = game.node(s) {
        game.actions(s, &mut choices);
    }
    choices.to_vec()
}

/// The state after a step.
pub fn after(game: &Fuba, s: &State, given: Given) -> State {
    let mut next = *s;
    match given {
        Input::Act(action) => game.act(&mut next, action, &mut ()),
        Input::Roll(faces) => game.resolve(&mut next, faces.as_ref(), &mut ()),
        Input::Call(call) => game.call(&mut next, call, &mut ()),
    }
    next
}

/// Every roll of the dice that are due, in order.
pub fn all_faces(dice: usize) -> Vec<Faces> {
    match dice {
        1 => (1..=6).map(|a| Faces::new(&[a])).collect(),
        2 => (1..=6).flat_map(|a| (1..=6).map(move |b| Faces::new(&[a, b]))).collect(),
        0 => Vec::new(),
        more => {
            let fewer = all_faces(more - 1);
            let with = |faces: Faces| move |last| Faces::new(&[faces.as_ref(), &[last]].concat());
            fewer.into_iter().flat_map(|faces| (1..=6).map(with(faces))).collect()
        }
    }
}

/// One of a list.
pub fn pick<T: Copy>(list: &[T], rng: &mut impl Rng) -> T {
    list[below(list.len(), rng)]
}

/// A number below `n`.
pub fn below(n: usize, rng: &mut impl Rng) -> usize {
    rng.below(u32::try_from(n).expect("a short list")) as usize
}

//! Matches played at random, a step at a time.

use touchline_engine::{Choices, Game, Input, Node, Pcg, Rng};
use touchline_grid::spec::{CONCEPTS, Concept};
use touchline_grid::{Action, Call, Grid, State};

pub fn game(spec: &str) -> Grid {
    Grid::from_text(spec).unwrap_or_else(|refusal| panic!("{spec}: {refusal}"))
}

/// `+stun` with everything it needs.
pub fn with_needs(concept: &Concept) -> String {
    let of = |toggle| CONCEPTS.iter().find(|concept| concept.toggle == toggle).unwrap();
    let needed = concept.needs.first().map(|needed| with_needs(of(*needed)));
    format!("{}+{}", needed.unwrap_or_default(), concept.name)
}

/// Each rule alone with what it needs, each preset, each board, and what else changes the flow. Matches are short.
pub fn specs() -> Vec<String> {
    let presets = ["basic", "advanced", "full", "full+reposition+offside"];
    let mut all: Vec<String> = presets.iter().map(|preset| format!("grid:{preset}?end=turns:40")).collect();
    all.extend(CONCEPTS.iter().map(|concept| format!("grid:basic{}?end=turns:30", with_needs(concept))));
    all.extend(
        [
            "grid:full@medium?end=score:1",
            "grid:full@large?end=timed:8",
            "grid:full+reposition+offside?corner_call=off&deliberate_out=yes&end=turns:40&fielders=10\
             &header_frame=head&heel_cost=a&red_card_plays_short=yes&tackle_required_to_steal=yes",
            "grid:advanced?end=turns:10&fielders=1&shootout_early_stop=yes",
            "grid:basic?deliberate_out=yes&end=turns:30",
        ]
        .map(|spec| spec.replace(' ', "")),
    );
    all
}

/// A match under way.
pub struct Walk {
    pub game: Grid,
    pub state: State,
    pub rng: Pcg,
}

impl Walk {
    pub fn new(game: Grid, seed: u64) -> Self {
        Self { game, state: game.start(&()), rng: Pcg::new(seed, 7) }
    }

    pub fn at(game: Grid, state: State, seed: u64) -> Self {
        Self { game, state, rng: Pcg::new(seed, 7) }
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut choices = Choices::new();
        if let Node::Decide(..) = self.game.node(&self.state) {
            self.game.actions(&self.state, &mut choices);
        }
        choices.iter().copied().collect()
    }

    /// One input, chosen at random; nothing when the match is over. Turns do not end while there is much to spend, so that things happen.
    pub fn step(&mut self) -> Option<Input<Action, Call>> {
        let input = if let Some(call) = self.game.overlong(&self.state) {
            Input::Call(call)
        } else {
            match self.game.node(&self.state) {
                Node::Over(_) => return None,
                Node::Chance => Input::Roll(self.game.draws(&self.state).roll(&mut self.rng)),
                Node::Decide(..) => {
                    let legal = self.legal();
                    let pick = |rng: &mut Pcg| legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
                    let first = pick(&mut self.rng);
                    Input::Act(if first == Action::End { pick(&mut self.rng) } else { first })
                }
            }
        };
        match input {
            Input::Act(action) => self.game.act(&mut self.state, action, &mut ()),
            Input::Roll(faces) => self.game.resolve(&mut self.state, faces.as_ref(), &mut ()),
            Input::Call(call) => self.game.call(&mut self.state, call, &mut ()),
        }
        Some(input)
    }
}

//! The course of a match: every position and every input.

use touchline_engine::{
    BySeat, Choices, Describe, Driver, Game, InputOf, Node, Record, RecordError, Weighted, retell,
};

/// A match as it was played. Forced answers belong to the input that led to them, as everywhere.
#[derive(Clone, Debug)]
pub struct Course<G: Game> {
    game: G,
    /// One more than there are inputs.
    states: Vec<G::State>,
    inputs: Vec<InputOf<G>>,
    names: BySeat<String>,
}

impl<G: Describe> Course<G> {
    /// The match of a record, fully checked.
    pub fn of_record(game: G, record: &Record) -> Result<Self, RecordError> {
        let mut states = Vec::with_capacity(record.len() + 1);
        let driver = retell(game, record, |driver| states.push(*driver.state()))?;
        let name = |key| record.header(key).unwrap_or_default().to_owned();
        let names = BySeat::new(name("home"), name("away"));
        Ok(Self { game, states, inputs: driver.inputs().to_vec(), names })
    }

    /// The turn of every input.
    pub fn turns(&self) -> Vec<u32> {
        self.states.iter().take(self.inputs.len()).map(|s| self.game.turn_number(s)).collect()
    }
}

impl<G: Game> Course<G> {
    /// The match a driver has played so far.
    pub fn of_driver(driver: &Driver<G>) -> Self {
        let game = *driver.game();
        let mut again = Driver::from_state(game, *driver.first_state());
        let mut states = vec![*again.state()];
        for input in driver.inputs() {
            let replayed = again.step(*input).is_ok();
            debug_assert!(replayed, "what a driver accepted once it accepts again");
            states.push(*again.state());
        }
        Self { game, states, inputs: driver.inputs().to_vec(), names: BySeat::default() }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who played, if the record names them.
    pub fn names(&self) -> &BySeat<String> {
        &self.names
    }

    /// The number of inputs.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Whether there are no inputs.
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// The positions: the first one, then the one after each input.
    pub fn states(&self) -> &[G::State] {
        &self.states
    }

    /// All inputs.
    pub fn inputs(&self) -> &[InputOf<G>] {
        &self.inputs
    }

    /// The final position.
    pub fn last(&self) -> &G::State {
        &self.states[self.inputs.len()]
    }
}

/// Give forced answers as a [`Driver`] does, so that alternatives are compared with the match at the same
/// point.
pub fn settle<G: Game>(game: &G, s: &mut G::State, choices: &mut Choices<G::Action>) {
    while let Node::Decide(seat, decision) = game.node(s) {
        game.actions(s, choices);
        if choices.len() != 1 || game.always_ask(s, seat, &decision) {
            return;
        }
        game.act(s, choices[0], &mut ());
    }
}

/// The positions the dice that are due can lead to, each once, with its probability.
pub fn after_dice<G: Game>(game: &G, s: &G::State) -> Vec<(G::State, f64)> {
    let mut outcomes = Weighted::new();
    game.chances(s, &mut outcomes);
    let (total, mut choices) = (f64::from(outcomes.total()), Choices::new());
    let mut positions: Vec<(G::State, f64)> = Vec::new();
    for (chance, weight) in outcomes.iter() {
        let mut next = *s;
        game.resolve(&mut next, chance.as_ref(), &mut ());
        settle(game, &mut next, &mut choices);
        let weight = f64::from(*weight) / total;
        match positions.iter_mut().find(|(same, _)| *same == next) {
            Some((_, chance)) => *chance += weight,
            None => positions.push((next, weight)),
        }
    }
    positions
}

//! What only the rules know of a record.

use touchline_engine::{Describe, Driver, Input, Node, Record, RecordError, Seat, retell};

use crate::verify::Facts;

impl Facts {
    /// Play a record again: how many sides its dice have, which of them nobody sees, and which answers were
    /// secret. Refuses a record that the rules refuse.
    pub fn of<G: Describe>(game: G, record: &Record) -> Result<Self, RecordError> {
        let mut facts = Self::default();
        let mut asked: Option<Seat> = None;
        let driver = retell(game, record, |driver: &Driver<G>| {
            let count = driver.inputs().len();
            if let (Some(seat), Some(Input::Act(_))) = (asked.take(), driver.inputs().last()) {
                facts.secrets.push((count - 1, seat));
            }
            match driver.node() {
                Node::Decide(seat, decision) if game.is_secret(&decision) => asked = Some(seat),
                Node::Chance => {
                    facts.sides.extend_from_slice(game.draws(driver.state()).sides());
                    facts.hidden.resize(facts.sides.len(), game.is_roll_secret(driver.state()));
                }
                Node::Decide(..) | Node::Over(_) => {}
            }
        })?;
        // Dice that were due when the match ended were never rolled.
        let rolled = driver.inputs().iter().map(|input| match input {
            Input::Roll(faces) => faces.as_ref().len(),
            Input::Act(_) | Input::Call(_) => 0,
        });
        let rolled = rolled.sum();
        facts.sides.truncate(rolled);
        facts.hidden.truncate(rolled);
        Ok(facts)
    }
}

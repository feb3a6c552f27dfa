//! A record played again: the updates that somebody who watched the match would have seen, one for each
//! input, as lines of JSON. Nothing is secret any more: the position is the whole one.

use serde::Serialize;
use touchline_engine::{Describe, Driver, Input, InputOf, Node, Record, RecordError, Seat, resume};

use crate::ending::Reason;
use crate::games::AnyGame;
use crate::playable::Playable;
use crate::to_client::{End, Played, Said, ToClient, Update};

/// What is replayed: the first line.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opening<'a> {
    /// What was played.
    spec: String,
    /// The headers of the record, in order.
    headers: &'a [(String, String)],
    /// How many inputs were given: one line more follows.
    inputs: usize,
}

/// The lines of a record that is right in all it says: what is replayed, then the match at its beginning and
/// after every input.
pub fn lines(text: &str) -> Result<Box<dyn Iterator<Item = String> + Send>, RecordError> {
    let record = Record::parse(text)?;
    let game = AnyGame::of_record(&record)?;
    with_game!(game, game => {
        let played = resume(game, &record)?;
        let (spec, inputs) = (Describe::spec(&game).to_string(), played.inputs().to_vec());
        let opening = json(&Opening { spec, headers: &record.headers, inputs: inputs.len() });
        let again = Again { driver: Driver::from_state(game, *played.first_state()), inputs: inputs.into_iter(), by: Seat::Home, begun: false };
        Ok(Box::new(std::iter::once(opening).chain(again)))
    })
}

fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).unwrap_or_default()
}

/// A match that is played again.
struct Again<G: Playable> {
    driver: Driver<G>,
    inputs: std::vec::IntoIter<InputOf<G>>,
    /// Who decided last: the dice that follow are theirs.
    by: Seat,
    begun: bool,
}

impl<G: Playable> Iterator for Again<G> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        if !std::mem::replace(&mut self.begun, true) {
            return Some(self.line(None));
        }
        let input = self.inputs.next()?;
        if let Node::Decide(seat, _) = self.driver.node() {
            self.by = seat;
        }
        self.driver.step(input).ok()?;
        Some(self.line(Some(input)))
    }
}

impl<G: Playable> Again<G> {
    fn line(&self, input: Option<InputOf<G>>) -> String {
        let (driver, game) = (&self.driver, self.driver.game());
        let (state, view) = (driver.state(), game.view(driver.state(), None));
        let written = match &input {
            Some(Input::Act(action)) => game.write_action(*action),
            Some(Input::Roll(faces)) => faces.to_string(),
            Some(Input::Call(call)) => game.write_call(*call),
            None => String::new(),
        };
        let step = input.as_ref().map(|input| match input {
            Input::Roll(_) => Played { by: self.by.into(), actions: None, dice: vec![&written] },
            Input::Act(_) | Input::Call(_) => {
                Played { by: self.by.into(), actions: Some(vec![&written]), dice: Vec::new() }
            }
        });
        let events: Vec<_> = driver.events().iter().map(|event| game.say_event(event)).collect();
        let asked = match driver.node() {
            Node::Decide(seat, decision) => Some((seat, game.say_question(driver.state(), seat, &decision))),
            Node::Chance | Node::Over(_) => None,
        };
        let result = match driver.node() {
            Node::Over(outcome) => {
                Some(End { outcome: outcome.into(), reason: reason(input.as_ref(), &written) })
            }
            Node::Decide(..) | Node::Chance => None,
        };
        json(&ToClient::Update(Box::new(Update {
            seq: driver.inputs().len() as u64,
            step,
            rolled: None,
            events: events.iter().map(Said).collect(),
            position: game.write_state(state),
            view: game.told(&view),
            ask: None,
            waits: asked.iter().map(|(seat, _)| (*seat).into()).collect(),
            other: asked.as_ref().map(|(_, said)| Said(said)),
            undo: false,
            score: game.score(state),
            delay: None,
            stops: None,
            clock: None,
            offer: None,
            rated: false,
            result,
        })))
    }
}

/// How a match came to its end by its last input.
fn reason<A, C>(input: Option<&Input<A, C>>, written: &str) -> Reason {
    match input {
        Some(Input::Call(_)) => match written.split(' ').nth(1) {
            Some("resign") => Reason::Resigned,
            Some("time-out") => Reason::Time,
            Some("draw") => Reason::Agreed,
            Some("abandon") => Reason::Aborted,
            _ => Reason::Claimed,
        },
        _ => Reason::Played,
    }
}

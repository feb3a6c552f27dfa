//! What a competition takes from a match: the result, and what follows a team into its next one.

use crate::{BySeat, Describe, Driver, Input, Node, Outcome, Record, RecordError, Refusal, Seat, resume};

/// Something that a competition remembers of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Incident {
    /// A yellow card.
    Yellow(Seat),
    /// A red card.
    Red(Seat),
    /// A player was hurt.
    Injury(Seat),
    /// A skill, by its word, was lost to the team.
    SkillLost(Seat, &'static str),
    /// How a team lined up: of several, the first counts.
    LineUp(Seat, String),
}

/// What a match means to a competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchReport {
    /// The goals of the match, home first; those of a shoot-out are no part of them.
    pub score: [u32; 2],
    /// Who won.
    pub outcome: Outcome,
    /// The goals of the shoot-out, home first, if there was one.
    pub shoot_out: Option<[u32; 2]>,
    /// What each team takes along.
    pub seats: BySeat<SeatReport>,
    /// How it ended.
    pub ended: Ended,
}

/// What one team takes along.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatReport {
    /// Yellow cards.
    pub yellows: u32,
    /// Red cards.
    pub reds: u32,
    /// Injuries.
    pub injuries: u32,
    /// How it lined up at the start, as the notation writes it; none in a game without formations.
    pub formation: Option<String>,
    /// Skills lost, by their words.
    pub skills_lost: Vec<&'static str>,
}

/// The final whistle in its text form.
const WHISTLE: &str = "call whistle";

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By the rules.
    Played,
    /// By a call, in its text form: `call resign home`. A final whistle may be followed by a shoot-out.
    Called(String),
}

impl MatchReport {
    /// The report of a match that is over; none before that.
    pub fn of<G: Describe>(driver: &Driver<G>) -> Option<Self> {
        let Node::Over(outcome) = driver.node() else { return None };
        let game = driver.game();
        let mut seats = BySeat::<SeatReport>::default();
        // Events are not kept with a match: it is played again.
        let mut again = Driver::from_state(*game, *driver.first_state());
        note_all(game, again.events(), &mut seats);
        for input in driver.inputs() {
            let events = again.step(*input).unwrap_or_default();
            note_all(game, events, &mut seats);
        }
        let ended = how_it_ended(driver);
        Some(Self {
            score: game.score(driver.state()),
            outcome,
            shoot_out: game.shoot_out(driver.state()),
            seats,
            ended,
        })
    }

    /// The report of a record, which is replayed and checked. A match that is not over is refused.
    pub fn of_record<G: Describe>(game: G, record: &Record) -> Result<Self, RecordError> {
        let driver = resume(game, record)?;
        let last = record.lines.last().map_or(1, |line| line.number);
        Self::of(&driver)
            .ok_or_else(|| RecordError { line: last, refusal: Refusal::new("record-unfinished") })
    }
}

/// A call that ended the match, or after which only a shoot-out was played: the final whistle.
fn how_it_ended<G: Describe>(driver: &Driver<G>) -> Ended {
    let game = driver.game();
    let calls = driver.inputs().iter().filter_map(|input| match input {
        Input::Call(call) => Some(game.write_call(*call)),
        Input::Act(_) | Input::Roll(_) => None,
    });
    match (driver.inputs().last(), calls.last()) {
        (Some(Input::Call(_)), Some(call)) => Ended::Called(call),
        (_, Some(call)) if call == WHISTLE => Ended::Called(call),
        _ => Ended::Played,
    }
}

fn note_all<G: Describe>(game: &G, events: &[G::Event], seats: &mut BySeat<SeatReport>) {
    for incident in events.iter().filter_map(|event| game.incident(event)) {
        match incident {
            Incident::Yellow(seat) => seats[seat].yellows += 1,
            Incident::Red(seat) => seats[seat].reds += 1,
            Incident::Injury(seat) => seats[seat].injuries += 1,
            Incident::SkillLost(seat, skill) => seats[seat].skills_lost.push(skill),
            Incident::LineUp(seat, formation) => {
                seats[seat].formation.get_or_insert(formation);
            }
        }
    }
}

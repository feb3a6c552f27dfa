//! The rest of a competition, many times: what it might still become.
//!
//! Every run has its own stream of random numbers, so the sum is the same however the runs are divided among
//! threads: give each thread a range and add up what they return.

mod model;

use std::ops::{AddAssign, Range};

use touchline_engine::{Pcg, Refusal, Rng, Seat};

use crate::competition::{Competition, State};
use crate::due::shuffle;
use crate::field::Field;
use crate::result::MatchResult;
use crate::table::Ranking;
use crate::{Draws, Fixture, Format, Pairing, Part, Slot, Spec, TeamId, knock_out, swiss};

pub use model::{Model, Observed, Ratings};

/// What came of all runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outlook {
    /// How often it was played.
    pub runs: u64,
    /// Every team, by number.
    pub teams: Vec<Prospect>,
}

/// What came of one team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The team.
    pub team: TeamId,
    /// How often it won the competition.
    pub wins: u64,
    /// How often it had each place of its table, the first one first.
    pub places: Vec<u64>,
    /// How often it played in each round of the knock-out, byes included; the last one is the final.
    pub rounds: Vec<u64>,
    /// Its points in the table, all runs together.
    pub points: u64,
}

impl Outlook {
    /// Nothing played yet.
    fn new(teams: usize) -> Self {
        let prospect = |at| Prospect {
            team: TeamId::at(at),
            wins: 0,
            places: Vec::new(),
            rounds: Vec::new(),
            points: 0,
        };
        Self { runs: 0, teams: (0..teams).map(prospect).collect() }
    }

    /// The chance that a team wins.
    pub fn chance(&self, team: TeamId) -> f64 {
        self.teams.get(team.index()).map_or(0.0, |prospect| share(prospect.wins, self.runs))
    }
}

/// A part of a whole, as a number from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "a chance for people to read")]
pub fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Adds up runs of the same competition.
impl AddAssign<&Outlook> for Outlook {
    fn add_assign(&mut self, other: &Outlook) {
        self.runs += other.runs;
        if self.teams.is_empty() {
            self.teams.clone_from(&other.teams);
            return;
        }
        for (mine, theirs) in self.teams.iter_mut().zip(&other.teams) {
            mine.wins += theirs.wins;
            mine.points += theirs.points;
            add(&mut mine.places, &theirs.places);
            add(&mut mine.rounds, &theirs.rounds);
        }
    }
}

fn add(mine: &mut Vec<u64>, theirs: &[u64]) {
    mine.resize(mine.len().max(theirs.len()), 0);
    mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
}

fn count(list: &mut Vec<u64>, at: usize) {
    if list.len() <= at {
        list.resize(at + 1, 0);
    }
    list[at] += 1;
}

/// Play the rest of a competition, once for every number of the range. Results that are there stay. Cards and
/// injuries are not simulated. A ladder has no end, so there is nothing to simulate.
pub fn simulate(
    competition: &Competition,
    model: &impl Model,
    seed: u64,
    runs: Range<u64>,
) -> Result<Outlook, Refusal> {
    let spec = competition.spec();
    if let Format::Ladder { .. } = spec.format {
        return Err(Refusal::new("league-no-end"));
    }
    let start = competition.state_to_simulate()?;
    let mut outlook = Outlook::new(competition.teams().len());
    for run in runs {
        let mut rng = Pcg::new(seed, run);
        let mut state = start.clone();
        if !state.field.is_drawn() {
            let order = competition.drawn(&mut rng);
            state.field.draw(spec, order);
            state.field.settle(spec);
        }
        // What the organiser ended stays as it is.
        if !state.field.finished {
            play_out(spec, &mut state, model, &mut rng);
        }
        outlook.note(spec, &state);
    }
    Ok(outlook)
}

/// Play until nothing is left to play.
fn play_out(spec: &Spec, state: &mut State, model: &impl Model, rng: &mut impl Rng) {
    loop {
        let mut moved = false;
        for at in 0..state.field.fixtures.len() {
            let fixture = state.field.fixtures[at];
            if Field::is_open(&fixture)
                && let Some([home, away]) = fixture.teams()
            {
                let [goals, against] = model.play(home, away, rng);
                let mut result = MatchResult::of_score(goals, against);
                if needs_shoot_out(spec, &state.field, &fixture, &result) {
                    let winner = model.shoot_out(home, away, rng);
                    result.shoot_out = Some(if winner == Seat::Home { [5, 4] } else { [4, 5] });
                }
                state.field.set_result(at, result);
                moved = true;
            }
        }
        if moved {
            state.field.settle(spec);
        }
        for (part, mut lot) in state.lots_due(spec) {
            shuffle(&mut lot, rng);
            state.field.lots.push((part, lot));
            moved = true;
        }
        if let Some(pairing) = next_round(spec, state) {
            for [home, away] in pairing.pairs {
                state.field.add(Part::Table, pairing.round, 1, Slot::Team(home), Slot::Team(away));
            }
            state.field.byes.extend(pairing.bye.map(|team| (pairing.round, team)));
            state.field.paired = pairing.round;
            moved = true;
        }
        if !moved {
            return;
        }
        state.field.settle(spec);
    }
}

/// The next Swiss round, once the last one is over.
fn next_round(spec: &Spec, state: &State) -> Option<Pairing> {
    let is_due = matches!(spec.format, Format::Swiss { .. })
        && !state.all_paired(spec)
        && state.field.is_complete(Part::Table);
    is_due.then(|| swiss::pair(spec, &state.field, state.field.paired + 1))
}

/// Whether the tie would be level after this match, and a shoot-out decides it.
fn needs_shoot_out(spec: &Spec, field: &Field, fixture: &Fixture, result: &MatchResult) -> bool {
    let Part::Tie(tie) = fixture.part else { return false };
    if spec.draws == Draws::Decider {
        return false;
    }
    let third_place = field.ties.get(tie.index()).is_some_and(|tie| tie.third_place);
    let two_legs = spec.format.knock_out().is_some_and(|cup| cup.legs == 2) && !third_place;
    if two_legs && fixture.leg == 1 && !fixture.decider {
        return false;
    }
    let [home, away] = knock_out::first_leg(field, spec, fixture).unwrap_or([0, 0]);
    let sum = |goals: u8, before: u8| u16::from(goals) + u16::from(before);
    sum(result.score[0], home) == sum(result.score[1], away)
}

impl Outlook {
    /// Note how a run ended.
    fn note(&mut self, spec: &Spec, state: &State) {
        self.runs += 1;
        if let Some(winner) = state.winner(spec)
            && let Some(prospect) = self.teams.get_mut(winner.index())
        {
            prospect.wins += 1;
        }
        for part in state.parts(spec) {
            for row in Ranking::of(spec, &state.field, part).rows {
                let prospect = &mut self.teams[row.team.index()];
                count(&mut prospect.places, usize::from(row.place.saturating_sub(1)));
                prospect.points += u64::from(row.points);
            }
        }
        for tie in state.field.ties.iter().filter(|tie| !tie.third_place) {
            for side in tie.sides {
                if let Slot::Team(team) = side {
                    count(&mut self.teams[team.index()].rounds, usize::from(tie.round.saturating_sub(1)));
                }
            }
        }
    }
}

//! Playing many matches.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use touchline_ai::Evaluate;
use touchline_engine::{BySeat, Game, Outcome, Pcg, Playout, Seat};

use crate::players::{Bots, play, play_seated};
use crate::{Bot, Contestant, Eager, Measure, Measured, Per, Ratio, in_order};

/// How many matches a thread takes at a time when nobody searches: a few hundredths of a second of work.
const BATCH: u64 = 256;

/// Measures that every game has, after its own.
const COMMON: [Measure<Playout>; 5] = [
    common("decisions_per_match", |played| u32::try_from(played.decisions).unwrap_or(u32::MAX)),
    common("home_win", |played| u32::from(played.outcome == Outcome::Win(Seat::Home))),
    common("draw", |played| u32::from(played.outcome == Outcome::Draw)),
    common("away_win", |played| u32::from(played.outcome == Outcome::Win(Seat::Away))),
    common(UNFINISHED, |played| u32::from(played.outcome == Outcome::Unfinished)),
];

/// Reported only where it happens: under most rules every match comes to its end.
const UNFINISHED: &str = "unfinished";

const fn common(name: &'static str, count: fn(&Playout) -> u32) -> Measure<Playout> {
    Measure { name, per: Per::Match, count }
}

/// Makes the player of a seat for one match, given the seed and stream of its random numbers.
pub type MakeSeat<'a, G> = dyn Fn(Seat, u64, u64) -> Box<dyn Contestant<G>> + Sync + 'a;

/// A number of matches to simulate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Simulation {
    /// How many matches.
    pub matches: u64,
    /// Match `i` is played with stream `i` of this seed.
    pub seed: u64,
    /// How many threads; 0 means one per core.
    pub threads: usize,
    /// Who plays.
    pub bots: BySeat<Bot>,
}

/// One measure of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name of the measure.
    pub name: &'static str,
    per: Per,
    /// The counts over the matches or halves they were counted in.
    ratio: Ratio,
}

impl Row {
    /// The mean; `None` without matches.
    pub fn mean(&self) -> Option<f64> {
        self.ratio.mean()
    }

    /// The standard error of the mean; needs at least two matches.
    pub fn standard_error(&self) -> Option<f64> {
        self.ratio.standard_error()
    }
}

/// What a simulation found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many matches were played.
    pub matches: u64,
    /// Every measure: those of the game in its order, then those of every game.
    pub rows: Vec<Row>,
}

impl Report {
    /// The measure with this name.
    pub fn row(&self, name: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.name == name)
    }

    fn empty<G: Measured>() -> Self {
        let own = G::MEASURES.iter().map(|measure| (measure.name, measure.per));
        let common = COMMON.iter().map(|measure| (measure.name, measure.per));
        let row = |(name, per)| Row { name, per, ratio: Ratio::default() };
        Self { matches: 0, rows: own.chain(common).map(row).collect() }
    }

    fn add<G: Measured>(&mut self, tally: &G::Tally, played: &Playout) {
        let own = G::MEASURES.iter().map(|measure| (measure.count)(tally));
        let common = COMMON.iter().map(|measure| (measure.count)(played));
        self.matches += 1;
        for (row, count) in self.rows.iter_mut().zip(own.chain(common)) {
            row.ratio.add(count, row.per.in_a_match(G::halves(tally)));
        }
    }

    fn merge(&mut self, other: &Self) {
        self.matches += other.matches;
        for (row, more) in self.rows.iter_mut().zip(&other.rows) {
            row.ratio.merge(&more.ratio);
        }
    }

    fn told(mut self) -> Self {
        self.rows.retain(|row| row.name != UNFINISHED || row.ratio.sum() > 0);
        self
    }
}

impl Simulation {
    /// Play all matches. `progress` is called, from any thread, with the number of matches just done.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run<G: Measured + Eager + Evaluate<Terms: Sync>>(
        &self,
        game: &G,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, rayon::ThreadPoolBuildError> {
        self.run_under(game, &G::Terms::default(), progress)
    }

    /// The same with the terms of every match.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run_under<G: Measured + Eager + Evaluate<Terms: Sync>>(
        &self,
        game: &G,
        terms: &G::Terms,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, rayon::ThreadPoolBuildError> {
        self.run_until(game, terms, &AtomicBool::new(false), progress)
    }

    /// The same until `stop` is set: the report is then about the first matches, those that were begun
    /// included.
    ///
    /// # Errors
    /// When the threads cannot be started.
    pub fn run_until<G: Measured + Eager + Evaluate<Terms: Sync>>(
        &self,
        game: &G,
        terms: &G::Terms,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, rayon::ThreadPoolBuildError> {
        let mut sum = Report::empty::<G>();
        let batch = |number| self.play(game, terms, self.batch(number));
        let stop = || stop.load(Ordering::Relaxed);
        in_order::run(self.batch_count(), self.threads, stop, batch, |_, report: Report| {
            progress(report.matches);
            sum.merge(&report);
        })?;
        Ok(sum.told())
    }

    /// The same between players that the caller makes; the simulation's own bots do not play. A match that
    /// cannot go on after `stop` was set counts as not played: what stops this program may have ended a
    /// player as well.
    ///
    /// # Errors
    /// When the threads cannot be started, or a player cannot go on.
    pub fn run_between<G: Measured + Evaluate<Terms: Sync>>(
        &self,
        game: &G,
        terms: &G::Terms,
        make: &MakeSeat<'_, G>,
        stop: &AtomicBool,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, String> {
        let mut sum = Report::empty::<G>();
        let one = |players, rng: &mut Pcg| {
            let (mut tally, mut report) = (G::Tally::default(), Report::empty::<G>());
            let played = play_seated(game, terms, players, rng, &mut tally, |_, _, _, _| ())?;
            report.add::<G>(&tally, &played);
            Ok(report)
        };
        self.each_between(make, stop, one, |report| {
            progress(1);
            sum.merge(&report);
        })?;
        Ok(sum.told())
    }

    /// Play every match between players that the caller makes, and take what came of it in the order of the
    /// matches. One that cannot go on after `stop` was set counts as not played, and so do those after it.
    pub(crate) fn each_between<G: Game, T: Send>(
        &self,
        make: &MakeSeat<'_, G>,
        stop: &AtomicBool,
        one: impl Fn(BySeat<Box<dyn Contestant<G>>>, &mut Pcg) -> Result<T, (Seat, String)> + Sync,
        mut take: impl FnMut(T) + Send,
    ) -> Result<(), String> {
        let (mut ended, failing) = (None, AtomicBool::new(false));
        let numbered = |number: u64| {
            let stream = |seat: Seat| u64::MAX - 2 * number - seat as u64;
            let players = BySeat(Seat::ALL.map(|seat| make(seat, self.seed, stream(seat))));
            one(players, &mut Pcg::new(self.seed, number)).map_err(|(seat, why)| {
                let not_played = stop.load(Ordering::Relaxed);
                // What others have begun is still finished, so the first failure is always the same.
                failing.fetch_or(!not_played, Ordering::Relaxed);
                (!not_played).then(|| format!("match {}: {} cannot go on: {why}", number + 1, seat.word()))
            })
        };
        let enough = || stop.load(Ordering::Relaxed) || failing.load(Ordering::Relaxed);
        in_order::run(self.matches, self.threads, enough, numbered, |_, played| match played {
            Ok(made) if ended.is_none() => take(made),
            // Later than a match that was not played: the report is about the first ones.
            Ok(_) => {}
            Err(why) => ended = ended.take().flatten().map(Some).or(Some(why)),
        })
        .map_err(|error| format!("the threads cannot be started: {error}"))?;
        match ended {
            Some(Some(why)) => Err(why),
            Some(None) | None => Ok(()),
        }
    }

    /// How many matches a thread takes at a time.
    fn batch_length(&self) -> u64 {
        if self.bots.0.into_iter().any(Bot::thinks) { 1 } else { BATCH }
    }

    pub(crate) fn batch_count(&self) -> u64 {
        self.matches.div_ceil(self.batch_length())
    }

    /// The match numbers of a batch. The split changes no result: every match has its own random numbers.
    pub(crate) fn batch(&self, number: u64) -> Range<u64> {
        let length = self.batch_length();
        number * length..((number + 1) * length).min(self.matches)
    }

    /// The players of a match.
    pub(crate) fn bots_of(&self, number: u64) -> Bots {
        Bots::of(self.bots, self.seed, number)
    }

    fn play<G: Measured + Eager + Evaluate>(
        &self,
        game: &G,
        terms: &G::Terms,
        numbers: Range<u64>,
    ) -> Report {
        let mut report = Report::empty::<G>();
        for number in numbers {
            let (mut rng, mut tally) = (Pcg::new(self.seed, number), G::Tally::default());
            let played = play(game, terms, self.bots_of(number), &mut rng, &mut tally, |_, _, _, _| ());
            report.add::<G>(&tally, &played);
        }
        report
    }
}

#[cfg(test)]
mod tests {
    use touchline_fuba::Fuba;

    use super::*;
    use crate::FubaTally;

    fn report(outcomes: &[Outcome]) -> Report {
        let mut report = Report::empty::<Fuba>();
        for &outcome in outcomes {
            report.add::<Fuba>(&FubaTally::default(), &Playout { decisions: 1, outcome });
        }
        report.told()
    }

    /// Extra time has more halves, and with them more of everything: what varies is how much there is in a
    /// half.
    #[test]
    fn the_error_of_a_half_knows_how_many_there_were() {
        let turns = |played: &[(u32, u32)]| {
            let mut row = Row { name: "turns_per_half", per: Per::Half, ratio: Ratio::default() };
            played.iter().for_each(|(turns, halves)| row.ratio.add(*turns, row.per.in_a_match(*halves)));
            (row.mean(), row.standard_error())
        };
        assert_eq!(turns(&[(40, 2), (80, 4), (40, 2)]), (Some(20.0), Some(0.0)));
        assert!(turns(&[(40, 2), (84, 4), (38, 2)]).1.is_some_and(|error| error > 0.0 && error < 1.0));
    }

    #[test]
    fn matches_without_an_end_are_reported_where_there_are_any() {
        let share = |outcomes: &[Outcome]| report(outcomes).row("unfinished").and_then(Row::mean);
        assert_eq!(share(&[Outcome::Draw, Outcome::Win(Seat::Home)]), None);
        assert_eq!(share(&[Outcome::Draw, Outcome::Unfinished]), Some(0.5));
        assert_eq!(report(&[Outcome::Unfinished]).row("draw").and_then(Row::mean), Some(0.0));
    }
}

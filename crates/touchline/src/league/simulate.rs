//! `touchline league simulate`: what may still come of a competition.
//!
//! Every run has its own random numbers and all sums are of integers, so the number of threads changes
//! nothing.

use std::io::{self, IsTerminal as _, Write as _};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::bail;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use touchline_ai::{Evaluate, Opponent};
use touchline_engine::{BySeat, Message, Rng};
use touchline_lab::{Bot, Eager, Simulation};
use touchline_league::simulate::{Model, Outlook, Ratings, simulate};
use touchline_league::{Competition, TeamId};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;

use super::{file, outlook, pick};
use crate::{level, seed, terminal};

const MOST_RUNS: u64 = 100_000_000;
/// How many runs a thread takes at a time.
const BATCH: u64 = 128;
/// Sets the random numbers of different pairs of computer players apart.
const NEXT_PAIR: u64 = 0x9e37_79b9_7f4a_7c15;

/// Options of `touchline league simulate`.
#[derive(clap::Args)]
pub(super) struct Options {
    /// The file of the competition
    file: PathBuf,
    /// How often the rest is played
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=MOST_RUNS))]
    runs: u64,
    /// How many threads [default: one per core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Seed: the same seed gives the same result, whatever the number of threads
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = seed::read, allow_hyphen_values = true)]
    seed: u64,
    /// The rating of a team, TEAM=1600, instead of the one it registered with; 400 points more win ten times
    /// as often as they lose
    #[arg(long, value_name = "TEAM=ELO", conflicts_with = "computers")]
    rating: Vec<String>,
    /// How many goals a match between rated teams has on average
    #[arg(long, value_name = "G", default_value_t = Ratings::GOALS, value_parser = goals, conflicts_with = "computers")]
    goals: f64,
    /// Computer players instead of ratings: one level for all teams, or one for each in the order of
    /// registration, as in rookie,coach:1,random; a sample of matches between them is played first
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', value_parser = level::opponent)]
    computers: Vec<Opponent>,
    /// How many matches of every pair of levels are played
    #[arg(long, value_name = "N", default_value_t = 100, requires = "computers", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    sample: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn goals(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(goals) if (0.2..=12.0).contains(&goals) => Ok(goals),
        _ => Err("not a number of goals from 0.2 to 12".into()),
    }
}

/// Where the results come from, for the report.
pub(super) enum Source {
    /// The rating of every team.
    Ratings(Vec<u16>),
    /// The level of every team.
    Computers(Vec<Opponent>),
}

impl Source {
    /// What is known about a team.
    pub(super) fn of(&self, team: TeamId) -> String {
        let at = usize::from(team.0).saturating_sub(1);
        match self {
            Self::Ratings(ratings) => ratings.get(at).map(ToString::to_string).unwrap_or_default(),
            Self::Computers(levels) => levels.get(at).map(ToString::to_string).unwrap_or_default(),
        }
    }
}

pub(super) fn run(options: &Options, words: &Words) -> anyhow::Result<()> {
    let competition = file::read(&options.file, words)?;
    let (outlook, source) = if options.computers.is_empty() {
        let ratings = options.ratings(&competition, words)?;
        let model = Ratings::new(ratings.clone(), options.goals);
        (options.play(&competition, &model, words)?, Source::Ratings(ratings))
    } else {
        let levels = options.levels(&competition, words)?;
        let model = options.sampled(&competition, &levels, words)?;
        (options.play(&competition, &model, words)?, Source::Computers(levels))
    };
    let mut out = terminal::out();
    if options.json {
        let json = outlook::as_json(&competition, &outlook, &source, options.seed);
        writeln!(out, "{}", serde_json::to_string_pretty(&json)?)?;
    } else {
        write!(out, "{}", outlook::as_text(&competition, &outlook, &source, options.seed, words))?;
    }
    Ok(())
}

impl Options {
    fn ratings(&self, competition: &Competition, words: &Words) -> anyhow::Result<Vec<u16>> {
        let mut ratings: Vec<u16> =
            competition.teams().iter().map(|team| team.rating.unwrap_or(Ratings::USUAL)).collect();
        for typed in &self.rating {
            let read =
                typed.rsplit_once('=').and_then(|(team, rating)| Some((team, rating.trim().parse().ok()?)));
            let Some((name, rating)) = read else {
                bail!(words.say(&Message::new("league-bad-rating").quoted("got", typed)));
            };
            let team = pick::team(competition, name, words)?;
            ratings[usize::from(team.0) - 1] = rating;
        }
        Ok(ratings)
    }

    /// The level of every team.
    fn levels(&self, competition: &Competition, words: &Words) -> anyhow::Result<Vec<Opponent>> {
        let teams = competition.teams().len();
        match self.computers[..] {
            [one] => Ok(vec![one; teams]),
            ref each if each.len() == teams => Ok(each.to_vec()),
            ref other => {
                let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
                let refusal = Message::new("league-levels")
                    .number("got", count(other.len()))
                    .number("want", count(teams));
                bail!(words.say(&refusal))
            }
        }
    }

    /// Matches between computer players, as many of every pair of levels.
    fn sampled(
        &self,
        competition: &Competition,
        levels: &[Opponent],
        words: &Words,
    ) -> anyhow::Result<Sampled> {
        let game = AnyGame::from_text(&competition.spec().play)
            .map_err(|refusal| anyhow::anyhow!(words.say(&refusal)))?;
        let mut known: Vec<Opponent> = Vec::new();
        let of_team = levels.iter().map(|level| {
            known.iter().position(|other| other == level).unwrap_or_else(|| {
                known.push(*level);
                known.len() - 1
            })
        });
        let of_team: Vec<usize> = of_team.collect();
        let pairs = known.len() * known.len();
        let bar = progress_bar(self.sample * pairs as u64, &words.say_key("league-bar-matches"));
        let scores = with_game!(game, game => self.sample(&game, &known, &bar))?;
        bar.finish_and_clear();
        Ok(Sampled { levels: known.len(), of_team, scores })
    }

    fn sample<G: Eager + Evaluate>(
        &self,
        game: &G,
        known: &[Opponent],
        bar: &ProgressBar,
    ) -> anyhow::Result<Vec<Vec<[u8; 2]>>> {
        let mut all = Vec::new();
        for (number, (home, away)) in
            known.iter().flat_map(|home| known.iter().map(move |away| (home, away))).enumerate()
        {
            let simulation = Simulation {
                matches: self.sample,
                seed: self.seed.wrapping_add(NEXT_PAIR.wrapping_mul(number as u64)),
                threads: self.threads.map_or(0, usize::from),
                bots: BySeat::new(Bot::Computer(*home), Bot::Computer(*away)),
            };
            let scores = simulation.scores(game, &|done| bar.inc(done))?;
            let small = |goals: u32| u8::try_from(goals).unwrap_or(u8::MAX);
            all.push(scores.into_iter().map(|score| score.map(small)).collect());
        }
        Ok(all)
    }

    /// Play the rest of the competition many times.
    fn play(
        &self,
        competition: &Competition,
        model: &(impl Model + Sync),
        words: &Words,
    ) -> anyhow::Result<Outlook> {
        let bar = progress_bar(self.runs, &words.say_key("league-bar-runs"));
        let threads =
            self.threads.map(usize::from).or_else(|| thread::available_parallelism().ok().map(NonZero::get));
        let next = AtomicU64::new(0);
        let work = || {
            let mut sum = Outlook::default();
            loop {
                let begin = next.fetch_add(BATCH, Ordering::Relaxed);
                if begin >= self.runs {
                    return Ok(sum);
                }
                let end = (begin + BATCH).min(self.runs);
                sum += &simulate(competition, model, self.seed, begin..end)?;
                bar.inc(end - begin);
            }
        };
        let mut sum = Outlook::default();
        thread::scope(|scope| {
            let all: Vec<_> = (0..threads.unwrap_or(1)).map(|_| scope.spawn(work)).collect();
            for one in all {
                match one.join() {
                    Ok(part) => sum += &part?,
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok(())
        })
        .map_err(|refusal: touchline_engine::Refusal| anyhow::anyhow!(words.say(&refusal)))?;
        bar.finish_and_clear();
        Ok(sum)
    }
}

/// Scores of a sample of matches between levels.
struct Sampled {
    levels: usize,
    /// The level of every team, by its place in the list.
    of_team: Vec<usize>,
    /// By level at home and away.
    scores: Vec<Vec<[u8; 2]>>,
}

impl Model for Sampled {
    fn play(&self, home: TeamId, away: TeamId, rng: &mut impl Rng) -> [u8; 2] {
        let level =
            |team: TeamId| self.of_team.get(usize::from(team.0).saturating_sub(1)).copied().unwrap_or(0);
        let seen = self.scores.get(level(home) * self.levels + level(away)).map_or(&[][..], Vec::as_slice);
        match u32::try_from(seen.len()) {
            Ok(count) if count > 0 => seen[rng.below(count) as usize],
            _ => [0, 0],
        }
    }
}

/// On standard error, and only on a terminal.
fn progress_bar(length: u64, what: &str) -> ProgressBar {
    if !io::stderr().is_terminal() || terminal::is_dumb() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    let template = format!("{{bar:40}} {{human_pos}} / {{human_len}} {what}, {{eta}}");
    match ProgressStyle::with_template(&template) {
        Ok(style) if terminal::is_ascii() => bar.with_style(style.progress_chars("#>-")),
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

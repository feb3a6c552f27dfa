//! Plays an experiment into its folder.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use rustix::time::{ClockId, clock_gettime};
use touchline_ai::Watch;
use touchline_lab::experiment::{
    Arm, ComparedArms, Detail, Experiment, Frame, Labels, Part, PlayedMatch, Quantity, Rows, Side, Table,
    matches, quantities, write,
};
use touchline_lab::{Eager, Measured, Staged};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::folder::{Folder, Shard};
use super::plan::{ArmPlan, Plan, Question, SidePlan};
use crate::arena::{Side as Player, as_float, progress_bar};
use crate::interrupt;
use crate::say::sentence;

/// A part is written when it has so many matches...
const PART: usize = 2000;
/// ... or when so much time has passed: no more is lost when the machine is switched off.
const EVERY: Duration = Duration::from_secs(20);
/// How often a run with a precision looks at its interval.
pub(super) const LOOKS: u32 = 6;
/// What a precision is about where nobody says.
pub(super) const POINTS: &str = "points_of_a";

/// How to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    pub(super) threads: usize,
    pub(super) shard: Option<Shard>,
    /// How long a program may take to answer.
    pub(super) patience: Duration,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// Everything is there.
    Whole,
    /// Ctrl-C.
    Interrupted,
}

/// The game of a spec as a type, if it is that.
pub(super) fn typed<G: Copy + 'static>(rules: &str) -> anyhow::Result<G> {
    let any = AnyGame::from_text(rules).map_err(|refusal| sentence(&refusal))?;
    let game = with_game!(any, game => (&game as &dyn Any).downcast_ref::<G>().copied());
    game.with_context(|| format!("{rules}: all arms of an experiment play the same game"))
}

/// The rules of the first arm: they say which game it is.
pub(super) fn first(plan: &Plan) -> anyhow::Result<AnyGame> {
    let rules = plan.arms.first().map_or("", |arm| &arm.rules);
    AnyGame::from_text(rules).map_err(|refusal| sentence(&refusal))
}

/// Refuse a plan that cannot be played, before anything is written.
pub(super) fn check(plan: &Plan) -> anyhow::Result<()> {
    fn arms<G: Staged + Watch + Eager + 'static>(_: &G, plan: &Plan) -> anyhow::Result<()> {
        read_arms::<G>(plan)?;
        if plan.precision.is_some() {
            measured::<G>(plan)?;
        }
        Ok(())
    }
    with_game!(first(plan)?, game => arms(&game, plan))
}

/// What a precision is about: a quantity, or the points if there is none.
fn measured<G: Measured>(plan: &Plan) -> anyhow::Result<Option<Quantity>> {
    if matches!(plan.question, Question::Formations | Question::Skills) {
        bail!("these have no single interval that a precision could be about: say how many --matches");
    }
    let mut known = quantities::<G>();
    let names = || known.iter().map(|quantity| quantity.name.as_str()).collect::<Vec<_>>().join(", ");
    match plan.measure.as_deref() {
        // Where both sides are the same, side a has half of the points by construction.
        None | Some(POINTS) if !plan.swaps() => {
            bail!(
                "both sides are the same, so {POINTS} says nothing: say with --measure what --precision is about. Known: {}",
                names()
            )
        }
        None | Some(POINTS) => Ok(None),
        Some(name) => {
            let at = known.iter().position(|quantity| quantity.name == name).with_context(|| {
                format!("nothing is measured that is called {name:?}. Known: {POINTS}, {}", names())
            })?;
            Ok(Some(known.swap_remove(at)))
        }
    }
}

/// Play what is missing, and say how fast that was: on standard error, because no result depends on it.
pub(super) fn play(plan: &Plan, folder: &Folder, settings: Settings) -> anyhow::Result<Ended> {
    let (there, begin, spent) = (folder.matches()?, Instant::now(), processor_time());
    let ended = with_game!(first(plan)?, game => Run::of(&game, plan, folder, settings)?.play())?;
    let matches = folder.matches()?.saturating_sub(there);
    let rate = |time: Duration| as_float(matches) / time.as_secs_f64().max(1e-9);
    let (wall, processor) = (begin.elapsed(), processor_time().saturating_sub(spent));
    eprintln!(
        "{matches} matches in {:.1} s ({:.1} a second, {:.1} a processor second)",
        wall.as_secs_f64(),
        rate(wall),
        rate(processor)
    );
    Ok(ended)
}

/// Processor time of all threads of this program; that of other programs that play is their own.
fn processor_time() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(u64::try_from(now.tv_sec).unwrap_or(0), u32::try_from(now.tv_nsec).unwrap_or(0))
}

/// The rows of all matches that are there: the columns that a report needs.
pub(super) fn table(plan: &Plan, folder: &Folder) -> anyhow::Result<Table> {
    fn of_game<G: Measured>(_: &G) -> Vec<Quantity> {
        quantities::<G>()
    }
    let known = with_game!(first(plan)?, game => of_game(&game));
    let mut columns: Vec<&str> = Frame::COLUMNS.into();
    match plan.question {
        Question::Formations => {}
        Question::Skills => columns.extend(["cards_a", "cards_b"]),
        Question::Arms | Question::Editions | Question::Rule | Question::Value | Question::Weather => {
            // Distributions are drawn of the last two.
            columns.extend(["goals", "turns"]);
            columns.extend(
                known
                    .iter()
                    .flat_map(|one| [Some(&one.over), one.under.as_ref()])
                    .flatten()
                    .map(String::as_str),
            );
        }
    }
    let all = matches(&folder.parts()?, &columns)?;
    if all.is_empty() {
        bail!("no match was played to its end");
    }
    Ok(all)
}

/// An arm, read.
struct ReadArm<G: Staged> {
    arm: Arm<G>,
    players: [Player; 2],
    labels: Labels,
}

fn read_arms<G: Staged + Watch + Eager + 'static>(plan: &Plan) -> anyhow::Result<Vec<ReadArm<G>>> {
    let swaps = plan.swaps();
    let read = |arm: &ArmPlan| read_arm::<G>(arm, swaps).with_context(|| format!("arm {}", arm.name));
    plan.arms.iter().map(read).collect()
}

fn read_arm<G: Staged + Watch + Eager + 'static>(plan: &ArmPlan, swaps: bool) -> anyhow::Result<ReadArm<G>> {
    let game: G = typed(&plan.rules)?;
    let terms = game.read_terms(&plan.terms).map_err(|refusal| sentence(&refusal))?;
    let start = match plan.start.as_str() {
        "" => None,
        text => Some(game.read_state(text).map_err(|refusal| sentence(&refusal))?),
    };
    let weather = (!plan.weather.is_empty()).then(|| plan.weather.clone());
    if let Some(weather) = &weather {
        let known = game.weathers();
        if known.is_empty() {
            bail!("{} has no weather to fix: add +weather to the rules", game.spec());
        }
        if !known.contains(&weather.as_str()) {
            bail!("no match begins in weather {weather:?}. Known: {}", known.join(", "));
        }
    }
    let formations = game.formations();
    let side = |side: &SidePlan| -> anyhow::Result<(Side<G>, Player)> {
        let player = Player::from_word(&side.player).map_err(anyhow::Error::msg)?;
        if let Some(why) = player.refusal::<G>() {
            bail!("{player} cannot play {}: {why}", game.spec());
        }
        let formation = match side.formation.as_str() {
            "" => None,
            name => {
                let found = formations.iter().find(|(known, _)| known == name);
                Some(found.map(|(_, answer)| *answer).with_context(|| no_formation(name, &formations))?)
            }
        };
        if side.any_cards && game.cards().is_empty() {
            bail!("{} has no cards to draw: add +condition+skills to the rules", game.spec());
        }
        Ok((Side { formation, any_cards: side.any_cards }, player))
    };
    let ((a, player_a), (b, player_b)) = (side(&plan.a)?, side(&plan.b)?);
    let labels = Labels {
        arm: plan.name.clone(),
        spec: game.spec().to_string(),
        revision: game.revision(),
        terms: game.write_terms(&terms),
        players: [player_a.to_string(), player_b.to_string()],
        formations: [plan.a.formation.clone(), plan.b.formation.clone()],
        weather: plan.weather.clone(),
        cells: game.pitch().cells.into_iter().map(|cell| cell.name).collect(),
    };
    let arm = Arm { game, terms, start, weather, sides: [a, b], swaps };
    Ok(ReadArm { arm, players: [player_a, player_b], labels })
}

fn no_formation<A>(name: &str, known: &[(String, A)]) -> String {
    if known.is_empty() {
        return "this game has no formations to choose".into();
    }
    let known: Vec<&str> = known.iter().map(|(name, _)| name.as_str()).collect();
    format!("no formation is called {name:?}. Known: {}", known.join(", "))
}

/// An experiment about to be played.
struct Run<'a, G: Staged> {
    plan: &'a Plan,
    folder: &'a Folder,
    settings: Settings,
    experiment: Experiment<G>,
    players: Vec<[Player; 2]>,
    labels: Vec<Labels>,
}

impl<'a, G> Run<'a, G>
where
    G: Staged + Watch<Terms: Sync> + Eager + 'static,
{
    /// The first game only says which type it is.
    fn of(_: &G, plan: &'a Plan, folder: &'a Folder, settings: Settings) -> anyhow::Result<Self> {
        let (mut arms, mut players, mut labels) = (Vec::new(), Vec::new(), Vec::new());
        for read in read_arms::<G>(plan)? {
            arms.push(read.arm);
            players.push(read.players);
            labels.push(read.labels);
        }
        let detail = Detail { turns: plan.turns, decisions: plan.decisions, luck: plan.luck };
        let experiment = Experiment { arms, seed: plan.dice(), paired: plan.paired, detail };
        Ok(Self { plan, folder, settings, experiment, players, labels })
    }

    fn play(&self) -> anyhow::Result<Ended> {
        let all = self.plan.rounded();
        let Some(precision) = self.plan.precision else { return self.play_to(all) };
        let round = self.experiment.round_length();
        for look in (0..LOOKS).rev() {
            let some = (all >> look).max(1).div_ceil(round) * round;
            if self.play_to(some)? == Ended::Interrupted {
                return Ok(Ended::Interrupted);
            }
            if self.widest()?.is_some_and(|margin| margin <= precision) {
                break;
            }
        }
        Ok(Ended::Whole)
    }

    /// The widest interval of what the precision is about, at a level that allows for all looks: of the
    /// differences that the report tells, or of the only arm.
    fn widest(&self) -> anyhow::Result<Option<f64>> {
        let table = table(self.plan, self.folder)?;
        let frame = Frame::new(&table, &self.plan.lengths());
        let arms = match measured::<G>(self.plan)? {
            None => frame.points().map(|(raw, adjusted)| adjusted.unwrap_or(raw)),
            Some(quantity) => frame.estimate(&quantity),
        };
        let arms = arms.context("the columns of this measure are missing")?;
        let level = 0.05 / f64::from(LOOKS);
        let margins: Vec<Option<f64>> = match &arms[..] {
            [only] => vec![only.margin(level)],
            arms => {
                let margin =
                    |[one, other]: [usize; 2]| ComparedArms::of(&arms[one], &arms[other]).margin_at(level);
                self.plan.pairs().into_iter().map(margin).collect()
            }
        };
        Ok(margins.into_iter().collect::<Option<Vec<f64>>>().map(|all| all.into_iter().fold(0.0, f64::max)))
    }

    /// Play the missing ones of the first matches.
    fn play_to(&self, all: u64) -> anyhow::Result<Ended> {
        let missing = self.folder.missing(all, self.settings.shard)?;
        let stop = AtomicBool::new(false);
        let bar = progress_bar(missing.len() as u64);
        let interrupted = interrupt::caught()?;
        let make = |arm: usize, side, seed, stream| {
            self.players[arm][side as usize].contestant(seed, stream, self.settings.patience)
        };
        let mut writer =
            Writer { run: self, rows: Rows::default(), range: None, since: Instant::now(), error: None };
        let take = |played: PlayedMatch| {
            if interrupted.load(Ordering::Relaxed) {
                stop.store(true, Ordering::Relaxed);
                // Not played: what interrupts this program may have ended a player as well.
                if played.failed.is_some() {
                    return;
                }
            }
            bar.inc(1);
            bar.set_message(self.labels[played.place.arm].arm.clone());
            writer.take(&played);
            stop.fetch_or(writer.error.is_some(), Ordering::Relaxed);
        };
        self.experiment.play(&missing, self.settings.threads, &make, &stop, take)?;
        bar.finish_and_clear();
        writer.flush();
        if let Some(error) = writer.error {
            return Err(error);
        }
        let all_there = self.folder.missing(all, self.settings.shard)?.is_empty();
        Ok(if all_there { Ended::Whole } else { Ended::Interrupted })
    }
}

/// Collects rows and writes parts.
struct Writer<'a, 'b, G: Staged> {
    run: &'a Run<'b, G>,
    rows: Rows,
    /// The matches in `rows`.
    range: Option<(u64, u64)>,
    since: Instant,
    error: Option<anyhow::Error>,
}

impl<G: Staged> Writer<'_, '_, G> {
    fn take(&mut self, played: &PlayedMatch) {
        let number = played.place.number;
        if self.error.is_some() {
            return;
        }
        if let Some((side, why)) = &played.failed {
            let player = &self.run.players[played.place.arm][*side as usize];
            self.error = Some(anyhow!("match {number}: {player} cannot go on: {why}"));
            return;
        }
        if self.range.is_some_and(|(_, last)| last + 1 != number) {
            self.flush();
        }
        self.rows.add::<G>(played, &self.run.labels[played.place.arm], env!("CARGO_PKG_VERSION"));
        self.range = Some((self.range.map_or(number, |(first, _)| first), number));
        if self.rows.matches.len() >= PART || self.since.elapsed() >= EVERY {
            self.flush();
        }
    }

    /// Write what was collected. The matches come last: a part without them does not count.
    fn flush(&mut self) {
        let Some((first, last)) = self.range.take() else { return };
        let part = Part::new(&self.run.folder.parts_folder(), first, last);
        let Rows { matches, turns, decisions } = std::mem::take(&mut self.rows);
        let tables =
            [("decisions", decisions, self.run.plan.decisions), ("turns", turns, self.run.plan.turns)];
        let more = tables.into_iter().filter(|(.., kept)| *kept).map(|(kind, table, _)| (kind, table));
        for (kind, table) in more.chain([("matches", matches)]) {
            if let Err(error) = write(&part.file(kind), table) {
                self.error = self.error.take().or(Some(error.into()));
                return;
            }
        }
        self.since = Instant::now();
    }
}

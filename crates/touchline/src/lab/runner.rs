//! Plays an experiment into its folder.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use touchline_ai::Watch;
use touchline_lab::experiment::{
    Arm, ComparedArms, Detail, Experiment, Frame, Joined, Labels, Part, PlayedMatch, Rows, Side, Table,
    quantities, write,
};
use touchline_lab::{Eager, Staged};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::folder::{Folder, Shard};
use super::plan::{ArmPlan, Plan, SidePlan};
use crate::arena::{Side as Player, progress_bar};
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
        read_arms::<G>(plan).map(|_| ())
    }
    with_game!(first(plan)?, game => arms(&game, plan))
}

/// Play what is missing.
pub(super) fn play(plan: &Plan, folder: &Folder, settings: Settings) -> anyhow::Result<Ended> {
    with_game!(first(plan)?, game => Run::of(&game, plan, folder, settings)?.play())
}

/// The rows of all matches that are there.
pub(super) fn table(folder: &Folder) -> anyhow::Result<Table> {
    let parts = folder.parts()?;
    let mut all = Table::default();
    for table in Joined::of(&parts, "matches") {
        all.append(table?);
    }
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
    plan.arms.iter().map(|arm| read_arm::<G>(arm).with_context(|| format!("arm {}", arm.name))).collect()
}

fn read_arm<G: Staged + Watch + Eager + 'static>(plan: &ArmPlan) -> anyhow::Result<ReadArm<G>> {
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
    let arm = Arm { game, terms, start, weather, sides: [a, b], swaps: plan.swaps() };
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
        let experiment = Experiment { arms, seed: plan.seed, paired: plan.paired, detail };
        Ok(Self { plan, folder, settings, experiment, players, labels })
    }

    fn play(&self) -> anyhow::Result<Ended> {
        let all = self.plan.rounded();
        let Some(precision) = self.plan.precision else { return self.play_to(all) };
        if self.settings.shard.is_some() {
            bail!(
                "a run that stops at a precision has to see all its matches: --precision and --shard exclude each other"
            );
        }
        let round = self.experiment.round_length();
        for look in (0..LOOKS).rev() {
            let some = (all >> look).div_ceil(round) * round;
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
    /// differences to the first arm, or of the only arm.
    fn widest(&self) -> anyhow::Result<Option<f64>> {
        let table = table(self.folder)?;
        let frame = Frame::new(&table, &self.plan.lengths());
        let name = self.plan.measure.as_deref().unwrap_or(POINTS);
        let arms = if name == POINTS {
            frame.points().map(|(raw, adjusted)| adjusted.unwrap_or(raw))
        } else {
            let known = quantities::<G>();
            let quantity = known.iter().find(|quantity| quantity.name == name).with_context(|| {
                let names: Vec<&str> = known.iter().map(|quantity| quantity.name.as_str()).collect();
                format!("nothing is measured that is called {name:?}. Known: {POINTS}, {}", names.join(", "))
            })?;
            frame.estimate(quantity)
        };
        let arms = arms.context("the columns of this measure are missing")?;
        let level = 0.05 / f64::from(LOOKS);
        let margins: Vec<Option<f64>> = match &arms[..] {
            [only] => vec![only.margin(level)],
            [first, others @ ..] => {
                others.iter().map(|other| ComparedArms::of(first, other).margin_at(level)).collect()
            }
            [] => Vec::new(),
        };
        Ok(margins.into_iter().collect::<Option<Vec<f64>>>().map(|all| all.into_iter().fold(0.0, f64::max)))
    }

    /// Play the missing ones of the first matches.
    fn play_to(&self, all: u64) -> anyhow::Result<Ended> {
        let missing = self.folder.missing(all, self.settings.shard)?;
        let (stop, failed) = (AtomicBool::new(false), AtomicBool::new(false));
        let bar = progress_bar(missing.len() as u64);
        let interrupted = interrupt::caught()?;
        let make = |arm: usize, side, seed, stream| {
            self.players[arm][side as usize].contestant(seed, stream, self.settings.patience)
        };
        let mut writer =
            Writer { run: self, rows: Rows::default(), range: None, since: Instant::now(), error: None };
        let take = |played: PlayedMatch| {
            bar.inc(1);
            bar.set_message(self.labels[played.place.arm].arm.clone());
            writer.take(&played);
            failed.fetch_or(writer.error.is_some(), Ordering::Relaxed);
            if writer.error.is_some() || interrupted.load(Ordering::Relaxed) {
                stop.store(true, Ordering::Relaxed);
            }
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

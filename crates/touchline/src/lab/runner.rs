//! Plays an experiment into its folder.

use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use indicatif::ProgressBar;
use rustix::time::{ClockId, clock_gettime};
use touchline_ai::Watch;
use touchline_lab::experiment::{
    Arm, Detail, Experiment, Frame, Labels, Part, PlayedMatch, Rows, Side, Table, matches, write,
};
use touchline_lab::{Eager, Staged};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;

use super::folder::{Folder, Shard};
use super::looks::{self, LOOKS};
use super::plan::{ArmPlan, Plan, Question, SidePlan};
use super::toggle;
use crate::arena::{Side as Player, as_float, progress_bar};
use crate::interrupt;
use crate::say::sentence;

/// A part is written when it has so many matches...
const PART: usize = 2000;
/// ... or when so much time has passed: no more is lost when the machine is switched off.
const EVERY: Duration = Duration::from_secs(20);

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
        read_arms::<G>(plan).map(drop)
    }
    with_game!(first(plan)?, game => arms(&game, plan))?;
    if plan.precision.is_some() {
        looks::measured(plan)?;
    }
    Ok(())
}

/// Play what is missing, and say how fast that was: on standard error, because no result depends on it.
pub(super) fn play(plan: &Plan, folder: &Folder, settings: Settings) -> anyhow::Result<Ended> {
    let (there, begin, spent) = (folder.matches()?, Instant::now(), processor_time());
    let interrupted = interrupt::caught()?;
    let ended =
        with_game!(first(plan)?, game => Run::of(&game, plan, folder, settings, interrupted)?.play())?;
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

/// The rows of the matches below a number, as far as they are there: the columns that a report needs.
pub(super) fn table(plan: &Plan, folder: &Folder, below: u64) -> anyhow::Result<Table> {
    let known = looks::known_of_any(plan)?;
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
    let all = matches(&folder.parts()?, &columns, below)?;
    if all.is_empty() {
        bail!(
            "no match was played to its end yet: wait until a run has written its first, or go on with --resume"
        );
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
    let spec = game.spec();
    let terms = game.read_terms(&plan.terms).map_err(|refusal| sentence(&refusal))?;
    let start = match plan.start.as_str() {
        "" => None,
        text => Some(game.read_state(text).map_err(|refusal| sentence(&refusal))?),
    };
    if start.is_some()
        && let Some(name) = settled_before(plan)
    {
        bail!(
            "{name} is settled before the position of start, so it would change nothing: leave out {name} or start"
        );
    }
    let weather = (!plan.weather.is_empty()).then(|| plan.weather.clone());
    if let Some(weather) = &weather {
        let known = game.weathers();
        if known.is_empty() {
            bail!("{spec} has no weather to fix: {}", toggle::advice(&spec, "weather", "+weather"));
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
            bail!("{spec} has no cards to draw: {}", toggle::advice(&spec, "skills", "+condition+skills"));
        }
        Ok((Side { formation, any_cards: side.any_cards }, player))
    };
    let ((a, player_a), (b, player_b)) = (side(&plan.a)?, side(&plan.b)?);
    let labels = Labels {
        arm: plan.name.clone(),
        spec: spec.to_string(),
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

/// What an arm fixes that matches from a position no longer ask for.
fn settled_before(plan: &ArmPlan) -> Option<&'static str> {
    let sides = [&plan.a, &plan.b];
    let fixed = [
        ("terms", !plan.terms.is_empty()),
        ("weather", !plan.weather.is_empty()),
        ("formation", sides.iter().any(|side| !side.formation.is_empty())),
        ("any_cards", sides.iter().any(|side| side.any_cards)),
    ];
    fixed.into_iter().find(|(_, is_fixed)| *is_fixed).map(|(name, _)| name)
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
    /// Set by Ctrl-C: no match is begun any more.
    interrupted: &'a AtomicBool,
}

impl<'a, G> Run<'a, G>
where
    G: Staged + Watch<Terms: Sync> + Eager + 'static,
{
    /// The first game only says which type it is.
    fn of(
        _: &G,
        plan: &'a Plan,
        folder: &'a Folder,
        settings: Settings,
        interrupted: &'a AtomicBool,
    ) -> anyhow::Result<Self> {
        let (mut arms, mut players, mut labels) = (Vec::new(), Vec::new(), Vec::new());
        for read in read_arms::<G>(plan)? {
            arms.push(read.arm);
            players.push(read.players);
            labels.push(read.labels);
        }
        let detail = Detail { turns: plan.turns, decisions: plan.decisions, luck: plan.takes_luck() };
        let experiment = Experiment { arms, seed: plan.dice(), paired: plan.paired, detail };
        Ok(Self { plan, folder, settings, experiment, players, labels, interrupted })
    }

    fn play(&self) -> anyhow::Result<Ended> {
        let all = self.plan.rounded();
        // One bar for all looks: its time left is that of all matches.
        let bar = progress_bar(self.missing(all)?.len() as u64);
        let ended = self.play_with(all, &bar);
        bar.finish_and_clear();
        ended
    }

    /// What is not there yet of the first matches, of this shard if there is one.
    fn missing(&self, all: u64) -> anyhow::Result<Vec<u64>> {
        let dealt = self.plan.dealt();
        let own = |number: &u64| self.settings.shard.is_none_or(|shard| shard.has(number / dealt));
        Ok(self.folder.missing(all)?.into_iter().filter(own).collect())
    }

    fn play_with(&self, all: u64, bar: &ProgressBar) -> anyhow::Result<Ended> {
        if self.plan.precision.is_none() {
            return self.play_to(all, bar, "");
        }
        for at in looks::all(self.plan) {
            let prefix = format!("at most, look {} of {LOOKS} · ", at.0);
            if self.play_to(at.1, bar, &prefix)? == Ended::Interrupted {
                return Ok(Ended::Interrupted);
            }
            if looks::look(self.plan, self.folder, at)?.reached {
                break;
            }
        }
        Ok(Ended::Whole)
    }

    /// Play the missing ones of the first matches.
    fn play_to(&self, all: u64, bar: &ProgressBar, prefix: &str) -> anyhow::Result<Ended> {
        let missing = self.missing(all)?;
        let failed = AtomicBool::new(false);
        let is_interrupted = || self.interrupted.load(Ordering::Relaxed);
        let make = |arm: usize, side, seed, stream| {
            self.players[arm][side as usize].contestant(seed, stream, self.settings.patience)
        };
        let mut writer =
            Writer { run: self, rows: Rows::default(), range: None, since: Instant::now(), error: None };
        let take = |played: PlayedMatch| {
            // Not played: what interrupts this program may have ended a player as well.
            if is_interrupted() && played.failed.is_some() {
                return;
            }
            bar.inc(1);
            bar.set_message(format!("{prefix}{}", self.labels[played.place.arm].arm));
            writer.take(&played);
            failed.fetch_or(writer.error.is_some(), Ordering::Relaxed);
        };
        let stop = || is_interrupted() || failed.load(Ordering::Relaxed);
        self.experiment.play(&missing, self.settings.threads, &make, stop, take)?;
        writer.flush();
        if let Some(error) = writer.error {
            return Err(error);
        }
        let all_there = self.missing(all)?.is_empty();
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

#[cfg(test)]
mod tests {
    use touchline_fuba::Fuba;

    use super::*;

    #[test]
    fn after_an_interrupt_no_match_is_begun() {
        let path = std::env::temp_dir().join(format!("touchline-interrupted-{}", std::process::id()));
        let random = SidePlan { player: "random".into(), ..SidePlan::default() };
        let arm = ArmPlan { a: random.clone(), b: random, ..ArmPlan::of("one", "fuba:3.0") };
        let plan = Plan { matches: 4, ..Plan::new(Question::Arms, "One".into(), vec![arm]) };
        let folder = Folder::open(&path, &plan, false).expect("a folder");
        let settings = Settings { threads: 1, shard: None, patience: Duration::from_mins(1) };
        let game: Fuba = typed("fuba:3.0").expect("rules");
        for (interrupted, ended, played) in [(true, Ended::Interrupted, 0), (false, Ended::Whole, 4)] {
            let interrupted = AtomicBool::new(interrupted);
            let run = Run::of(&game, &plan, &folder, settings, &interrupted).expect("a run");
            assert_eq!((run.play().expect("an end"), folder.matches().expect("parts")), (ended, played));
        }
        std::fs::remove_dir_all(&path).expect("a folder");
    }

    #[test]
    fn what_a_position_has_settled_is_not_fixed() {
        let plain = ArmPlan { start: "anything".into(), ..ArmPlan::of("one", "fuba:3.0+weather") };
        let side = SidePlan { formation: "4-4-2".into(), ..SidePlan::default() };
        let cards = SidePlan { any_cards: true, ..SidePlan::default() };
        for (arm, name) in [
            (plain.clone(), None),
            (ArmPlan { terms: "x".into(), ..plain.clone() }, Some("terms")),
            (ArmPlan { weather: "rain".into(), ..plain.clone() }, Some("weather")),
            (ArmPlan { b: side, ..plain.clone() }, Some("formation")),
            (ArmPlan { a: cards, ..plain }, Some("any_cards")),
        ] {
            assert_eq!(settled_before(&arm), name);
        }
    }
}

//! All formations against each other, coarse to fine: first every pair, then those that do best with fresh
//! matches, so that what is quoted was not selected by the luck that made it stand out.

mod answers;
mod matrix;
mod mixed;
pub(super) mod stages;
mod told;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use touchline_lab::Staged;
use touchline_lab::experiment::Table;
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use super::extent::Extent;
use super::folder::{Folder, has_experiment, kinds, refuse_foreign};
use super::plan::{ArmPlan, Plan, Question, Second, SidePlan};
use super::report::Report;
use super::runner::{self, Ended};
use super::{Common, command, hidden, matches_by_default, shard_is_there, write_report};
use crate::interrupt;
use crate::say::sentence;
use matrix::Matrix;
use stages::{COARSE, folder_of, has_stages, second};
use told::tell;

/// Options of `touchline lab formations`.
#[derive(clap::Args)]
#[command(
    mut_arg("matches", |arg| matches_by_default(arg, MATCHES)),
    mut_arg("precision", hidden),
    mut_arg("measure", hidden),
)]
pub(super) struct Options {
    /// What to play
    #[arg(long, value_name = "SPEC", default_value = DEFAULT_SPEC)]
    rules: String,
    /// Who plays both sides
    #[arg(long, value_name = "PLAYER", default_value = "rookie")]
    player: String,
    /// Only these formations, separated by commas [default: all legal ones]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    only: Vec<String>,
    /// How many go on to the second, finer stage, which gets half of the matches: half of them by their
    /// points against all others, half against the best mix
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=36))]
    keep: u8,
    /// Play the second stage of the experiment whose first stage is in this folder, as `touchline lab merge`
    /// puts it together: a shard of it with --shard and --out, otherwise all of it, into the same folder
    #[arg(long, value_name = "DIR", conflicts_with_all = [
        "rules", "player", "only", "keep", "matches", "precision", "seed", "unpaired", "luck", "no_luck", "turns", "decisions",
    ])]
    second_stage: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

/// The matches if nobody says.
const MATCHES: u64 = 20_000;

fn known(rules: &str) -> anyhow::Result<(String, Vec<String>)> {
    fn of<G: Staged + touchline_engine::Describe>(game: &G) -> (String, Vec<String>) {
        (game.spec().to_string(), game.formations().into_iter().map(|(name, _)| name).collect())
    }
    let game = AnyGame::from_text(rules).map_err(|refusal| sentence(&refusal))?;
    Ok(with_game!(game, game => of(&game)))
}

/// Every formation against every other.
fn plan(rules: &str, player: &str, names: &[String], matches: u64, title: String) -> Plan {
    let side = |formation: &String| SidePlan {
        player: player.into(),
        formation: formation.clone(),
        any_cards: false,
    };
    let pairs = (0..names.len()).flat_map(|a| (a + 1..names.len()).map(move |b| (a, b)));
    let arm = |(a, b): (usize, usize)| ArmPlan {
        a: side(&names[a]),
        b: side(&names[b]),
        ..ArmPlan::of(&format!("{} against {}", names[a], names[b]), rules)
    };
    // Every pair has dice of its own: the mean of a formation over all others is then more certain than each
    // of them.
    Plan { matches, paired: false, ..Plan::new(Question::Formations, title, pairs.map(arm).collect()) }
}

/// The matches of one round between so many formations: every pair, with the seats swapped.
const fn round(formations: usize) -> u64 {
    (formations * (formations - 1)) as u64
}

/// The matches of the first stage, in whole rounds, and those of the second, if there is one; or how many are
/// needed. An interval takes two rounds.
fn divided(all: usize, keep: usize, matches: u64) -> Result<(u64, Option<u64>), u64> {
    let coarse = round(all);
    let least = 2 * coarse + if all > keep { 2 * round(keep) } else { 0 };
    match matches {
        _ if matches < least => Err(least),
        _ if all <= keep => Ok((matches, None)),
        _ => {
            // The nearest number of rounds to half of the matches.
            let first = ((matches + coarse) / (2 * coarse)).max(2) * coarse;
            Ok((first, Some(matches - first)))
        }
    }
}

pub(super) fn run(options: &Options) -> anyhow::Result<()> {
    interrupt::caught()?;
    if let Some(first) = &options.second_stage {
        return play_second(first, &options.common);
    }
    let (coarse, out) = (first_stage(options)?, options.common.out("formations"));
    runner::check(&coarse)?;
    check_folder(&out)?;
    let (folder, ended) = play(&out.join(COARSE), &coarse, &options.common)?;
    if options.common.shard.is_some() {
        return shard_is_there(&folder, ended);
    }
    if let Some(fine) = second(&coarse, &folder)?.filter(|_| ended == Ended::Whole) {
        play(&out.join(folder_of(&fine)), &fine, &options.common)?;
    }
    retell(&out)
}

/// Every pair of the formations asked for.
fn first_stage(options: &Options) -> anyhow::Result<Plan> {
    let (spec, all) = known(&options.rules)?;
    if all.is_empty() {
        bail!("{spec} has no formations to choose");
    }
    let names: Vec<String> = if options.only.is_empty() { all.clone() } else { options.only.clone() };
    if let Some(unknown) = names.iter().find(|name| !all.contains(name)) {
        bail!("{spec} has no formation {unknown:?}. Known: {}", all.join(", "));
    }
    if let Some(twice) = (1..names.len()).find(|at| names[..*at].contains(&names[*at])) {
        bail!("{} is there twice", names[twice]);
    }
    if names.len() < 2 {
        bail!("formations are compared: name at least two");
    }
    let (keep, matches) = (options.keep, options.common.matches.unwrap_or(MATCHES));
    let (coarse, fine) = divided(names.len(), keep.into(), matches).map_err(|least| {
        anyhow::anyhow!(
            "{matches} matches are too few for an interval: {} formations need at least {least}, two rounds of each stage",
            names.len()
        )
    })?;
    let title = format!("The formations of {spec} against each other");
    let plan = plan(&spec, &options.player, &names, coarse, title);
    let second = fine.map(|matches| Second { keep, matches });
    // The stages divide the matches among themselves.
    Common { matches: None, ..options.common.clone() }.plan(Plan { second, ..plan })
}

/// The second stage of a first one that is there, with the dice that an undivided run gives it.
fn play_second(first: &Path, common: &Common) -> anyhow::Result<()> {
    let (folder, coarse) = Folder::existing(&first.join(COARSE))?;
    let own = Plan { version: env!("CARGO_PKG_VERSION").into(), ..coarse.clone() }.sealed()?;
    if let Some(difference) = own.difference(&coarse) {
        bail!("this program would not go on as {} began: {difference}", first.display());
    }
    let left = folder.missing(coarse.rounded())?.len();
    if left > 0 {
        bail!(
            "{} has not the whole first stage: {left} of {} matches are missing",
            first.display(),
            coarse.rounded()
        );
    }
    let fine = second(&coarse, &folder)?.with_context(|| {
        format!("{} was played without a second stage: all its formations are in the first", first.display())
    })?;
    let fine = Plan { command: command(), ..fine };
    if common.shard.is_some() {
        let out = common.out("formations");
        check_folder(&out)?;
        let (folder, ended) = play(&out.join(folder_of(&fine)), &fine, common)?;
        return shard_is_there(&folder, ended);
    }
    if common.out.is_some() {
        bail!("without --shard the second stage is played into {}: leave out --out", first.display());
    }
    play(&first.join(folder_of(&fine)), &fine, common)?;
    retell(first)
}

/// Play a stage and write its tables, unless it is a shard.
fn play(path: &Path, plan: &Plan, common: &Common) -> anyhow::Result<(Folder, Ended)> {
    let folder = Folder::open(path, plan, common.resume)?;
    let ended = runner::play(plan, &folder, common.settings())?;
    if common.shard.is_none() {
        folder.finish(&kinds(plan), common.csv, Extent::of(plan, &folder)?.below())?;
        if ended == Ended::Interrupted {
            eprintln!("interrupted: the report is about what was played; --resume goes on");
        }
    }
    Ok((folder, ended))
}

/// Refuse a folder whose report is about something else.
fn check_folder(out: &Path) -> anyhow::Result<()> {
    if has_experiment(out) {
        bail!("{} holds another experiment: choose another folder with --out", out.display());
    }
    if has_stages(out) { Ok(()) } else { refuse_foreign(out) }
}

/// The report of both stages.
pub(super) fn retell(path: &Path) -> anyhow::Result<()> {
    write_report(&stages::report(path)?, &path.join("report.html"))
}

/// The report of one folder alone.
pub(super) fn report(plan: &Plan, table: &Table) -> anyhow::Result<Report> {
    tell(plan, &Matrix::of(plan, table)?, None)
}

/// The formations of a plan, in their order.
fn names_of(plan: &Plan) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in plan.arms.iter().flat_map(|arm| [&arm.a.formation, &arm.b.formation]) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_has_two_rounds_or_the_least_number_is_said() {
        assert_eq!(divided(36, 8, 1000), Err(2632));
        assert_eq!(divided(36, 8, 2632), Ok((2520, Some(112))));
        assert_eq!(divided(36, 8, 20_000), Ok((10_080, Some(9920))));
        assert_eq!(divided(8, 8, 111), Err(112));
        assert_eq!(divided(8, 8, 112), Ok((112, None)));
        for (all, keep) in [(36, 8), (36, 35), (5, 4), (3, 2)] {
            let least = divided(all, keep, 1).expect_err("too few");
            for matches in least..least + 10 * round(all) {
                let (coarse, fine) = divided(all, keep, matches).expect("enough");
                assert!(coarse >= 2 * round(all) && coarse % round(all) == 0);
                assert!(fine.is_some_and(|fine| fine >= 2 * round(keep) && coarse + fine == matches));
            }
        }
    }
}

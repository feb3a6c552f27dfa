//! All formations against each other, coarse to fine: first every pair, then the best of them with fresh
//! matches, so that what is quoted was not selected by the luck that made it stand out.

mod matrix;
mod told;

use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail};
use touchline_lab::Staged;
use touchline_lab::experiment::Table;
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use super::extent::Extent;
use super::folder::{Folder, has_experiment, kinds, refuse_foreign};
use super::plan::{ArmPlan, Plan, Question, SidePlan};
use super::report::Report;
use super::runner::{self, Ended};
use super::{Common, shard_is_there, write_report};
use crate::say::sentence;
use matrix::Matrix;
use told::tell;

/// Options of `touchline lab formations`.
#[derive(clap::Args)]
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
    /// How many go on to the second, finer stage, which gets half of the matches
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=36))]
    keep: u8,
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
fn stages(all: usize, keep: usize, matches: u64) -> Result<(u64, Option<u64>), u64> {
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
    let (spec, all) = known(&options.rules)?;
    if all.is_empty() {
        bail!("{spec} has no formations to choose");
    }
    // The stages divide the matches among themselves.
    let common = &Common { matches: None, ..options.common.clone() };
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
    let (keep, matches) = (usize::from(options.keep), options.common.matches.unwrap_or(MATCHES));
    let (coarse_matches, fine_matches) = stages(names.len(), keep, matches).map_err(|least| {
        anyhow::anyhow!(
            "{matches} matches are too few for an interval: {} formations need at least {least}, two rounds of each stage",
            names.len()
        )
    })?;
    let title = format!("The formations of {spec} against each other");
    let out = common.out("formations");
    let coarse = common.plan(plan(&spec, &options.player, &names, coarse_matches, title.clone()))?;
    runner::check(&coarse)?;
    check_folder(&out)?;
    let folder = Folder::open(&out.join(COARSE), &coarse, common.resume)?;
    let ended = runner::play(&coarse, &folder, common.settings())?;
    if common.shard.is_some() {
        return shard_is_there(&folder, ended);
    }
    let (first, mut said) = finished(&coarse, &folder, common.csv)?;
    if ended == Ended::Interrupted {
        eprintln!("interrupted: the report is about what was played; --resume goes on");
    }
    let page = out.join("report.html");
    let Some(left) = fine_matches.filter(|_| ended == Ended::Whole) else {
        if let Some(left) = fine_matches {
            said.push(format!("The second stage, {left} matches between the best {keep}, was not begun."));
        }
        return write_report(&saying(tell(&coarse, &first, None)?, said), &page);
    };
    let best = first.best(keep);
    let fine = common.plan(plan(&spec, &options.player, &best, left, title))?;
    // Named by its arms: when the experiment grows, others may be the best.
    let name = format!("{FINE}{:08x}", fine.key() & 0xffff_ffff);
    let folder = Folder::open(&out.join(name), &fine, common.resume)?;
    if runner::play(&fine, &folder, common.settings())? == Ended::Interrupted {
        eprintln!("interrupted: the report is about what was played; --resume goes on");
    }
    let (second, more) = finished(&fine, &folder, common.csv)?;
    said.extend(more.iter().map(|line| of_the_second(line)));
    write_report(&saying(tell(&coarse, &first, Some((&fine, &second)))?, said), &page)
}

/// Refuse a folder whose report is about something else.
fn check_folder(out: &Path) -> anyhow::Result<()> {
    if has_experiment(out) {
        bail!("{} holds another experiment: choose another folder with --out", out.display());
    }
    if has_stages(out) { Ok(()) } else { refuse_foreign(out) }
}

/// The tables of a stage are written; its points, and what is incomplete about it.
fn finished(plan: &Plan, folder: &Folder, csv: bool) -> anyhow::Result<(Matrix, Vec<String>)> {
    folder.finish(&kinds(plan), csv, Extent::of(plan, folder)?.below())?;
    read(plan, folder)
}

fn read(plan: &Plan, folder: &Folder) -> anyhow::Result<(Matrix, Vec<String>)> {
    let extent = Extent::of(plan, folder)?;
    Ok((Matrix::of(plan, &runner::table(plan, folder, extent.below())?)?, extent.said()))
}

fn of_the_second(line: &str) -> String {
    format!("Second stage: {line}")
}

fn saying(mut report: Report, said: Vec<String>) -> Report {
    report.say_first(said);
    report
}

/// The folders of the stages: the second one has the key of its arms behind it.
const COARSE: &str = "coarse";
const FINE: &str = "fine-";

/// Whether a folder has the stages of a run.
pub(super) fn has_stages(path: &Path) -> bool {
    has_experiment(&path.join(COARSE))
}

/// The report of both stages again.
pub(super) fn retell(path: &Path) -> anyhow::Result<()> {
    let (folder, coarse) = Folder::existing(&path.join(COARSE))?;
    let (matrix, mut said) = read(&coarse, &folder)?;
    let mut second: Option<(Plan, Matrix, Vec<String>)> = None;
    for entry in fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))? {
        let entry = entry?;
        if !entry.file_name().to_string_lossy().starts_with(FINE) {
            continue;
        }
        let (folder, plan) = Folder::existing(&entry.path())?;
        // Of several, the one that belongs to the first stage as it is now.
        if folder.matches()? == 0 || matrix.best(names_of(&plan).len()) != names_of(&plan) {
            continue;
        }
        let (fine, more) = read(&plan, &folder)?;
        if second.as_ref().is_none_or(|(_, other, _)| fine.matches > other.matches) {
            second = Some((plan, fine, more));
        }
    }
    let more = second.iter().flat_map(|(_, _, more)| more);
    said.extend(more.map(|line| of_the_second(line)));
    let second = second.as_ref().map(|(plan, matrix, _)| (plan, matrix));
    write_report(&saying(tell(&coarse, &matrix, second)?, said), &path.join("report.html"))
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
        assert_eq!(stages(36, 8, 1000), Err(2632));
        assert_eq!(stages(36, 8, 2632), Ok((2520, Some(112))));
        assert_eq!(stages(36, 8, 20_000), Ok((10_080, Some(9920))));
        assert_eq!(stages(8, 8, 111), Err(112));
        assert_eq!(stages(8, 8, 112), Ok((112, None)));
        for (all, keep) in [(36, 8), (36, 35), (5, 4), (3, 2)] {
            let least = stages(all, keep, 1).expect_err("too few");
            for matches in least..least + 10 * round(all) {
                let (coarse, fine) = stages(all, keep, matches).expect("enough");
                assert!(coarse >= 2 * round(all) && coarse % round(all) == 0);
                assert!(fine.is_some_and(|fine| fine >= 2 * round(keep) && coarse + fine == matches));
            }
        }
    }
}

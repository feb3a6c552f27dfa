//! All formations against each other, coarse to fine: first every pair, then the best of them with fresh
//! matches, so that what is quoted was not selected by the luck that made it stand out.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail};
use touchline_lab::Staged;
use touchline_lab::experiment::{Frame, Table, equilibrium, quantile, student};
use touchline_protocol::games::{AnyGame, DEFAULT_SPEC};
use touchline_protocol::with_game;

use super::folder::{Folder, kinds};
use super::plan::{ArmPlan, Plan, Question, SidePlan};
use super::report::plot::{Whisker, bars, forest, heat};
use super::report::{Block, Report};
use super::runner::{self, Ended};
use super::{Common, compare, law, shard_is_there, write_report};
use crate::say::sentence;

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
    let folder = Folder::open(&out.join(COARSE), &coarse, common.resume)?;
    let ended = runner::play(&coarse, &folder, common.settings())?;
    if common.shard.is_some() {
        return shard_is_there(&folder, ended);
    }
    folder.finish(&kinds(&coarse), common.csv)?;
    let matrix = Matrix::of(&coarse, &runner::table(&coarse, &folder)?)?;
    if ended == Ended::Interrupted {
        eprintln!("interrupted: the report is about what was played; --resume goes on");
    }
    let Some(left) = fine_matches.filter(|_| ended == Ended::Whole) else {
        return write_report(&tell(&coarse, &matrix, None)?, &out.join("report.html"));
    };
    let best = matrix.best(keep);
    let fine = common.plan(plan(&spec, &options.player, &best, left, title))?;
    // Named by its arms: when the experiment grows, others may be the best.
    let name = format!("{FINE}{:08x}", fine.key() & 0xffff_ffff);
    let folder = Folder::open(&out.join(name), &fine, common.resume)?;
    if runner::play(&fine, &folder, common.settings())? == Ended::Interrupted {
        eprintln!("interrupted: the report is about what was played; --resume goes on");
    }
    folder.finish(&kinds(&fine), common.csv)?;
    let fine_matrix = Matrix::of(&fine, &runner::table(&fine, &folder)?)?;
    write_report(&tell(&coarse, &matrix, Some((&fine, &fine_matrix)))?, &out.join("report.html"))
}

/// The folders of the stages: the second one has the key of its arms behind it.
const COARSE: &str = "coarse";
const FINE: &str = "fine-";

/// Whether a folder has the stages of a run.
pub(super) fn has_stages(path: &Path) -> bool {
    path.join(COARSE).join("experiment.toml").exists()
}

/// The report of both stages again.
pub(super) fn retell(path: &Path) -> anyhow::Result<()> {
    let (folder, coarse) = Folder::existing(&path.join(COARSE))?;
    let matrix = Matrix::of(&coarse, &runner::table(&coarse, &folder)?)?;
    let mut second: Option<(Plan, Matrix)> = None;
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
        let fine = Matrix::of(&plan, &runner::table(&plan, &folder)?)?;
        if second.as_ref().is_none_or(|(_, other)| fine.matches > other.matches) {
            second = Some((plan, fine));
        }
    }
    let second = second.as_ref().map(|(plan, matrix)| (plan, matrix));
    write_report(&tell(&coarse, &matrix, second)?, &path.join("report.html"))
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

/// Points with their standard error.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Points {
    value: f64,
    error: f64,
    /// The degrees of freedom of the error.
    freedom: f64,
}

impl Points {
    /// Half the width of the interval that misses with the chance `level`.
    fn margin(self, level: f64) -> f64 {
        student(level, self.freedom) * self.error
    }
}

/// Points of every formation against every other.
struct Matrix {
    names: Vec<String>,
    /// Row against column; nothing against itself, and nothing where fewer than two rounds were played.
    cells: Vec<Vec<Option<Points>>>,
    matches: usize,
}

impl Matrix {
    fn of(plan: &Plan, table: &Table) -> anyhow::Result<Self> {
        let names = names_of(plan);
        let frame = Frame::new(table, &plan.lengths());
        let (raw, adjusted) = frame.points().context("the points are missing")?;
        let points = adjusted.unwrap_or(raw);
        let mut cells = vec![vec![None; names.len()]; names.len()];
        for (arm, estimated) in plan.arms.iter().zip(&points) {
            let at = |name: &String| names.iter().position(|known| known == name).unwrap_or(0);
            let (a, b) = (at(&arm.a.formation), at(&arm.b.formation));
            if estimated.rounds < 2 {
                continue;
            }
            // Where all of a few rounds ended alike, as if by a coin.
            let coin = 0.5 / count(estimated.rounds).sqrt();
            let error = if estimated.variance > 0.0 { estimated.error() } else { coin };
            let points = Points { value: estimated.value, error, freedom: count(estimated.rounds - 1) };
            cells[a][b] = Some(points);
            cells[b][a] = Some(Points { value: 1.0 - points.value, ..points });
        }
        let matches = (0..plan.arms.len()).map(|arm| frame.rows(arm).count()).sum();
        Ok(Self { names, cells, matches })
    }

    /// How many pairs are not known, of how many.
    fn unknown(&self) -> (usize, usize) {
        let n = self.names.len();
        let pairs = (0..n).flat_map(|row| (row + 1..n).map(move |column| (row, column)));
        (pairs.clone().filter(|(row, column)| self.cells[*row][*column].is_none()).count(), pairs.count())
    }

    /// The mean of a row: against all others alike. The pairs have dice of their own, so their errors add up
    /// as squares; the degrees of freedom are Satterthwaite's.
    fn mean(&self, row: usize) -> Points {
        let known: Vec<Points> = self.cells[row].iter().copied().flatten().collect();
        let n = count(known.len().max(1));
        let squares: f64 = known.iter().map(|cell| cell.error.powi(2)).sum();
        let parts: f64 = known.iter().map(|cell| cell.error.powi(4) / cell.freedom).sum();
        Points {
            value: known.iter().map(|cell| cell.value).sum::<f64>() / n,
            error: squares.sqrt() / n,
            freedom: if parts > 0.0 { squares * squares / parts } else { 1.0 },
        }
    }

    /// The names of the best, in the order of all.
    fn best(&self, keep: usize) -> Vec<String> {
        let mut best: Vec<usize> = self.order().into_iter().take(keep).collect();
        best.sort_unstable();
        best.into_iter().map(|at| self.names[at].clone()).collect()
    }

    /// The best first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|a, b| self.mean(*b).value.total_cmp(&self.mean(*a).value));
        order
    }

    /// The same with rows and columns in another order.
    fn sorted(&self, order: &[usize]) -> Self {
        Self {
            names: order.iter().map(|at| self.names[*at].clone()).collect(),
            cells: order
                .iter()
                .map(|row| order.iter().map(|column| self.cells[*row][*column]).collect())
                .collect(),
            matches: self.matches,
        }
    }

    /// With intervals of 95 % instead of errors.
    fn drawn(&self) -> Vec<Vec<Option<(f64, f64)>>> {
        let drawn = |cell: &Option<Points>| cell.map(|cell| (cell.value, cell.margin(LEVEL)));
        self.cells.iter().map(|row| row.iter().map(drawn).collect()).collect()
    }
}

/// How sure a finding has to be.
const LEVEL: f64 = 0.05;

fn count(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

fn tell(coarse: &Plan, all: &Matrix, fine: Option<(&Plan, &Matrix)>) -> anyhow::Result<Report> {
    let mut report = Report { title: coarse.title.clone(), blocks: Vec::new() };
    let (best_plan, best) = fine.unwrap_or((coarse, all));
    let best = best.sorted(&best.order());
    let sorted = all.sorted(&all.order());
    let (unknown, pairs) = best.unknown();
    report.heading("What was found");
    if unknown > 0 {
        report.paragraph(format!(
            "Nothing yet: {unknown} of {pairs} pairs have fewer than two complete rounds, and without them neither the best formation nor the mix is known. \
             --resume goes on."
        ));
    } else {
        findings(best_plan, &best, all.names.len(), &mut report);
        alike(&best, &mut report);
        mixes(best_plan, &best, &mut report)?;
    }
    report.heading(if fine.is_some() { "The best against each other" } else { "Against each other" });
    report.figure(
        heat(&best.names, &best.drawn(), "points of row against column"),
        "Points of the row against the column: a win is 1, a draw ½. Green above ½, orange below, pale where the 95 % interval contains ½.",
    );
    if unknown == 0 {
        answers(&best, &mut report);
    }
    if fine.is_some() {
        report.heading("Every formation against all others alike, first stage");
        alike(&sorted, &mut report);
        report.heading("Every formation against every other, first stage");
        report.figure(
            heat(&sorted.names, &sorted.drawn(), "points of row against column, all formations"),
            "Few matches for each cell, so most are pale: single cells say little, their rows more. Point at a cell for its interval.",
        );
    }
    report.heading("How it was found");
    let mut notes = compare::method(coarse);
    notes.push(match fine {
        Some((_, fine)) => format!(
            "Coarse to fine: {} matches between all {} formations, then {} fresh ones, with other dice, between the best {} by their mean. What is quoted \
             comes from the second stage alone, so the selection does not flatter it.",
            all.matches, all.names.len(), fine.matches, fine.names.len()
        ),
        None => format!("{} matches between {} formations.", all.matches, all.names.len()),
    });
    notes.push("Every match is played twice with the same dice and swapped seats; one pair is one observation. Every two formations have dice of their own. The formation is kept at half-time.".into());
    if coarse.luck {
        notes.push("The luck of the dice is taken out of the points.".into());
    }
    notes.push("Where several formations are compared at once, intervals and findings are corrected by Bonferroni's method.".into());
    report.blocks.push(Block::Notes(notes));
    Ok(report)
}

/// Who stands out, corrected for the number of formations.
fn findings(plan: &Plan, matrix: &Matrix, all: usize, report: &mut Report) {
    let spec = plan.arms.first().map_or("", |arm| arm.rules.as_str());
    let n = matrix.names.len();
    let among = if n < all { format!(" of the best {n} among {all} formations") } else { String::new() };
    let mut clauses: Vec<(String, String)> =
        ["F-PREP-01", "F-PREP-03"].iter().filter_map(|id| law::clause(spec, id)).collect();
    // Sorted: the ends are the best and the worst.
    for row in [0, n - 1] {
        let (name, mean) = (&matrix.names[row], matrix.mean(row));
        let margin = mean.margin(LEVEL / count(n));
        let sure = if (mean.value - 0.5).abs() > margin { "" } else { "; that is within chance" };
        report.finding(
            format!(
                "{name} takes {:.3} points a match against the other {}{among} alike (95 % interval {:.3} to {:.3}, corrected for {n} formations){sure}.",
                mean.value, n - 1, mean.value - margin, mean.value + margin
            ),
            std::mem::take(&mut clauses),
        );
    }
}

fn mixes(plan: &Plan, matrix: &Matrix, report: &mut Report) -> anyhow::Result<()> {
    let part = |which: fn(Points) -> f64| -> Vec<Vec<f64>> {
        matrix.cells.iter().map(|row| row.iter().map(|cell| cell.map_or(0.0, which)).collect()).collect()
    };
    // Drawn from a normal distribution, as wide as the interval of each cell.
    let normal = |points: Points| points.margin(LEVEL) / quantile(LEVEL);
    let (points, errors) = (part(|points| points.value - 0.5), part(normal));
    let mix = equilibrium(&points, &errors, plan.seed).context("no equilibrium was found")?;
    report.heading("The equilibrium mix");
    let mut order: Vec<usize> = (0..matrix.names.len()).collect();
    order.sort_by(|a, b| mix.weights[*b].total_cmp(&mix.weights[*a]));
    let rows: Vec<(String, f64, String)> = order
        .iter()
        .map(|at| {
            let note = format!("{:.0} %", 100.0 * mix.weights[*at]);
            (matrix.names[*at].clone(), mix.weights[*at], note)
        })
        .collect();
    let told: Vec<String> = order
        .iter()
        .filter(|at| mix.weights[**at] > 0.005)
        .map(|at| format!("{} {:.0}\u{a0}%", matrix.names[*at], 100.0 * mix.weights[*at]))
        .collect();
    report.finding(
        format!(
            "Chosen in secret, the mix that no formation beats by these figures is {}; the table says how far to trust it.",
            told.join(", ")
        ),
        Vec::new(),
    );
    let rows: Vec<_> = rows.into_iter().filter(|(_, weight, _)| *weight > 0.005).collect();
    report.figure(bars(&rows, "the equilibrium mix"), "How often to choose each formation so that no choice of the other team does better; solved exactly for the measured matrix.");
    let table = order.iter().map(|at| {
        vec![
            matrix.names[*at].clone(),
            format!("{:.1} %", 100.0 * mix.weights[*at]),
            format!("{:.1} %", 100.0 * mix.mean[*at]),
            format!("{:.0} %", 100.0 * mix.support[*at]),
            // No minus before nothing.
            format!("{:+.3}", (mix.against[*at] * 1000.0).round() / 1000.0 + 0.0),
        ]
    });
    report.table(
        &["formation", "in the mix", "on average", "how often in it", "against the mix"],
        table.collect(),
        "On average and how often: over 400 matrices drawn within the errors of the measured one. Against the mix: points above ½; nothing is above 0.",
    );
    Ok(())
}

fn answers(matrix: &Matrix, report: &mut Report) {
    let n = matrix.names.len();
    // The best of n - 1, for each of n.
    let level = LEVEL / count(n * (n - 1));
    let row = |column: usize| {
        let against = (0..n).filter_map(|row| matrix.cells[row][column].map(|cell| (row, cell)));
        let (row, best) = against.max_by(|(_, a), (_, b)| a.value.total_cmp(&b.value))?;
        let margin = best.margin(level);
        Some(vec![
            matrix.names[column].clone(),
            matrix.names[row].clone(),
            format!("{:.3} ± {margin:.3}", best.value),
            if best.value - margin > 0.5 { "*".to_owned() } else { String::new() },
        ])
    };
    report.heading("The best answer to each");
    report.table(
        &["against", "best answer", "points (corrected 95 %)", ""],
        (0..n).filter_map(row).collect(),
        "The best of several is flattered by its luck: the intervals are corrected for the whole table. A star: better than even beyond chance.",
    );
}

/// Everybody against all others alike, drawn.
fn alike(matrix: &Matrix, report: &mut Report) {
    let corrected = LEVEL / count(matrix.names.len());
    let whisker = |row: usize| {
        let mean = matrix.mean(row);
        Whisker {
            label: matrix.names[row].clone(),
            value: mean.value,
            margin: mean.margin(LEVEL),
            corrected: mean.margin(corrected),
            found: (mean.value - 0.5).abs() > mean.margin(corrected),
        }
    };
    report.figure(
        forest(&(0..matrix.names.len()).map(whisker).collect::<Vec<_>>(), Some(0.5), "points against all others"),
        "Points a match against all others alike. Thick: the 95 % interval. Thin: corrected for all formations. Orange: different from ½ beyond chance.",
    );
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

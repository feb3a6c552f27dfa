//! All formations against each other, coarse to fine: first every pair, then the best of them with fresh
//! matches, so that what is quoted was not selected by the luck that made it stand out.

use anyhow::{Context as _, bail};
use touchline_lab::Staged;
use touchline_lab::experiment::{Frame, Table, equilibrium, quantile};
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
    Plan { matches, ..Plan::new(Question::Formations, title, pairs.map(arm).collect()) }
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
    if names.len() < 2 {
        bail!("formations are compared: name at least two");
    }
    let (keep, matches) = (usize::from(options.keep), options.common.matches.unwrap_or(MATCHES));
    let fine_only = names.len() <= keep;
    let round = (names.len() * (names.len() - 1)) as u64;
    // Half of the matches, in whole rounds, for the first look at all pairs.
    let coarse_matches = if fine_only { matches } else { (matches.div_ceil(2)).div_ceil(round) * round };
    let title = format!("The formations of {spec} against each other");
    let out = common.out("formations");
    let coarse = common.plan(plan(&spec, &options.player, &names, coarse_matches, title.clone()))?;
    runner::check(&coarse)?;
    let folder = Folder::open(&out.join("coarse"), &coarse, common.resume)?;
    let ended = runner::play(&coarse, &folder, common.settings())?;
    if common.shard.is_some() {
        return shard_is_there(&folder, ended);
    }
    folder.finish(&kinds(&coarse), common.csv)?;
    let table = runner::table(&folder)?;
    let matrix = Matrix::of(&coarse, &table)?;
    if fine_only || ended == Ended::Interrupted {
        return write_report(&tell(&coarse, &matrix, None)?, &out.join("report.html"));
    }
    let best: Vec<String> =
        matrix.order().into_iter().take(keep).map(|at| matrix.names[at].clone()).collect();
    let left = matches.saturating_sub(coarse.rounded()).max((keep * (keep - 1)) as u64);
    // Other dice than before: the second stage is to be independent of the selection.
    let mut fine = common.plan(plan(&spec, &options.player, &best, left, title))?;
    fine.seed = (coarse.seed ^ 0x5eed).wrapping_add(1) & 0x7fff_ffff_ffff_ffff;
    let folder = Folder::open(&out.join("fine"), &fine, common.resume)?;
    if runner::play(&fine, &folder, common.settings())? == Ended::Interrupted {
        eprintln!("interrupted: the report is about what was played; --resume goes on");
    }
    folder.finish(&kinds(&fine), common.csv)?;
    let fine_matrix = Matrix::of(&fine, &runner::table(&folder)?)?;
    write_report(&tell(&coarse, &matrix, Some((&fine, &fine_matrix)))?, &out.join("report.html"))
}

/// The report of one folder alone.
pub(super) fn report(plan: &Plan, table: &Table) -> anyhow::Result<Report> {
    tell(plan, &Matrix::of(plan, table)?, None)
}

/// Points of every formation against every other.
struct Matrix {
    names: Vec<String>,
    /// Points and their standard error, row against column; one half against itself.
    cells: Vec<Vec<Option<(f64, f64)>>>,
    matches: usize,
}

impl Matrix {
    fn of(plan: &Plan, table: &Table) -> anyhow::Result<Self> {
        let mut names: Vec<String> = Vec::new();
        for name in plan.arms.iter().flat_map(|arm| [&arm.a.formation, &arm.b.formation]) {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        let frame = Frame::new(table, &plan.lengths());
        let (raw, adjusted) = frame.points().context("the points are missing")?;
        let points = adjusted.unwrap_or(raw);
        let mut cells = vec![vec![None; names.len()]; names.len()];
        for (arm, estimated) in plan.arms.iter().zip(&points) {
            let at = |name: &String| names.iter().position(|known| known == name).unwrap_or(0);
            let (a, b) = (at(&arm.a.formation), at(&arm.b.formation));
            // The margin in standard errors. Where all of a few rounds ended alike, as if by a coin.
            let Some(margin) = estimated.margin(0.05) else { continue };
            let coin = 0.5 / root(estimated.rounds);
            let error = if estimated.variance > 0.0 { margin / quantile(0.05) } else { coin };
            cells[a][b] = Some((estimated.value, error));
            cells[b][a] = Some((1.0 - estimated.value, error));
        }
        let matches = (0..plan.arms.len()).map(|arm| frame.rows(arm).count()).sum();
        Ok(Self { names, cells, matches })
    }

    /// The mean of a row: against all others alike.
    fn mean(&self, row: usize) -> (f64, f64) {
        let known: Vec<(f64, f64)> = self.cells[row].iter().copied().flatten().collect();
        let n = f64::from(u32::try_from(known.len().max(1)).unwrap_or(1));
        let error = known.iter().map(|(_, error)| error * error).sum::<f64>().sqrt() / n;
        (known.iter().map(|(value, _)| value).sum::<f64>() / n, error)
    }

    /// The best first.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.names.len()).collect();
        order.sort_by(|a, b| self.mean(*b).0.total_cmp(&self.mean(*a).0));
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
        let z = quantile(0.05);
        self.cells
            .iter()
            .map(|row| row.iter().map(|cell| cell.map(|(value, error)| (value, z * error))).collect())
            .collect()
    }
}

fn root(rounds: usize) -> f64 {
    f64::from(u32::try_from(rounds.max(1)).unwrap_or(u32::MAX)).sqrt()
}

fn tell(coarse: &Plan, all: &Matrix, fine: Option<(&Plan, &Matrix)>) -> anyhow::Result<Report> {
    let mut report = Report { title: coarse.title.clone(), blocks: Vec::new() };
    let (best_plan, best) = fine.unwrap_or((coarse, all));
    let best = best.sorted(&best.order());
    report.heading("What was found");
    let sorted = all.sorted(&all.order());
    findings(coarse, &sorted, &mut report);
    if fine.is_some() {
        findings(best_plan, &best, &mut report);
    }
    mixes(best_plan, &best, &mut report)?;
    report.heading(if fine.is_some() { "The best against each other" } else { "Against each other" });
    report.figure(
        heat(&best.names, &best.drawn(), "points of row against column"),
        "Points of the row against the column: a win is 1, a draw ½. Green above ½, orange below; with the 95 % interval of each cell.",
    );
    answers(&best, &mut report);
    if fine.is_some() {
        everybody(&sorted, &mut report);
        report.heading("Every formation against every other, coarse");
        report.figure(
            heat(&sorted.names, &sorted.drawn(), "points of row against column, all formations"),
            "From the first stage: few matches for each cell, so single cells say little; their rows do.",
        );
    }
    report.heading("How it was found");
    let mut notes = compare::method(coarse)?;
    notes.push(match fine {
        Some((_, fine)) => format!(
            "Coarse to fine: {} matches between all {} formations, then {} fresh ones, with other dice, between the best {} by their mean. What is quoted \
             comes from the second stage alone, so the selection does not flatter it.",
            all.matches, all.names.len(), fine.matches, fine.names.len()
        ),
        None => format!("{} matches between {} formations.", all.matches, all.names.len()),
    });
    notes.push("Every match is played twice with the same dice and swapped seats; one pair is one observation. The formation is kept at half-time.".into());
    notes.push("Where several formations are compared at once, intervals and findings are corrected by Bonferroni's method.".into());
    report.blocks.push(Block::Notes(notes));
    Ok(report)
}

/// Who stands out, corrected for the number of formations.
fn findings(plan: &Plan, matrix: &Matrix, report: &mut Report) {
    let spec = plan.arms.first().map_or("", |arm| arm.rules.as_str());
    let n = matrix.names.len();
    let z = quantile(0.05 / f64::from(u32::try_from(n).unwrap_or(1)));
    let mut clauses: Vec<(String, String)> =
        ["F-PREP-01", "F-PREP-03"].iter().filter_map(|id| law::clause(spec, id)).collect();
    // Sorted: the ends are the best and the worst.
    for row in [0, n - 1] {
        let name = &matrix.names[row];
        let (mean, error) = matrix.mean(row);
        let sure = if (mean - 0.5).abs() > z * error { "" } else { "; that is within chance" };
        report.finding(
            format!(
                "{name} takes {:.3} points a match against the other {} alike (interval {:.3} to {:.3}, corrected for {n} formations){sure}.",
                mean, n - 1, mean - z * error, mean + z * error
            ),
            std::mem::take(&mut clauses),
        );
    }
}

fn mixes(plan: &Plan, matrix: &Matrix, report: &mut Report) -> anyhow::Result<()> {
    let part = |which: fn((f64, f64)) -> f64, own: f64| -> Vec<Vec<f64>> {
        matrix.cells.iter().map(|row| row.iter().map(|cell| cell.map_or(own, which)).collect()).collect()
    };
    let (points, errors) = (part(|(value, _)| value - 0.5, 0.0), part(|(_, error)| error, 0.0));
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
        .map(|at| format!("{} {:.0} %", matrix.names[*at], 100.0 * mix.weights[*at]))
        .collect();
    report.finding(
        format!("Chosen in secret, the mix that no formation beats is {}.", told.join(", ")),
        Vec::new(),
    );
    report.figure(bars(&rows, "the equilibrium mix"), "How often to choose each formation so that no choice of the other team does better; solved exactly for the measured matrix.");
    let table = order.iter().map(|at| {
        vec![
            matrix.names[*at].clone(),
            format!("{:.1} %", 100.0 * mix.weights[*at]),
            format!("{:.1} %", 100.0 * mix.mean[*at]),
            format!("{:.0} %", 100.0 * mix.support[*at]),
            format!("{:+.3}", mix.against[*at]),
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
    let z = quantile(0.05 / f64::from(u32::try_from(n.saturating_sub(1).max(1)).unwrap_or(1)));
    let row = |column: usize| {
        let against = (0..n).filter_map(|row| matrix.cells[row][column].map(|cell| (row, cell)));
        let best = against.max_by(|(_, (a, _)), (_, (b, _))| a.total_cmp(b))?;
        let (row, (value, error)) = best;
        let sure = if value - z * error > 0.5 { "*" } else { "" };
        Some(vec![
            matrix.names[column].clone(),
            matrix.names[row].clone(),
            format!("{value:.3} ± {:.3}", z * error),
            sure.to_owned(),
        ])
    };
    report.heading("The best answer to each");
    report.table(
        &["against", "best answer", "points (corrected 95 %)", ""],
        (0..n).filter_map(row).collect(),
        "The best of several is flattered by its luck: the interval is corrected for their number. A star: better than even beyond chance.",
    );
}

fn everybody(matrix: &Matrix, report: &mut Report) {
    let z = quantile(0.05);
    let wide = quantile(0.05 / f64::from(u32::try_from(matrix.names.len()).unwrap_or(1)));
    report.heading("Every formation against all others alike");
    let whisker = |row: usize| {
        let (value, error) = matrix.mean(row);
        Whisker {
            label: matrix.names[row].clone(),
            value,
            margin: z * error,
            corrected: wide * error,
            found: (value - 0.5).abs() > wide * error,
        }
    };
    report.figure(
        forest(&(0..matrix.names.len()).map(whisker).collect::<Vec<_>>(), Some(0.5), "points against all others"),
        "Points a match. Thick: the 95 % interval. Thin: corrected for all formations. Orange: different from ½ beyond chance.",
    );
}

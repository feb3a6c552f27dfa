//! What each skill is worth: both teams draw their cards at random, and a least-squares fit says what each
//! card adds to the points of its team.

use anyhow::Context as _;
use touchline_fuba::Fuba;
use touchline_lab::Staged as _;
use touchline_lab::experiment::{LeastSquares, Table, Worth, holm, quantile, two_sided};

use super::plan::Plan;
use super::report::plot::{Whisker, forest};
use super::report::{Block, Report};
use super::{compare, law, runner};

pub(super) fn report(plan: &Plan, table: &Table) -> anyhow::Result<Report> {
    let spec = plan.arms.first().map_or("", |arm| arm.rules.as_str());
    let game: Fuba = runner::typed(spec)?;
    let cards = game.cards();
    let fit = fit(&cards, table).context("the columns of the cards are missing")?;
    let mut found = fit.solve();
    found.sort_by(|(_, one), (_, other)| other.worth.total_cmp(&one.worth));
    let values: Vec<f64> =
        found.iter().map(|(_, worth)| two_sided(worth.worth / worth.error.max(1e-12))).collect();
    let adjusted = holm(&values);
    let (plain, corrected) = (quantile(0.05), quantile(0.05 / f64::from(u32::try_from(found.len().max(1))?)));
    let mut report = Report { title: plan.title.clone(), blocks: Vec::new() };
    report.heading("What was found");
    for end in [found.first().zip(adjusted.first()), found.last().zip(adjusted.last())].into_iter().flatten()
    {
        let ((card, worth), p) = end;
        let (name, clause) = &cards[*card];
        report.finding(sentence(name, *worth, plain, *p), law::clause(spec, clause).into_iter().collect());
    }
    let mut whiskers = Vec::new();
    let rows = found.iter().zip(&adjusted).map(|((card, worth), p)| {
        let (name, clause) = &cards[*card];
        whiskers.push(Whisker {
            label: compare::words(&name.replace('-', " ")),
            value: worth.worth,
            margin: plain * worth.error,
            corrected: corrected * worth.error,
            found: *p < 0.05,
        });
        vec![
            name.replace('-', " "),
            format!("{:+.3}", worth.worth),
            format!("± {:.3}", plain * worth.error),
            format!("± {:.3}", corrected * worth.error),
            if *p < 0.001 { "< 0.001".into() } else { format!("{p:.3}") },
            if *p < 0.05 { "*".into() } else { String::new() },
            worth.held.to_string(),
            clause.clone(),
        ]
    });
    let rows: Vec<Vec<String>> = rows.collect();
    report.heading("Every skill");
    report.figure(
        forest(&whiskers, Some(0.0), "worth of each skill"),
        "Points a match, compared with the mean of all skills. Thick: the 95 % interval. Thin: corrected for all skills. Orange: a finding.",
    );
    report.table(
        &["skill", "worth", "95 %", "corrected 95 %", "p (Holm)", "", "matches", "clause"],
        rows,
        "A win is one point, a draw half a point. Matches: those in which one team alone held the card.",
    );
    report.heading("How it was found");
    let mut notes = compare::method(plan)?;
    notes.push(format!("{} matches with cards drawn at random by both teams; hands of the same size, so only differences to the mean of all skills are known.", table.len()));
    notes.push(format!("{} skills are compared with their mean, and corrected for: a star by Holm's method, the corrected intervals by Bonferroni's.", found.len()));
    report.blocks.push(Block::Notes(notes));
    Ok(report)
}

fn fit(cards: &[(&'static str, String)], table: &Table) -> Option<LeastSquares> {
    let (points, a, b) = (table.real("points_a")?, table.text("cards_a")?, table.text("cards_b")?);
    let mut fit = LeastSquares::new(cards.len());
    for row in 0..table.len() {
        let holds = |hand: &Option<String>, card: &str| {
            f64::from(u8::from(hand.as_deref().unwrap_or_default().split(' ').any(|held| held == card)))
        };
        let counts: Vec<f64> =
            cards.iter().map(|(card, _)| holds(&a[row], card) - holds(&b[row], card)).collect();
        fit.add(&counts, points[row]? - 0.5);
    }
    Some(fit)
}

fn sentence(name: &str, worth: Worth, z: f64, p: f64) -> String {
    let (name, margin) = (name.replace('-', " "), z * worth.error);
    let sure = if p < 0.05 { "" } else { ", which is not beyond chance among so many skills" };
    format!(
        "“{name}” is worth {:+.3} points a match compared with the mean of all skills (95 % interval {:+.3} to {:+.3}){sure}.",
        worth.worth,
        worth.worth - margin,
        worth.worth + margin
    )
}

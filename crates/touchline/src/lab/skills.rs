//! What each skill is worth: both teams draw their cards at random, and a least-squares fit says what each
//! card adds to the points of its team.

use anyhow::Context as _;
use touchline_fuba::Fuba;
use touchline_lab::Staged as _;
use touchline_lab::experiment::{LeastSquares, Table, Worth, holm, student, student_two_sided, without_luck};

use super::plan::Plan;
use super::report::plot::{Whisker, forest};
use super::report::{Block, Report};
use super::{compare, law, runner};

pub(super) fn report(plan: &Plan, table: &Table) -> anyhow::Result<Report> {
    let spec = plan.arms.first().map_or("", |arm| arm.rules.as_str());
    let game: Fuba = runner::typed(spec)?;
    let cards = game.cards();
    let (fit, luck) = fit(&cards, table).context("the columns of the cards are missing")?;
    let mut found = fit.solve();
    found.sort_by(|(_, one), (_, other)| other.worth.total_cmp(&one.worth));
    let freedom = fit.freedom();
    let p = |worth: &Worth| student_two_sided(worth.worth / worth.error.max(1e-12), freedom);
    let adjusted = holm(&found.iter().map(|(_, worth)| p(worth)).collect::<Vec<f64>>());
    let many = f64::from(u32::try_from(found.len().max(1))?);
    let (plain, corrected) = (student(0.05, freedom), student(0.05 / many, freedom));
    // The best and the worst of all: their own intervals flatter them.
    let told = |name: &str, worth: Worth, p: f64| sentence(name, worth, (plain, corrected, found.len()), p);
    let mut report = Report { title: plan.title.clone(), blocks: Vec::new() };
    report.heading("What was found");
    // Nothing is worth more than a match.
    let is_known = found.iter().all(|(_, worth)| plain * worth.error <= 1.0);
    if !is_known {
        report.paragraph(format!(
            "Nothing yet: {} matches are too few to tell {} skills apart, some intervals are wider than a match is worth. --matches says how many are played, --resume goes on.",
            table.len(),
            found.len()
        ));
    }
    let ends = if is_known {
        [found.first().zip(adjusted.first()), found.last().zip(adjusted.last())]
    } else {
        [None; 2]
    };
    for end in ends.into_iter().flatten() {
        let ((card, worth), p) = end;
        let (name, clause) = &cards[*card];
        report.finding(told(name, *worth, *p), law::clause(spec, clause).into_iter().collect());
    }
    let mut whiskers = Vec::new();
    let rows = found.iter().zip(&adjusted).map(|((card, worth), p)| {
        let (name, clause) = &cards[*card];
        whiskers.push(Whisker {
            label: compare::words(&name.replace('-', " ")),
            value: worth.worth,
            margin: (plain * worth.error).min(1.0),
            corrected: (corrected * worth.error).min(1.0),
            found: *p < 0.05,
        });
        vec![
            name.replace('-', " "),
            compare::signed(worth.worth),
            margin(plain * worth.error),
            margin(corrected * worth.error),
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
    let mut notes = compare::method(plan);
    notes.push(format!("{} matches with cards drawn at random by both teams; hands of the same size, so only differences to the mean of all skills are known.", table.len()));
    notes.push(format!("{} skills are compared with their mean, and corrected for: a star by Holm's method, the corrected intervals by Bonferroni's.", found.len()));
    if let Some(factor) = luck {
        notes.push(format!(
            "The luck of the dice is taken out of the points: that is worth {factor:.2} times as many matches."
        ));
    }
    report.blocks.push(Block::Notes(notes));
    Ok(report)
}

/// The fit to the points without luck where it is known, and how many times as many matches that is worth.
fn fit(cards: &[(&'static str, String)], table: &Table) -> Option<(LeastSquares, Option<f64>)> {
    let (points, a, b) = (table.real("points_a")?, table.text("cards_a")?, table.text("cards_b")?);
    let raw = points.iter().copied().collect::<Option<Vec<f64>>>()?;
    let adjusted = without_luck(table);
    let squares = |points: &[f64]| points.iter().map(|one| (one - 0.5).powi(2)).sum::<f64>();
    let luck = adjusted.as_ref().map(|adjusted| squares(&raw) / squares(adjusted).max(f64::MIN_POSITIVE));
    let mut fit = LeastSquares::new(cards.len());
    for (row, points) in adjusted.unwrap_or(raw).into_iter().enumerate() {
        let holds = |hand: &Option<String>, card: &str| {
            f64::from(u8::from(hand.as_deref().unwrap_or_default().split(' ').any(|held| held == card)))
        };
        let counts: Vec<f64> =
            cards.iter().map(|(card, _)| holds(&a[row], card) - holds(&b[row], card)).collect();
        fit.add(&counts, points - 0.5);
    }
    Some((fit, luck))
}

/// Half of an interval; nothing is worth more than a match.
fn margin(margin: f64) -> String {
    if margin > 1.0 { "–".into() } else { format!("± {margin:.3}") }
}

/// With the interval by itself, and with the one that holds for so many skills at once.
fn sentence(name: &str, worth: Worth, (plain, corrected, many): (f64, f64, usize), p: f64) -> String {
    let name = name.replace('-', " ");
    let span = |t: f64| {
        let end = |margin: f64| (worth.worth + margin).clamp(-1.0, 1.0);
        format!("{} to {}", compare::signed(end(-t * worth.error)), compare::signed(end(t * worth.error)))
    };
    let sure = if p < 0.05 { "" } else { ", which is not beyond chance among so many skills" };
    format!(
        "“{name}” is worth {:+.3} points a match compared with the mean of all skills (95 % interval {}, corrected for {many} skills {}){sure}.",
        worth.worth,
        span(plain),
        span(corrected)
    )
}

#[cfg(test)]
mod tests {
    use touchline_engine::{Pcg, Rng as _};
    use touchline_lab::experiment::Cells;

    use super::*;

    /// Two cards, one of them worth 0.2 points, and luck that decides most of the rest.
    fn table(luck: bool) -> Table {
        let mut rng = Pcg::new(5, 5);
        let mut number = || f64::from(rng.next_u32()) / 4_294_967_296.0 - 0.5;
        let (mut points, mut lucks, mut hands) = (Vec::new(), Vec::new(), [Vec::new(), Vec::new()]);
        for row in 0..2000 {
            let (swing, rest, a) = (number(), 0.2 * number(), row % 2 == 0);
            points.push(Some(0.5 + if a { 0.1 } else { -0.1 } + swing + rest));
            lucks.push(luck.then_some(swing));
            let hand = |good: bool| Some(if good { "good" } else { "bad" }.to_owned());
            hands[0].push(hand(a));
            hands[1].push(hand(!a));
        }
        let [a, b] = hands.map(Cells::Text);
        let columns = [
            ("points_a", Cells::Real(points)),
            ("luck_a", Cells::Real(lucks)),
            ("cards_a", a),
            ("cards_b", b),
        ];
        Table { columns: columns.map(|(name, cells)| (name.to_owned(), cells)).into() }
    }

    #[test]
    fn the_best_of_many_is_told_with_the_corrected_interval() {
        let worth = Worth { worth: 0.1, error: 0.02, held: 400 };
        let told = sentence("stopper", worth, (2.0, 3.5, 33), 0.01);
        assert!(
            told.contains("95 % interval +0.060 to +0.140, corrected for 33 skills +0.030 to +0.170"),
            "{told}"
        );
    }

    #[test]
    fn luck_is_taken_out_before_the_fit() {
        let cards = [("good", String::new()), ("bad", String::new())];
        let found = |luck: bool| {
            let (fit, factor) = fit(&cards, &table(luck)).expect("columns");
            (fit.solve()[0].1, factor)
        };
        let ((raw, without), (narrow, with)) = (found(false), found(true));
        assert!(without.is_none() && with.is_some_and(|factor| factor > 4.0), "{with:?}");
        assert!(
            narrow.error < raw.error / 2.0 && (narrow.worth - 0.05).abs() < 4.0 * narrow.error,
            "{narrow:?}"
        );
    }
}

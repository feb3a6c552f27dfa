//! Tests the evaluation on matches it has never seen: plots and figures.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use touchline_ai::Value;
use touchline_engine::Seat;
use touchline_lab::fit::calibration::{Curve, Scores, Spread, Tested};
use touchline_lab::fit::{Check, Course, Fitted};
use touchline_words::Words;

use crate::plot::{Panel, figure};
use crate::show::Show;
use crate::{Options, page, write};

/// The page with the figures; the plots go into the folder of the same name.
const PAGE: &str = "docs/evaluation.md";
const PLOTS: &str = "docs/evaluation";
/// Where the shipped weights are, with a text about each.
const WEIGHTS: &str = "crates/ai/weights";

/// Chances are binned by twentieths, goals by quarters.
const CHANCES: f64 = 0.05;
const GOALS: f64 = 0.25;

/// Specs with at least this share of the course are checked.
const MAIN: u32 = 5;

pub(crate) fn run<G: Fitted>(options: &Options) -> Result<()> {
    let course = Course::<G>::new().map_err(|refusal| anyhow!(Words::english().say(&refusal)))?;
    let wanted = |(spec, share): &(&str, u32)| match &options.spec[..] {
        [] => *share >= MAIN,
        specs => specs.iter().any(|wanted| wanted == spec),
    };
    let specs: Vec<usize> = (0..G::SPECS.len()).filter(|number| wanted(&G::SPECS[*number])).collect();
    if specs.is_empty() {
        bail!("no such spec in the course of {}", G::NAME);
    }
    let Options { matches, seed, level, ahead_matches, .. } = *options;
    let ahead = options.ahead();
    let check = Check { matches, seed, threads: options.threads(), level, ahead, ahead_matches };
    let show = Show::new(G::NAME);
    show.start(u64::from(matches) * specs.len() as u64, "plays matches never seen");
    let tested = check.run(&course, &specs, &|| show.forward(1))?;
    drop(show);

    let plots = options.out.as_deref().unwrap_or(Path::new(PLOTS));
    fs::create_dir_all(plots).with_context(|| format!("cannot make {}", plots.display()))?;
    let plot = plots.join(G::NAME).with_extension("svg");
    write(&plot, figure(&panels(&tested)).as_bytes())?;
    let report = report::<G>(&check, &specs, &tested);
    println!("{report}");
    if options.out.is_some() {
        return write(&plots.join(G::NAME).with_extension("md"), report.as_bytes());
    }
    let text = fs::read_to_string(PAGE).with_context(|| format!("cannot read {PAGE}"))?;
    let section =
        format!("![Predicted against observed](evaluation/{}.svg)\n\n{report}\n{}", G::NAME, story::<G>());
    let text = page::replace(&text, G::NAME, &section)
        .with_context(|| format!("{PAGE} has no place for {}", G::NAME))?;
    write(Path::new(PAGE), text.as_bytes())?;
    println!("written to {PAGE} and {}", plot.display());
    Ok(())
}

fn points(value: &Value) -> f64 {
    value.points(Seat::Home)
}

/// A game without draws has fewer outcomes to predict: not winning means losing.
fn panels(tested: &[Tested]) -> Vec<Panel> {
    let chance = |title, of: fn(&Value) -> f64| Panel::chances(title, Curve::new(tested, CHANCES, of));
    let goals = Panel::goals("Goal difference to come", Curve::new(tested, GOALS, |value| value.goals));
    let draws =
        tested.iter().flat_map(|tested| &tested.forecasts).any(|forecast| forecast.happened.draw > 0.0);
    if !draws {
        return vec![chance("Chance to win", |value| value.win), goals];
    }
    vec![
        chance("Winning chance (win 1, draw ½)", points),
        chance("Win", |value| value.win),
        chance("Draw", |value| value.draw),
        chance("Loss", |value| value.loss),
        goals,
    ]
}

/// One line for every spec.
fn report<G: Fitted>(check: &Check, specs: &[usize], tested: &[Tested]) -> String {
    let all = Scores::new(tested);
    let mut text = format!(
        "{} positions of {} matches, {} against {}, seed {}.",
        all.positions, all.matches, check.level, check.level, check.seed
    );
    if let Some(sight) = check.ahead {
        let matches = check.ahead_matches.min(check.matches);
        let _ = write!(text, " Looked ahead with `--ahead {sight}` in {matches} matches of each.");
    }
    text += "\n\n";
    text += "| rules | matches | calibration error | by chance | start | variance factor | looked ahead | Brier | base | log loss | base | goals off | base |\n";
    text += "| :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |\n";
    for number in specs {
        let own: Vec<Tested> = tested.iter().filter(|tested| tested.spec == *number).cloned().collect();
        line(&mut text, G::SPECS[*number].0, &own);
    }
    text
}

fn line(text: &mut String, name: &str, tested: &[Tested]) {
    let curve = Curve::new(tested, CHANCES, points);
    let scores = Scores::new(tested);
    let _ = writeln!(
        text,
        "| `{name}` | {} | {:.3} | {:.3} | {:.3} | {} | {} | {:.3} | {:.3} | {:.3} | {:.3} | {:.2} | {:.2} |",
        scores.matches,
        curve.error(),
        curve.error_by_chance(),
        tested.first().map_or(0.5, |tested| tested.start),
        factor(&Spread::new(tested)),
        Spread::ahead(tested).map_or_else(|| "–".to_owned(), |spread| factor(&spread)),
        scores.brier,
        scores.base_brier,
        scores.log,
        scores.base_log,
        scores.goals,
        scores.base_goals
    );
}

/// A variance factor with its standard error.
fn factor(spread: &Spread) -> String {
    format!("{:.1} ± {:.1}", spread.factor(), spread.error)
}

/// How the weights were made, from the file next to them.
fn story<G: Fitted>() -> String {
    let file = Path::new(WEIGHTS).join(G::NAME).with_extension("txt");
    let text = fs::read_to_string(file);
    text.map_or_else(|_| String::new(), |text| format!("The weights were made by\n\n```text\n{text}```\n"))
}

//! Tests the evaluation on matches it has never seen: plots and figures.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use touchline_ai::Value;
use touchline_engine::Seat;
use touchline_lab::fit::calibration::{Check, Curve, Scores, Tested};
use touchline_lab::fit::{Course, Fitted};

use crate::fitting::{STORY, read};
use crate::plot::{Panel, figure};
use crate::show::Show;
use crate::{Options, WEIGHTS, page, write};

/// The page with the figures; the plots go into the folder of the same name.
const PAGE: &str = "docs/evaluation.md";
const PLOTS: &str = "docs/evaluation";

/// Chances are binned by twentieths, goals by quarters.
const CHANCES: f64 = 0.05;
const GOALS: f64 = 0.25;

pub(crate) fn run<G: Fitted>(options: &Options, course: &Course<G>, matches: u32) -> Result<()> {
    let weights = Path::new(WEIGHTS).join(G::NAME).with_extension("net");
    read::<G>(&weights)?;
    let check =
        Check { matches, seed: options.seed.unwrap_or(2), threads: options.threads(), level: options.level };
    let show = Show::new(G::NAME);
    show.start(u64::from(matches), "plays matches never seen");
    let tested = check.run(course, &|| show.forward(1))?;
    drop(show);

    fs::create_dir_all(PLOTS).with_context(|| format!("cannot make {PLOTS}"))?;
    let plot = Path::new(PLOTS).join(G::NAME).with_extension("svg");
    write(&plot, figure(&panels(&tested)).as_bytes())?;
    let report = report::<G>(&check, &tested);
    println!("{report}");
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

/// One line for all matches and one per spec.
fn report<G: Fitted>(check: &Check, tested: &[Tested]) -> String {
    let all = Scores::new(tested);
    let mut text = format!(
        "{} positions of {} matches, {} against {}, seed {}.\n\n",
        all.positions, all.matches, check.level, check.level, check.seed
    );
    text += "| rules | matches | positions | calibration error | by chance | Brier | base | log loss | base | goals off | base |\n";
    text += "| :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |\n";
    line(&mut text, "all", tested);
    for (number, (spec, _)) in G::SPECS.iter().enumerate() {
        let own: Vec<Tested> = tested.iter().filter(|tested| tested.spec == number).cloned().collect();
        if !own.is_empty() {
            line(&mut text, &format!("`{spec}`"), &own);
        }
    }
    text
}

fn line(text: &mut String, name: &str, tested: &[Tested]) {
    let curve = Curve::new(tested, CHANCES, points);
    let scores = Scores::new(tested);
    let _ = writeln!(
        text,
        "| {name} | {} | {} | {:.3} | {:.3} | {:.3} | {:.3} | {:.3} | {:.3} | {:.2} | {:.2} |",
        scores.matches,
        scores.positions,
        curve.error(),
        curve.error_by_chance(),
        scores.brier,
        scores.base_brier,
        scores.log,
        scores.base_log,
        scores.goals,
        scores.base_goals
    );
}

/// How the weights were made, from the file next to them.
fn story<G: Fitted>() -> String {
    let file = Path::new(WEIGHTS).join(G::NAME).with_extension(STORY);
    let text = fs::read_to_string(file);
    text.map_or_else(|_| String::new(), |text| format!("The weights were made by\n\n```text\n{text}```\n"))
}

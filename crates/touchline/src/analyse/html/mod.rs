//! The analysis as a page: one HTML file with its style, its plots and a few lines of script in it, nothing
//! to be loaded. Everything is there without the script, on paper too.

mod axis;
mod balance;
mod decisions;
mod foot;
mod headline;
mod luck;
mod markup;
mod momentum;
mod numbers;
mod plot;
mod report;
mod shots;
mod sides;
mod territory;
mod timeline;

use touchline_ai::analysis::Analysis;
use touchline_engine::{Message, Seat};
use touchline_words::Words;

use markup::tag;
use report::Report;

/// The page of an analysis; `command` is what made it.
pub(crate) fn page(analysis: &Analysis, words: Words, command: &str) -> String {
    let report = Report::new(analysis, words);
    let [home, away] = analysis.score.0;
    let title = Message::new("page-title")
        .text("home", report.name(Seat::Home))
        .text("away", report.name(Seat::Away))
        .text("score", format!("{home}\u{2013}{away}"));
    let head = tag("head")
        .add(tag("meta").with("charset", "utf-8"))
        .add(tag("meta").with("name", "viewport").with("content", "width=device-width, initial-scale=1"))
        .add(tag("meta").with("name", "color-scheme").with("content", "light dark"))
        .add(tag("title").text(report.say(&title)))
        .add(tag("style").own(include_str!("page.css")));
    let left = tag("div").class("column").add(balance::balance(&report)).add(territory::territory(&report));
    let right = tag("div").class("column").add(sides::sides(&report)).add(luck::luck(&report));
    let main = tag("main")
        .add(timeline::timeline(&report))
        .add(shots::shots(&report))
        .add(tag("div").class("columns").add(left).add(right))
        .add(decisions::decisions(&report))
        .add(luck::rolls(&report));
    let body = tag("body")
        .add(headline::headline(&report))
        .add(main)
        .add(foot::foot(&report, command))
        .add(tag("script").own(include_str!("page.js")));
    let page = tag("html").with("lang", report.language()).add(head).add(body);
    format!("<!DOCTYPE html>\n{}\n", page.closed())
}

#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;

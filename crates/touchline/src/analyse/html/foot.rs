//! The bottom of the page: what judged the match, and how all this is to be read.

use touchline_engine::Message;

use super::markup::{Element, tag};
use super::report::Report;

pub(super) fn foot(report: &Report<'_>, command: &str) -> Element {
    let analysis = report.analysis;
    let explained = [
        ("page-read-chance", "page-read-chance-text"),
        ("page-read-loss", "page-read-loss-text"),
        ("page-read-luck", "page-read-luck-text"),
        ("page-read-adjusted", "page-read-adjusted-text"),
        ("page-reassessment", "page-read-reassessment-text"),
        ("page-expected-goals", "page-read-expected-text"),
        ("page-read-level", "page-read-level-text"),
    ];
    let terms = explained.into_iter().flat_map(|(word, text)| {
        [tag("dt").text(report.say_key(word)), tag("dd").text(report.say_key(text))]
    });
    let made = report.say(
        &Message::new("page-made").text("spec", &analysis.spec).text("level", analysis.level.to_string()),
    );
    tag("footer")
        .add(tag("h2").text(report.say_key("page-read")))
        .add(tag("dl").all(terms))
        .add(tag("p").class("made").text(made))
        .add(tag("p").class("made").add(tag("code").text(command)))
}

//! The decisions that lost most, with what was better.

use touchline_ai::analysis::{Alternative, Decision, JudgedInput};
use touchline_engine::Message;

use super::markup::{Element, tag};
use super::numbers::share;
use super::report::{Report, card};

/// How many decisions are told.
const DECISIONS: usize = 10;

pub(super) fn decisions(report: &Report<'_>) -> Element {
    let worst = report.analysis.worst(DECISIONS);
    let card = card("decisions", &report.say_key("page-worst"), &report.say_key("page-worst-how"));
    if worst.is_empty() {
        return card.add(tag("p").class("none").text(report.say_key("page-no-mistakes")));
    }
    card.add(
        tag("ol").class("worst").all(worst.iter().map(|(_, step, decision)| told(report, step, decision))),
    )
}

fn told(report: &Report<'_>, step: &JudgedInput, decision: &Decision) -> Element {
    let [home, away] = step.at.score.0;
    let head = tag("p")
        .class("head")
        .add(report.team(decision.seat))
        .add(tag("span").class("when").text(report.when(&step.at)))
        .add(tag("span").class("when").text(format!("{home}\u{2013}{away}")))
        .add(tag("b").class("cost").text(report.change(-decision.loss)));
    let asked = report.say(&decision.asked);
    let of = report.say(
        &Message::new("page-of-legal").number("count", i64::try_from(decision.legal).unwrap_or(i64::MAX)),
    );
    let notation = tag("details")
        .add(tag("summary").text(report.say_key("page-position")))
        .add(tag("code").text(&step.position));
    tag("li")
        .add(head)
        .add(tag("p").class("asked").text(format!("{asked} ({of})")))
        .add(
            tag("dl")
                .add(tag("dt").text(report.say_key("page-played")))
                .add(worth(report, &decision.chosen, "played"))
                .add(tag("dt").text(report.say_key("page-better")))
                .add(worth(report, &decision.best, "better")),
        )
        .add(notation)
}

/// An action with what it is worth to whoever chose.
fn worth(report: &Report<'_>, action: &Alternative, class: &'static str) -> Element {
    let bar = tag("i").with("style", format!("width:{}", share(action.worth.clamp(0.0, 1.0))));
    tag("dd")
        .class(class)
        .add(report.action(action))
        .add(tag("b").text(report.percent(action.worth)))
        .add(tag("span").class("meter").with("aria-hidden", "true").add(bar))
}

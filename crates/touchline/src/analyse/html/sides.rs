//! Each team's match in numbers.

use touchline_ai::analysis::TeamSummary;
use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::{fixed, share};
use super::report::{Report, card, seat_key};

/// Home at the left, away at the right.
pub(super) fn sides(report: &Report<'_>) -> Element {
    let sides = &report.analysis.sides;
    let row = |label: &str, value: fn(&TeamSummary) -> f64, show: &dyn Fn(f64) -> String| {
        let values = sides.0.each_ref().map(value);
        Row { label: report.say_key(label), values, texts: values.map(show) }
    };
    let whole = |x: f64| fixed(x, 0);
    let goals = |x: f64| fixed(x, 2);
    let percent = |x: f64| report.percent(x);
    let rows = [
        row("page-goals", |side| f64::from(side.goals), &whole),
        row("page-expected-goals", |side| side.expected_goals, &goals),
        row("page-shots", |side| f64::from(side.shots), &whole),
        row("page-possession", |side| side.possession, &percent),
        row("page-own-third", |side| side.thirds[0], &percent),
        row("page-middle-third", |side| side.thirds[1], &percent),
        row("page-last-third", |side| side.thirds[2], &percent),
        row("page-decisions", |side| f64::from(side.decisions), &whole),
        row("page-mistakes", |side| f64::from(side.mistakes), &whole),
        row("page-lost", |side| side.loss, &percent),
        row("page-rolls", |side| f64::from(side.rolls), &whole),
        row("page-luck", |side| side.luck, &|x| report.change(x)),
    ];
    let head = tag("tr")
        .add(tag("th").with("scope", "col").add(report.team(Seat::Home)))
        .add(tag("td"))
        .add(tag("th").with("scope", "col").add(report.team(Seat::Away)));
    let table = tag("table")
        .class("sides")
        .add(tag("thead").add(head))
        .add(tag("tbody").all(rows.iter().map(Row::draw)));
    card("sides", &report.say_key("page-sides"), &report.say_key("page-sides-how"))
        .add(table)
        .all(Seat::ALL.into_iter().filter_map(|seat| luck_mark(report, seat)))
}

/// A number of both teams.
struct Row {
    label: String,
    values: [f64; 2],
    texts: [String; 2],
}

impl Row {
    fn draw(&self) -> Element {
        let most = self.values.iter().fold(0.0005, |most: f64, value| most.max(value.abs()));
        let cell = |seat: Seat| {
            let value = self.values[seat as usize];
            let bar = tag("i").with("style", format!("width:{}", share(value.abs() / most)));
            let sign = if value < 0.0 { "meter minus" } else { "meter" };
            tag("td")
                .class(seat.word())
                .add(tag("b").text(&self.texts[seat as usize]))
                .add(tag("span").class(sign).with("aria-hidden", "true").add(bar))
        };
        let label = tag("th").with("scope", "row").text(&self.label);
        tag("tr").add(cell(Seat::Home)).add(label).add(cell(Seat::Away))
    }
}

/// Luck is worth a word only where it is more than so many rolls explain.
fn luck_mark(report: &Report<'_>, seat: Seat) -> Option<Element> {
    let side = &report.analysis.sides[seat];
    let said = || {
        report.say(
            &Message::new("page-luck-mark")
                .key("seat", seat_key(seat))
                .number("rolls", side.rolls)
                .text("luck", report.change(side.luck))
                .text("spread", report.percent(side.luck_spread)),
        )
    };
    side.is_luck_marked().then(|| tag("p").class("marked").text(said()))
}

//! Where the result came from: from the chance at the start to the result, step by step, and it closes.

use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::{fixed, hundredths, share, signed};
use super::plot::{hatching, plot};
use super::report::{Report, figure, seat_key};

/// The height of a row in pixels: a line of text and a bar under it.
const ROW: u32 = 46;

/// A bar from one chance to another.
struct Bar {
    label: String,
    from: f64,
    to: f64,
    /// What stands at its end.
    value: String,
    class: &'static str,
}

pub(super) fn balance(report: &Report<'_>) -> Element {
    let balance = &report.analysis.balance;
    let bars = bars(report);
    let told: Vec<_> = bars.iter().map(|bar| format!("{}: {}", bar.label, bar.value)).collect();
    let rows = u32::try_from(bars.len()).unwrap_or(0);
    let drawn = plot("waterfall", rows * ROW, &report.say_key("page-balance"), &told.join("; "))
        .add(hatching("waterfall-hatch"))
        .all(rows_of(&bars));
    let hundred = |share: f64| hundredths(share);
    let closes = report.say(
        &Message::new("page-balance-closes")
            .text("result", hundred(balance.result))
            .text("start", hundred(balance.start))
            .text("change", signed(100.0 * (balance.result - balance.start), 1))
            .text("luck", signed(100.0 * balance.luck, 1))
            .text("errors", signed(100.0 * balance.errors(), 1)),
    );
    report
        .card("balance", &report.say_key("page-balance"), &report.say_key("page-balance-how"))
        .add(figure("rows", drawn))
        .add(tag("p").class("sum").text(closes))
}

fn bars(report: &Report<'_>) -> Vec<Bar> {
    let balance = &report.analysis.balance;
    let whole = |label: &str, value: f64| Bar {
        label: report.say_key(label),
        from: 0.0,
        to: value,
        value: report.percent(value),
        class: "whole",
    };
    let errors = |seat: Seat| report.say(&Message::new("page-errors-of").key("seat", seat_key(seat)));
    let parts = [
        (report.say_key("page-luck"), balance.luck),
        (errors(Seat::Home), -balance.losses[Seat::Home]),
        (errors(Seat::Away), balance.losses[Seat::Away]),
        (report.say_key("page-reassessment"), balance.reassessment),
    ];
    let mut bars = vec![whole("page-at-start", balance.start)];
    let mut at = balance.start;
    for (label, change) in parts {
        let class = if change < 0.0 { Seat::Away.word() } else { Seat::Home.word() };
        bars.push(Bar { label, from: at, to: at + change, value: report.change(change), class });
        at += change;
    }
    bars.push(whole("page-at-end", balance.result));
    bars
}

fn rows_of(bars: &[Bar]) -> Vec<Element> {
    let ends = || bars.iter().flat_map(|bar| [bar.from, bar.to]);
    let (least, most) = (ends().fold(0.0, f64::min), ends().fold(1.0, f64::max));
    let x = |value: f64| (value - least) / (most - least);
    let mut drawn = Vec::new();
    for (y, bar) in (0..).step_by(ROW as usize).zip(bars) {
        let (low, high) = (x(bar.from.min(bar.to)), x(bar.from.max(bar.to)));
        let track = tag("rect")
            .with("x", 0)
            .with("width", "100%")
            .with("y", y + 20)
            .with("height", 14)
            .class("track");
        let filled = tag("rect")
            .with("x", share(low))
            .with("width", share(high - low))
            .with("y", y + 20)
            .with("height", 14);
        let value = tag("text").with("x", "100%").with("y", y + 13).class("value end").text(&bar.value);
        drawn.push(
            tag("g")
                .add(tag("text").with("x", 0).with("y", y + 13).class("label").text(&bar.label))
                .add(value)
                .add(track)
                .add(filled.class(format!("bar {}", bar.class))),
        );
    }
    // Each bar begins where the one before it ends: a line shows it.
    for (y, bar) in (0..).step_by(ROW as usize).zip(bars).take(bars.len().saturating_sub(1)) {
        let at = share(x(bar.to));
        let link =
            tag("line").with("x1", &at).with("x2", &at).with("y1", y + 18).with("y2", y + 36 + ROW as usize);
        drawn.push(link.class("link"));
    }
    drawn
}

/// Each team's match in numbers, side by side.
pub(super) fn sides(report: &Report<'_>) -> Element {
    let sides = &report.analysis.sides;
    let row = |label: &str, value: fn(&touchline_ai::analysis::Side) -> f64, show: &dyn Fn(f64) -> String| {
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
    report
        .card("sides", &report.say_key("page-sides"), &report.say_key("page-sides-how"))
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
        let most = self.values.iter().fold(f64::MIN_POSITIVE, |most, value| most.max(value.abs()));
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

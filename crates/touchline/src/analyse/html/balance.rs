//! Where the result came from: from the chance at the start to the result, step by step, and it closes.

use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::{hundredths, share, signed};
use super::plot::{hatching, plot};
use super::report::{Report, card, figure, seat_key};

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
    let closes = report.say(
        &Message::new("page-balance-closes")
            .text("result", hundredths(balance.result))
            .text("start", hundredths(balance.start))
            .text("change", signed(100.0 * (balance.result - balance.start), 1))
            .text("luck", signed(100.0 * balance.luck, 1))
            .text("errors", signed(100.0 * balance.errors(), 1)),
    );
    card("balance", &report.say_key("page-balance"), &report.say_key("page-balance-how"))
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
    let mut links = Vec::new();
    let mut drawn = Vec::new();
    for (y, bar) in (0..).step_by(ROW as usize).zip(bars) {
        let (low, high) = (x(bar.from.min(bar.to)), x(bar.from.max(bar.to)));
        let line = |class: &str| tag("rect").with("y", y + 20).with("height", 14).class(class);
        let whole = line("track").with("x", 0).with("width", "100%");
        let part = line(&format!("bar {}", bar.class)).with("x", share(low)).with("width", share(high - low));
        let text = |x: &str, class: &str| tag("text").with("x", x).with("y", y + 13).class(class);
        drawn.push(whole);
        drawn.push(part);
        drawn.push(text("0", "label").text(&bar.label));
        drawn.push(text("100%", "value end").text(&bar.value));
        // Each bar begins where the one before it ends.
        let at = share(x(bar.to));
        links.push(
            tag("line").with("x1", &at).with("x2", &at).with("y1", y + 34).with("y2", y + 66).class("link"),
        );
    }
    links.pop();
    links.extend(drawn);
    links
}

//! The top of the page: the result and what it was worth.

use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::{fixed, hundredths, share};
use super::plot::{level, plot};
use super::report::{Report, figure, seat_key};

pub(super) fn headline(report: &Report<'_>) -> Element {
    let analysis = report.analysis;
    let [home, away] = analysis.score.0;
    let score = tag("span").class("score").text(format!("{home}\u{2009}\u{2013}\u{2009}{away}"));
    let result = match analysis.outcome {
        Some(outcome) => report.say_key(outcome.key()),
        None => report.say_key("page-stops"),
    };
    tag("header")
        .add(tag("p").class("kicker").text(kicker(report)))
        .add(
            tag("h1")
                .add(report.full_team(Seat::Home))
                .text(" ")
                .add(score)
                .text(" ")
                .add(report.full_team(Seat::Away)),
        )
        .add(tag("p").class("result").text(result))
        .add(tag("p").class("verdict").text(verdict(report)))
        .add(tag("p").class("detail").text(detail(report)))
        .add(worth(report))
        .add(tiles(report))
}

/// What was played, and by whom where that does not stand beside the score.
fn kicker(report: &Report<'_>) -> String {
    let analysis = report.analysis;
    let mut told = report.say(&Message::new("page-kicker").text("spec", &analysis.spec));
    let [home, away] = analysis.names.0.each_ref().map(|name| name.trim());
    if home == away && !home.is_empty() {
        told += &format!(
            " · {}",
            report.say(&Message::new("page-against").text("home", home).text("away", away))
        );
    }
    told
}

/// Who deserved more, where that can be said.
fn verdict(report: &Report<'_>) -> String {
    let balance = &report.analysis.balance;
    let (low, high) = (balance.adjusted - balance.margin, balance.adjusted + balance.margin);
    let key = if low > 0.5 {
        "page-verdict-home"
    } else if high < 0.5 {
        "page-verdict-away"
    } else {
        "page-verdict-open"
    };
    report.say_key(key)
}

/// What the match was worth without its luck.
fn detail(report: &Report<'_>) -> String {
    let balance = &report.analysis.balance;
    report.say(
        &Message::new("page-adjusted")
            .text("adjusted", report.percent(balance.adjusted))
            .text("low", hundredths(balance.adjusted - balance.margin))
            .text("high", report.percent(balance.adjusted + balance.margin)),
    )
}

/// The luck-adjusted result with its interval, between defeat and victory.
fn worth(report: &Report<'_>) -> Element {
    let balance = &report.analysis.balance;
    let (low, high) = (balance.adjusted - balance.margin, balance.adjusted + balance.margin);
    let (least, most) = (low.min(balance.result).min(0.0), high.max(balance.result).max(1.0));
    let x = |value: f64| share((value - least) / (most - least));
    let stop = |value: f64, text: &str| {
        let at = x(value);
        let line =
            tag("line").with("x1", &at).with("x2", &at).with("y1", "34%").with("y2", "66%").class("stop");
        let label = tag("text").with("x", &at).with("y", "100%").class("tick middle").text(text);
        tag("g").add(line).add(label)
    };
    let bar = tag("line").with("x1", x(low)).with("x2", x(high)).with("y1", "50%").with("y2", "50%");
    let dot = tag("circle").with("cx", x(balance.adjusted)).with("cy", "50%").with("r", 8).class("adjusted");
    let ring = tag("circle").with("cx", x(balance.result)).with("cy", "50%").with("r", 6).class("actual");
    let title = report.say_key("page-worth");
    let drawn = plot("worth", 64, &title, &detail(report))
        .add(level(0.5, "", "axis"))
        .add(stop(0.0, &report.say_key("page-defeat")))
        .add(stop(0.5, &report.say_key("page-draw")))
        .add(stop(1.0, &report.say_key("page-win")))
        .add(bar.class("interval"))
        .add(ring)
        .add(dot);
    let key = |class: &str, text: String| {
        let sign = tag("span").class(class).with("aria-hidden", "true");
        tag("li").add(sign).text(text)
    };
    let legend = tag("ul")
        .class("legend")
        .add(key("sign adjusted", report.say_key("page-worth-adjusted")))
        .add(key("sign interval", report.say_key("page-worth-interval")))
        .add(key("sign actual", report.say_key("page-worth-result")));
    figure("worth", drawn).add(legend)
}

/// The few numbers that a glance should find.
fn tiles(report: &Report<'_>) -> Element {
    let (balance, sides) = (&report.analysis.balance, &report.analysis.sides);
    let pair = |text: [String; 2]| {
        let [home, away] = text;
        tag("span")
            .class("pair")
            .add(tag("span").class("home").text(home))
            .text(" \u{2013} ")
            .add(tag("span").class("away").text(away))
    };
    let tile = |label: &str, value: Element, note: String| {
        tag("div")
            .add(tag("dt").text(report.say_key(label)))
            .add(tag("dd").add(value))
            .add(tag("dd").class("note").text(note))
    };
    let shots = sides.0.map(|side| side.shots);
    let mistakes = sides.0.map(|side| side.mistakes);
    let favoured = if balance.luck < 0.0 { Seat::Away } else { Seat::Home };
    let luck = tag("span").class(favoured.word()).text(report.change(balance.luck.abs()));
    tag("dl")
        .class("tiles")
        .add(tile(
            "page-expected-goals",
            pair(sides.0.map(|side| fixed(side.expected_goals, 2))),
            report.say(&Message::new("page-from-shots").number("home", shots[0]).number("away", shots[1])),
        ))
        .add(tile(
            "page-lost",
            pair(sides.0.map(|side| report.percent(side.loss))),
            report.say(
                &Message::new("page-mistakes-of").number("home", mistakes[0]).number("away", mistakes[1]),
            ),
        ))
        .add(tile("page-luck", luck, luck_note(report, favoured)))
}

/// Whom the dice liked, and whether that is more than chance.
fn luck_note(report: &Report<'_>, favoured: Seat) -> String {
    let rolls = report.analysis.sides.0.iter().map(|side| side.rolls).sum::<u32>();
    let key = if report.analysis.balance.is_luck_marked() { "page-luck-marked" } else { "page-luck-plain" };
    report.say(&Message::new(key).key("seat", seat_key(favoured)).number("rolls", rolls))
}

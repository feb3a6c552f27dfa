//! Chances of goals: the race of expected goals, and every shot.

use touchline_ai::analysis::Shot;
use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::{fixed, float, round_step, share};
use super::plot::{Curve, badge, level, mark, plot, stretched};
use super::report::{Report, card, figure, seat_key};

pub(super) fn shots(report: &Report<'_>) -> Element {
    let card = card("shots", &report.say_key("page-shots-title"), &report.say_key("page-shots-how"));
    if report.analysis.shots.is_empty() {
        return card.add(tag("p").class("none").text(report.say_key("page-no-shots")));
    }
    let figure = figure("over-time", race(report)).add(legend(report));
    card.add(tag("div").class("beside").add(figure).add(table(report)))
}

fn line_of(report: &Report<'_>, seat: Seat) -> String {
    let side = &report.analysis.sides[seat];
    report.say(
        &Message::new("page-shots-told")
            .key("seat", seat_key(seat))
            .text("expected", fixed(side.expected_goals, 2))
            .number("shots", side.shots)
            .number("goals", side.goals),
    )
}

fn legend(report: &Report<'_>) -> Element {
    let line = |seat: Seat| tag("li").add(badge(seat)).text(line_of(report, seat));
    tag("ul").class("legend").all(Seat::ALL.map(line))
}

/// Expected goals as they grow, a step for every shot.
fn race(report: &Report<'_>) -> Element {
    let totals = Seat::ALL.map(|seat| of(report, seat).map(|shot| shot.chance).sum::<f64>());
    let most = totals[0].max(totals[1]).max(0.25);
    let step = round_step(most, 4.0, &[0.1, 0.25, 0.5, 1.0, 2.0, 5.0]);
    let top = most * 1.12;
    let lines = (0..=4).map(|n| step * float(n)).filter(|value| *value <= top);
    let told = Seat::ALL.map(|seat| line_of(report, seat)).join(" ");
    let mut drawn = plot("race", 240, &report.say_key("page-shots-title"), &told)
        .add(report.axis.draw(&report.say_key("page-half-time")))
        .all(
            lines
                .map(|value| level(1.0 - value / top, &fixed(value, if step < 0.5 { 2 } else { 1 }), "grid")),
        );
    for seat in Seat::ALL {
        let mut sum = 0.0;
        let mut curve = Curve::default().to(0.0, 1.0);
        let mut marks = Vec::new();
        for shot in of(report, seat) {
            let x = report.axis.of_step(shot.step);
            curve = curve.to(x, 1.0 - sum / top);
            sum += shot.chance;
            curve = curve.to(x, 1.0 - sum / top);
            // The mark's area, not its width, is the chance.
            let radius = 3.0 + 9.0 * shot.chance.max(0.0).sqrt();
            let title = tag("title").text(told_shot(report, shot));
            marks.push(mark(seat, &share(x), &share(1.0 - sum / top), radius, shot.goal).add(title));
        }
        let curve = curve.to(1.0, 1.0 - sum / top);
        drawn = drawn.add(stretched().add(curve.line(format!("race {}", seat.word())))).all(marks);
    }
    drawn
}

fn of<'a>(report: &Report<'a>, seat: Seat) -> impl Iterator<Item = &'a Shot> {
    report.analysis.shots.iter().filter(move |shot| shot.seat == seat)
}

fn told_shot(report: &Report<'_>, shot: &Shot) -> String {
    let key = if shot.goal { "page-shot-goal" } else { "page-shot-missed" };
    report.say(
        &Message::new(key)
            .key("seat", seat_key(shot.seat))
            .text("when", report.when(&shot.at))
            .text("chance", report.percent(shot.chance)),
    )
}

fn table(report: &Report<'_>) -> Element {
    let column = |key: &str| tag("th").with("scope", "col").text(report.say_key(key));
    let head = tag("tr")
        .add(column("page-when"))
        .add(column("page-team"))
        .add(column("page-chance").class("number"))
        .add(column("page-outcome"));
    let row = |shot: &Shot| {
        let place = report.analysis.pitch.cells.get(shot.cell).map_or("", |cell| cell.name.as_str());
        let bar = tag("i").with("style", format!("width:{}", share(shot.chance)));
        let outcome = if shot.goal { "page-goal" } else { "page-no-goal" };
        tag("tr")
            .class(if shot.goal { "scored" } else { "missed" })
            .add(tag("td").class("when").text(report.when(&shot.at)))
            .add(tag("td").add(report.team(shot.seat)).text(" ").add(tag("code").text(place)))
            .add(
                tag("td")
                    .class(format!("number {}", shot.seat.word()))
                    .add(tag("b").text(report.percent(shot.chance)))
                    .add(tag("span").class("meter").with("aria-hidden", "true").add(bar)),
            )
            .add(tag("td").text(report.say_key(outcome)))
    };
    tag("table")
        .class("list")
        .add(tag("thead").add(head))
        .add(tag("tbody").all(report.analysis.shots.iter().map(row)))
}

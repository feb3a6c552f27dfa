//! Which way the match was going.

use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::share;
use super::plot::{hatching, level, plot};
use super::report::{Report, figure};

/// A bar for every turn, up for home and down for away.
pub(super) fn momentum(report: &Report<'_>) -> Element {
    let turns = &report.analysis.turns;
    let most = turns.iter().map(|turn| turn.momentum.abs()).fold(f64::MIN_POSITIVE, f64::max);
    let bars = turns.iter().enumerate().map(|(number, turn)| {
        let seat = if turn.momentum < 0.0 { Seat::Away } else { Seat::Home };
        let height = turn.momentum.abs() / most / 2.0;
        let top = match seat {
            Seat::Home => 0.5 - height,
            Seat::Away => 0.5,
        };
        let told = report.say(
            &Message::new("page-momentum-turn")
                .text("when", report.when(&turn.at))
                .text("change", report.change(turn.momentum)),
        );
        let bar = report.axis.column(number).with("y", share(top)).with("height", share(height));
        bar.class(format!("bar {}", seat.word())).add(tag("title").text(told))
    });
    let how = report.say_key("page-momentum-how");
    let drawn = plot("momentum", 110, &report.say_key("page-momentum"), &how)
        .add(hatching("bar-hatch"))
        .add(report.axis.draw(&report.say_key("page-half-time")))
        .add(tag("g").class("bars").all(bars))
        .add(level(0.5, "", "axis"));
    figure("over-time", drawn)
}

//! The dice: luck as it added up, and the rolls that moved the match most.

use touchline_ai::analysis::{JudgedInput, Roll};
use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::{is_visible, round_step, share};
use super::plot::{Curve, level, plot, stretched};
use super::report::{Report, card, figure};

/// How many rolls are told.
const ROLLS: usize = 8;

/// Luck as it added up.
pub(super) fn luck(report: &Report<'_>) -> Element {
    card("luck", &report.say_key("page-luck-title"), &report.say_key("page-luck-how"))
        .add(figure("over-time", funnel(report)))
}

/// The rolls that moved the match most.
pub(super) fn rolls(report: &Report<'_>) -> Element {
    let mut rolls = report.analysis.luckiest(ROLLS);
    rolls.retain(|(.., roll)| is_visible(roll.luck));
    let card = card("rolls", &report.say_key("page-rolls-title"), &report.say_key("page-rolls-how"));
    let Some((.., biggest)) = rolls.first() else {
        return card.add(tag("p").class("none").text(report.say_key("page-no-rolls")));
    };
    let most = biggest.luck.abs();
    card.add(tag("ol").all(rolls.iter().map(|(_, step, roll)| told(report, step, roll, most))))
}

/// Home's luck so far, and twice the spread that as many rolls bring by themselves.
fn funnel(report: &Report<'_>) -> Element {
    let analysis = report.analysis;
    let mut places = vec![(0.0, 0.0, 0.0)];
    let (mut sum, mut variance) = (0.0, 0.0);
    for (number, _, roll) in analysis.rolls() {
        sum += roll.luck;
        variance += roll.variance;
        places.push((report.axis.of_step(number), sum, 2.0 * variance.max(0.0).sqrt()));
    }
    places.push((1.0, sum, 2.0 * variance.max(0.0).sqrt()));
    let most = places.iter().fold(0.02, |most: f64, (_, luck, band)| most.max(luck.abs()).max(*band)) * 1.08;
    let y = |luck: f64| 0.5 - luck / most / 2.0;
    let step = round_step(100.0 * most, 2.0, &[1.0, 2.0, 5.0]) / 100.0;
    let levels = (-2..=2).map(f64::from).filter(|n| (n * step).abs() <= most);
    let band = places.iter().fold(Curve::default(), |curve, (x, _, band)| curve.to(*x, y(*band)));
    let band = places.iter().rev().fold(band, |curve, (x, _, band)| curve.to(*x, y(-band)));
    let line = places.iter().fold(Curve::default(), |curve, (x, luck, _)| curve.to(*x, y(*luck)));
    let told = report.say(
        &Message::new("page-luck-told")
            .text("luck", report.change(analysis.balance.luck))
            .text("spread", report.percent(analysis.balance.luck_spread)),
    );
    let corner = |seat: Seat, y: &str, dy: i32| {
        let text =
            tag("text").with("x", 8).with("y", y).with("dy", dy).class(format!("corner {}", seat.word()));
        text.text(report.name(seat))
    };
    plot("funnel", 220, &report.say_key("page-luck-title"), &told)
        .add(report.axis.draw(&report.say_key("page-half-time")))
        .add(stretched().add(band.area("band")))
        .all(levels.map(|n| {
            let class = if n == 0.0 { "axis" } else { "grid" };
            level(y(n * step), &report.whole_percent((n * step).abs()), class)
        }))
        .add(corner(Seat::Home, "0%", 16))
        .add(corner(Seat::Away, "100%", -8))
        .add(stretched().add(line.line("curve")))
}

fn told(report: &Report<'_>, step: &JudgedInput, roll: &Roll, most: f64) -> Element {
    let winner = if roll.luck < 0.0 { Seat::Away } else { Seat::Home };
    let width = roll.luck.abs() / most / 2.0;
    let left = if winner == Seat::Away { 0.5 - width } else { 0.5 };
    let bar =
        tag("i").class(winner.word()).with("style", format!("left:{};width:{}", share(left), share(width)));
    let mut about = tag("span")
        .class("chance")
        .text(report.say(&Message::new("page-roll-chance").text("chance", report.percent(roll.probability))));
    if roll.is_marked() {
        about = about.text(" ").add(tag("em").text(report.say_key("page-roll-marked")));
    }
    tag("li")
        .add(tag("span").class("when").text(report.when(&step.at)))
        .add(tag("span").class("what").text(report.happened(step)).add(about))
        .add(tag("span").class(format!("gain {}", winner.word())).text(report.change(roll.luck)))
        .add(tag("span").class("balance-bar").with("aria-hidden", "true").add(bar))
}

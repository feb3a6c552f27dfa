//! Where the ball was: the board as a heat map for each team.

use touchline_ai::analysis::{Cell, Pitch};
use touchline_engine::{Message, Seat};

use super::markup::{Element, tag};
use super::numbers::{fixed, hundredths};
use super::report::{Report, card, seat_key};

/// With more cells than this there is no room for a number in each.
const ROOMY: usize = 40;

pub(super) fn territory(report: &Report<'_>) -> Element {
    let pitch = &report.analysis.pitch;
    let heat = |cell: &Cell| cell.heat.0[0].max(cell.heat.0[1]) / size(cell);
    let most = pitch.cells.iter().map(heat).fold(f64::MIN_POSITIVE, f64::max);
    let boards = Seat::ALL.map(|seat| board(report, seat, most));
    card("territory", &report.say_key("page-territory"), &report.say_key("page-territory-how"))
        .add(tag("div").class("boards").all(boards))
}

fn size(cell: &Cell) -> f64 {
    (cell.width * cell.length).max(f64::MIN_POSITIVE)
}

fn board(report: &Report<'_>, seat: Seat, most: f64) -> Element {
    let pitch = &report.analysis.pitch;
    let (width, length) = (pitch.width, pitch.length);
    let unit = width / 68.0;
    let told = report.say(
        &Message::new("page-territory-told")
            .key("seat", seat_key(seat))
            .text("possession", report.percent(report.analysis.sides[seat].possession)),
    );
    let id = match seat {
        Seat::Home => "board-home",
        Seat::Away => "board-away",
    };
    let frame =
        [-2.0 * unit, -5.0 * unit, width + 4.0 * unit, length + 10.0 * unit].map(|x| format!("{x:.2}"));
    let drawn = tag("svg")
        .with("viewBox", frame.join(" "))
        .with("role", "img")
        .with("aria-labelledby", format!("{id}-title {id}-shows"))
        .class(format!("board {}", seat.word()))
        .add(tag("title").with("id", format!("{id}-title")).text(report.name(seat)))
        .add(tag("desc").with("id", format!("{id}-shows")).text(&told))
        .add(tag("rect").with("width", n(width)).with("height", n(length)).class("grass"))
        .all(pitch.cells.iter().map(|cell| square(pitch, cell, seat, most)))
        .all(lines(width, length, unit))
        .all(
            pitch
                .cells
                .iter()
                .filter(|_| pitch.cells.len() <= ROOMY)
                .map(|cell| number(pitch, cell, seat, unit)),
        );
    tag("figure")
        .add(tag("figcaption").add(report.team(seat)))
        .add(drawn)
        .add(tag("p").class("told").text(told))
}

fn n(x: f64) -> String {
    format!("{x:.2}")
}

/// A cell, the darker the longer the ball was on each part of it. Home plays upwards.
fn square(pitch: &Pitch, cell: &Cell, seat: Seat, most: f64) -> Element {
    // The eye tells light cells apart better than dark ones.
    let heat = (cell.heat[seat] / size(cell) / most).clamp(0.0, 1.0).sqrt();
    tag("rect")
        .with("x", n(cell.x))
        .with("y", n(pitch.length - cell.y - cell.length))
        .with("width", n(cell.width))
        .with("height", n(cell.length))
        .with("fill-opacity", fixed(0.9 * heat, 3))
        .class("cell")
        .add(tag("title").text(format!("{}: {} %", cell.name, hundredths(cell.heat[seat]))))
}

fn number(pitch: &Pitch, cell: &Cell, seat: Seat, unit: f64) -> Element {
    let (x, y) = (cell.x + cell.width / 2.0, pitch.length - cell.y - cell.length / 2.0);
    tag("g")
        .class("figure")
        .add(
            tag("text")
                .with("x", n(x))
                .with("y", n(y + 1.0 * unit))
                .with("font-size", n(6.2 * unit))
                .text(hundredths(cell.heat[seat])),
        )
        .add(
            tag("text")
                .with("x", n(x))
                .with("y", n(y + 5.6 * unit))
                .with("font-size", n(3.4 * unit))
                .class("name")
                .text(&cell.name),
        )
}

/// What makes it a pitch: touch lines, half-way line, centre circle, goals.
fn lines(width: f64, length: f64, unit: f64) -> [Element; 5] {
    let goal = |y: f64| {
        let (left, across) = (width * 0.38, width * 0.24);
        tag("rect").with("x", n(left)).with("y", n(y)).with("width", n(across)).with("height", n(2.6 * unit))
    };
    let stroke = n(0.6 * unit);
    [
        tag("rect").with("width", n(width)).with("height", n(length)),
        tag("path").with("d", format!("M0 {0}H{1}", n(length / 2.0), n(width))),
        tag("circle").with("cx", n(width / 2.0)).with("cy", n(length / 2.0)).with("r", n(9.15 * unit)),
        goal(-2.6 * unit),
        goal(length),
    ]
    .map(|line| line.class("line").with("stroke-width", &stroke))
}

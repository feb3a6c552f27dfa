//! What all plots are made of.
//!
//! A plot is as wide as there is room and keeps its height; text and marks keep their size. So places are
//! shares of the width and the height, and only curves are stretched. What stands beside a plot is drawn
//! outside its frame, where the page leaves room for it.

use std::fmt::Display;

use touchline_engine::Seat;

use super::markup::{Element, tag};
use super::numbers::share;

/// The side of the square in which curves are drawn before they are stretched.
const CURVE: f64 = 1000.0;

/// An empty plot. Whoever cannot see it is told its title and what it shows.
pub(super) fn plot(id: &'static str, height: u32, title: &str, shows: &str) -> Element {
    tag("svg")
        .with("width", "100%")
        .with("height", height)
        .with("role", "img")
        .with("aria-labelledby", format!("{id}-title {id}-shows"))
        .class("plot")
        .add(tag("title").with("id", format!("{id}-title")).text(title))
        .add(tag("desc").with("id", format!("{id}-shows")).text(shows))
}

/// A curve through places of the plot, stretched with it.
#[derive(Default)]
pub(super) struct Curve(String);

impl Curve {
    /// On to the next place, as a share of the width and of the height from above.
    pub(super) fn to(mut self, x: f64, y: f64) -> Self {
        let command = if self.0.is_empty() { 'M' } else { 'L' };
        self.0 += &format!("{command}{:.1} {:.1}", CURVE * x, CURVE * y);
        self
    }

    /// Drawn as a line.
    pub(super) fn line(&self, class: impl Display) -> Element {
        tag("path").with("d", &self.0).class(class)
    }

    /// Drawn as an area.
    pub(super) fn area(&self, class: impl Display) -> Element {
        tag("path").with("d", format!("{}Z", self.0)).class(class)
    }
}

/// The part of a rectangle that lies in an outline, whose places are shares of the rectangle. Unlike a
/// stretched area it can be hatched.
pub(super) fn cut(id: &'static str, outline: &[(f64, f64)], rectangle: Element) -> Element {
    let mut path = String::new();
    for (x, y) in outline {
        let command = if path.is_empty() { 'M' } else { 'L' };
        path += &format!("{command}{x:.4} {y:.4}");
    }
    let clip = tag("clipPath").with("id", id).with("clipPathUnits", "objectBoundingBox");
    tag("g")
        .add(clip.add(tag("path").with("d", format!("{path}Z"))))
        .add(rectangle.with("clip-path", format!("url(#{id})")))
}

/// Where curves are drawn.
pub(super) fn stretched() -> Element {
    tag("svg")
        .with("x", 0)
        .with("y", 0)
        .with("width", "100%")
        .with("height", "100%")
        .with("viewBox", format!("0 0 {CURVE:.0} {CURVE:.0}"))
        .with("preserveAspectRatio", "none")
}

/// A level line with its label at the left.
pub(super) fn level(y: f64, label: &str, class: &str) -> Element {
    let at = share(y);
    tag("g")
        .add(tag("line").with("x1", 0).with("x2", "100%").with("y1", &at).with("y2", &at).class(class))
        .add(tag("text").with("x", -8).with("y", &at).with("dy", 4).class("tick end").text(label))
}

/// A team's mark: a disc for home, a diamond for away, so that nobody needs the colours. Hollow where nothing
/// came of it.
pub(super) fn mark(seat: Seat, x: &str, y: &str, radius: f64, is_full: bool) -> Element {
    let kind = if is_full { "mark" } else { "mark hollow" };
    tag("svg")
        .with("x", x)
        .with("y", y)
        .with("width", 1)
        .with("height", 1)
        .class("free")
        .add(shape(seat, radius).class(format!("{kind} {}", seat.word())))
}

fn shape(seat: Seat, radius: f64) -> Element {
    match seat {
        Seat::Home => tag("circle").with("r", format!("{radius:.1}")),
        Seat::Away => {
            // As much ink as the disc has.
            let r = radius * 1.2;
            tag("path").with("d", format!("M0 {:.1}L{r:.1} 0L0 {r:.1}L{:.1} 0Z", -r, -r))
        }
    }
}

/// A team's mark in a line of text.
pub(super) fn badge(seat: Seat) -> Element {
    tag("svg")
        .with("viewBox", "-7 -7 14 14")
        .with("width", 12)
        .with("height", 12)
        .with("aria-hidden", "true")
        .class("badge")
        .add(shape(seat, 5.0).class(format!("mark {}", seat.word())))
}

/// The hatching by which away's areas differ from home's, under a name of the plot's own.
pub(super) fn hatching(id: &'static str) -> Element {
    let line = tag("path").with("d", "M0 0V6").class("hatch");
    tag("defs").add(
        tag("pattern")
            .with("id", id)
            .with("width", 6)
            .with("height", 6)
            .with("patternUnits", "userSpaceOnUse")
            .with("patternTransform", "rotate(45)")
            .add(tag("rect").with("width", 6).with("height", 6).class("away-tint"))
            .add(line),
    )
}

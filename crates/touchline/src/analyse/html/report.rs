//! What every part of the page needs: the analysis, the words, the axis of the match.

use touchline_ai::analysis::{Alternative, Analysis, JudgedInput, Kind, Moment};
use touchline_engine::{Message, Seat};
use touchline_words::Words;

use super::axis::Axis;
use super::markup::{Element, tag};
use super::numbers::{fixed, hundredths, signed};
use super::plot::badge;

/// An analysis that is being written down.
pub(super) struct Report<'a> {
    pub(super) analysis: &'a Analysis,
    pub(super) axis: Axis,
    words: Words,
}

impl<'a> Report<'a> {
    /// Teams are called by their names, short enough for plots, unless both have the same.
    pub(super) fn new(analysis: &'a Analysis, words: Words) -> Self {
        let [home, away] = analysis.names.0.each_ref().map(|name| short(name));
        let words = if home == away { words } else { words.with_names(&home, &away) };
        Self { analysis, axis: Axis::of(analysis), words }
    }

    pub(super) fn language(&self) -> String {
        self.words.language()
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    pub(super) fn say_key(&self, key: &str) -> String {
        self.words.say_key(key)
    }

    /// The name of a team.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.say_key(seat_key(seat))
    }

    /// The name of a team with its mark.
    pub(super) fn team(&self, seat: Seat) -> Element {
        team(seat, &self.name(seat))
    }

    /// The name as the record has it, with the mark.
    pub(super) fn full_team(&self, seat: Seat) -> Element {
        let short = self.name(seat);
        let full = self.analysis.names[seat].trim();
        let is_cut = short.strip_suffix('…').is_some_and(|start| full.starts_with(start));
        team(seat, if is_cut { full } else { &short })
    }

    /// A share, such as a chance.
    pub(super) fn percent(&self, share: f64) -> String {
        self.say(&Message::new("page-percent").text("n", hundredths(share)))
    }

    /// A share at a line of a plot.
    pub(super) fn whole_percent(&self, share: f64) -> String {
        self.say(&Message::new("page-percent").text("n", fixed(100.0 * share, 0)))
    }

    /// A change of a chance.
    pub(super) fn change(&self, share: f64) -> String {
        self.say(&Message::new("page-percent").text("n", signed(100.0 * share, 1)))
    }

    /// When something happened.
    pub(super) fn when(&self, at: &Moment) -> String {
        let key = if self.axis.has_clock { "page-minute" } else { "page-turn" };
        self.say(&Message::new(key).text("clock", &at.clock).number("turn", at.turn))
    }

    /// What an action means and how it is written.
    pub(super) fn action(&self, action: &Alternative) -> Element {
        tag("span").text(self.say(&action.sentence)).text(" ").add(tag("code").text(&action.action))
    }

    /// What happened in a step.
    pub(super) fn happened(&self, step: &JudgedInput) -> String {
        match &step.kind {
            Kind::Decision(decision) => self.say(
                &Message::new("page-decided")
                    .key("seat", seat_key(decision.seat))
                    .text("what", self.say(&decision.chosen.sentence)),
            ),
            Kind::Roll(roll) => self
                .say(&Message::new("page-rolled").text("due", self.say(&roll.due)).text("dice", &step.input)),
            Kind::Call => self.say(&Message::new("page-called").text("call", &step.input)),
        }
    }
}

fn team(seat: Seat, name: &str) -> Element {
    tag("span").class(format!("team {}", seat.word())).add(badge(seat)).text(name)
}

/// The beginning of a name.
fn short(name: &str) -> String {
    const MOST: usize = 16;
    let mut rest = name.trim().chars();
    let start: String = rest.by_ref().take(MOST).collect();
    if rest.next().is_none() { start } else { format!("{}…", start.trim_end()) }
}

/// The key of a team's name.
pub(super) const fn seat_key(seat: Seat) -> &'static str {
    match seat {
        Seat::Home => "seat-home",
        Seat::Away => "seat-away",
    }
}

/// A figure: a plot with what stands around it.
pub(super) fn figure(class: &str, plot: Element) -> Element {
    tag("figure").add(tag("div").class(format!("frame {class}")).add(plot))
}

/// A part of the page, with its heading and a line on how to read it.
pub(super) fn card(id: &'static str, title: &str, how: &str) -> Element {
    let heading = tag("h2").with("id", format!("{id}-heading")).text(title);
    let part = tag("section").with("id", id).with("aria-labelledby", format!("{id}-heading"));
    part.class(format!("card {id}")).add(heading).add(tag("p").class("how").text(how))
}

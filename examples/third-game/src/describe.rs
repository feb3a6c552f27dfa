//! What is said of a match: keys, the sentences are in `toy.ftl` of the catalogues.

use touchline_engine::{Describe, Message, Odds, Seat, Spec};

use crate::notation::write;
use crate::spec::{EDITION, GAME};
use crate::{Action, Corner, Decision, Event, RULES_REVISION, State, Toy, View};

const fn corner(corner: Corner) -> &'static str {
    match corner {
        Corner::Left => "toy-left",
        Corner::Right => "toy-right",
    }
}

fn of(message: Message, seat: Seat) -> Message {
    message.key("seat", format!("seat-{}", seat.word()))
}

impl Describe for Toy {
    fn spec(&self) -> Spec {
        Spec {
            game: GAME.to_owned(),
            edition: EDITION.to_owned(),
            board: None,
            concepts: Vec::new(),
            options: Vec::new(),
        }
    }

    fn revision(&self) -> u32 {
        RULES_REVISION
    }

    fn write_view(&self, v: &View) -> String {
        write(v.state, v.hidden)
    }

    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event, Event::Chosen(_))
    }

    fn say_event(&self, event: &Event) -> Message {
        match *event {
            Event::Chosen(seat) => of(Message::new("toy-chosen"), seat),
            Event::Kicked(kick, seat, shot, dive) => {
                of(Message::new("toy-kicked").number("kick", kick), seat)
                    .key("shot", corner(shot))
                    .key("dive", corner(dive))
            }
            Event::Rolled(die) => Message::new("toy-rolled").number("die", die),
            Event::Goal(seat, goals) => of(Message::new("toy-goal"), seat)
                .number("home", goals[Seat::Home])
                .number("away", goals[Seat::Away]),
            Event::Saved(seat) => of(Message::new("toy-saved"), seat),
            Event::Called(call) => call.say(),
        }
    }

    fn say_decision(&self, seat: Seat, decision: &Decision) -> Message {
        let message = match decision {
            Decision::Shoot => Message::new("toy-ask-shoot"),
            Decision::Dive => Message::new("toy-ask-dive"),
        };
        of(message, seat)
    }

    fn say_action(&self, action: Action) -> Message {
        match action {
            Action::Shoot(to) => Message::new("toy-do-shoot").key("corner", corner(to)),
            Action::Dive(to) => Message::new("toy-do-dive").key("corner", corner(to)),
        }
    }

    fn say_roll(&self, s: &State) -> Message {
        of(Message::new("toy-due"), s.shooter())
    }

    fn is_secret(&self, decision: &Decision) -> bool {
        match decision {
            Decision::Shoot | Decision::Dive => true,
        }
    }

    /// What a corner is worth depends on the other's secret.
    fn odds(&self, _: &State, _: Action) -> Vec<Odds> {
        Vec::new()
    }

    fn score(&self, s: &State) -> [u32; 2] {
        s.goals.0.map(u32::from)
    }
}

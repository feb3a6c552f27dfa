//! The one place where tests touch the API: a scene is a spec, a position, and what was played.
#![allow(dead_code, unreachable_pub)] // each test program uses its part

pub mod advanced;
pub mod attempt;
#[path = "../../../engine/tests/shared/bless.rs"]
pub mod bless;
pub mod concepts;
#[path = "../../../engine/tests/shared/counts.rs"]
pub mod counts;
pub mod exact;
pub mod facts;
pub mod fraction;
pub mod glass;
pub mod phase;
pub mod pitch;
pub mod random;
pub mod reach;
pub mod terms;

use touchline_engine::{Driver, Node, Notation, Refusal, Seat, Spec};
use touchline_fuba::{Area, Decision, Event, Fuba, State, Terms};

/// A match in a test.
pub struct Scene {
    driver: Driver<Fuba>,
    events: Vec<Event>,
}

/// A position of the 3.0 basic game. Fields left out have their defaults (see `docs/notation.md`).
pub fn scene(position: &str) -> Scene {
    scene_of("fuba:3.0", position)
}

/// A position under a given spec.
pub fn scene_of(spec: &str, position: &str) -> Scene {
    let game = Fuba::from_text(spec).expect("spec");
    let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"));
    Scene { driver: Driver::from_state(game, state), events: Vec::new() }
}

/// A position under a given spec, as a revision of the rules played it.
pub fn scene_at(spec: &str, revision: u32, position: &str) -> Scene {
    let game = Fuba::at_revision(&Spec::parse(spec).expect("spec"), revision).expect("revision");
    let state = game.read_state(position).unwrap_or_else(|refusal| panic!("{refusal}\n{position}"));
    Scene { driver: Driver::from_state(game, state), events: Vec::new() }
}

/// A match from its start.
pub fn new_match(spec: &str) -> Scene {
    match_under(spec, "")
}

/// A match from its start, under these terms.
pub fn match_under(spec: &str, terms: &str) -> Scene {
    let game = Fuba::from_text(spec).expect("spec");
    let terms: Terms = game.read_terms(terms).unwrap_or_else(|refusal| panic!("{refusal}\n{terms}"));
    Scene { driver: Driver::new(game, &terms), events: Vec::new() }
}

impl Scene {
    /// Play inputs separated by `;`: actions (`target CE`), dice (`4 2`), calls. The driver gives forced
    /// answers; these must not be written.
    pub fn play(&mut self, script: &str) -> &mut Self {
        for input in script.split(';').map(str::trim).filter(|input| !input.is_empty()) {
            match self.driver.act_text(input) {
                Ok(events) => self.events.extend_from_slice(events),
                Err(refusal) => panic!("{input}: {refusal}\n{}", self.position()),
            }
        }
        self
    }

    /// The refusal that an input gets.
    pub fn refused(&mut self, input: &str) -> Refusal {
        match self.driver.act_text(input) {
            Ok(_) => panic!("{input} was accepted"),
            Err(refusal) => refusal,
        }
    }

    /// The state.
    pub fn state(&self) -> &State {
        self.driver.state()
    }

    /// The rules in play.
    pub fn rules(&self) -> &touchline_fuba::Ruleset {
        &self.driver.game().rules
    }

    /// The game.
    pub fn game(&self) -> &Fuba {
        self.driver.game()
    }

    /// Whether both formations have been shown.
    pub fn saw_formations(&self) -> bool {
        Seat::ALL.into_iter().all(|seat| {
            self.events.iter().any(|event| matches!(event, Event::Formation(who, _) if *who == seat))
        })
    }

    /// The driver.
    pub fn driver(&mut self) -> &mut Driver<Fuba> {
        &mut self.driver
    }

    /// The state in notation.
    pub fn position(&self) -> String {
        self.driver.game().write_state(self.driver.state())
    }

    /// The legal actions, in notation; empty when dice are due.
    pub fn legal(&self) -> Vec<String> {
        self.driver.actions().iter().map(|action| self.driver.game().write_action(*action)).collect()
    }

    /// Whether an action is legal now.
    pub fn can(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    /// All events so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether an event happened.
    pub fn saw(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// The ball value.
    pub fn value(&self) -> u8 {
        self.state().ball.value
    }

    /// Who has the ball.
    pub fn control(&self) -> Seat {
        self.state().control
    }

    /// Players of a team in an area, goalkeeper included.
    pub fn count(&self, seat: Seat, area: Area) -> u8 {
        self.state().squads[seat].count(area)
    }
}

/// A position and what is played from it.
pub fn played(spec: &str, position: &str, script: &str) -> Scene {
    let mut scene = scene_of(spec, position);
    scene.play(script);
    scene
}

/// Who is asked what; nobody while dice are due.
pub fn asked(scene: &mut Scene) -> Option<(Seat, Decision)> {
    match scene.driver.node() {
        Node::Decide(seat, decision) => Some((seat, decision)),
        Node::Chance | Node::Over(_) => None,
    }
}

/// The same where somebody is asked.
pub fn decides(scene: &mut Scene) -> (Seat, Decision) {
    asked(scene).unwrap_or_else(|| panic!("nobody is asked\n{}", scene.position()))
}

/// The areas into which a player may step from an area now.
pub fn steps_from(scene: &Scene, from: &str) -> Vec<String> {
    let start = format!("move {from}>");
    scene.legal().iter().filter_map(|action| action.strip_prefix(&start).map(str::to_owned)).collect()
}

/// A text of the notation with the board turned and the teams exchanged.
pub fn turned(text: &str) -> String {
    let mark = |c: char| !c.is_alphanumeric();
    let other = |word: &str| match (Area::from_name(word), Seat::from_word(word)) {
        (Some(area), _) => area.turned().name().to_owned(),
        (_, Some(seat)) => seat.other().word().to_owned(),
        _ => word.to_owned(),
    };
    let piece = |piece: &str| {
        let word = piece.trim_end_matches(mark);
        other(word) + &piece[word.len()..]
    };
    text.split_inclusive(mark).map(piece).collect()
}

/// What the dice that are due are rolled for in a basic game of any edition.
pub fn basic_roll(s: &State) -> Option<touchline_fuba::Roll> {
    touchline_fuba::roll(&touchline_fuba::editions::v3_0::BASIC, s)
}

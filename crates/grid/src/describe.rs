//! Events, decisions, actions and rolls as message keys with arguments. The sentences live in the catalogues
//! of `touchline-words`, none here.

mod questions;
mod rolls;

use touchline_engine::{Describe, Incident, Message, Mixture, Odds, Seat, Spec};

use crate::action::Action;
use crate::advanced::fake_out::Level;
use crate::advanced::intercept::Attempt;
use crate::board::{Dir, Facing, Square};
use crate::decision::Decision;
use crate::event::{Event, FollowUp, Met};
use crate::marker::Marker;
use crate::notation::{self, write_marker, write_square};
use crate::optional::cards::Card;
use crate::rules::shootout::PenaltyResult;
use crate::rules::turn::Parity;
use crate::state::{Restart, State, TurnKind};
use crate::view::View;
use crate::{Grid, odds};

pub use rolls::roll;

/// The key of a seat's name.
pub fn seat(seat: Seat) -> String {
    format!("seat-{}", seat.word())
}

/// The key of a marker's name.
pub fn marker(marker: Marker) -> String {
    format!("marker-{}", write_marker(marker))
}

/// The key of a direction's name.
pub fn dir(dir: Dir) -> String {
    format!("dir-{}", dir.word())
}

/// The key of the name of a facing.
pub fn facing(facing: Facing) -> String {
    format!("dir-{}", facing.word())
}

/// The key of the name of a kind of turn.
pub fn turn_kind(kind: TurnKind) -> String {
    format!("turn-{}", kind.word())
}

fn restart(restart: Restart) -> String {
    turn_kind(TurnKind::SetPiece(restart))
}

fn attempt(attempt: Attempt) -> String {
    format!("attempt-{}", attempt.word())
}

fn level(level: Level) -> String {
    format!("fake-{}", level.word())
}

fn parity(parity: Parity) -> String {
    format!("parity-{}", parity.word())
}

/// A message about a seat.
fn of(key: &'static str, who: Seat) -> Message {
    Message::new(key).key("seat", seat(who))
}

/// A message about a marker.
fn by(key: &'static str, who: Marker) -> Message {
    Message::new(key).key("marker", marker(who))
}

/// A message about a square.
fn at(key: &'static str, square: Square) -> Message {
    Message::new(key).text("square", write_square(square))
}

/// A message about a marker and a square.
fn by_at(key: &'static str, who: Marker, square: Square) -> Message {
    by(key, who).text("square", write_square(square))
}

/// What happened.
fn event(event: Event) -> Message {
    match event {
        Event::Placed(who) => of("grid-placed", who),
        Event::Revealed => Message::new("grid-revealed"),
        Event::SkillGiven(who) => by("grid-skill-given", who),
        Event::Rolled(purpose, faces) => {
            Message::new("grid-rolled").key("roll", roll(purpose)).text("dice", faces.to_string())
        }
        Event::RollOffTied => Message::new("grid-roll-off-tied"),
        Event::Starts(who) => of("grid-starts", who),
        Event::KicksOff(who, square) => by_at("grid-kicks-off", who, square),
        Event::TurnBegins(number, who, kind) => {
            of("grid-turn-begins", who).number("turn", number).key("kind", turn_kind(kind))
        }
        Event::Points(points) => Message::new("grid-points").number("points", points),
        Event::Moved(who, square) => by_at("grid-moved", who, square),
        Event::Turned(who, way) => by("grid-turned", who).key("way", facing(way)),
        Event::StoodUp(who, way) => by("grid-stood-up", who).key("way", facing(way)),
        Event::WentDown(who) => by("grid-went-down", who),
        Event::Kicked(who) => by("grid-kicked", who),
        Event::TookOver(who) => by("grid-took-over", who),
        Event::InertiaMove => Message::new("grid-inertia-move"),
        Event::BallTo(square) => at("grid-ball-to", square),
        Event::Grabbed(who) => by("grid-grabbed", who),
        Event::Tossed(who) => by("grid-tossed", who),
        Event::SetDown(square) => at("grid-set-down", square),
        Event::Stopped(square) => at("grid-stopped", square),
        Event::Shot(square) => at("grid-shot", square),
        Event::NoSave(who) => by("grid-no-save", who),
        Event::Stunned(who) => by("grid-stunned", who),
        Event::Beaten(who) => by("grid-beaten", who),
        Event::Deflected(who, way) => by("grid-deflected", who).key("way", dir(way)),
        Event::Goal(who, [home, away]) => of("grid-goal", who).number("home", home).number("away", away),
        Event::TackleCalled(who, whom, call) => {
            by("grid-tackle-called", who).key("opponent", marker(whom)).key("call", parity(call))
        }
        Event::Tackled(whom, square) => by_at("grid-tackled", whom, square),
        Event::TackleFailed(who) => by("grid-tackle-failed", who),
        Event::PoorAim(who, way, squares) => {
            by("grid-poor-aim", who).key("way", dir(way)).number("squares", squares)
        }
        Event::Forced(way, squares) => {
            Message::new("grid-forced").key("way", dir(way)).number("squares", squares)
        }
        Event::Bounced(square) => at("grid-bounced", square),
        Event::RollsOn(way) => Message::new("grid-rolls-on").key("way", dir(way)),
        Event::Out(square) => at("grid-out", square),
        Event::Awarded(what, who, square) => {
            of("grid-awarded", who).key("restart", restart(what)).text("square", write_square(square))
        }
        Event::PutAt(who, square) => by_at("grid-put-at", who, square),
        Event::CornerCalled(total) => Message::new("grid-corner-called").number("total", total),
        Event::CornerMissed(square) => at("grid-corner-missed", square),
        Event::LetPass(who) => of("grid-let-pass", who),
        Event::Attempted(who, how, met) => by(met_key(met), who).key("attempt", attempt(how)),
        Event::Trapped(who, square) => by_at("grid-trapped", who, square),
        Event::Redirected(who, square) => by_at("grid-redirected", who, square),
        Event::Juggle(who, true) => by("grid-juggled", who),
        Event::Juggle(who, false) => by("grid-juggle-failed", who),
        Event::FollowedUp(who, how) => by(follow_up_key(how), who),
        Event::Fake(who, whom, how, true) => fake("grid-faked-out", who, whom, how),
        Event::Fake(who, whom, how, false) => fake("grid-fake-failed", who, whom, how),
        Event::Foul(who, whom) => by("grid-foul", who).key("opponent", marker(whom)),
        Event::Offside(who) => by("grid-offside", who),
        Event::Carded(who, Card::Yellow) => by("grid-yellow-card", who),
        Event::Carded(who, Card::Red) => by("grid-red-card", who),
        Event::SentOff(who) => by("grid-sent-off", who),
        Event::Rerolled(who) => by("grid-rerolled", who),
        Event::TimeUp(who) => of("grid-time-up", who),
        Event::FullTime => Message::new("grid-full-time"),
        Event::HalfTime => Message::new("grid-half-time"),
        Event::ShootoutBegins => Message::new("grid-shootout-begins"),
        Event::ShootoutStarts(who) => of("grid-shootout-starts", who),
        Event::PenaltyBy(who) => by("grid-penalty-by", who),
        Event::FaceHidden(who) => of("grid-face-hidden", who),
        Event::Penalty(goalie, ball) => {
            Message::new("grid-penalty").number("goalie", goalie).number("ball", ball)
        }
        Event::PenaltyResult(result) => Message::new(match result {
            PenaltyResult::Goal => "grid-penalty-goal",
            PenaltyResult::Grabbed => "grid-penalty-grabbed",
            PenaltyResult::Deflected => "grid-penalty-deflected",
        }),
        Event::Over(outcome) => Message::new("grid-over").key("result", outcome.key()),
    }
}

fn met_key(met: Met) -> &'static str {
    match met {
        Met::Missed => "grid-met-missed",
        Met::Well => "grid-met-well",
        Met::Badly => "grid-met-badly",
        Met::Nick => "grid-met-nick",
    }
}

fn follow_up_key(how: FollowUp) -> &'static str {
    match how {
        FollowUp::Header => "grid-follows-with-header",
        FollowUp::Bicycle => "grid-follows-with-bicycle",
        FollowUp::Kick => "grid-follows-with-kick",
    }
}

fn fake(key: &'static str, who: Marker, whom: Marker, how: Level) -> Message {
    by(key, who).key("opponent", marker(whom)).key("level", level(how))
}

impl Describe for Grid {
    fn spec(&self) -> Spec {
        Self::spec(self)
    }

    fn revision(&self) -> u32 {
        self.rules.revision
    }

    fn write_view(&self, v: &View) -> String {
        notation::write_view(self, v)
    }

    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event, Event::TurnBegins(..))
    }

    fn say_event(&self, event: &Event) -> Message {
        self::event(*event)
    }

    fn say_decision(&self, seat: Seat, decision: &Decision) -> Message {
        questions::decision(seat, *decision, None)
    }

    fn say_question(&self, s: &State, seat: Seat, decision: &Decision) -> Message {
        questions::decision(seat, *decision, questions::opponent(s, *decision))
    }

    fn say_action(&self, action: Action) -> Message {
        questions::action(action)
    }

    fn say_roll(&self, s: &State) -> Message {
        rolls::due(&self.rules, s)
    }

    fn is_secret(&self, decision: &Decision) -> bool {
        decision.is_secret()
    }

    fn shows(&self, event: &Event, decision: &Decision) -> bool {
        matches!(
            (decision, event),
            (Decision::PlaceRow(_) | Decision::PlaceColumn(..), Event::Revealed)
                | (Decision::PenaltyFace, Event::Penalty(..))
        )
    }

    fn odds(&self, s: &State, action: Action) -> Vec<Odds> {
        odds::of(self, s, action)
    }

    fn turn_odds(&self, s: &State, action: Action) -> Vec<Odds> {
        odds::turn(self, s, action)
    }

    fn mixture(&self, s: &State) -> Option<Mixture<Action>> {
        odds::mixture(self, s)
    }

    fn score(&self, s: &State) -> [u32; 2] {
        s.score.map(u32::from).0
    }

    fn shoot_out(&self, s: &State) -> Option<[u32; 2]> {
        let kicked = s.shootout.kicks.0.iter().any(|kicks| *kicks > 0);
        kicked.then(|| s.shootout.goals.map(u32::from).0)
    }

    /// No book of this game carries anything over; cards count for fair play.
    fn incident(&self, event: &Event) -> Option<Incident> {
        match *event {
            Event::Carded(who, Card::Yellow) => Some(Incident::Yellow(who.seat())),
            Event::Carded(who, Card::Red) => Some(Incident::Red(who.seat())),
            _ => None,
        }
    }
}

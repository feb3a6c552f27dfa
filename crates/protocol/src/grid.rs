//! The grid game's views as JSON. Hand-written counterparts of the rules' types: the rules know no JSON. Squares and markers are the words
//! that actions are written with: `10,12`, `H5`.

use serde_json::{Map, Value, json};
use touchline_engine::Seat;
use touchline_grid::board::Square;
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::notation::{
    flight_word, kind_word, write_dir as dir, write_marker as marker, write_square as square,
};
use touchline_grid::state::{Coming, Flight, Hold, State};
use touchline_grid::{Grid, Ruleset, Toggle, View};

use crate::table::Told;

impl Told for Grid {
    fn tell_view(&self, view: &View) -> Value {
        let (rules, s) = (&self.rules, view.state());
        let teams: Map<String, Value> =
            Seat::ALL.into_iter().map(|seat| (seat.word().into(), team(rules, view, seat))).collect();
        let mut told = json!({
            "viewer": view.viewer.map_or("spectator", Seat::word),
            "board": { "name": rules.board.name, "width": rules.board.width, "length": rules.board.length },
            "teams": teams,
            "ball": {
                "at": square(s.ball.at),
                "held_by": s.holder().map(marker),
                "last_touch": s.touch.by.map(marker),
            },
            "flight": s.flight.as_ref().map(flight),
            "half": s.half,
            "turn": turn(s),
            "next_turn": coming(s.coming),
            "shootout": shootout(s),
        });
        if rules.has(Toggle::Juggle) {
            told["ball"]["juggled_by"] = json!(match s.ball.hold {
                Hold::Juggled(juggler) => Some(marker(juggler)),
                Hold::Free | Hold::Held(_) => None,
            });
        }
        if rules.has(Toggle::Direction) || rules.has(Toggle::Inertia) {
            told["ball"]["directions"] = json!(s.touch.used.iter().map(dir).collect::<Vec<_>>());
        }
        told
    }
}

/// A team: goals, and its markers on the board. What the viewer may not know is not there.
fn team(rules: &Ruleset, view: &View, seat: Seat) -> Value {
    let s = view.state();
    let markers = s.present.and(Markers::of(seat)).iter();
    let markers: Map<String, Value> =
        markers.map(|piece| (marker(piece), piece_told(rules, s, piece))).collect();
    json!({ "goals": s.score[seat], "hidden": view.is_hidden(seat), "markers": markers })
}

/// A marker: its square (none before it is placed), its facing, and what the rules in play give it.
fn piece_told(rules: &Ruleset, s: &State, of: Marker) -> Value {
    let piece = s.piece(of);
    let at = (piece.at() != Square::OFF).then(|| square(piece.at()));
    let mut told = json!({ "at": at, "facing": dir(piece.facing.dir()), "down": s.down.has(of) });
    if rules.has(Toggle::Skill) {
        told["skill"] = json!(piece.skill);
        told["skill_left"] = json!(piece.skill_left);
    }
    if rules.has(Toggle::Fouls) {
        told["fouls"] = json!(piece.fouls);
    }
    if rules.has(Toggle::Fake) && of.seat() == s.turn.seat {
        told["extra_points"] = json!(s.turn.extra[usize::from(of.number())]);
    }
    told
}

fn flight(flight: &Flight) -> Value {
    json!({
        "kind": flight_word(flight.kind),
        "kicker": marker(flight.kicker),
        "origin": square(flight.origin),
        "last_step": dir(flight.last),
        "slide": flight.slide,
    })
}

fn turn(s: &State) -> Value {
    json!({
        "number": s.turns,
        "seat": s.turn.seat.word(),
        "kind": kind_word(s.turn.kind),
        "dice": s.turn.dice,
        "rolled": s.turn.rolled.as_ref(),
        "points": s.turn.points,
    })
}

fn coming(coming: Coming) -> Value {
    let spot = (coming.spot != Square::OFF).then(|| square(coming.spot));
    json!({ "seat": coming.seat.word(), "kind": kind_word(coming.kind), "spot": spot })
}

/// The shoot-out, or the penalty that is being taken: `null` before one begins.
fn shootout(s: &State) -> Value {
    let out = &s.shootout;
    if out.kicks.0 == [0, 0] && out.kicker.is_none() {
        return Value::Null;
    }
    let by_seat = |of: [u8; 2]| json!({ "home": of[0], "away": of[1] });
    json!({
        "in_play": out.in_play,
        "kicking": out.kicking.word(),
        "kicks": by_seat(out.kicks.0),
        "goals": by_seat(out.goals.0),
        "kicker": out.kicker.map(marker),
        "face": (out.face > 0).then_some(out.face),
        "goalie_slot": (out.slot > 0).then_some(out.slot),
        "ball_slot": (out.ball > 0).then_some(out.ball),
    })
}

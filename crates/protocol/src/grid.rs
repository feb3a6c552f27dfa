//! The grid game's views as JSON. Hand-written counterparts of the rules' types: the rules know no JSON. Squares and markers are the words
//! that actions are written with: `10,12`, `H5`.

use serde::{Serialize, Serializer};
use serde_json::{Value, json};
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
    fn told<'a>(&'a self, view: &'a View) -> impl Serialize + 'a {
        let (rules, s) = (&self.rules, view.state());
        let juggled = rules.has(Toggle::Juggle).then(|| match s.ball.hold {
            Hold::Juggled(juggler) => Some(marker(juggler)),
            Hold::Free | Hold::Held(_) => None,
        });
        let directed = rules.has(Toggle::Direction) || rules.has(Toggle::Inertia);
        ViewTold {
            viewer: view.viewer.map_or("spectator", Seat::word),
            board: BoardTold { name: rules.board.name, width: rules.board.width, length: rules.board.length },
            teams: TeamsTold {
                home: TeamTold::of(rules, view, Seat::Home),
                away: TeamTold::of(rules, view, Seat::Away),
            },
            ball: BallTold {
                at: square(s.ball.at),
                held_by: s.holder().map(marker),
                last_touch: s.touch.by.map(marker),
                juggled_by: juggled,
                directions: directed.then(|| s.touch.used.iter().map(dir).collect()),
            },
            flight: s.flight.as_ref().map(flight),
            half: s.half,
            turn: turn(s),
            next_turn: coming(s.coming),
            shootout: shootout(s),
        }
    }
}

/// A view. What changes seldom or is small is told as a tree.
#[derive(Serialize)]
struct ViewTold<'a> {
    viewer: &'static str,
    board: BoardTold,
    teams: TeamsTold<'a>,
    ball: BallTold,
    flight: Option<Value>,
    half: u8,
    turn: Value,
    next_turn: Value,
    shootout: Value,
}

#[derive(Serialize)]
struct BoardTold {
    name: &'static str,
    width: i8,
    length: i8,
}

#[derive(Serialize)]
struct TeamsTold<'a> {
    home: TeamTold<'a>,
    away: TeamTold<'a>,
}

#[derive(Serialize)]
struct BallTold {
    at: String,
    held_by: Option<String>,
    last_touch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    juggled_by: Option<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    directions: Option<Vec<&'static str>>,
}

/// A team: goals, and its markers on the board. What the viewer may not know is not there.
#[derive(Serialize)]
struct TeamTold<'a> {
    goals: u8,
    hidden: bool,
    markers: MarkersTold<'a>,
}

impl<'a> TeamTold<'a> {
    fn of(rules: &'a Ruleset, view: &'a View, seat: Seat) -> Self {
        let state = view.state();
        let markers = MarkersTold { rules, state, seat };
        Self { goals: state.score[seat], hidden: view.is_hidden(seat), markers }
    }
}

/// The markers of a team, each by its name.
struct MarkersTold<'a> {
    rules: &'a Ruleset,
    state: &'a State,
    seat: Seat,
}

impl Serialize for MarkersTold<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let markers = self.state.present.and(Markers::of(self.seat)).iter();
        serializer
            .collect_map(markers.map(|piece| (marker(piece), MarkerTold::of(self.rules, self.state, piece))))
    }
}

/// A marker: its square (none before it is placed), its facing, and what the rules in play give it.
#[derive(Serialize)]
struct MarkerTold {
    at: Option<String>,
    facing: &'static str,
    down: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    skill: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skill_left: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fouls: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_points: Option<u8>,
}

impl MarkerTold {
    fn of(rules: &Ruleset, s: &State, of: Marker) -> Self {
        let piece = s.piece(of);
        let skilled = rules.has(Toggle::Skill);
        Self {
            at: (piece.at() != Square::OFF).then(|| square(piece.at())),
            facing: dir(piece.facing.dir()),
            down: s.down.has(of),
            skill: skilled.then_some(piece.skill),
            skill_left: skilled.then_some(piece.skill_left),
            fouls: rules.has(Toggle::Fouls).then_some(piece.fouls),
            extra_points: (rules.has(Toggle::Fake) && of.seat() == s.turn.seat)
                .then(|| s.turn.extra[usize::from(of.number())]),
        }
    }
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

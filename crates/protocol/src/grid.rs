//! The grid game's views as JSON. Hand-written counterparts of the rules' types: the rules know no JSON.
//! Squares and markers are the words that actions are written with: `10,12`, `H5`.

use serde::{Serialize, Serializer};
use touchline_engine::{Notation as _, Seat};
use touchline_grid::board::{Dir, Square};
use touchline_grid::marker::{Marker, Markers};
use touchline_grid::notation::{write_marker as marker, write_square as square};
use touchline_grid::rules::placement;
use touchline_grid::state::{Coming, Flight, Hold, State};
use touchline_grid::ways::{self, Goer};
use touchline_grid::{Grid, Ruleset, Toggle, View};

use crate::fuba::Both;
use crate::layout::Layout;
use crate::playable::{OrNull, Playable};
use crate::seat_word::SPECTATOR;
use crate::ways::Way;

impl Playable for Grid {
    fn told<'a>(&'a self, view: &'a View) -> impl Serialize + 'a {
        let (rules, s) = (&self.rules, view.state());
        let juggled = rules.has(Toggle::Juggle).then(|| match s.ball.hold {
            Hold::Juggled(juggler) => OrNull(Some(marker(juggler))),
            Hold::Free | Hold::Held(_) => OrNull(None),
        });
        let directed = rules.has(Toggle::Direction) || rules.has(Toggle::Inertia);
        GridView {
            game: touchline_grid::spec::GAME,
            viewer: view.viewer.map_or(SPECTATOR, Seat::word),
            board: GridBoard { name: rules.board.name, width: rules.board.width, length: rules.board.length },
            teams: GridTeams {
                home: GridTeam::of(rules, view, Seat::Home),
                away: GridTeam::of(rules, view, Seat::Away),
            },
            ball: GridBall {
                at: square(s.ball.at),
                held_by: s.holder().map(marker),
                last_touch: s.touch.by.map(marker),
                juggled_by: juggled,
                directions: directed.then(|| s.touch.used.iter().map(Dir::word).collect()),
            },
            flight: s.flight.as_ref().map(GridFlight::of),
            half: s.half,
            turn: GridTurn::of(s),
            next_turn: GridComing::of(s.coming),
            shootout: GridShootout::of(s),
        }
    }

    fn layout(&self, s: &State) -> Option<Layout> {
        placement::layout(&self.rules, s).map(Layout::from)
    }

    fn ways(&self, s: &State) -> Vec<Way> {
        let told = |way: ways::Way| Way {
            goes: match way.goer {
                Goer::Member(member) => marker(member),
                Goer::Ball => "ball".to_owned(),
            },
            to: square(way.to),
            after: way.after,
            answers: way.answers.iter().map(|action| self.write_action(*action)).collect(),
            cost: way.cost,
            ends: way.ends,
        };
        ways::ways(self, s).into_iter().map(told).collect()
    }
}

/// A view.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridView<'a> {
    #[cfg_attr(test, ts(type = "'grid'"))]
    game: &'static str,
    #[cfg_attr(test, ts(type = "Viewer"))]
    viewer: &'static str,
    board: GridBoard,
    teams: GridTeams<'a>,
    ball: GridBall,
    flight: Option<GridFlight>,
    half: u8,
    turn: GridTurn<'a>,
    next_turn: GridComing,
    shootout: Option<GridShootout>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridBoard {
    #[cfg_attr(test, ts(type = "BoardName"))]
    name: &'static str,
    width: i8,
    length: i8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridTeams<'a> {
    home: GridTeam<'a>,
    away: GridTeam<'a>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridBall {
    at: String,
    held_by: Option<String>,
    last_touch: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string | null"))]
    juggled_by: Option<OrNull<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Array<Direction>"))]
    directions: Option<Vec<&'static str>>,
}

/// A team: goals, and its markers on the board. What the viewer may not know is not there.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridTeam<'a> {
    goals: u8,
    hidden: bool,
    #[cfg_attr(test, ts(type = "Record<string, GridMarker>"))]
    markers: GridMarkers<'a>,
}

impl<'a> GridTeam<'a> {
    fn of(rules: &'a Ruleset, view: &'a View, seat: Seat) -> Self {
        let state = view.state();
        let markers = GridMarkers { rules, state, seat };
        Self { goals: state.score[seat], hidden: view.is_hidden(seat), markers }
    }
}

/// The markers of a team, each by its name.
pub(crate) struct GridMarkers<'a> {
    rules: &'a Ruleset,
    state: &'a State,
    seat: Seat,
}

impl Serialize for GridMarkers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let markers = self.state.present.and(Markers::of(self.seat)).iter();
        serializer
            .collect_map(markers.map(|piece| (marker(piece), GridMarker::of(self.rules, self.state, piece))))
    }
}

/// A marker: its square (none before it is placed), its facing, and what the rules in play give it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridMarker {
    at: Option<String>,
    #[cfg_attr(test, ts(type = "Facing"))]
    facing: &'static str,
    down: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    skill: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    skill_left: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    fouls: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    extra_points: Option<u8>,
}

impl GridMarker {
    fn of(rules: &Ruleset, s: &State, of: Marker) -> Self {
        let piece = s.piece(of);
        let skilled = rules.has(Toggle::Skill);
        Self {
            at: (piece.at() != Square::OFF).then(|| square(piece.at())),
            facing: piece.facing.word(),
            down: s.down.has(of),
            skill: skilled.then_some(piece.skill),
            skill_left: skilled.then_some(piece.skill_left),
            fouls: rules.has(Toggle::Fouls).then_some(piece.fouls),
            extra_points: (rules.has(Toggle::Fake) && of.seat() == s.turn.seat)
                .then(|| s.turn.extra[usize::from(of.number())]),
        }
    }
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridFlight {
    #[cfg_attr(test, ts(type = "'kick' | 'toss' | 'throw' | 'inertia' | 'redirect' | 'forced'"))]
    kind: &'static str,
    kicker: String,
    origin: String,
    #[cfg_attr(test, ts(type = "Direction"))]
    last_step: &'static str,
    slide: bool,
}

impl GridFlight {
    fn of(flight: &Flight) -> Self {
        Self {
            kind: flight.kind.word(),
            kicker: marker(flight.kicker),
            origin: square(flight.origin),
            last_step: flight.last.word(),
            slide: flight.slide,
        }
    }
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridTurn<'a> {
    number: u16,
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: &'static str,
    #[cfg_attr(test, ts(type = "GridTurnKind"))]
    kind: &'static str,
    dice: u8,
    #[cfg_attr(test, ts(type = "Array<number>"))]
    rolled: &'a [u8],
    points: u8,
}

impl<'a> GridTurn<'a> {
    fn of(s: &'a State) -> Self {
        Self {
            number: s.turns,
            seat: s.turn.seat.word(),
            kind: s.turn.kind.word(),
            dice: s.turn.dice,
            rolled: s.turn.rolled.as_ref(),
            points: s.turn.points,
        }
    }
}

/// The turn that follows.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridComing {
    #[cfg_attr(test, ts(type = "Seat"))]
    seat: &'static str,
    #[cfg_attr(test, ts(type = "GridTurnKind"))]
    kind: &'static str,
    spot: Option<String>,
}

impl GridComing {
    fn of(coming: Coming) -> Self {
        let spot = (coming.spot != Square::OFF).then(|| square(coming.spot));
        Self { seat: coming.seat.word(), kind: coming.kind.word(), spot }
    }
}

/// The shoot-out, or the penalty that is being taken.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct GridShootout {
    in_play: bool,
    #[cfg_attr(test, ts(type = "Seat"))]
    kicking: &'static str,
    kicks: Both<u8>,
    goals: Both<u8>,
    kicker: Option<String>,
    face: Option<u8>,
    goalie_slot: Option<i8>,
    ball_slot: Option<i8>,
}

impl GridShootout {
    /// None before one begins.
    fn of(s: &State) -> Option<Self> {
        let out = &s.shootout;
        if out.kicks.0 == [0, 0] && out.kicker.is_none() {
            return None;
        }
        Some(Self {
            in_play: out.in_play,
            kicking: out.kicking.word(),
            kicks: Both::of(|seat| out.kicks[seat]),
            goals: Both::of(|seat| out.goals[seat]),
            kicker: out.kicker.map(marker),
            face: (out.face > 0).then_some(out.face),
            goalie_slot: (out.slot > 0).then_some(out.slot),
            ball_slot: (out.ball > 0).then_some(out.ball),
        })
    }
}

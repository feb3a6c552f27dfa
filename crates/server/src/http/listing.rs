//! A match as lists and pages show it: who plays what, on which terms, and how it ended. Its course is
//! reported elsewhere.

use std::collections::HashMap;

use serde::Serialize;
use touchline_engine::Seat;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::Result;
use crate::language::Language;
use crate::proposal::{game_of, title};
use crate::ratings::{PROVISIONAL, Rating};
use crate::room::terms::{Access, Control, Hints, Takebacks, TimeClass};
use crate::room::{Ending, Occupant};
use crate::store::accounts::Kind;
use crate::store::matches::{Match, Status};
use crate::store::ratings::Face;
use crate::time::Millis;

/// A match in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MatchTold {
    /// Its address.
    pub(crate) code: String,
    /// What is played, as a canonical spec.
    spec: String,
    /// What is played, in words: in the language asked for by `Accept-Language`, in news always in English.
    title: String,
    /// The revision of the rules.
    rules: u32,
    seats: SeatsTold,
    clock: Control,
    /// The time class; absent without a clock.
    class: Option<TimeClass>,
    /// Whether it is rated, as things stand.
    rated: bool,
    access: Access,
    takebacks: Takebacks,
    /// Whether the players may ask for hints, as things stand.
    hints: Hints,
    /// The code of the competition that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    competition: Option<String>,
    status: Status,
    /// When it was created, in milliseconds since 1970.
    created: Millis,
    /// When both seats were taken.
    started: Option<Millis>,
    ended: Option<Millis>,
    result: Option<Ending>,
    /// Your seat.
    you: Option<Yours>,
    /// Whether it waits for your decision.
    waits: bool,
    /// The secret of the invitation link; sent once, to the creator of the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) invitation: Option<String>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct SeatsTold {
    home: SeatTold,
    away: SeatTold,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum SeatTold {
    /// The seat is free.
    Free,
    /// A user without an account.
    Guest { name: String },
    /// A user with an account.
    Person { name: String, rating: Option<RatingTold> },
    /// A program.
    Bot { name: String, rating: Option<RatingTold> },
    /// A computer player of the server.
    Computer { level: String },
}

/// A rating for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct RatingTold {
    rating: i64,
    deviation: i64,
    /// Whether it is still too uncertain to be compared.
    provisional: bool,
}

impl From<Rating> for RatingTold {
    #[allow(clippy::cast_possible_truncation)] // Ratings have four digits.
    fn from(of: Rating) -> Self {
        Self {
            rating: of.points.round() as i64,
            deviation: of.deviation.round() as i64,
            provisional: of.deviation >= PROVISIONAL,
        }
    }
}

/// Which seat you have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Yours {
    Home,
    Away,
    /// You play against yourself.
    Both,
}

/// Whether a match waits for a user's decision.
fn waits_for(app: &App, listed: &Match, user: i64) -> bool {
    let mut mine = Seat::ALL.into_iter().filter(|seat| listed.seats.user(*seat) == Some(user));
    mine.any(|seat| app.rooms.waits_for(&listed.code, seat))
}

/// Matches as a viewer sees them.
pub(crate) async fn tell(
    app: &App,
    listed: &[Match],
    viewer: Option<i64>,
    language: Language,
) -> Result<Vec<MatchTold>> {
    app.rooms.refresh(app, &listed.iter().collect::<Vec<_>>()).await?;
    let faces = app.store.faces(&players(listed)).await?;
    Ok(listed.iter().map(|of| told(app, of, viewer, &faces, language)).collect())
}

/// A match as a viewer sees it.
pub(crate) async fn tell_one(
    app: &App,
    listed: &Match,
    viewer: Option<i64>,
    language: Language,
) -> Result<MatchTold> {
    app.rooms.refresh(app, &[listed]).await?;
    let faces = app.store.faces(&players(std::slice::from_ref(listed))).await?;
    Ok(told(app, listed, viewer, &faces, language))
}

fn told(
    app: &App,
    of: &Match,
    viewer: Option<i64>,
    faces: &HashMap<i64, Face>,
    language: Language,
) -> MatchTold {
    MatchTold {
        code: of.code.clone(),
        spec: of.spec.clone(),
        // The spec of an old revision that is no longer known still serves as a name.
        title: title(language.words(), &of.spec),
        rules: of.rules,
        seats: seats(app, of, faces),
        clock: of.terms.clock,
        class: of.terms.clock.class(),
        rated: of.rated,
        access: of.terms.access,
        takebacks: of.terms.takebacks,
        hints: of.terms.no_hints(&of.seats, of.rated).map_or(Hints::Allowed, |_| Hints::None),
        competition: of.terms.competition.clone(),
        status: of.status,
        created: of.created_at,
        started: of.started_at,
        ended: of.ended_at,
        result: of.ending.clone(),
        you: viewer.and_then(|viewer| yours(of, viewer)),
        waits: of.status == Status::Live && viewer.is_some_and(|viewer| waits_for(app, of, viewer)),
        invitation: None,
    }
}

/// Who sits where, with the ratings of this moment.
pub(crate) fn seats(app: &App, of: &Match, faces: &HashMap<i64, Face>) -> SeatsTold {
    let seat = |seat| match of.seats.at(seat) {
        Occupant::Nobody => SeatTold::Free,
        Occupant::Computer { level } => SeatTold::Computer { level: level.clone() },
        Occupant::User { id, name } => {
            let rating = rating(app, of, *id, faces).map(RatingTold::from);
            let name = name.clone();
            match faces.get(id).map_or(Kind::Guest, |face| face.kind) {
                Kind::Guest => SeatTold::Guest { name },
                Kind::Person => SeatTold::Person { name, rating },
                Kind::Bot => SeatTold::Bot { name, rating },
            }
        }
    };
    SeatsTold { home: seat(Seat::Home), away: seat(Seat::Away) }
}

/// A user's rating for what a match plays.
pub(crate) fn rating(app: &App, of: &Match, user: i64, faces: &HashMap<i64, Face>) -> Option<Rating> {
    let key = (game_of(&of.spec).to_owned(), of.terms.clock.class()?.word().to_owned());
    let (rating, at) = faces.get(&user)?.ratings.get(&key)?;
    Some(rating.aged(app.time.now() - at))
}

/// Everybody who plays in one of these matches, each once.
pub(crate) fn players(listed: &[Match]) -> Vec<i64> {
    let seats = listed.iter().flat_map(|of| Seat::ALL.map(|seat| of.seats.user(seat)));
    let mut users: Vec<i64> = seats.flatten().collect();
    users.sort_unstable();
    users.dedup();
    users
}

fn yours(of: &Match, viewer: i64) -> Option<Yours> {
    match Seat::ALL.map(|seat| of.seats.user(seat) == Some(viewer)) {
        [true, true] => Some(Yours::Both),
        [true, false] => Some(Yours::Home),
        [false, true] => Some(Yours::Away),
        [false, false] => None,
    }
}

impl MatchTold {
    /// Whether it waits for the viewer's decision.
    pub(crate) const fn waits(&self) -> bool {
        self.waits
    }
}

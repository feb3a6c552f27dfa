//! The leaderboard, page by page, with the caller's own place.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::auth::{Anybody, refuse_suspended};
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Query};
use crate::http::listing::RatingTold;
use crate::http::matches::known_game;
use crate::leaderboard::{LISTED, Table};
use crate::ratings::PROVISIONAL;
use crate::room::terms::TimeClass;
use crate::store::accounts::{Kind, User};
use crate::store::ratings::Ranked;
use crate::time::Millis;

/// Rows per page.
const PAGE: usize = 50;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(ratings))
}

/// Which table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableQuery {
    #[param(max_length = 20, example = "fuba")]
    game: String,
    #[param(inline)]
    class: TimeClass,
    /// People (the default) or bots: each have a table of their own.
    #[param(inline)]
    players: Option<Players>,
    /// How many rows come before this page: `next` of the page before.
    #[param(minimum = 1, maximum = 1000)]
    cursor: Option<usize>,
}

/// Who is in a table.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Players {
    #[default]
    People,
    Bots,
}

/// A page of the leaderboard, best first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingTable {
    game: String,
    class: TimeClass,
    users: Vec<RankedTold>,
    /// How many players are in the whole table.
    total: usize,
    /// The cursor of the next page; absent on the last. The first thousand are listed.
    next: Option<usize>,
    /// How you stand, wherever that is; absent without an account or a rated match.
    you: Option<RankedTold>,
}

/// A player in a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RankedTold {
    /// The place, from 1; equals share one. Absent while your rating is provisional or you are suspended.
    place: Option<usize>,
    name: String,
    rating: RatingTold,
    /// Rated matches played.
    matches: i64,
    /// When the rating last changed, in milliseconds since 1970.
    last: Millis,
}

fn told(of: &Ranked, place: Option<usize>) -> RankedTold {
    RankedTold {
        place,
        name: of.name.clone(),
        rating: of.rating.into(),
        matches: of.matches,
        last: of.changed_at,
    }
}

/// The best players of a game and time class, among those whose rating deviation is below 110 now.
///
/// The table is at most a minute old. Guests, closed accounts and suspended users are not in it. Your own
/// place is told with every page.
#[utoipa::path(get, path = "/api/ratings", tag = "lobby", params(TableQuery),
    responses((status = 200, body = RatingTable), (status = "4XX", body = Problem)))]
async fn ratings(
    State(app): State<App>,
    Anybody(caller): Anybody,
    Query(query): Query<TableQuery>,
) -> Result<Json<RatingTable>> {
    let game = known_game(&query.game)?;
    let kind = match query.players.unwrap_or_default() {
        Players::People => Kind::Person,
        Players::Bots => Kind::Bot,
    };
    if query.cursor.is_some_and(|cursor| !(1..=LISTED).contains(&cursor)) {
        return Err(Error::bad("bad-cursor"));
    }
    let table = app.leaderboard.table(&app, (game, query.class, kind)).await?;
    let you = match caller.filter(|caller| caller.kind == kind) {
        Some(caller) => own(&app, &table, &caller, (game, query.class)).await?,
        None => None,
    };
    let from = query.cursor.unwrap_or(0);
    let rows = table.best.iter().skip(from).take(PAGE);
    Ok(Json(RatingTable {
        game: game.into(),
        class: query.class,
        users: rows.map(|of| told(of, Some(table.place(of.rating.points)))).collect(),
        total: table.len(),
        next: Some(from + PAGE).filter(|next| *next < table.best.len()),
        you,
    }))
}

/// How the caller stands: the rating of this moment, with its place in the table.
async fn own(
    app: &App,
    table: &Table,
    caller: &User,
    (game, class): (&str, TimeClass),
) -> Result<Option<RankedTold>> {
    let own = app.store.ranked(caller.id, (game, class.word()), app.time.now()).await?;
    let is_listed = |of: &Ranked| of.rating.deviation < PROVISIONAL && refuse_suspended(app, caller).is_ok();
    Ok(own.map(|own| told(&own, is_listed(&own).then(|| table.place(own.rating.points)))))
}

//! A quick cup: you and eight computers, at once.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use touchline_league::{Format, Input, KnockOut, Spec};
use touchline_protocol::games::DEFAULT_SPEC;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::shapes::CompetitionTold;
use super::told::tell;
use super::{create, teams};
use crate::app::App;
use crate::auth::Caller;
use crate::competitions::live::Live;
use crate::competitions::settings::Settings;
use crate::error::{Error, Problem, Result};
use crate::http::extract::Json;
use crate::language::Language;
use crate::lobby::{self, to_the_end};
use crate::proposal::Rules;
use crate::room::terms::Control;
use crate::store::accounts::User;

/// The computers of a quick cup.
const OPPONENTS: [&str; 8] =
    ["rookie", "rookie", "rookie", "rookie", "coach:1", "coach:1", "coach:2", "coach:2"];

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(quick_cup))
}

/// What to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct QuickBody {
    /// The name of the cup.
    #[schema(min_length = 1, max_length = 60, example = "Tonight's cup")]
    name: String,
    /// What its matches play, as a spec.
    #[serde(default = "usual")]
    #[schema(max_length = 1000, example = "fuba:3.0")]
    spec: String,
    /// The level of all computers; a mixture by default.
    #[schema(max_length = 20, example = "rookie")]
    level: Option<String>,
}

fn usual() -> String {
    DEFAULT_SPEC.into()
}

/// Play a cup against eight computers: a knock-out that begins at once. For guests too.
#[utoipa::path(post, path = "/api/competitions/quick", tag = "competitions", request_body = QuickBody, responses(
    (status = 201, description = "The competition, which has begun.", body = CompetitionTold),
    (status = 409, description = "The caller organises too many competitions.", body = Problem),
    (status = 422, description = "The spec is not valid.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn quick_cup(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Json(body): Json<QuickBody>,
) -> Result<(StatusCode, Json<CompetitionTold>)> {
    let level = body.level.as_deref().map(lobby::computer).transpose()?;
    super::organiser::text("name", &body.name, 60)?;
    let play = Rules::of(&body.spec)?.spec;
    let format = Format::KnockOut(KnockOut { legs: 1, third_place: false });
    let spec = Spec::new(&body.name, &play, format).map_err(|refusal| Error::refused(&refusal))?;
    let size = u32::try_from(OPPONENTS.len() + 1).unwrap_or(u32::MAX);
    let settings = Settings { clock: Control::None {}, size, ..Settings::default() };
    to_the_end(async move {
        let code = create(&app, &user, &spec, settings).await?;
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        if let Err(error) = fill(&app, live, &user, level.as_deref()).await {
            // Nothing stays of a cup that could not begin.
            app.store.remove_competition(live.row.id).await?;
            turn.forget();
            app.competitions.drop_held(&code);
            return Err(error);
        }
        app.competitions.wake(&code);
        Ok((StatusCode::CREATED, Json(tell(&app, live, Some(&user), language))))
    })
    .await
}

/// All teams come in, and it starts.
async fn fill(app: &App, live: &mut Live, user: &User, level: Option<&str>) -> Result<()> {
    teams::add_user(app, live, user, None, &[]).await?;
    for usual in OPPONENTS {
        teams::add_computer(app, live, user, level.unwrap_or(usual).to_owned()).await?;
    }
    live.give(app, Some(user), Input::Start).await.map(drop)
}

//! Somebody else plays a team from now on.

use axum::extract::State;
use serde::Deserialize;
use touchline_league::{Input, TeamId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::organiser::{Organiser, reason};
use super::shapes::CompetitionTold;
use super::teams::{active_team, free_name};
use crate::app::App;
use crate::auth::Caller;
use crate::competitions::live::{Giving, Live};
use crate::error::{Error, Problem, Result};
use crate::http::accounts::who::named;
use crate::http::extract::{Json, Path};
use crate::language::Language;
use crate::lobby;
use crate::news::Event;
use crate::store::accounts::User;
use crate::store::competitions::Player;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(replace_team))
}

/// Who takes the place of a team.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplaceBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The number of the team.
    #[schema(minimum = 1, maximum = 1000)]
    team: u16,
    /// The name of the user who plays it from now on.
    #[schema(max_length = 40)]
    user: Option<String>,
    /// Or the level of the computer that does.
    #[schema(max_length = 20, example = "rookie")]
    level: Option<String>,
}

/// Let somebody else play a team, with all its results. A match of it that is being played begins anew.
#[utoipa::path(post, path = "/api/competitions/{code}/replace", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = ReplaceBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn replace_team(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<ReplaceBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let newcomer = match (body.user, body.level) {
        (Some(name), None) => Newcomer::User(named(&app, &name).await?),
        (None, Some(text)) => Newcomer::Computer(lobby::computer(&text)?),
        _ => return Err(Error::bad("user-or-level")),
    };
    let entered = match &newcomer {
        Newcomer::User(user) => Some(user.clone()),
        Newcomer::Computer(_) => None,
    };
    let team = TeamId(body.team);
    Organiser { app, user, language, code }
        .decide_about(body.seq, entered, move |live| newcomer.giving(live, team, because))
        .await
}

/// Whether an organiser may enter a user. Where ratings are at stake only they themselves can.
pub(super) async fn may_enter(app: &App, live: &Live, by: &User, user: &User) -> Result<()> {
    if live.row.settings.rated {
        return Err(Error::forbidden("cannot-enter").case("rated"));
    }
    let is_suspended = user.suspended_until.is_some_and(|until| until > app.time.now());
    // Who has blocked whom, and who is suspended, is nobody's business.
    if is_suspended
        || app.store.is_blocked(user.id, by.id).await?
        || app.store.is_blocked(user.id, live.row.created_by.0).await?
    {
        return Err(Error::forbidden("cannot-enter").case("user"));
    }
    Ok(())
}

/// They are told, whatever they look at.
pub(super) fn tell_newcomer(app: &App, live: &Live, by: &User, user: &User) {
    let entered = Event::CompetitionEntered {
        code: live.row.code.clone(),
        name: live.row.name.clone(),
        by: by.name.clone(),
    };
    app.tell(user.id, &entered);
}

/// Who comes in for a team.
enum Newcomer {
    User(User),
    Computer(String),
}

impl Newcomer {
    fn giving(self, live: &Live, team: TeamId, because: Option<String>) -> Result<Giving> {
        let (name, shown, player) = match self {
            Self::User(user) => {
                if active_team(live, &user).is_some() {
                    return Err(Error::conflict("already-in-competition"));
                }
                let player = Player::User { id: user.id, name: user.name.clone(), kind: user.kind };
                (user.name.clone(), user.name, player)
            }
            Self::Computer(_) if !live.row.settings.computers => {
                return Err(Error::forbidden("no-computers"));
            }
            Self::Computer(level) => (free_name(live), level.clone(), Player::Computer { level }),
        };
        let input = Input::Replace { team, name, player: Some(shown) };
        Ok(Giving { input, because, player: Some(player) })
    }
}

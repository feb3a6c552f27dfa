//! Closing an account.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use touchline_engine::Seat;
use touchline_protocol::to_server::ToServer;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::sessions::{SetCookie, session_cookie};
use super::who::Owner;
use crate::app::App;
use crate::competitions;
use crate::error::{Error, Problem, Result};
use crate::fair::Party;
use crate::http::extract::Json;
use crate::store::accounts::Kind;
use crate::store::matches::Match;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(close_account))
}

/// Confirmation for closing an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CloseAccount {
    /// The password of the account; a guest has none.
    #[schema(max_length = 200)]
    #[serde(default)]
    password: Option<String>,
}

/// Close the account and those of its bots. Matches in progress are given up. The name and all credentials
/// are deleted for good; finished matches stay for the opponents, under a name that says the account is
/// closed.
#[utoipa::path(delete, path = "/api/me", tag = "accounts", request_body = CloseAccount, responses(
    (status = 204, description = "Account closed."),
    (status = 403, body = Problem, description = "Wrong password."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
    (status = 503, body = Problem, description = "Too many people are signing in right now."),
))]
async fn close_account(
    State(app): State<App>,
    owner: Owner,
    Json(proof): Json<CloseAccount>,
) -> Result<(StatusCode, SetCookie)> {
    if owner.user.kind == Kind::Person {
        owner.prove(&app, proof.password.unwrap_or_default()).await?;
    }
    leave(&app, owner.user.id).await?;
    Ok((StatusCode::NO_CONTENT, session_cookie(&app, "", 0)))
}

/// Give up matches in progress and close an account with its bots.
pub(super) async fn leave(app: &App, user: i64) -> Result<()> {
    withdraw_all(app, user).await?;
    give_up_all(app, user).await?;
    app.store.close_account(user, app.time.now()).await?;
    app.turn_out_family(user).await?;
    for member in app.store.family(user).await? {
        app.competitions.renamed(app, member).await;
    }
    // Somebody may have joined one of their matches meanwhile.
    give_up_all(app, user).await
}

/// Withdraw from every competition that is not over, with all bots.
async fn withdraw_all(app: &App, user: i64) -> Result<()> {
    for member in app.store.family(user).await? {
        for code in app.store.competitions_played(member).await? {
            if let Err(error) = competitions::withdraw(app, &code, member).await {
                // Its matches are given up, so the competition goes on all the same.
                tracing::warn!(code, error = error.code(), "a closed account stays in a competition");
            }
        }
    }
    Ok(())
}

async fn give_up_all(app: &App, user: i64) -> Result<()> {
    for (listed, seat) in app.store.seats_taken(user).await? {
        if let Err(error) = give_up(app, &listed, seat).await {
            // The opponent can still claim the match; it must not stop the account from closing.
            tracing::warn!(code = listed.code, error = error.code(), "a match of a closed account goes on");
        }
    }
    Ok(())
}

/// Call a match off while possible, otherwise resign it: nobody should wait for somebody who has left. A
/// match that has ended but is not yet marked as such needs nothing.
async fn give_up(app: &App, listed: &Match, seat: Seat) -> Result<()> {
    let who = Party::of_match(app, listed);
    let mut done = app.rooms.done(app, listed, seat, ToServer::Abort {}, who).await;
    if done.as_ref().is_err_and(|error| !is_over(error)) {
        done = app.rooms.done(app, listed, seat, ToServer::Resign {}, who).await;
    }
    match done {
        Err(error) if is_over(&error) => Ok(()),
        done => done,
    }
}

fn is_over(error: &Error) -> bool {
    error.code() == "match-over"
}

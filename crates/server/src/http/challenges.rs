//! Challenges: a proposal to play a particular user.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::auth::Caller;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path};
use crate::http::listing::{self, MatchTold};
use crate::ids;
use crate::language::Language;
use crate::lobby::{self, to_the_end};
use crate::news::Event;
use crate::proposal::{Proposal, SeatWish, title};
use crate::push::note::{Note, What};
use crate::room::Occupant;
use crate::room::terms::{Access, Control, Hints, Takebacks};
use crate::store::accounts::User;
use crate::store::challenges::{Challenge, MOST, MOST_TO_ONE, PATIENCE, State as Stage};
use crate::time::Millis;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(challenges, challenge))
        .routes(routes!(accept))
        .routes(routes!(decline))
        .routes(routes!(withdraw_challenge))
}

/// A challenge to send.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChallenge {
    /// The name of the user to challenge.
    #[schema(max_length = 40)]
    to: String,
    /// What to play, as a spec.
    #[schema(max_length = 1000, example = "fuba:3.0")]
    spec: String,
    /// Your seat.
    #[serde(default)]
    seat: SeatWish,
    #[serde(default)]
    clock: Control,
    /// Whether the match is rated.
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    access: Access,
    #[serde(default)]
    takebacks: Takebacks,
    #[serde(default)]
    hints: Hints,
}

/// A challenge.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ChallengeTold {
    /// Its address.
    code: String,
    from: String,
    to: String,
    /// The proposal; the seat is that of the challenger.
    proposal: Proposal,
    /// What would be played, in words: in the language asked for by `Accept-Language`, in news always in
    /// English.
    title: String,
    state: Stage,
    /// When it was sent, in milliseconds since 1970.
    created: Millis,
    /// Until when it can be accepted.
    expires: Millis,
}

/// Challenges that wait for an answer.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Challenges {
    /// Those that wait for your answer.
    to_you: Vec<ChallengeTold>,
    /// Those you have sent.
    from_you: Vec<ChallengeTold>,
}

/// A challenge as both users see it.
pub(crate) fn told(of: Challenge, language: Language) -> ChallengeTold {
    let title = title(language.words(), &of.proposal.spec);
    ChallengeTold {
        code: of.code,
        from: of.from.1,
        to: of.to.1,
        proposal: of.proposal,
        title,
        state: of.state,
        created: of.created_at,
        expires: of.created_at + PATIENCE,
    }
}

/// Challenge a user and notify them.
pub(crate) async fn send(
    app: &App,
    from: &User,
    to: &str,
    mut proposal: Proposal,
    language: Language,
) -> Result<ChallengeTold> {
    proposal.check()?;
    proposal.allow(from)?;
    // A blocked user is not told so: it looks as if there were nobody by that name.
    let unknown = || Error::missing("no-such-user");
    let to = app.store.user_named(to).await?.ok_or_else(unknown)?;
    if to.id == from.id {
        return Err(Error::bad("challenge-yourself"));
    }
    if app.store.is_blocked(from.id, to.id).await? {
        return Err(unknown());
    }
    proposal.allow(&to)?;
    lobby::check_hands(app, proposal.rated, [Some(from.id), Some(to.id)]).await?;
    let code = ids::code()?;
    if !app.store.add_challenge(&code, [from.id, to.id], &proposal, app.time.now()).await? {
        return Err(Error::conflict("too-many-challenges")
            .number("most", MOST)
            .number("most-each", MOST_TO_ONE));
    }
    let sent = app.store.challenge_by_code(&code).await?.ok_or_else(no_such_challenge)?;
    let challenge = Box::new(told(sent.clone(), Language::default()));
    // Who has a page open is told there.
    if !app.is_heard(to.id) {
        let note = Note { user: to.id, what: What::Challenge, name: from.name.clone(), code };
        app.push.tell(note, &app.metrics);
    }
    app.tell(to.id, &Event::Challenge { challenge });
    Ok(told(sent, language))
}

fn no_such_challenge() -> Error {
    Error::missing("no-such-challenge")
}

/// A challenge in which the caller has the role that `is_theirs` checks.
async fn find(app: &App, code: &str, is_theirs: impl Fn(&Challenge) -> bool) -> Result<Challenge> {
    let found = app.store.challenge_by_code(code).await?;
    found.filter(is_theirs).ok_or_else(no_such_challenge)
}

fn answered() -> Error {
    Error::conflict("challenge-answered")
}

/// Challenge a user to a match.
#[utoipa::path(post, path = "/api/challenges", tag = "challenges", request_body = NewChallenge, responses(
    (status = 201, body = ChallengeTold),
    (status = 403, description = "Guests cannot play rated matches.", body = Problem),
    (status = 404, description = "There is no user with this name.", body = Problem),
    (status = 409, description = "Too many of the caller's challenges are waiting for an answer.", body = Problem),
    (status = 422, description = "The spec is not valid.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn challenge(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Json(body): Json<NewChallenge>,
) -> Result<(StatusCode, Json<ChallengeTold>)> {
    let NewChallenge { to, spec, seat, clock, rated, access, takebacks, hints } = body;
    let proposal = Proposal { spec, seat, clock, rated, access, takebacks, hints };
    Ok((StatusCode::CREATED, Json(send(&app, &user, &to, proposal, language).await?)))
}

/// Challenges that wait for your answer, and those you have sent.
#[utoipa::path(get, path = "/api/challenges", tag = "challenges",
    responses((status = 200, body = Challenges), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn challenges(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
) -> Result<Json<Challenges>> {
    let now = app.time.now();
    let tell = |found: Vec<Challenge>| found.into_iter().map(|of| told(of, language)).collect();
    Ok(Json(Challenges {
        to_you: tell(waiting_for(&app, user.id).await?),
        from_you: tell(app.store.challenges_from(user.id, now).await?),
    }))
}

/// Challenges that wait for a user's answer; none from users blocked since.
pub(crate) async fn waiting_for(app: &App, user: i64) -> Result<Vec<Challenge>> {
    let blocked = app.store.blocked_around(user).await?;
    let mut waiting = app.store.challenges_to(user, app.time.now()).await?;
    waiting.retain(|challenge| !blocked.contains(&challenge.from.0));
    Ok(waiting)
}

/// Accept a challenge: the match begins.
#[utoipa::path(post, path = "/api/challenges/{code}/accept", tag = "challenges", params(("code" = String, Path, max_length = 40)), responses(
    (status = 200, description = "The match, which has begun.", body = MatchTold),
    (status = 404, body = Problem),
    (status = 409, description = "The challenge has been answered or withdrawn, or one of the players has too many matches.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn accept(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
) -> Result<Json<MatchTold>> {
    to_the_end(async move {
        let challenge = find(&app, &code, |challenge| challenge.to.0 == user.id).await?;
        let late = app.time.now() - challenge.created_at >= PATIENCE;
        if challenge.state != Stage::Waiting || late {
            return Err(answered());
        }
        let (from, name) = challenge.from.clone();
        if app.store.is_blocked(user.id, from).await? {
            return Err(no_such_challenge());
        }
        let mut proposal = challenge.proposal;
        let rules = proposal.check()?;
        proposal.allow(&user)?;
        let mine = proposal.seat.draw()?.other();
        let seats = lobby::seats(mine, &user, Occupant::User { id: from, name });
        let new = lobby::new_match(&proposal, rules, seats, from)?;
        let listed = lobby::make_accepted(&app, user.id, challenge.id, &new).await?;
        Ok(Json(listing::tell_one(&app, &listed, Some(user.id), language).await?))
    })
    .await
}

/// Decline a challenge; its sender is notified.
#[utoipa::path(post, path = "/api/challenges/{code}/decline", tag = "challenges", params(("code" = String, Path, max_length = 40)), responses(
    (status = 204), (status = 404, body = Problem), (status = 409, body = Problem), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn decline(
    State(app): State<App>,
    Caller(user): Caller,
    Path(code): Path<String>,
) -> Result<StatusCode> {
    let challenge = find(&app, &code, |challenge| challenge.to.0 == user.id).await?;
    if !app.store.close_challenge(challenge.id, Stage::Declined, app.time.now()).await? {
        return Err(answered());
    }
    let from = challenge.from.0;
    let declined = Box::new(told(Challenge { state: Stage::Declined, ..challenge }, Language::default()));
    app.tell(from, &Event::ChallengeDeclined { challenge: declined });
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraw a challenge you sent.
#[utoipa::path(delete, path = "/api/challenges/{code}", tag = "challenges", params(("code" = String, Path, max_length = 40)), responses(
    (status = 204), (status = 404, body = Problem), (status = 409, body = Problem), (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn withdraw_challenge(
    State(app): State<App>,
    Caller(user): Caller,
    Path(code): Path<String>,
) -> Result<StatusCode> {
    let challenge = find(&app, &code, |challenge| challenge.from.0 == user.id).await?;
    if !app.store.close_challenge(challenge.id, Stage::Withdrawn, app.time.now()).await? {
        return Err(answered());
    }
    Ok(StatusCode::NO_CONTENT)
}

//! Reports about users, and the decisions of moderators.

use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::accounts::who::{Known, check_text, named};
use crate::app::App;
use crate::auth::Caller;
use crate::error::{Error, Problem, Result};
use crate::http::extract::{Json, Path, Query};
use crate::store::accounts::User;
use crate::store::moderation::{MOST_WAITING, NewReport, Noted, Report, Verdict};
use crate::time::{DAY, Millis};

/// Reports per page, and the most warnings shown.
const PAGE: i64 = 50;

/// The longest note.
const NOTE: usize = 1000;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(report_user))
        .routes(routes!(warnings))
        .routes(routes!(reports))
        .routes(routes!(decide_report))
        .routes(routes!(lift_suspension))
        .routes(routes!(moderation_log))
}

/// The reason of a report.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum ReportReason {
    /// Used help that is not allowed, or lost on purpose.
    Cheating,
    /// Insulted or threatened somebody.
    Abuse,
    /// Kept others waiting, again and again.
    Stalling,
    /// Has an offensive name.
    Name,
    /// Something else: the note says what.
    Other,
}

impl ReportReason {
    const fn word(self) -> &'static str {
        match self {
            Self::Cheating => "cheating",
            Self::Abuse => "abuse",
            Self::Stalling => "stalling",
            Self::Name => "name",
            Self::Other => "other",
        }
    }
}

/// A report about a user.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Complaint {
    /// Whom it is about.
    #[schema(max_length = 24)]
    name: String,
    /// The code of the match in which it happened.
    #[schema(max_length = 24)]
    #[serde(default)]
    r#match: Option<String>,
    reason: ReportReason,
    /// What happened.
    #[schema(max_length = 1000)]
    #[serde(default)]
    note: String,
}

/// A report that was made.
#[derive(Serialize, ToSchema)]
struct Reported {
    id: i64,
}

/// The state of a report.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum ReportState {
    /// Nobody has decided.
    #[default]
    Waiting,
    /// Dismissed.
    Dismissed,
    /// The user was warned.
    Warned,
    /// The user was suspended.
    Suspended,
}

impl ReportState {
    const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Dismissed => "dismissed",
            Self::Warned => "warned",
            Self::Suspended => "suspended",
        }
    }
}

/// Which reports to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Wanted {
    /// Those in this state; `waiting` by default.
    #[serde(default)]
    #[param(inline)]
    state: ReportState,
    /// Those after this id: `next` of the page before.
    #[serde(default)]
    after: u32,
}

/// Reports, oldest first.
#[derive(Serialize, ToSchema)]
struct ReportsPage {
    reports: Vec<ListedReport>,
    /// The id to continue after; absent on the last page.
    next: Option<i64>,
}

/// A report as moderators see it.
#[derive(Serialize, ToSchema)]
struct ListedReport {
    id: i64,
    from: String,
    about: String,
    r#match: Option<String>,
    reason: String,
    note: String,
    state: String,
    created_at: Millis,
    decided_by: Option<String>,
    decided_at: Option<Millis>,
    /// The moderator's note.
    decision: Option<String>,
}

impl From<Report> for ListedReport {
    fn from(report: Report) -> Self {
        Self {
            id: report.id,
            from: report.from,
            about: report.about,
            r#match: report.match_code,
            reason: report.reason,
            note: report.note,
            state: report.state,
            created_at: report.created_at,
            decided_by: report.decided_by,
            decided_at: report.decided_at,
            decision: report.decision,
        }
    }
}

/// A moderator's decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ReportDecision {
    decision: ReportDecisionKind,
    /// The length of a suspension.
    #[schema(minimum = 1, maximum = 3650)]
    #[serde(default)]
    days: Option<u32>,
    /// The reason. A user who is warned or suspended sees it.
    #[schema(max_length = 1000)]
    #[serde(default)]
    note: String,
}

/// The kind of decision.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum ReportDecisionKind {
    /// Do nothing.
    Dismiss,
    /// Warn the user.
    Warn,
    /// Suspend the user and their bots for some days.
    Suspend,
}

/// A warning from a moderator.
#[derive(Serialize, ToSchema)]
struct Warning {
    /// `warned` or `suspended`.
    state: String,
    reason: String,
    r#match: Option<String>,
    /// The moderator's note.
    note: String,
    at: Option<Millis>,
}

/// A moderator. Extracting it refuses everybody else.
pub(super) struct Moderator(pub(super) User);

impl FromRequestParts<App> for Moderator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        let Caller(user) = Caller::from_request_parts(parts, app).await?;
        if user.is_moderator {
            return Ok(Self(user));
        }
        Err(Error::forbidden("not-a-moderator"))
    }
}

/// Report a user to the moderators.
#[utoipa::path(post, path = "/api/reports", tag = "moderation", request_body = Complaint, responses(
    (status = 201, body = Reported),
    (status = 404, body = Problem, description = "There is no user with this name, or they did not play that match."),
    (status = 409, body = Problem, description = "Too many of the caller's reports are waiting for a decision."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn report_user(
    State(app): State<App>,
    Caller(user): Caller,
    Json(complaint): Json<Complaint>,
) -> Result<(StatusCode, Json<Reported>)> {
    check_text("note", &complaint.note, 0, NOTE)?;
    let about = named(&app, &complaint.name).await?;
    if about.id == user.id {
        return Err(Error::bad("yourself").case("report"));
    }
    if let Some(code) = &complaint.r#match {
        check_match(&app, code, &about).await?;
    }
    let new = NewReport {
        from: user.id,
        about: about.id,
        match_code: complaint.r#match.as_deref(),
        reason: complaint.reason.word(),
        note: &complaint.note,
    };
    let id = app
        .store
        .add_report(&new, app.time.now())
        .await?
        .ok_or_else(|| Error::conflict("too-many-reports").number("most", MOST_WAITING))?;
    Ok((StatusCode::CREATED, Json(Reported { id })))
}

/// Refuse a match the user did not play, without revealing whether it exists.
async fn check_match(app: &App, code: &str, about: &User) -> Result<()> {
    let is_code = code.len() <= 24 && code.chars().all(|char| char.is_ascii_alphanumeric());
    let listed = if is_code { app.store.match_by_code(code).await? } else { None };
    match listed {
        Some(listed) if listed.seats.seat_of(about.id).is_some() => Ok(()),
        _ => Err(Error::missing("no-such-match").case("not-theirs")),
    }
}

/// Warnings you have received from moderators.
#[utoipa::path(get, path = "/api/me/warnings", tag = "moderation", responses(
    (status = 200, body = Vec<Warning>),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn warnings(State(app): State<App>, Known(user): Known) -> Result<Json<Vec<Warning>>> {
    let told = app.store.warnings_of(user.id, PAGE).await?.into_iter().map(|report| Warning {
        state: report.state,
        reason: report.reason,
        r#match: report.match_code,
        note: report.decision.unwrap_or_default(),
        at: report.decided_at,
    });
    Ok(Json(told.collect()))
}

/// Reports, waiting or decided.
#[utoipa::path(get, path = "/api/moderation/reports", tag = "moderation", params(Wanted), responses(
    (status = 200, body = ReportsPage),
    (status = 403, body = Problem, description = "The caller is not a moderator."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn reports(
    State(app): State<App>,
    _moderator: Moderator,
    Query(wanted): Query<Wanted>,
) -> Result<Json<ReportsPage>> {
    let found = app.store.reports_in(wanted.state.word(), i64::from(wanted.after), PAGE).await?;
    let is_full = i64::try_from(found.len()).is_ok_and(|count| count == PAGE);
    let next = found.last().filter(|_| is_full).map(|last| last.id);
    Ok(Json(ReportsPage { reports: found.into_iter().map(ListedReport::from).collect(), next }))
}

/// Decide on a report.
#[utoipa::path(post, path = "/api/moderation/reports/{id}", tag = "moderation", params(("id" = i64, Path)), request_body = ReportDecision, responses(
    (status = 200, body = ListedReport),
    (status = 403, body = Problem, description = "The caller is not a moderator, or is involved in the report."),
    (status = 404, body = Problem, description = "There is no report with this id."),
    (status = 409, body = Problem, description = "The report has already been decided."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn decide_report(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<i64>,
    Json(decision): Json<ReportDecision>,
) -> Result<Json<ListedReport>> {
    check_text("note", &decision.note, 0, NOTE)?;
    let now = app.time.now();
    let (state, suspended_until) = match (decision.decision, decision.days) {
        (ReportDecisionKind::Dismiss, None) => (ReportState::Dismissed, None),
        (ReportDecisionKind::Warn, None) => (ReportState::Warned, None),
        (ReportDecisionKind::Suspend, Some(days @ 1..=3650)) => {
            (ReportState::Suspended, Some(now + Millis::from(days) * DAY))
        }
        _ => {
            return Err(Error::bad("bad-days").number("most", 3650));
        }
    };
    let missing = || Error::missing("no-such-report");
    let report = app.store.report(id).await?.ok_or_else(missing)?;
    if [report.about_id, report.from_id].contains(&moderator.id) {
        return Err(Error::forbidden("own-cause"));
    }
    let verdict = Verdict { by: moderator.id, state: state.word(), note: &decision.note, suspended_until };
    if !app.store.decide(id, report.about_id, &verdict, now).await? {
        return Err(Error::conflict("already-decided"));
    }
    if suspended_until.is_some() {
        app.turn_out_family(report.about_id).await?;
    }
    Ok(Json(app.store.report(id).await?.ok_or_else(missing)?.into()))
}

/// Lift a suspension early, including that of the bots.
#[utoipa::path(delete, path = "/api/moderation/suspensions/{name}", tag = "moderation", params(("name" = String, Path, max_length = 24)), responses(
    (status = 204, description = "The user is not suspended."),
    (status = 403, body = Problem, description = "The caller is not a moderator."),
    (status = 404, body = Problem, description = "There is no user with this name."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn lift_suspension(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(name): Path<String>,
) -> Result<StatusCode> {
    let user = named(&app, &name).await?;
    app.store.lift_suspension(user.id, moderator.id, app.time.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which part of the log.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct LogPart {
    /// Entries before this one: `next` of the page before.
    #[serde(default)]
    before: Option<u32>,
}

/// Actions of moderators, newest first.
#[derive(Serialize, ToSchema)]
struct ModerationLog {
    deeds: Vec<LoggedDeed>,
    /// The entry to continue before; absent on the last page.
    next: Option<i64>,
}

/// An action of a moderator or the operator, with the names at that time.
#[derive(Serialize, ToSchema)]
struct LoggedDeed {
    id: i64,
    at: Millis,
    /// Absent for the operator of the server.
    by: Option<String>,
    /// `dismissed`, `warned`, `suspended`, `suspension-lifted`, `doubt-closed`, `moderator-named` or
    /// `moderator-revoked`.
    what: String,
    /// Whom it concerns; for a question about the rules, its author.
    about: Option<String>,
    /// The id of the report or question.
    subject: Option<i64>,
    /// The reason.
    note: String,
}

impl From<Noted> for LoggedDeed {
    fn from(Noted { id, at, by, what, about, subject, note }: Noted) -> Self {
        Self { id, at, by, what, about, subject, note }
    }
}

/// The moderation log.
#[utoipa::path(get, path = "/api/moderation/log", tag = "moderation", params(LogPart), responses(
    (status = 200, body = ModerationLog),
    (status = 403, body = Problem, description = "The caller is not a moderator."),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = "4XX", body = Problem),
))]
async fn moderation_log(
    State(app): State<App>,
    _moderator: Moderator,
    Query(part): Query<LogPart>,
) -> Result<Json<ModerationLog>> {
    let found = app.store.moderation_log(part.before.map_or(i64::MAX, i64::from), PAGE).await?;
    let is_full = i64::try_from(found.len()).is_ok_and(|count| count == PAGE);
    let next = found.last().filter(|_| is_full).map(|last| last.id);
    Ok(Json(ModerationLog { deeds: found.into_iter().map(LoggedDeed::from).collect(), next }))
}

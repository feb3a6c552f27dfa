//! Data export: everything stored about a user.

use std::collections::VecDeque;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::{self, StreamExt as _};
use serde::Serialize;
use touchline_engine::Seat;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::blocks::Blocked;
use super::profile::{ListedChange, PlayedMatch};
use super::tokens::ListedToken;
use super::who::Known;
use crate::app::App;
use crate::doors::{Doors, Held};
use crate::error::{Error, Problem, Result};
use crate::fair::{Bound, Gate, Party, Place};
use crate::room::log;
use crate::store::accounts::{Kind, User};
use crate::store::history::UserRating;
use crate::store::journal::JournalRow;
use crate::store::matches::{Match, Status};
use crate::time::Millis;

/// How many matches are looked up at a time.
const GROUP: i64 = 50;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export))
}

/// Everything stored about a user. Passwords, sessions and tokens are stored as hashes only, and those are
/// left out.
#[derive(Serialize, ToSchema)]
struct Export {
    profile: ExportedProfile,
    sessions: Vec<ExportedSession>,
    /// Browsers that are told something by push.
    push: Vec<ExportedPush>,
    recovery_codes_left: i64,
    /// Including those of bots.
    tokens: Vec<ListedToken>,
    bots: Vec<String>,
    blocks: Vec<Blocked>,
    reports: Vec<ExportedReport>,
    /// Chat lines.
    said: Vec<ExportedLine>,
    /// Questions about the rules.
    doubts: Vec<ExportedDoubt>,
    /// Competitions that the user organised or played in.
    competitions: Vec<ExportedCompetition>,
    /// What the user entered in competitions: announcements, and decisions with their reasons.
    competition_entries: Vec<ExportedEntry>,
    ratings: Vec<UserRating>,
    rating_changes: Vec<ListedChange>,
    /// Newest first. The last field, because matches are sent as they are found.
    matches: Vec<ExportedMatch>,
}

/// The user's profile.
#[derive(Serialize, ToSchema)]
struct ExportedProfile {
    name: String,
    kind: Kind,
    since: Millis,
    moderator: bool,
    suspended_until: Option<Millis>,
}

/// When a session began, and when it ends.
#[derive(Serialize, ToSchema)]
struct ExportedSession {
    created_at: Millis,
    expires_at: Millis,
}

/// A browser that is told something by push; its keys are left out.
#[derive(Serialize, ToSchema)]
struct ExportedPush {
    /// Where the push service of the browser takes messages for it.
    endpoint: String,
    language: String,
    created_at: Millis,
}

/// A report the user made.
#[derive(Serialize, ToSchema)]
struct ExportedReport {
    about: String,
    r#match: Option<String>,
    reason: String,
    note: String,
    state: String,
    created_at: Millis,
}

/// A chat line.
#[derive(Serialize, ToSchema)]
struct ExportedLine {
    r#match: String,
    at: Millis,
    text: String,
}

/// A question about the rules.
#[derive(Serialize, ToSchema)]
struct ExportedDoubt {
    spec: String,
    position: String,
    question: String,
    code: Option<String>,
    state: String,
    created_at: Millis,
}

/// A competition; its log is public.
#[derive(Serialize, ToSchema)]
struct ExportedCompetition {
    code: String,
    name: String,
    created_at: Millis,
}

/// An entry in the log of a competition.
#[derive(Serialize, ToSchema)]
struct ExportedEntry {
    competition: String,
    seq: i64,
    at: Millis,
    /// As it is stored: without names.
    line: String,
}

/// A match with everything that happened in it.
#[derive(Serialize, ToSchema)]
struct ExportedMatch {
    #[serde(flatten)]
    played: PlayedMatch,
    /// `null` while the match is played: it still holds secrets of the other seat. A secret choice of the
    /// other seat that never took effect, because it was taken back or the match ended first, is `?`.
    steps: Option<Vec<ExportedStep>>,
}

/// A journal entry.
#[derive(Serialize, ToSchema)]
struct ExportedStep {
    seq: i64,
    at: Millis,
    #[schema(value_type = Object)]
    body: serde_json::Value,
}

impl From<JournalRow> for ExportedStep {
    fn from(step: JournalRow) -> Self {
        let body = serde_json::from_str(&step.body).unwrap_or(serde_json::Value::String(step.body));
        Self { seq: step.seq, at: step.at, body }
    }
}

/// Where exports are made: one chunk at a time, with turns rotating among users, so that others can read as
/// well.
#[derive(Debug)]
pub(crate) struct Exports {
    pieces: Gate,
    /// Who has an export under way.
    open: Doors,
}

/// Concurrent exports per user, and per address.
const MOST_EACH: usize = 1;
const MOST_HOUSEHOLD: usize = 4;

impl Default for Exports {
    fn default() -> Self {
        Self { pieces: Gate::new(1), open: Doors::default() }
    }
}

impl Exports {
    /// Begin an export; dropping the result ends it.
    fn open(&self, who: Party) -> Result<Held> {
        self.open
            .open_for(who, MOST_EACH, MOST_HOUSEHOLD)
            .ok_or_else(|| Error::conflict("export-under-way").number("most", MOST_HOUSEHOLD))
    }

    /// Wait for the turn for one more chunk.
    async fn piece(&self, who: Party) -> Result<Place> {
        let turn = self.pieces.enter(who, Bound::NONE).await;
        turn.ok_or_else(|| Error::internal("an export broke off"))
    }
}

/// Export everything stored about you, with all your matches, as one document. One export at a time.
#[utoipa::path(get, path = "/api/me/export", tag = "accounts", responses(
    (status = 200, body = Export, content_type = "application/json"),
    (status = 401, body = Problem, description = "Not signed in."),
    (status = 409, body = Problem, description = "Another export is already running."),
    (status = "4XX", body = Problem),
))]
async fn export(State(app): State<App>, Known(user): Known, who: Party) -> Result<Response> {
    let id = user.id;
    let held = app.exports.open(who)?;
    let turn = app.exports.piece(who).await?;
    let head = without_matches(&app, user).await?;
    let head = turn.work(move || serde_json::to_string(&head)).await.ok_or_else(broke_off)?;
    let mut head = head.map_err(Error::internal)?;
    // The list of matches is the last field, still empty: it stays open until they are all there.
    head.truncate(head.len() - "]}".len());
    let begin = stream::once(async { Ok(Bytes::from(head)) });
    let end = stream::once(async { Ok(Bytes::from_static(b"]}")) });
    let body = begin.chain(matches(app, id, who, held)).chain(end);
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"touchline-export.json\""),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

async fn without_matches(app: &App, user: User) -> Result<Export> {
    let (store, id) = (&app.store, user.id);
    let sessions = store.sessions_of(id).await?.into_iter();
    let reports = store.reports_from(id).await?.into_iter();
    let said = store.lines_of(id).await?.into_iter();
    let doubts = store.doubts_from(id).await?.into_iter();
    let changes = store.rating_changes_of(id, id, (i64::MAX, i64::MAX), i64::MAX).await?;
    Ok(Export {
        sessions: sessions
            .map(|(created_at, expires_at)| ExportedSession { created_at, expires_at })
            .collect(),
        push: store
            .push_subscriptions(id, app.time.now())
            .await?
            .into_iter()
            .map(|of| ExportedPush {
                endpoint: of.endpoint,
                language: of.language,
                created_at: of.created_at,
            })
            .collect(),
        recovery_codes_left: store.recovery_codes_left(id).await?,
        tokens: store.tokens_of(id).await?.into_iter().map(ListedToken::from).collect(),
        bots: store.bots_of(id).await?.into_iter().map(|bot| bot.name).collect(),
        blocks: store.blocks_of(id).await?.into_iter().map(Blocked::from).collect(),
        reports: reports
            .map(|report| ExportedReport {
                about: report.about,
                r#match: report.match_code,
                reason: report.reason,
                note: report.note,
                state: report.state,
                created_at: report.created_at,
            })
            .collect(),
        said: said.map(|(r#match, at, text)| ExportedLine { r#match, at, text }).collect(),
        doubts: doubts
            .map(|doubt| ExportedDoubt {
                spec: doubt.spec,
                position: doubt.position,
                question: doubt.question,
                code: doubt.match_code,
                state: doubt.state,
                created_at: doubt.created_at,
            })
            .collect(),
        competitions: store
            .competitions_of(id, i64::MAX)
            .await?
            .into_iter()
            .map(|of| ExportedCompetition { code: of.code, name: of.name, created_at: of.created_at })
            .collect(),
        competition_entries: store
            .competition_entries_by(id)
            .await?
            .into_iter()
            .map(|(competition, seq, at, line)| ExportedEntry { competition, seq, at, line })
            .collect(),
        ratings: store.ratings_of(id).await?,
        rating_changes: changes.into_iter().map(ListedChange::from).collect(),
        profile: ExportedProfile {
            name: user.name,
            kind: user.kind,
            since: user.created_at,
            moderator: user.is_moderator,
            suspended_until: user.suspended_until,
        },
        matches: Vec::new(),
    })
}

/// The progress of an export.
struct Progress {
    found: VecDeque<Match>,
    /// Matches below this id are still to come.
    before: i64,
    is_first: bool,
    _held: Held,
}

fn broke_off() -> Error {
    Error::internal("an export broke off")
}

/// The matches of a user one by one, as they are read from the database: there may be thousands.
fn matches(
    app: App,
    user: i64,
    who: Party,
    held: Held,
) -> impl stream::Stream<Item = std::io::Result<Bytes>> + Send {
    let start = Progress { found: VecDeque::new(), before: i64::MAX, is_first: true, _held: held };
    stream::try_unfold(start, move |mut progress| {
        let app = app.clone();
        async move {
            // While one reads slowly, others have their turns.
            let turn = app.exports.piece(who).await.map_err(|error| told(&error))?;
            if progress.found.is_empty() {
                let found = app.store.own_matches(user, progress.before, GROUP).await;
                progress.found = found.map_err(std::io::Error::other)?.into();
            }
            let Some(listed) = progress.found.pop_front() else { return Ok(None) };
            progress.before = listed.id;
            let mut text = exported(&app, turn, listed, user).await.map_err(|error| told(&error))?;
            if !std::mem::take(&mut progress.is_first) {
                text.insert(0, ',');
            }
            Ok(Some((Bytes::from(text), progress)))
        }
    })
}

fn told(error: &Error) -> std::io::Error {
    std::io::Error::other(error.to_string())
}

async fn exported(app: &App, turn: Place, listed: Match, user: i64) -> Result<String> {
    let steps = match listed.status {
        Status::Over | Status::Aborted => Some(app.store.steps(listed.id).await?),
        Status::Open | Status::Live => None,
    };
    let write = move || {
        let steps = steps.map(|steps| shown_to(user, &listed, steps));
        serde_json::to_string(&ExportedMatch { played: listed.into(), steps })
    };
    turn.work(write).await.ok_or_else(broke_off)?.map_err(Error::internal)
}

/// The entries of a match as a user may see them.
fn shown_to(user: i64, listed: &Match, steps: Vec<JournalRow>) -> Vec<ExportedStep> {
    let others: Vec<Seat> =
        Seat::ALL.into_iter().filter(|seat| listed.seats.user(*seat) != Some(user)).collect();
    let unshown = others.iter().map(|seat| log::unshown(listed, &steps, *seat));
    // If it cannot be determined, everything of the others is left out.
    let unshown: Option<Vec<_>> = unshown.map(Result::ok).collect();
    let unshown = unshown.map(|unshown| unshown.concat());
    let mut exported: Vec<ExportedStep> = steps.into_iter().map(ExportedStep::from).collect();
    let is_others = |word: &serde_json::Value| others.iter().any(|seat| *word == seat.word());
    for step in &mut exported {
        // At which moments somebody else wanted to be asked is their own affair.
        if let Some(absent) = step.body.pointer_mut("/e/absent").filter(|absent| is_others(&absent[0])) {
            absent[1] = "?".into();
        }
        let Some(act) = step.body.pointer_mut("/e/act") else { continue };
        let is_hidden = match &unshown {
            Some(unshown) => unshown.contains(&step.seq),
            None => is_others(&act["by"]),
        };
        if is_hidden {
            act["a"] = "?".into();
            // With its salt, a seal of few answers is soon guessed.
            if let Some(act) = act.as_object_mut() {
                act.remove("s");
            }
        }
    }
    exported
}

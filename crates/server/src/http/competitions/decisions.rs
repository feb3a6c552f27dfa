//! What organisers decide, with a reason that everybody can read. Each decision names the number of entries
//! that its organiser has seen: of two who decide at once one is told to look again.

use axum::extract::State;
use serde::Deserialize;
use touchline_league::{FixtureId, Input, Pairing, TeamId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::organises;
use super::results::{ResultBody, SeatWordBody};
use super::shapes::CompetitionTold;
use super::teams::{free_name, level};
use super::told::tell;
use crate::app::App;
use crate::auth::Caller;
use crate::competitions::live::{Giving, Live};
use crate::error::{Error, Problem, Result};
use crate::http::accounts::who::{check_text, named};
use crate::http::extract::{Json, Path};
use crate::language::Language;
use crate::lobby::to_the_end;
use crate::store::accounts::User;
use crate::store::competitions::Player;

/// The longest reason, and the longest announcement.
const LONGEST: usize = 500;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(start_competition))
        .routes(routes!(pause_competition))
        .routes(routes!(resume_competition))
        .routes(routes!(finish_competition))
        .routes(routes!(announce))
        .routes(routes!(adjudicate))
        .routes(routes!(correct))
        .routes(routes!(void))
        .routes(routes!(late))
        .routes(routes!(withdraw_team))
        .routes(routes!(replace_team))
        .routes(routes!(pair_by_hand))
}

/// An organiser about to decide something.
struct Organiser {
    app: App,
    user: User,
    language: Language,
    code: String,
}

impl Organiser {
    /// Write an entry, if nothing has changed since entry `seq`.
    async fn decide(
        self,
        seq: i64,
        giving: impl FnOnce(&Live) -> Result<Giving> + Send + 'static,
    ) -> Result<Json<CompetitionTold>> {
        to_the_end(async move {
            let Self { app, user, language, code } = self;
            let mut turn = app.competitions.hold(&app, &code).await?;
            let live = turn.live()?;
            organises(live, &user)?;
            live.expect(seq)?;
            let giving = giving(live)?;
            live.give(&app, Some(&user), giving).await?;
            app.competitions.wake(&code);
            Ok(Json(tell(&app, live, Some(&user), language)))
        })
        .await
    }
}

/// A reason, checked.
fn reason(because: String) -> Result<Option<String>> {
    check_text("because", &because, 1, LONGEST)?;
    Ok(Some(because))
}

/// What an organiser has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeenBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
}

/// A decision, and why.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BecauseBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
}

/// Start a competition: nobody comes in any more, and its matches begin by themselves.
#[utoipa::path(post, path = "/api/competitions/{code}/start", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = SeenBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn start_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<SeenBody>,
) -> Result<Json<CompetitionTold>> {
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Input::Start.into())).await
}

/// Pause a competition: nothing new begins. Matches that are being played go on.
#[utoipa::path(post, path = "/api/competitions/{code}/pause", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = BecauseBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn pause_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<BecauseBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    Organiser { app, user, language, code }
        .decide(body.seq, |_| Ok(Giving { because, ..Input::Pause.into() }))
        .await
}

/// Let a paused competition go on.
#[utoipa::path(post, path = "/api/competitions/{code}/resume", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = SeenBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn resume_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<SeenBody>,
) -> Result<Json<CompetitionTold>> {
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Input::Resume.into())).await
}

/// End a competition before its last match; the only way a ladder ends.
#[utoipa::path(post, path = "/api/competitions/{code}/finish", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = BecauseBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn finish_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<BecauseBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    Organiser { app, user, language, code }
        .decide(body.seq, |_| Ok(Giving { because, ..Input::Finish.into() }))
        .await
}

/// A message to everybody.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AnnounceBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Tell everybody something.
#[utoipa::path(post, path = "/api/competitions/{code}/announce", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = AnnounceBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn announce(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<AnnounceBody>,
) -> Result<Json<CompetitionTold>> {
    check_text("text", &body.text, 1, LONGEST)?;
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Input::Announce(body.text).into())).await
}

/// Decide a fixture that has no result: a match of it that is being played is called off.
#[utoipa::path(post, path = "/api/competitions/{code}/adjudicate", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = ResultBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn adjudicate(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<ResultBody>,
) -> Result<Json<CompetitionTold>> {
    let seq = body.seq;
    let because = reason(body.because.clone())?;
    let decide = move |live: &Live| {
        let input = Input::Result(FixtureId(body.fixture), body.result(live)?);
        Ok(Giving { because, ..input.into() })
    };
    Organiser { app, user, language, code }.decide(seq, decide).await
}

/// Correct a result. What follows from it is worked out anew; a later match that is then between others must
/// be played again.
#[utoipa::path(post, path = "/api/competitions/{code}/correct", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = ResultBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn correct(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<ResultBody>,
) -> Result<Json<CompetitionTold>> {
    let seq = body.seq;
    let because = reason(body.because.clone())?;
    let decide = move |live: &Live| {
        let input = Input::Correct(FixtureId(body.fixture), body.result(live)?);
        Ok(Giving { because, ..input.into() })
    };
    Organiser { app, user, language, code }.decide(seq, decide).await
}

/// A decision about a fixture.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FixtureBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The number of the fixture.
    #[schema(minimum = 1, maximum = 100_000)]
    fixture: u32,
}

/// Take a result back: the match is played again.
#[utoipa::path(post, path = "/api/competitions/{code}/void", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = FixtureBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn void(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<FixtureBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let input = Input::Void(FixtureId(body.fixture));
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Giving { because, ..input.into() })).await
}

/// A team that came late.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LateBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// The number of the fixture.
    #[schema(minimum = 1, maximum = 100_000)]
    fixture: u32,
    /// Whose fault it is.
    seat: SeatWordBody,
    /// How late, in whole minutes.
    #[schema(minimum = 0, maximum = 1000)]
    minutes: u16,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: Option<String>,
}

/// Note that a team came late for a match that has not begun (F-COMP-08, F-COMP-13).
#[utoipa::path(post, path = "/api/competitions/{code}/late", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = LateBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn late(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<LateBody>,
) -> Result<Json<CompetitionTold>> {
    let because = body.because.map(reason).transpose()?.flatten();
    let input =
        Input::Late { fixture: FixtureId(body.fixture), seat: body.seat.into(), minutes: body.minutes };
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Giving { because, ..input.into() })).await
}

/// A decision about a team.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TeamBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The number of the team.
    #[schema(minimum = 1, maximum = 1000)]
    team: u16,
}

/// Take a team out of a competition.
#[utoipa::path(post, path = "/api/competitions/{code}/withdraw", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = TeamBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn withdraw_team(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<TeamBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let input = Input::Withdraw(TeamId(body.team));
    Organiser { app, user, language, code }.decide(body.seq, |_| Ok(Giving { because, ..input.into() })).await
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
        (Some(name), None) => {
            let found = named(&app, &name).await?;
            if app.store.is_blocked(found.id, user.id).await? {
                return Err(Error::missing("no-such-user"));
            }
            Newcomer::User(found)
        }
        (None, Some(text)) => Newcomer::Computer(level(&text)?),
        _ => return Err(Error::bad("user-or-level")),
    };
    let team = TeamId(body.team);
    Organiser { app, user, language, code }
        .decide(body.seq, move |live| newcomer.giving(live, team, because))
        .await
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
                if live.team_of(user.id).is_some() {
                    return Err(Error::conflict("already-in-competition"));
                }
                crate::proposal::allow_rated(live.row.settings.rated, &user)?;
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

/// The pairings of a Swiss round.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PairBody {
    /// The number of entries that you have seen.
    #[schema(minimum = 0, maximum = 1_000_000)]
    seq: i64,
    /// For everybody to read.
    #[schema(min_length = 1, max_length = 500)]
    because: String,
    /// The round.
    #[schema(minimum = 1, maximum = 100)]
    round: u16,
    #[schema(max_items = 32)]
    pairs: Vec<PairOfTeams>,
    /// The number of the team without an opponent.
    #[schema(minimum = 1, maximum = 1000)]
    bye: Option<u16>,
}

/// Two teams by their numbers.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PairOfTeams {
    #[schema(minimum = 1, maximum = 1000)]
    home: u16,
    #[schema(minimum = 1, maximum = 1000)]
    away: u16,
}

/// Pair a Swiss round by hand, as long as it has no results.
#[utoipa::path(post, path = "/api/competitions/{code}/pair", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = PairBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 403, description = "The caller does not organise it.", body = Problem),
    (status = 404, body = Problem), (status = 409, description = "Something has changed since; `seq` is the current number.", body = Problem),
    (status = 422, description = "The competition does not allow it.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn pair_by_hand(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<PairBody>,
) -> Result<Json<CompetitionTold>> {
    let because = reason(body.because)?;
    let pairs = body.pairs.into_iter().take(64).map(|pair| [TeamId(pair.home), TeamId(pair.away)]).collect();
    let pairing = Pairing { round: body.round, pairs, bye: body.bye.map(TeamId), by_hand: true };
    Organiser { app, user, language, code }
        .decide(body.seq, |_| Ok(Giving { because, ..Input::Pair(pairing).into() }))
        .await
}

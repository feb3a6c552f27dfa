//! Taking part: joining, leaving, checking in, being there; and computers that organisers add.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use touchline_engine::Seat;
use touchline_fuba::Fuba;
use touchline_fuba::advanced::skills::{Skill, catalogue};
use touchline_league::{FixtureId, Format, Input, Stage, TeamId};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::organiser::{LONGEST, text};
use super::organises;
use super::shapes::CompetitionTold;
use super::told::tell;
use crate::app::App;
use crate::auth::Caller;
use crate::competitions::attendance::call_again;
use crate::competitions::end_left;
use crate::competitions::live::{Giving, Live};
use crate::error::{Error, Problem, Result};
use crate::http::accounts::who::check_text;
use crate::http::extract::{Json, Path};
use crate::language::Language;
use crate::lobby::{self, to_the_end};
use crate::proposal::{allow_rated, game_of};
use crate::store::accounts::User;
use crate::store::competitions::Player;

/// The paths of this file.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(join_competition))
        .routes(routes!(leave_competition))
        .routes(routes!(check_in))
        .routes(routes!(here))
        .routes(routes!(challenge_team))
        .routes(routes!(add_computers))
}

/// Names of computers' teams. No user can have one of them: theirs have no spaces.
const CLUBS: [&str; 16] = [
    "Harbour Rovers",
    "Northern Lights",
    "Old Foundry",
    "River Athletic",
    "Hill Wanderers",
    "Union Square",
    "Sporting Meadow",
    "Lighthouse United",
    "Iron Bridge",
    "Academic Circle",
    "Real Orchard",
    "Dynamo Valley",
    "City Gardens",
    "Inter Lakes",
    "Racing Mill",
    "Olympic Pines",
];

/// How often one user may come into a competition: everything stays in its log.
const MOST_JOINS: u32 = 3;

/// How to take part.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct JoinCompetitionBody {
    /// Your primary formation, where the competition asks for one: `4-4-2`.
    #[schema(max_length = 20)]
    primary: Option<String>,
    /// Your skills for the competition, where it asks for them.
    #[serde(default)]
    #[schema(max_items = 12)]
    skills: Vec<SkillWord>,
}

/// A skill by its word.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[schema(max_length = 40)]
pub(super) struct SkillWord(pub(super) String);

/// Take part in a competition.
#[utoipa::path(post, path = "/api/competitions/{code}/join", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = JoinCompetitionBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold),
    (status = 403, description = "The caller may not take part.", body = Problem),
    (status = 404, body = Problem),
    (status = 409, description = "It is full or has begun, the caller takes part already, or in too many others.", body = Problem),
    (status = 422, description = "The formation or the skills are not valid.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn join_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<JoinCompetitionBody>,
) -> Result<Json<CompetitionTold>> {
    to_the_end(async move {
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        let skills: Vec<&str> = body.skills.iter().map(|skill| skill.0.as_str()).collect();
        add_user(&app, live, &user, body.primary.as_deref(), &skills).await?;
        app.competitions.wake(&code);
        Ok(Json(tell(&app, live, Some(&user), language)))
    })
    .await
}

/// Whether one more team may come in.
fn has_room(live: &Live) -> Result<()> {
    let is_ladder = matches!(live.now.league.spec().format, Format::Ladder { .. });
    if live.now.league.stage() != Stage::Open && !(is_ladder && live.now.league.stage() == Stage::Running) {
        return Err(Error::conflict("competition-begun"));
    }
    let size = live.row.settings.size;
    if live.now.teams() >= usize::try_from(size).unwrap_or(usize::MAX) {
        return Err(Error::conflict("competition-full").number("most", size));
    }
    Ok(())
}

/// Enter a user.
pub(super) async fn add_user(
    app: &App,
    live: &mut Live,
    user: &User,
    primary: Option<&str>,
    skills: &[&str],
) -> Result<()> {
    has_room(live)?;
    allow_rated(live.row.settings.rated, user)?;
    if active_team(live, user).is_some() {
        return Err(Error::conflict("already-in-competition"));
    }
    if live.now.joins(user.id) >= MOST_JOINS {
        return Err(Error::conflict("joined-too-often").number("most", MOST_JOINS));
    }
    // Whoever the organiser has blocked, or who has blocked the organiser, stays out; that is all they are
    // told.
    if app.store.is_blocked(user.id, live.row.created_by.0).await? {
        return Err(Error::forbidden("cannot-join"));
    }
    if live.row.settings.rated {
        one_team_each(app, live, user).await?;
    }
    let mut text = format!("add \"{}\"", user.name);
    if let Some(rating) = rating(app, live, user).await? {
        text += &format!(" rating={rating}");
    }
    if let Some(primary) = primary {
        text += &format!(" primary={}", word("primary", primary)?);
    }
    if !skills.is_empty() {
        let words = skills.iter().map(|skill| word("skills", skill)).collect::<Result<Vec<_>>>()?;
        text += &format!(" skills={}", words.join(","));
    }
    let mut input = parse(live, &text)?;
    if let Input::Add(team) = &mut input {
        team.player = Some(user.name.clone());
    }
    let player = Some(Player::User { id: user.id, name: user.name.clone(), kind: user.kind });
    let spec = live.now.league.spec();
    // Where a team brings something along, it may be something else now; on a ladder it has its name and its
    // rung.
    let is_same = live.now.league.stage() != Stage::Open || (!spec.primary && spec.skills.is_none());
    let giving = match live.team_of(user.id).filter(|_| is_same) {
        // The team that they had left is still there, under its name.
        Some(team) => {
            let input = Input::Replace { team, name: user.name.clone(), player: Some(user.name.clone()) };
            Giving { input, because: Some(OWN_WISH.into()), player }
        }
        None => Giving { player, ..input.into() },
    };
    live.give(app, Some(user), giving).await?;
    Ok(())
}

/// In a rated competition one person has one team, whoever plays it.
async fn one_team_each(app: &App, live: &Live, user: &User) -> Result<()> {
    for team in live.now.league.teams().iter().filter(|team| !team.withdrawn) {
        if let Some(Player::User { id, .. }) = live.now.player(team.id)
            && app.store.is_one_hand(*id, user.id).await?
        {
            return Err(Error::forbidden("one-hand"));
        }
    }
    Ok(())
}

/// The rating of a user in what a competition plays.
async fn rating(app: &App, live: &Live, user: &User) -> Result<Option<u16>> {
    let Some(class) = live.row.settings.clock.class() else { return Ok(None) };
    let faces = app.store.faces(&[user.id]).await?;
    let key = (game_of(&live.row.spec).to_owned(), class.word().to_owned());
    let rating = faces.get(&user.id).and_then(|face| face.ratings.get(&key));
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // Ratings have four digits.
    Ok(rating.map(|(rating, _)| rating.points.round().clamp(0.0, 9999.0) as u16))
}

/// A word that can be part of a line of the log.
pub(super) fn word<'a>(field: &str, text: &'a str) -> Result<&'a str> {
    check_text(field, text, 1, 40)?;
    let is_plain = text.chars().all(|char| char.is_ascii_alphanumeric() || "-+".contains(char));
    if is_plain { Ok(text) } else { Err(Error::bad("bad-word").text("field", field).quoted("got", text)) }
}

/// An input from its text.
pub(super) fn parse(live: &Live, text: &str) -> Result<Input> {
    Input::parse(live.now.league.spec(), text).map_err(|refusal| Error::refused(&refusal))
}

/// The team of a user that takes part.
pub(super) fn active_team(live: &Live, user: &User) -> Option<TeamId> {
    let team = live.team_of(user.id)?;
    live.now.league.teams().iter().find(|other| other.id == team && !other.withdrawn).map(|team| team.id)
}

fn own_team(live: &Live, user: &User) -> Result<TeamId> {
    active_team(live, user).ok_or_else(|| Error::conflict("not-taking-part"))
}

/// Why a team leaves.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaveBody {
    /// For everybody to read.
    #[schema(max_length = 500)]
    because: Option<String>,
}

/// What stands in the log when a player gives no reason.
const OWN_WISH: &str = "own wish";

/// Leave a competition. After its start the matches that are left are lost, or do not count, as its
/// `drop_out` says; a match that is being played is lost, also for the ratings.
#[utoipa::path(post, path = "/api/competitions/{code}/leave", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = LeaveBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 404, body = Problem),
    (status = 409, description = "The caller does not take part, or it is over.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn leave_competition(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<LeaveBody>,
) -> Result<Json<CompetitionTold>> {
    let because = match body.because {
        Some(because) => {
            text("because", &because, LONGEST)?;
            because
        }
        None => OWN_WISH.to_owned(),
    };
    to_the_end(async move {
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        let input = Input::Withdraw(own_team(live, &user)?);
        live.give(&app, Some(&user), Giving { because: Some(because), ..input.into() }).await?;
        end_left(&app, live).await;
        app.competitions.wake(&code);
        Ok(Json(tell(&app, live, Some(&user), language)))
    })
    .await
}

/// Say that you will play: where a competition asks for it, only those who have take part.
#[utoipa::path(post, path = "/api/competitions/{code}/check-in", tag = "competitions", params(("code" = String, Path, max_length = 40)), responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 404, body = Problem),
    (status = 409, description = "The caller does not take part, or it has begun.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn check_in(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
) -> Result<Json<CompetitionTold>> {
    to_the_end(async move {
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        let team = own_team(live, &user)?;
        // To say it twice does no harm.
        let is_in = live.now.league.teams().iter().any(|other| other.id == team && other.checked_in);
        if !is_in {
            live.give(&app, Some(&user), Input::CheckIn(team)).await?;
        }
        Ok(Json(tell(&app, live, Some(&user), language)))
    })
    .await
}

/// For which match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct HereBody {
    /// The number of the fixture.
    #[schema(minimum = 1, maximum = 100_000)]
    fixture: u32,
}

/// Say that you are there for your next match: it begins when both are.
#[utoipa::path(post, path = "/api/competitions/{code}/here", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = HereBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 404, body = Problem),
    (status = 409, description = "Nobody was called for this fixture, or it is not the caller's.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn here(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<HereBody>,
) -> Result<Json<CompetitionTold>> {
    to_the_end(async move {
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        // Whoever comes after the server was away comes in time.
        call_again(&app, live).await?;
        let team = own_team(live, &user)?;
        let not_called = || Error::conflict("not-called");
        let fixture = live.now.league.fixture(FixtureId(body.fixture)).ok_or_else(not_called)?;
        let seat = fixture.seat_of(team).ok_or_else(not_called)?;
        let link = live.link(fixture.id).filter(|link| link.game.is_none()).ok_or_else(not_called)?;
        let number = [link.fixture, link.attempt];
        app.store.note_here(live.row.id, number, seat == Seat::Home, app.time.now()).await?;
        live.read_links(&app).await?;
        app.competitions.wake(&code);
        Ok(Json(tell(&app, live, Some(&user), language)))
    })
    .await
}

/// Whom to challenge.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChallengeBody {
    /// The number of the team above yours.
    #[schema(minimum = 1, maximum = 1000)]
    team: u16,
}

/// Challenge a team above yours on a ladder.
#[utoipa::path(post, path = "/api/competitions/{code}/challenge", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = ChallengeBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold), (status = 404, body = Problem),
    (status = 409, description = "The caller does not take part.", body = Problem),
    (status = 422, description = "The team cannot be challenged.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn challenge_team(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<ChallengeBody>,
) -> Result<Json<CompetitionTold>> {
    to_the_end(async move {
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        let challenger = own_team(live, &user)?;
        let input = Input::Challenge { challenger, challenged: TeamId(body.team) };
        live.give(&app, Some(&user), input).await?;
        app.competitions.wake(&code);
        Ok(Json(tell(&app, live, Some(&user), language)))
    })
    .await
}

/// Computers to add.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ComputersBody {
    /// A level or a character of `/api/games`, such as `coach:3` or `wall`.
    #[schema(max_length = 20, example = "rookie")]
    level: String,
    /// How many.
    #[schema(minimum = 1, maximum = 64)]
    count: u32,
}

/// Add teams that computers play; only where the competition allows them.
#[utoipa::path(post, path = "/api/competitions/{code}/computers", tag = "competitions", params(("code" = String, Path, max_length = 40)), request_body = ComputersBody, responses(
    (status = 200, description = "The competition.", body = CompetitionTold),
    (status = 403, description = "The caller does not organise it, or computers are not allowed.", body = Problem), (status = 404, body = Problem),
    (status = 409, description = "It is full or has begun.", body = Problem),
    (status = 401, description = "Not signed in.", body = Problem), (status = "4XX", body = Problem)))]
async fn add_computers(
    State(app): State<App>,
    Caller(user): Caller,
    language: Language,
    Path(code): Path<String>,
    Json(body): Json<ComputersBody>,
) -> Result<Json<CompetitionTold>> {
    let level = lobby::computer(&body.level)?;
    if !(1..=64).contains(&body.count) {
        return Err(Error::bad("bad-count").number("least", 1).number("most", 64));
    }
    to_the_end(async move {
        let mut turn = app.competitions.hold(&app, &code).await?;
        let live = turn.live()?;
        organises(live, &user)?;
        for _ in 0..body.count {
            add_computer(&app, live, &user, level.clone()).await?;
        }
        app.competitions.wake(&code);
        Ok(Json(tell(&app, live, Some(&user), language)))
    })
    .await
}

/// Enter a computer.
pub(super) async fn add_computer(app: &App, live: &mut Live, by: &User, level: String) -> Result<()> {
    if !live.row.settings.computers {
        return Err(Error::forbidden("no-computers"));
    }
    has_room(live)?;
    let text = format!("add \"{}\" player=\"{level}\"{}", free_name(live), equipment(live));
    let input = parse(live, &text)?;
    let player = Player::Computer { level };
    live.give(app, Some(by), Giving { player: Some(player), ..input.into() }).await?;
    // A computer will play.
    if live.now.league.spec().check_in
        && let Some(team) = live.now.league.teams().last().map(|team| team.id)
    {
        live.give(app, Some(by), Input::CheckIn(team)).await?;
    }
    Ok(())
}

/// What a computer brings along where a competition asks for it: the formation that most matches begin with,
/// and the first skills of the list.
fn equipment(live: &Live) -> String {
    let spec = live.now.league.spec();
    let mut text = String::new();
    if spec.primary {
        text += " primary=4-4-2";
    }
    if let (Some(count), Ok(fuba)) = (spec.skills, Fuba::from_text(&spec.play)) {
        let usable = Skill::ALL.into_iter().filter(|skill| catalogue::is_usable(&fuba.rules, *skill));
        let words: Vec<&str> = usable.map(Skill::word).take(usize::from(count)).collect();
        text += &format!(" skills={}", words.join(","));
    }
    text
}

/// A name that no team has.
pub(super) fn free_name(live: &Live) -> String {
    let is_free = |name: &str| !live.now.league.teams().iter().any(|team| team.name == name);
    let numbered = (1..).flat_map(|number: u32| {
        CLUBS
            .into_iter()
            .map(move |club| if number == 1 { club.to_owned() } else { format!("{club} {number}") })
    });
    numbered.into_iter().find(|name| is_free(name)).unwrap_or_default()
}

//! What can be played here.

use std::sync::OnceLock;

use axum::extract::State;
use serde::Serialize;
use touchline_ai::Level;
use touchline_engine::{Offer, OfferedNeed, OfferedOption, Rulebook as _, edition_key};
use touchline_protocol::games::{self, AnyGame};
use touchline_protocol::with_game;
use touchline_words::Words;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::http::extract::Json;
use crate::room::terms::TimeClass;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(playable))
}

/// What can be played here.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Playable {
    games: Vec<GameTold>,
    /// Time classes, each with ratings of its own.
    classes: Vec<TimeClass>,
    /// Levels of the computer, the weakest first.
    levels: Vec<String>,
}

/// What the specs of a game can ask for: `game:edition@board+concept?option=value`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameTold {
    /// Its name in specs.
    game: String,
    editions: Vec<Titled>,
    /// The edition to begin with, where nobody has chosen one.
    edition: String,
    /// The first is meant where none is named; none where there is only one.
    boards: Vec<Titled>,
    concepts: Vec<ConceptTold>,
    /// The word that switches on all concepts.
    all: Option<String>,
    options: Vec<OptionTold>,
}

/// A word of specs and what it means.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Titled {
    name: String,
    title: String,
}

/// An advanced rule.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ConceptTold {
    name: String,
    title: String,
    /// The editions that offer it.
    editions: Vec<String>,
    /// The editions that it is a part of: it is in force there without being named.
    part_of: Vec<String>,
    /// Without one of these it means nothing.
    needs: Vec<String>,
}

/// A choice.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OptionTold {
    name: String,
    title: String,
    values: Vec<Titled>,
    /// What is meant by itself, where it is the same under all editions.
    default: Option<String>,
    /// What it means nothing without.
    needs: Option<NeedTold>,
}

/// What an option means nothing without: one of the concepts in force, or one of the values chosen.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NeedTold {
    /// The same as a sentence: `where the ball can go out`.
    title: String,
    /// Concepts, each of which is enough.
    concepts: Vec<String>,
    /// Values of other options, each of which is enough. Where an option is not chosen, its default counts.
    options: Vec<NeededValue>,
}

/// A value that is enough.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NeededValue {
    option: String,
    /// `turns` stands for `turns:180` and all its like.
    #[schema(example = "turns")]
    value: String,
}

/// What can be played here: games with their editions, boards, advanced rules and options, time classes,
/// levels of the computer.
#[utoipa::path(get, path = "/api/games", tag = "lobby", responses((status = 200, body = Playable)))]
async fn playable(State(app): State<App>) -> Json<&'static Playable> {
    // It is the same for everybody and takes some looking up.
    static OFFERED: OnceLock<Playable> = OnceLock::new();
    Json(OFFERED.get_or_init(|| Playable {
        games: games::offers().iter().map(|offer| told(&app.words, offer)).collect(),
        classes: vec![TimeClass::Blitz, TimeClass::Live, TimeClass::Correspondence],
        levels: Level::ALL.map(|level| level.to_string()).into(),
    }))
}

fn told(words: &Words, offer: &Offer) -> GameTold {
    let titled = |name: &str, key: &str| Titled { name: name.into(), title: words.say_key(key) };
    let rule = |rule: &str| words.say_key(&format!("rule-{rule}"));
    let edition = |edition: &&str| titled(edition, &edition_key(offer.game, edition));
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    GameTold {
        game: offer.game.into(),
        editions: offer.editions.iter().map(edition).collect(),
        edition: offer.edition.into(),
        boards: offer.boards.iter().map(|board| titled(board, &format!("board-{board}"))).collect(),
        concepts: offer
            .concepts
            .iter()
            .map(|concept| ConceptTold {
                name: concept.name.into(),
                title: rule(concept.rule),
                editions: owned(&concept.editions),
                part_of: owned(&concept.part_of),
                needs: owned(&concept.needs),
            })
            .collect(),
        all: offer.all.map(Into::into),
        options: offer
            .options
            .iter()
            .map(|option| OptionTold {
                name: option.name.into(),
                title: rule(option.rule),
                values: option
                    .values
                    .iter()
                    .map(|value| Titled { name: value.clone(), title: meaning(words, offer, option, value) })
                    .collect(),
                default: option.default.clone(),
                needs: option.needs.as_ref().map(|need| needed(words, need)),
            })
            .collect(),
    }
}

fn needed(words: &Words, need: &OfferedNeed) -> NeedTold {
    let values =
        need.options.iter().flat_map(|(option, values)| values.iter().map(move |value| (option, value)));
    NeedTold {
        title: words.say_key(&format!("where-{}", need.word)),
        concepts: need.concepts.iter().map(|concept| (*concept).to_owned()).collect(),
        options: values
            .map(|(option, value)| NeededValue { option: (*option).into(), value: (*value).into() })
            .collect(),
    }
}

/// What a value of an option means: what is in force under a spec that has it. A value without a sentence
/// says it itself.
fn meaning(words: &Words, offer: &Offer, option: &OfferedOption, value: &str) -> String {
    let needed = option.needs.as_ref().and_then(|need| need.concepts.first().copied());
    let concepts = [offer.all, needed, None];
    let specs = concepts.into_iter().flat_map(|concept| {
        let concept = concept.map(|concept| format!("+{concept}")).unwrap_or_default();
        let editions = offer.editions.iter().rev();
        editions.map(move |edition| format!("{}:{edition}{concept}?{}={value}", offer.game, option.name))
    });
    let in_force = specs.into_iter().find_map(|spec| {
        let rows = with_game!(AnyGame::from_text(&spec).ok()?, game => game.rows());
        rows.into_iter().find(|row| row.rule == option.rule)
    });
    let said = in_force.map(|row| words.say_rule(option.rule, &row.value));
    said.filter(|said| !said.starts_with("rule-")).unwrap_or_else(|| value.to_owned())
}

//! What can be played on this server.

use serde::Serialize;
use touchline_ai::{Character, Level};
use touchline_engine::{Offer, OfferedNeed, OfferedOption, Rulebook as _, edition_key};
use touchline_protocol::games::{self, AnyGame};
use touchline_protocol::with_game;
use touchline_words::Words;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::http::extract::Json;
use crate::language::{Language, PerLanguage};
use crate::room::terms::TimeClass;

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(playable))
}

/// What can be played on this server.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Playable {
    games: Vec<GameTold>,
    /// Time classes, each with its own ratings.
    classes: Vec<TimeClass>,
    /// Levels of the computer, weakest first.
    levels: Vec<String>,
    /// Computer opponents with a style of their own, weakest first.
    characters: Vec<CharacterTold>,
}

/// A computer opponent with a style of its own.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CharacterTold {
    /// Its name wherever a level is asked for.
    #[schema(example = "wall")]
    name: &'static str,
    /// The level whose budget it thinks with.
    #[schema(example = "coach:2")]
    level: String,
    /// How strong it is.
    #[schema(minimum = 1, maximum = 5)]
    stars: u8,
    /// The games in which it has a style; in any other it plays like its level.
    games: Vec<&'static str>,
}

/// What the specs of a game can ask for: `game:edition@board+concept?option=value`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GameTold {
    /// Its name in specs.
    game: String,
    editions: Vec<Titled>,
    /// The default edition.
    edition: String,
    /// The first is the default; empty where there is only one.
    boards: Vec<Titled>,
    concepts: Vec<ConceptTold>,
    /// The word that switches on all concepts.
    all: Option<String>,
    options: Vec<OptionTold>,
}

/// A word of specs and its meaning.
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
    /// The editions that include it.
    part_of: Vec<String>,
    /// It requires at least one of these.
    needs: Vec<String>,
}

/// An option.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OptionTold {
    name: String,
    title: String,
    values: Vec<Titled>,
    /// The default, if it is the same in all editions.
    default: Option<String>,
    /// What it requires, if anything.
    needs: Option<NeedTold>,
}

/// What an option requires: one of the concepts in force, or one of the values chosen.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NeedTold {
    /// As text: `where the ball can go out`.
    title: String,
    /// Any one of these concepts is enough.
    concepts: Vec<String>,
    /// Any one of these values is enough. An option that is not chosen has its default.
    options: Vec<NeededValue>,
}

/// A value of an option.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct NeededValue {
    option: String,
    /// `turns` matches `turns:180` and all others of that kind.
    #[schema(example = "turns")]
    value: String,
}

/// What can be played: games with their editions, boards, advanced rules and options, time classes, levels
/// and characters of the computer. The titles are in the language asked for by `Accept-Language`.
#[utoipa::path(get, path = "/api/games", tag = "lobby", responses((status = 200, body = Playable)))]
async fn playable(language: Language) -> Json<&'static Playable> {
    // The same for everybody, and not free to compute.
    static OFFERED: PerLanguage<Playable> = PerLanguage::new();
    Json(OFFERED.of(language, || Playable {
        games: games::offers().iter().map(|offer| told(language.words(), offer)).collect(),
        classes: vec![TimeClass::Blitz, TimeClass::Live, TimeClass::Correspondence],
        levels: Level::ALL.map(|level| level.to_string()).into(),
        characters: Character::ALL.map(character).into(),
    }))
}

fn character(character: Character) -> CharacterTold {
    let style = character.style();
    let plays = |offer: &Offer| {
        let game = AnyGame::from_text(&format!("{}:{}", offer.game, offer.edition));
        game.is_ok_and(|any| with_game!(any, game => character.has_style_in(&game)))
    };
    CharacterTold {
        name: character.word(),
        level: style.level.to_string(),
        stars: style.stars,
        games: games::offers().iter().filter(|offer| plays(offer)).map(|offer| offer.game).collect(),
    }
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

/// What a value of an option means: its sentence under a spec that has it. A value without a sentence stands
/// for itself.
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

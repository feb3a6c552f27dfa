//! A proposal of what to play, checked before a match is created from it.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use touchline_engine::{Describe as _, Rulebook as _, Seat};
use touchline_protocol::games::AnyGame;
use touchline_protocol::with_game;
use touchline_words::Words;
use utoipa::ToSchema;

use crate::error::{Error, Result};
use crate::ids;
use crate::room::Terms;
use crate::room::terms::{Access, Control, Hints, Takebacks, TimeClass};
use crate::store::accounts::{Kind, User};

/// The seat a user wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatWish {
    Home,
    Away,
    /// Either seat, at random.
    #[default]
    Random,
}

impl SeatWish {
    /// Draw the seat.
    pub(crate) fn draw(self) -> Result<Seat> {
        Ok(match self {
            Self::Home => Seat::Home,
            Self::Away => Seat::Away,
            Self::Random => {
                let [byte] = ids::random::<1>()?;
                if byte % 2 == 0 { Seat::Home } else { Seat::Away }
            }
        })
    }
}

/// What a user proposes to play, whoever the opponent is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proposal {
    /// What to play, as a spec: `fuba:3.0+condition`.
    #[schema(max_length = 1000, example = "fuba:3.0")]
    pub(crate) spec: String,
    /// The seat of the user who proposes it.
    #[serde(default)]
    pub(crate) seat: SeatWish,
    #[serde(default)]
    pub(crate) clock: Control,
    /// Whether the match is rated.
    #[serde(default)]
    pub(crate) rated: bool,
    #[serde(default)]
    pub(crate) access: Access,
    #[serde(default)]
    pub(crate) takebacks: Takebacks,
    #[serde(default)]
    pub(crate) hints: Hints,
}

impl Proposal {
    /// The terms as stored with a match.
    pub(crate) fn terms(&self) -> Terms {
        let Self { clock, access, takebacks, hints, .. } = *self;
        Terms { clock, access, takebacks, hints, ..Terms::default() }
    }

    /// The time class of the rating it affects.
    pub(crate) fn class(&self) -> Option<TimeClass> {
        self.clock.class()
    }

    /// Check everything that does not depend on who plays; the spec is made canonical. Returns the current
    /// revision of the rules.
    pub(crate) fn check(&mut self) -> Result<u32> {
        let rules = Rules::of(&self.spec)?;
        check_clock(self.clock)?;
        if self.clock == (Control::Tournament {}) {
            return Err(Error::bad("bad-clock").case("tournament"));
        }
        if self.rated && self.class().is_none() {
            return Err(Error::bad("rated-needs-clock"));
        }
        if self.rated {
            rules.check_ratable()?;
        }
        if self.rated && self.hints == Hints::Allowed {
            return Err(Error::bad("rated-without-hints"));
        }
        self.spec = rules.spec;
        Ok(rules.revision)
    }

    /// Check that this user may play it.
    pub(crate) fn allow(&self, user: &User) -> Result<()> {
        allow_rated(self.rated, user)
    }
}

/// Guests play unrated: their name may be somebody else's tomorrow.
pub(crate) fn allow_rated(rated: bool, user: &User) -> Result<()> {
    if rated && user.kind == Kind::Guest {
        return Err(Error::forbidden("guests-play-unrated"));
    }
    Ok(())
}

/// Seconds of a live clock.
const LIVE: RangeInclusive<u32> = 10..=10_800;
/// The largest increment of a live clock, in seconds.
const MOST_INCREMENT: u32 = 180;
/// Days per decision in a correspondence match.
const DAYS: RangeInclusive<u32> = 1..=14;

pub(crate) fn check_clock(clock: Control) -> Result<()> {
    match clock {
        Control::None {} | Control::Tournament {} => Ok(()),
        Control::Live { seconds, increment, .. }
            if LIVE.contains(&seconds) && increment <= MOST_INCREMENT =>
        {
            Ok(())
        }
        Control::Live { .. } => Err(Error::bad("bad-clock")
            .case("live")
            .number("least", *LIVE.start())
            .number("most", *LIVE.end())
            .number("increment", MOST_INCREMENT)),
        Control::Days { days, .. } if DAYS.contains(&days) => Ok(()),
        Control::Days { .. } => Err(Error::bad("bad-clock")
            .case("days")
            .number("least", *DAYS.start())
            .number("most", *DAYS.end())),
    }
}

/// The rules of a spec.
#[derive(Clone, Debug)]
pub(crate) struct Rules {
    /// The canonical spec.
    pub(crate) spec: String,
    pub(crate) revision: u32,
    /// The rules that are custom, as the spec writes them; empty for those of a book.
    custom: Vec<String>,
}

impl Rules {
    /// Parse a spec and find its rules.
    pub(crate) fn of(spec: &str) -> Result<Self> {
        let game = AnyGame::from_text(spec).map_err(|refusal| Error::refused(&refusal))?;
        Ok(with_game!(game, game => {
            let custom = game.custom();
            let rows = game.rows().into_iter().filter(|row| custom.contains(&row.rule));
            let custom = rows.filter_map(|row| row.setting).map(|setting| setting.to_string()).collect();
            Self { spec: game.spec().to_string(), revision: game.revision(), custom }
        }))
    }

    /// Ratings compare players under the rules of a book: custom rules are for casual matches.
    pub(crate) fn check_ratable(&self) -> Result<()> {
        if self.custom.is_empty() {
            return Ok(());
        }
        Err(Error::bad("rated-custom-rules").text("rules", self.custom.join(", ")))
    }
}

/// What is played under a spec, in words; the spec itself if it cannot be played.
pub(crate) fn title(words: &Words, spec: &str) -> String {
    let Ok(game) = AnyGame::from_text(spec) else { return spec.to_owned() };
    let title: Vec<String> =
        with_game!(game, game => game.title().iter().map(|part| words.say(part)).collect());
    title.join(", ")
}

/// The game of a spec: the part before its colon.
pub(crate) fn game_of(spec: &str) -> &str {
    spec.split(':').next().unwrap_or_default()
}

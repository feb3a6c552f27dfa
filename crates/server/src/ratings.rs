//! Ratings: Glicko-2, one per user, game and time class.
//!
//! Every match is a rating period of its own, and so is every week without one: knowledge about somebody who
//! does not play goes stale. `docs/ratings.md` explains the same to players.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::app::App;
use crate::error::Result;
use crate::proposal::game_of;
use crate::room::Ending;
use crate::store::matches::Match;
use crate::store::ratings::Settlement;
use crate::time::{DAY, Millis};

#[cfg(test)]
mod tests;

/// The length of a rating period without a match.
pub(crate) const PERIOD: Millis = 7 * DAY;

/// From this deviation on, a rating is provisional: too uncertain to be compared.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// Rating points per unit of Glicko-2's own scale.
pub(crate) const SCALE: f64 = 173.7178;

/// An estimate of a player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) points: f64,
    /// Its standard deviation.
    pub(crate) deviation: f64,
    /// How much the strength itself varies.
    pub(crate) volatility: f64,
}

/// A result from one player's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    Win,
    Draw,
    Loss,
}

impl Score {
    /// Home's score for an ending; `None` if the match does not count.
    pub(crate) fn of_home(ending: &Ending) -> Option<Self> {
        match ending.outcome.as_str() {
            "home" => Some(Self::Win),
            "away" => Some(Self::Loss),
            "draw" => Some(Self::Draw),
            _ => None,
        }
    }

    /// The opponent's score.
    pub(crate) const fn of_other(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }

    const fn outcome(self) -> Outcomes {
        match self {
            Self::Win => Outcomes::WIN,
            Self::Draw => Outcomes::DRAW,
            Self::Loss => Outcomes::LOSS,
        }
    }
}

impl Rating {
    /// The rating of a new player.
    pub(crate) const START: Self = Self { points: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// After some time without a match: the deviation grows as over that many rating periods, but never
    /// beyond that of a new player.
    #[must_use]
    pub(crate) fn aged(self, passed: Millis) -> Self {
        // Milliseconds of thousands of years are exact in a float.
        #[allow(clippy::cast_precision_loss)]
        let periods = passed.max(0) as f64 / PERIOD as f64;
        let drift = self.volatility * SCALE * periods.sqrt();
        let deviation = self.deviation.hypot(drift).min(Self::START.deviation);
        Self { deviation, ..self }
    }

    /// After one rating period with these results.
    #[must_use]
    pub(crate) fn after(self, results: &[(Self, Score)]) -> Self {
        let results: Vec<_> =
            results.iter().map(|(other, score)| (other.glicko(), score.outcome())).collect();
        let new = glicko2_rating_period(&self.glicko(), &results, &Glicko2Config::new());
        Self {
            points: new.rating,
            deviation: new.deviation.min(Self::START.deviation),
            volatility: new.volatility,
        }
    }

    const fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.points, deviation: self.deviation, volatility: self.volatility }
    }
}

/// Both ratings after a match, home first.
pub(crate) fn after_match([home, away]: [Rating; 2], of_home: Score) -> [Rating; 2] {
    [home.after(&[(away, of_home)]), away.after(&[(home, of_home.of_other())])]
}

/// Rate a finished match, if it is rated. Idempotent.
pub(crate) async fn settle(app: &App, listed: &Match, ending: &Ending) -> Result<()> {
    use touchline_engine::Seat;
    let users = (listed.seats.user(Seat::Home), listed.seats.user(Seat::Away));
    let (Some(class), (Some(home), Some(away)), Some(of_home)) =
        (listed.terms.clock.class(), users, Score::of_home(ending))
    else {
        return Ok(());
    };
    if !listed.rated || home == away {
        return Ok(());
    }
    let settlement = Settlement {
        match_id: listed.id,
        users: [home, away],
        game: game_of(&listed.spec),
        class: class.word(),
        of_home,
    };
    app.ledger.settle(&settlement, app.time.now()).await?;
    Ok(())
}

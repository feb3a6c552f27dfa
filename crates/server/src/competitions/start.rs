//! How a match of a competition begins.

use touchline_engine::Seat;
use touchline_league::{Book, Fixture, times};

use super::live::{Live, Standing};
use crate::app::App;
use crate::dice;
use crate::error::{Error, Result};
use crate::ids;
use crate::lobby;
use crate::proposal::Rules;
use crate::room::terms::{Access, Control, Takebacks};
use crate::room::{Occupant, Seats, Terms};
use crate::store::accounts::Kind;
use crate::store::competitions::Player;
use crate::store::matches::NewMatch;

/// Store the match of a fixture; returns its code.
pub(super) async fn store(app: &App, live: &mut Live, fixture: &Fixture) -> Result<String> {
    let rated = live.row.settings.rated && may_be_rated(app, &live.now, fixture).await?;
    let (spec, code) = (live.row.spec.clone(), live.row.code.clone());
    let (clock, created_by) = (live.row.settings.clock, live.row.created_by.0);
    let whistle = whistle(app, live)?;
    let fixture = *fixture;
    live.begin(app, &fixture, move |next| {
        let rules = Rules::of(&spec)?;
        let seats = Seats(Seat::ALL.map(|seat| occupant(next, &fixture, seat)));
        if seats.free().is_some() {
            return Err(Error::internal("nobody plays for a team"));
        }
        let terms = next.league.terms(fixture.id).map(|terms| terms.text()).unwrap_or_default();
        let words: Vec<&str> = terms.split_whitespace().chain(whistle.as_deref()).collect();
        let match_terms = Some(words.join(" ")).filter(|text| !text.is_empty());
        Ok(NewMatch {
            code: ids::code()?,
            spec: rules.spec,
            rules: rules.revision,
            terms: Terms {
                clock,
                access: Access::Open,
                // What is rolled stays rolled, also against a computer.
                takebacks: Takebacks::None,
                competition: Some(code),
                match_terms,
                ..Terms::default()
            },
            rated,
            seats,
            invitation: None,
            created_by,
            rematch_of: None,
        })
    })
    .await
}

/// The minute of the final whistle, drawn before the match and told to nobody (F-COMP-12, R-167).
fn whistle(app: &App, live: &Live) -> Result<Option<String>> {
    let is_timed = live.row.settings.clock == (Control::Tournament {});
    if !is_timed || times::book(&live.row.spec) != Some(Book::V3_0) {
        return Ok(None);
    }
    Ok(Some(format!("whistle={}", times::whistle(&mut dice::lots(&app.config)?))))
}

fn occupant(now: &Standing, fixture: &Fixture, seat: Seat) -> Occupant {
    match now.player_at(fixture, seat) {
        Some(Player::User { id, name, .. }) => Occupant::User { id: *id, name: name.clone() },
        Some(Player::Computer { level }) => Occupant::Computer { level: level.clone() },
        None => Occupant::Nobody,
    }
}

/// Only between two users with accounts, and not if one person is behind both.
async fn may_be_rated(app: &App, now: &Standing, fixture: &Fixture) -> Result<bool> {
    let account = |seat| match now.player_at(fixture, seat) {
        Some(Player::User { id, kind: Kind::Person | Kind::Bot, .. }) => Some(*id),
        _ => None,
    };
    Ok(match (account(Seat::Home), account(Seat::Away)) {
        (Some(home), Some(away)) => !app.store.is_one_hand(home, away).await?,
        _ => false,
    })
}

/// A match that is stored begins, and its players are told.
pub(super) async fn begin(app: &App, code: &str) -> Result<()> {
    lobby::begun(app, code).await.map(drop)
}

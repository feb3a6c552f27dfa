//! An organiser about to decide something: who may, about what, and in which words.

use super::organises;
use super::shapes::CompetitionTold;
use super::told::tell;
use crate::app::App;
use crate::competitions::live::{Giving, Live};
use crate::error::{Error, Result};
use crate::http::accounts::who::check_text;
use crate::http::extract::Json;
use crate::language::Language;
use crate::lobby::to_the_end;
use crate::store::accounts::User;
use crate::store::matches::Status;
use touchline_engine::Seat;

/// The longest reason, and the longest announcement.
pub(super) const LONGEST: usize = 500;

/// An organiser about to decide something.
pub(super) struct Organiser {
    pub(super) app: App,
    pub(super) user: User,
    pub(super) language: Language,
    pub(super) code: String,
}

impl Organiser {
    /// Write an entry, if nothing has changed since entry `seq`.
    pub(super) async fn decide(
        self,
        seq: i64,
        giving: impl FnOnce(&Live) -> Result<Giving> + Send + 'static,
    ) -> Result<Json<CompetitionTold>> {
        self.decide_about(seq, None, giving).await
    }

    /// The same, where somebody may come in with it, who is told.
    pub(super) async fn decide_about(
        self,
        seq: i64,
        newcomer: Option<User>,
        giving: impl FnOnce(&Live) -> Result<Giving> + Send + 'static,
    ) -> Result<Json<CompetitionTold>> {
        to_the_end(async move {
            let Self { app, user, language, code } = self;
            let mut turn = app.competitions.hold(&app, &code).await?;
            let live = turn.live()?;
            organises(live, &user)?;
            live.expect(seq)?;
            if let Some(newcomer) = &newcomer {
                super::replace::may_enter(&app, live, &user, newcomer).await?;
            }
            let giving = giving(live)?;
            live.read_links(&app).await?;
            plays_on(&app, live, &user, &giving).await?;
            live.give(&app, Some(&user), giving).await?;
            if let Some(newcomer) = &newcomer {
                super::replace::tell_newcomer(&app, live, &user, newcomer);
            }
            app.competitions.wake(&code);
            Ok(Json(tell(&app, live, Some(&user), language)))
        })
        .await
    }
}

/// Nobody decides a rated match away that they, or a program of theirs, play themselves.
async fn plays_on(app: &App, live: &Live, user: &User, giving: &Giving) -> Result<()> {
    let is_rated = |game: &&crate::store::matches::Match| game.rated && game.status == Status::Live;
    let rated: Vec<_> =
        live.links.iter().filter_map(|link| Some((link, link.game.as_ref().filter(is_rated)?))).collect();
    if rated.is_empty() {
        return Ok(());
    }
    let after = live.after(giving)?;
    for (link, game) in rated {
        if after.is_wanted(link) || !live.now.is_wanted(link) {
            continue;
        }
        for player in Seat::ALL.into_iter().filter_map(|seat| game.seats.user(seat)) {
            if player == user.id || app.store.is_one_hand(player, user.id).await? {
                return Err(Error::conflict("own-match"));
            }
        }
    }
    Ok(())
}

/// A reason, checked.
pub(super) fn reason(because: String) -> Result<Option<String>> {
    text("because", &because, LONGEST)?;
    Ok(Some(because))
}

/// A text for everybody to read: nothing in it is hidden, or turns round what stands beside it.
pub(super) fn text(field: &str, text: &str, most: usize) -> Result<()> {
    check_text(field, text, 1, most)?;
    if text.contains(is_hidden) {
        return Err(Error::bad("bad-text").case("control").text("field", field));
    }
    Ok(())
}

/// Characters without a shape, and those that change the direction of what follows.
fn is_hidden(char: char) -> bool {
    matches!(char, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_hide_nothing() {
        for good in ["rain", "sade: 2–1 (jää)", "àèìòù", "اليوم"] {
            assert!(text("because", good, LONGEST).is_ok(), "{good}");
        }
        for hidden in ['\u{200b}', '\u{200f}', '\u{202a}', '\u{202e}', '\u{2066}', '\u{2069}', '\0'] {
            assert!(text("because", &format!("a{hidden}b"), LONGEST).is_err(), "{}", hidden.escape_unicode());
        }
    }
}

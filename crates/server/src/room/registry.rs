//! All matches that are being played.

use crate::app::App;
use crate::error::Result;
use crate::store::matches::Match;

/// The rooms of all matches that are being played.
#[derive(Debug, Default)]
pub(crate) struct Rooms {}

impl Rooms {
    /// Everybody is there: the match is played from now on. The row says `live` already.
    pub(crate) fn begin(&self, _app: &App, _listed: Match) -> Result<()> {
        Ok(())
    }
}

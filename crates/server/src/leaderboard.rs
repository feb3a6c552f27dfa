//! The leaderboard: who is best in a game and time class. A table is read from the storage at most once a
//! minute, however many ask for however many places in it.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::Mutex;

use crate::app::App;
use crate::error::Result;
use crate::room::terms::TimeClass;
use crate::store::accounts::Kind;
use crate::store::ratings::Ranked;
use crate::time::Millis;

/// How long a table is shown before it is read again.
const FRESH: Millis = 60_000;

/// The places that are listed, with names.
pub(crate) const LISTED: usize = 1000;

/// The places that are counted: whoever is behind all of these shares the last one.
const COUNTED: i64 = 100_000;

/// Which table: the game, the class, and who is in it.
pub(crate) type Which = (&'static str, TimeClass, Kind);

/// All tables that somebody has asked for: a few for each game.
#[derive(Debug, Default)]
pub(crate) struct Leaderboard {
    tables: Mutex<HashMap<Which, Arc<Table>>>,
}

/// Everybody who is known well enough, best first.
#[derive(Debug)]
pub(crate) struct Table {
    /// When it was read, in steady time.
    read: Millis,
    /// The listed places.
    pub(crate) best: Vec<Ranked>,
    /// The points of all that are counted.
    points: Vec<f64>,
}

impl Table {
    /// The place of somebody with these points; equals share one.
    pub(crate) fn place(&self, points: f64) -> usize {
        self.points.partition_point(|other| *other > points) + 1
    }

    /// How many are in it.
    pub(crate) fn len(&self) -> usize {
        self.points.len()
    }
}

impl Leaderboard {
    /// A table as it was at most a minute ago.
    pub(crate) async fn table(&self, app: &App, which: Which) -> Result<Arc<Table>> {
        let steady = app.time.steady_millis();
        // Held while it is read: whoever else wants it waits for this read and begins no other.
        let mut tables = self.tables.lock().await;
        if let Some(table) = tables.get(&which).filter(|table| steady - table.read < FRESH) {
            return Ok(table.clone());
        }
        let (game, class, kind) = which;
        let key = (game, class.word(), kind);
        let (best, points) = app.store.rating_table(key, app.time.now(), LISTED, COUNTED).await?;
        let table = Arc::new(Table { read: steady, best, points });
        tables.insert(which, table.clone());
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place() {
        let table = Table { read: 0, best: Vec::new(), points: vec![1700.0, 1600.0, 1600.0, 1500.0] };
        let places = [1800.0, 1700.0, 1650.0, 1600.0, 1500.0, 1400.0].map(|points| table.place(points));
        assert_eq!(places, [1, 1, 2, 2, 4, 5]);
    }
}

//! Sweeping up behind those who have gone.

use std::ops::ControlFlow;

use crate::app::App;
use crate::room::terms::Control;
use crate::store::matches::Status;
use crate::time::HOUR;

/// Most open matches looked at in one sweep.
const MOST: i64 = 10_000;

/// Sweep every hour, until the storage is closed.
pub(crate) async fn run(app: App) {
    let mut go_on = ControlFlow::Continue(());
    while go_on.is_continue() {
        app.time.reach(app.time.now() + HOUR).await;
        go_on = sweep(&app).await;
    }
}

async fn sweep(app: &App) -> ControlFlow<()> {
    let swept = async {
        let swept = app.store.sweep(app.time.now()).await?;
        Ok((swept, expire(app).await?))
    };
    match swept.await {
        Ok((swept, expired)) => {
            tracing::debug!(sessions = swept.sessions, guests = swept.guests, expired, "swept");
        }
        Err(sqlx::Error::PoolClosed) => return ControlFlow::Break(()),
        Err(error) => tracing::warn!(%error, "sweeping failed; the next hour tries again"),
    }
    ControlFlow::Continue(())
}

/// Withdraw matches at the table that nobody has joined for an hour: whoever made them has long gone, and would lose on time. How many.
async fn expire(app: &App) -> Result<usize, sqlx::Error> {
    let mut expired = 0;
    for listed in app.store.matches_with(Status::Open, MOST).await? {
        let live = matches!(listed.terms.clock, Control::Live { .. });
        if live && listed.created_at + HOUR <= app.time.now() && app.store.withdraw_match(listed.id).await? {
            expired += 1;
        }
    }
    Ok(expired)
}

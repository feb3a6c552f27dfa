//! Sweeping up behind those who have gone.

use std::ops::ControlFlow;

use crate::app::App;
use crate::time::Millis;

/// From one sweep to the next.
const HOUR: Millis = 60 * 60 * 1000;

/// Sweep every hour, until the storage is closed.
pub(crate) async fn run(app: App) {
    let mut go_on = ControlFlow::Continue(());
    while go_on.is_continue() {
        app.time.reach(app.time.now() + HOUR).await;
        go_on = sweep(&app).await;
    }
}

async fn sweep(app: &App) -> ControlFlow<()> {
    match app.store.sweep(app.time.now()).await {
        Ok(swept) => tracing::debug!(sessions = swept.sessions, guests = swept.guests, "swept"),
        Err(sqlx::Error::PoolClosed) => return ControlFlow::Break(()),
        Err(error) => tracing::warn!(%error, "sweeping failed; the next hour tries again"),
    }
    ControlFlow::Continue(())
}

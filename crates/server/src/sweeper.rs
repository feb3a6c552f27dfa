//! Periodic clean-up.

use std::ops::ControlFlow;

use crate::app::App;
use crate::competitions;
use crate::competitions::runner::DUTY;
use crate::error::Result;
use crate::fair::Party;
use crate::nodes::has_duty;
use crate::room::terms::Control;
use crate::time::{DAY, HOUR, Millis};

/// How many matches are looked up at a time.
const GROUP: i64 = 100;

/// Sweep every hour, until the storage is closed.
pub(crate) async fn run(app: App) {
    let mut go_on = ControlFlow::Continue(());
    while go_on.is_continue() {
        app.time.reach(app.time.now() + HOUR).await;
        if has_duty(&app, DUTY).await.unwrap_or(false) {
            go_on = sweep(&app).await;
        }
    }
}

async fn sweep(app: &App) -> ControlFlow<()> {
    let now = app.time.now();
    let ago = |days: u32| now - Millis::from(days) * DAY;
    let config = &app.config;
    // Live matches nobody joins within an hour: their creator has long gone, and would lose on time.
    let open = [now - HOUR, ago(config.guest_open_days), ago(config.open_days)];
    let swept = async {
        let swept = app.store.sweep(now).await?;
        let forgotten = app.store.forget_open(open).await?;
        let days = [ago(config.guest_open_days), ago(config.open_days)];
        if let Err(error) = competitions::forget_unstarted(app, days).await {
            tracing::warn!(error = error.code(), "competitions stay that nobody starts");
        }
        if app.nodes.is_some() {
            app.store.forget_nodes(DAY).await?;
        }
        let called_off = call_off(app, [ago(config.guest_idle_days), ago(config.idle_days)]).await?;
        Ok((swept, forgotten, called_off))
    };
    match swept.await {
        Ok((swept, forgotten, called_off)) => {
            tracing::debug!(sessions = swept.sessions, guests = swept.guests, forgotten, called_off, "swept");
        }
        Err(sqlx::Error::PoolClosed) => return ControlFlow::Break(()),
        Err(error) => tracing::warn!(%error, "sweeping failed; the next hour tries again"),
    }
    ControlFlow::Continue(())
}

/// Call off matches without activity that no clock ends, one after another; returns how many.
async fn call_off(app: &App, since: [Millis; 2]) -> Result<usize, sqlx::Error> {
    let (mut called_off, mut last) = (0, 0);
    loop {
        let group = app.store.idle_matches(last, since, GROUP).await?;
        let Some(end) = group.last() else { return Ok(called_off) };
        last = end.id;
        for listed in group {
            // A clock ends its match itself, unless the match cannot be played by this program.
            let who = Party::of_match(app, &listed);
            if listed.terms.clock != (Control::None {}) && app.rooms.find(app, &listed, who).await.is_ok() {
                continue;
            }
            let seq = app.store.last_step(listed.id).await?.map_or(0, |step| step.seq);
            match app.rooms.expire(app, &listed, seq).await {
                Ok(()) => called_off += 1,
                Err(error) => tracing::warn!(code = listed.code, error = error.code(), "a match goes on"),
            }
        }
    }
}

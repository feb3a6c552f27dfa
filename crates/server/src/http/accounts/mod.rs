//! Accounts: guests, people and their bots, their credentials, their history, and how to export or close an
//! account.

mod blocks;
mod close;
pub(crate) mod export;
mod password;
mod profile;
mod register;
mod sessions;
mod tokens;
pub(crate) mod who;

use utoipa_axum::router::OpenApiRouter;

use crate::app::App;

/// The paths of this folder.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(register::routes())
        .merge(sessions::routes())
        .merge(password::routes())
        .merge(tokens::routes())
        .merge(profile::routes())
        .merge(blocks::routes())
        .merge(export::routes())
        .merge(close::routes())
}

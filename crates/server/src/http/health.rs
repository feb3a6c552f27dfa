//! For the operator: is the server alive, is it ready, what is it doing.

use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::CONTENT_TYPE;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::{Error, Problem, Result};
use crate::http::extract::Json;
use crate::store::fault::Fault;

/// Storage that takes longer to respond is not ready.
const PATIENCE: Duration = Duration::from_secs(3);

/// The paths of this file.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(healthz)).routes(routes!(readyz)).routes(routes!(metrics))
}

/// The state of the server.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Health {
    /// `alive` or `ready`.
    status: &'static str,
    /// The running version.
    version: &'static str,
}

impl Health {
    const fn new(status: &'static str) -> Self {
        Self { status, version: env!("CARGO_PKG_VERSION") }
    }
}

/// Liveness: if there is no response, restart the process.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, body = Health)))]
async fn healthz() -> Json<Health> {
    Json(Health::new("alive"))
}

/// Readiness: while this is refused, route clients elsewhere or let them wait.
#[utoipa::path(get, path = "/readyz", tag = "operations", responses((status = 200, body = Health), (status = 503, body = Problem)))]
async fn readyz(State(app): State<App>) -> Result<Json<Health>> {
    if app.stopping.is_cancelled() {
        return Err(Error::unavailable("stopping"));
    }
    if app.metrics.is_journal_stuck() {
        return Err(Error::unavailable("journal-stuck"));
    }
    match tokio::time::timeout(PATIENCE, app.store.is_ready()).await.unwrap_or(Err(Fault::Silent)) {
        Ok(()) => Ok(Json(Health::new("ready"))),
        Err(fault) => Err(fault.into()),
    }
}

/// Metrics in the `OpenMetrics` text format, which Prometheus reads.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, body = String, content_type = "application/openmetrics-text")))]
async fn metrics(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text())
}

//! What a browser is shown at `/`: what this is, how much is going on, and where to go from here. Everything comes from this program and nothing is written
//! into the page that the content policy would not allow from a file: no style and no script inside of it.

use axum::Router;
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::routing::get;

use crate::app::App;
use crate::error::Result;
use crate::store::matches::Status;

const PAGE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/page.css");

/// Where a count ends: nobody needs to know more precisely.
const MOST: i64 = 1000;

/// The paths of this file; they are for people, so the document does not have them.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/", get(page)).route("/page.css", get(style))
}

type Headers = [(HeaderName, &'static str); 2];

/// A new version of the program shows its own page at once.
const fn headers(kind: &'static str) -> Headers {
    [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")]
}

async fn page(State(app): State<App>) -> Result<(Headers, String)> {
    let open = app.store.count_listed(Status::Open, MOST).await?;
    let live = app.store.count_listed(Status::Live, MOST).await?;
    let page = PAGE
        .replace("{version}", env!("CARGO_PKG_VERSION"))
        .replace("{open}", &counted(open))
        .replace("{live}", &counted(live));
    Ok((headers("text/html; charset=utf-8"), page))
}

async fn style() -> (Headers, &'static str) {
    (headers("text/css; charset=utf-8"), STYLE)
}

fn counted(count: i64) -> String {
    if count < MOST { count.to_string() } else { format!("{MOST}+") }
}

//! Extractors with our own refusals: whatever is wrong with a request, the response is a
//! [`Problem`](crate::error::Problem).

use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::Error;
use crate::http::complaint;
use crate::http::fallback::body_too_long;

/// A JSON body, in both directions.
#[derive(Debug, FromRequest)]
#[from_request(via(axum::Json), rejection(Error))]
pub(crate) struct Json<T>(pub(crate) T);

/// The variable parts of a path.
#[derive(Debug, FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Error))]
pub(crate) struct Path<T>(pub(crate) T);

/// The query string.
#[derive(Debug, FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Error))]
pub(crate) struct Query<T>(pub(crate) T);

/// A request that opens a WebSocket.
#[derive(Debug)]
pub(crate) struct Upgrade(pub(crate) WebSocketUpgrade);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        upgrade.map(Self).map_err(|_| Error::bad("not-a-websocket"))
    }
}

/// A body of plain text.
#[derive(Debug)]
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("text/plain") {
            return Err(Error::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-text"));
        }
        let body =
            Bytes::from_request(request, state).await.map_err(|_| Error::bad("bad-body").case("broken"))?;
        let text = String::from_utf8(body.into());
        text.map(Self).map_err(|_| Error::bad("bad-text").case("utf-8"))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => body_too_long(),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
            _ => Self::bad("bad-body").case("content").text("detail", complaint::of_body(&rejection)),
        }
    }
}

impl From<PathRejection> for Error {
    fn from(rejection: PathRejection) -> Self {
        Self::bad("bad-path").text("detail", complaint::of_path(&rejection))
    }
}

impl From<QueryRejection> for Error {
    fn from(rejection: QueryRejection) -> Self {
        Self::bad("bad-query").text("detail", complaint::of_query(&rejection))
    }
}

//! What a request carries, read with our own refusals: whatever is wrong with it, the answer is a
//! [`Problem`](crate::error::Problem).

use axum::body::Bytes;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::Error;

/// A body of JSON, in both directions.
#[derive(Debug, FromRequest)]
#[from_request(via(axum::Json), rejection(Error))]
pub(crate) struct Json<T>(pub(crate) T);

/// The variable parts of a path.
#[derive(Debug, FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Error))]
pub(crate) struct Path<T>(pub(crate) T);

/// What stands behind the question mark.
#[derive(Debug, FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Error))]
pub(crate) struct Query<T>(pub(crate) T);

/// A body of plain text.
#[derive(Debug)]
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("text/plain") {
            let sentence = "The body has to be text: send it with Content-Type: text/plain.";
            return Err(Error::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-text", sentence));
        }
        let body = Bytes::from_request(request, state)
            .await
            .map_err(|_| Error::bad("bad-body", "The body broke off."))?;
        let text = String::from_utf8(body.into());
        text.map(Self).map_err(|_| Error::bad("bad-text", "The body is not text in UTF-8."))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl From<JsonRejection> for Error {
    fn from(rejection: JsonRejection) -> Self {
        let (status, code) = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => (StatusCode::PAYLOAD_TOO_LARGE, "body-too-long"),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
            _ => (StatusCode::BAD_REQUEST, "bad-body"),
        };
        Self::new(status, code, sentence("The body", &rejection.body_text()))
    }
}

impl From<PathRejection> for Error {
    fn from(rejection: PathRejection) -> Self {
        Self::bad("bad-path", sentence("The path", &rejection.body_text()))
    }
}

impl From<QueryRejection> for Error {
    fn from(rejection: QueryRejection) -> Self {
        Self::bad("bad-query", sentence("The query", &rejection.body_text()))
    }
}

/// What the library complains about, without its words for what it did then: whoever asks wants to know what
/// is wrong with which field.
fn sentence(what: &str, complaint: &str) -> String {
    let complaint = complaint.trim_end_matches('.');
    match complaint.strip_prefix("Failed to ").and_then(|rest| rest.split_once(": ")) {
        Some((_, detail)) => format!("{what} is not what is wanted here: {detail}."),
        None => format!("{complaint}."),
    }
}

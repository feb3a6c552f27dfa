//! What goes wrong, as a client is told: a status, a code for programs and a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use touchline_engine::{Message, RecordError, Refusal};
use touchline_words::Words;
use utoipa::ToSchema;

use crate::store::fault::Fault;

/// The result of whatever a request asks for.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a request is refused, or what broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Error {
    status: StatusCode,
    code: String,
    sentence: String,
    /// After how many seconds to try again.
    retry_after: Option<u64>,
    /// What is the matter with the storage, where that is the cause.
    fault: Option<Fault>,
}

/// The body of every answer that is not a success.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    pub(crate) error: ProblemDetail,
}

/// What is wrong.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ProblemDetail {
    /// A word for programs: it stays the same from version to version.
    pub(crate) code: String,
    /// A sentence for people: what is wrong and what would be right.
    pub(crate) message: String,
}

impl Error {
    /// A refusal with its code and sentence.
    pub(crate) fn new(status: StatusCode, code: &str, sentence: impl Into<String>) -> Self {
        Self { status, code: code.into(), sentence: sentence.into(), retry_after: None, fault: None }
    }

    /// What was sent makes no sense.
    pub(crate) fn bad(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, sentence)
    }

    /// Nobody has said who they are, or what they said is not true.
    pub(crate) fn unauthorized(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, sentence)
    }

    /// They may not.
    pub(crate) fn forbidden(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, sentence)
    }

    /// There is no such thing, or it is none of their business.
    pub(crate) fn missing(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, sentence)
    }

    /// It does not fit what is the case now.
    pub(crate) fn conflict(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, sentence)
    }

    /// Too often.
    pub(crate) fn too_often(seconds: u64) -> Self {
        let sentence = format!("That was too often: try again in {seconds} s.");
        Self { retry_after: Some(seconds), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too-often", sentence) }
    }

    /// As much is kept of what somebody did in a day as may be.
    pub(crate) fn too_much_kept(seconds: u64, megabytes: u32) -> Self {
        let sentence = format!(
            "So much was sent from here today that nothing more is kept ({megabytes} MiB a day): try again in {seconds} s."
        );
        Self {
            retry_after: Some(seconds),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too-much-kept", sentence)
        }
    }

    /// Not at this moment.
    pub(crate) fn unavailable(code: &str, sentence: impl Into<String>) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, code, sentence)
    }

    /// A fault of ours: told to the log in full, to the client not at all.
    pub(crate) fn internal(cause: impl std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request failed");
        let sentence = "Something went wrong on the server; nothing was changed.";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", sentence)
    }

    /// What the rules refuse, in words.
    pub(crate) fn refused(words: &Words, refusal: &Refusal) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, &refusal.key, words.say(refusal))
    }

    /// What is wrong with a record, with the line at fault.
    pub(crate) fn record(words: &Words, error: &RecordError) -> Self {
        let line = i64::try_from(error.line).unwrap_or(i64::MAX);
        let said = Message::new("at-line").number("line", line).text("text", words.say(&error.refusal));
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, &error.refusal.key, words.say(&said))
    }

    /// The code for programs.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// Whether the storage is at fault in a way that may pass by itself.
    pub(crate) fn may_pass(&self) -> bool {
        self.fault.is_some_and(|fault| fault != Fault::Damaged)
    }

    /// The body.
    pub(crate) fn problem(self) -> Problem {
        Problem { error: ProblemDetail { code: self.code, message: self.sentence } }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, retry_after, fault) = (self.status, self.retry_after, self.fault);
        let mut response = (status, Json(self.problem())).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert("retry-after", seconds.into());
        }
        if let Some(fault) = fault {
            response.extensions_mut().insert(fault);
        }
        response
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        // PostgreSQL keeps no text with a zero character in it (SQLSTATE 22021); nothing that we write
        // ourselves has one.
        if error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("22021")) {
            return Self::bad("bad-text", "Text must not contain the character zero.");
        }
        match Fault::of(&error) {
            Some(fault) => {
                tracing::error!(%error, "a request failed");
                fault.into()
            }
            None => Self::internal(error),
        }
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self { fault: Some(fault), ..Self::unavailable(fault.word(), fault.sentence()) }
    }
}

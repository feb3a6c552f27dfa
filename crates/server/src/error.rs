//! What goes wrong, as a message: a status, a key with its arguments, no sentence. The sentence is said where
//! the answer leaves the server, in the language of whoever asked ([`crate::language`]).

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use touchline_engine::{Message, RecordError, Refusal};
use touchline_protocol::to_client::ProblemDetail;
use utoipa::ToSchema;

use crate::language::Language;
use crate::store::fault::Fault;

/// The result of whatever a request asks for.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a request is refused, or what broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Error {
    status: StatusCode,
    /// The key is the code for programs.
    message: Message,
    /// The line of a record that is at fault, counted from 1.
    line: Option<i64>,
    /// After how many seconds to try again.
    retry_after: Option<u64>,
    /// What is wrong with the storage, where that is the cause.
    fault: Option<Fault>,
}

/// The body of every answer that is not a success.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    pub(crate) error: ProblemDetail,
}

impl Error {
    /// A refusal by its key; arguments are added with [`Error::number`] and [`Error::text`].
    pub(crate) fn new(status: StatusCode, key: &str) -> Self {
        Self::of(status, Message::new(key))
    }

    fn of(status: StatusCode, message: Message) -> Self {
        Self { status, message, line: None, retry_after: None, fault: None }
    }

    /// 400: the request is malformed or a value is out of bounds.
    pub(crate) fn bad(key: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, key)
    }

    /// 401: the caller is not signed in, or the credentials are wrong.
    pub(crate) fn unauthorized(key: &str) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, key)
    }

    /// 403: the caller is not allowed to do this.
    pub(crate) fn forbidden(key: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, key)
    }

    /// 404: there is no such thing, or the caller may not know that there is.
    pub(crate) fn missing(key: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, key)
    }

    /// 409: the request does not fit the present state.
    pub(crate) fn conflict(key: &str) -> Self {
        Self::new(StatusCode::CONFLICT, key)
    }

    /// 429: too many requests.
    pub(crate) fn too_often(seconds: u64) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-often").number("seconds", seconds).retry_after(seconds)
    }

    /// 429: the caller has stored as much today as one may.
    pub(crate) fn too_much_kept(seconds: u64, megabytes: u32) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-much-kept")
            .number("seconds", seconds)
            .number("megabytes", megabytes)
            .retry_after(seconds)
    }

    /// 503: not possible at the moment.
    pub(crate) fn unavailable(key: &str) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, key)
    }

    /// 500: a fault of the server. The log has the cause, the client is not told.
    pub(crate) fn internal(cause: impl std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// 422: the rules refuse it.
    pub(crate) fn refused(refusal: &Refusal) -> Self {
        Self::of(StatusCode::UNPROCESSABLE_ENTITY, refusal.clone())
    }

    /// 422: a record is wrong. The line at fault is among the arguments and begins the sentence.
    pub(crate) fn record(error: &RecordError) -> Self {
        let line = i64::try_from(error.line).unwrap_or(i64::MAX);
        Self { line: Some(line), ..Self::refused(&error.refusal) }.number("line", line)
    }

    /// With a number.
    pub(crate) fn number(mut self, name: &'static str, value: impl TryInto<i64>) -> Self {
        self.message = self.message.number(name, value.try_into().unwrap_or(i64::MAX));
        self
    }

    /// With text that the sentence repeats as it is.
    pub(crate) fn text(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.message = self.message.text(name, value);
        self
    }

    /// With something the client sent, cut short and made fit to be shown.
    pub(crate) fn quoted(mut self, name: &'static str, given: &str) -> Self {
        self.message = self.message.quoted(name, given);
        self
    }

    /// Which of the sentences of its key it is, where one code has several.
    pub(crate) fn case(self, case: &'static str) -> Self {
        self.text("case", case)
    }

    fn retry_after(self, seconds: u64) -> Self {
        Self { retry_after: Some(seconds), ..self }
    }

    /// The code for programs.
    pub(crate) fn code(&self) -> &str {
        &self.message.key
    }

    /// Whether the storage is at fault in a way that may pass by itself.
    pub(crate) fn may_pass(&self) -> bool {
        self.fault.is_some_and(|fault| fault != Fault::Damaged)
    }

    /// The body, with its sentence in a language.
    pub(crate) fn problem(self, language: Language) -> Problem {
        let words = language.words();
        let mut sentence = words.say(&self.message);
        if let Some(line) = self.line {
            sentence = words.say(&Message::new("at-line").number("line", line).text("text", sentence));
        }
        let args = self.message.args.into_iter().map(|(name, arg)| (name, arg.into())).collect();
        Problem { error: ProblemDetail { code: self.message.key, message: sentence, args } }
    }
}

/// For logs: the key and its arguments.
impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message.fmt(f)
    }
}

/// An answer without a body: [`crate::http::language::layer`] knows the language and writes it.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert("retry-after", seconds.into());
        }
        if let Some(fault) = self.fault {
            response.extensions_mut().insert(fault);
        }
        response.extensions_mut().insert(self);
        response
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        // PostgreSQL keeps no text with a zero character in it (SQLSTATE 22021); nothing that we write
        // ourselves has one.
        if error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("22021")) {
            return Self::bad("bad-text").case("zero");
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
        Self { fault: Some(fault), ..Self::unavailable(fault.word()) }
    }
}

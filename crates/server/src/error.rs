//! Errors as messages: a status, a key with its arguments, no sentence. The sentence is rendered where the
//! response leaves the server, in the caller's language ([`crate::language`]).

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use touchline_engine::{Message, RecordError, Refusal};
use touchline_protocol::to_client::ProblemDetail;
use utoipa::ToSchema;

use crate::language::Language;
use crate::store::fault::Fault;

/// The result of handling a request.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

/// In seconds.
const HOUR: u64 = 60 * 60;

/// Why a request is refused, or what broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Error {
    status: StatusCode,
    /// Its key is the code for programs.
    message: Message,
    /// The faulty line of a record, from 1.
    line: Option<i64>,
    /// After how many seconds to retry.
    retry_after: Option<u64>,
    /// The fault of the storage, if that is the cause.
    fault: Option<Fault>,
}

/// The body of every response that is not a success.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    pub(crate) error: ProblemDetail,
}

impl Error {
    /// A refusal by its key; [`Error::number`] and [`Error::text`] add arguments.
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

    /// 409: the request does not fit the current state.
    pub(crate) fn conflict(key: &str) -> Self {
        Self::new(StatusCode::CONFLICT, key)
    }

    /// 429: too many requests.
    pub(crate) fn too_often(seconds: u64) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-often").number("seconds", seconds).retry_after(seconds)
    }

    /// 429: the caller has stored as much in a day as allowed. The sentence counts a long wait in hours.
    pub(crate) fn too_much_kept(seconds: u64, megabytes: u32) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-much-kept")
            .number("seconds", seconds)
            .number("hours", if seconds < HOUR { 0 } else { seconds.div_ceil(HOUR) })
            .number("megabytes", megabytes)
            .retry_after(seconds)
    }

    /// 503: not possible at the moment.
    pub(crate) fn unavailable(key: &str) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, key)
    }

    /// 500: a fault of the server. The cause goes to the log, not to the client.
    pub(crate) fn internal(cause: impl std::fmt::Display) -> Self {
        tracing::error!(%cause, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }

    /// 422: the rules refuse it.
    pub(crate) fn refused(refusal: &Refusal) -> Self {
        Self::of(StatusCode::UNPROCESSABLE_ENTITY, refusal.clone())
    }

    /// 422: a record is wrong. The faulty line is among the arguments and begins the sentence.
    pub(crate) fn record(error: &RecordError) -> Self {
        let line = i64::try_from(error.line).unwrap_or(i64::MAX);
        Self { line: Some(line), ..Self::refused(&error.refusal) }.number("line", line)
    }

    /// Add a number.
    pub(crate) fn number(mut self, name: &'static str, value: impl TryInto<i64>) -> Self {
        self.message = self.message.number(name, value.try_into().unwrap_or(i64::MAX));
        self
    }

    /// Add text that the sentence repeats verbatim.
    pub(crate) fn text(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.message = self.message.text(name, value);
        self
    }

    /// Add something the client sent, shortened and made safe to show.
    pub(crate) fn quoted(mut self, name: &'static str, given: &str) -> Self {
        self.message = self.message.quoted(name, given);
        self
    }

    /// Choose a sentence, where one code has several.
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

    /// Whether the rules refuse it.
    pub(crate) fn is_refusal(&self) -> bool {
        self.status == StatusCode::UNPROCESSABLE_ENTITY
    }

    /// Whether the storage has a fault that may be temporary.
    pub(crate) fn may_pass(&self) -> bool {
        self.fault.is_some_and(|fault| fault != Fault::Damaged)
    }

    /// For whoever starts the server: the sentence in English.
    pub(crate) fn at_start(self) -> anyhow::Error {
        anyhow::Error::msg(self.problem(Language::default()).error.message)
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

/// A response without a body: [`crate::http::language::layer`] knows the language and adds it.
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
        // PostgreSQL stores no text with a NUL character (SQLSTATE 22021); nothing we write ourselves has
        // one.
        if error.as_database_error().is_some_and(|error| error.code().as_deref() == Some("22021")) {
            return Self::bad("bad-text").case("zero");
        }
        // Whoever asks again finds the next server.
        if matches!(error, sqlx::Error::PoolClosed) {
            return Self::unavailable("stopping");
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

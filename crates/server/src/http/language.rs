//! Gives refusals their body, in the caller's language.

use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, VARY};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::error::Error;
use crate::language::Language;

/// Render the sentence of a refusal.
pub(crate) async fn layer(language: Language, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<Error>() else { return response };
    let (mut said, bare) = (axum::Json(error.problem(language)).into_response(), response.into_parts().0);
    *said.status_mut() = bare.status;
    *said.extensions_mut() = bare.extensions;
    said.headers_mut().extend(bare.headers);
    said.headers_mut().insert(CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
    said.headers_mut().append(VARY, ACCEPT_LANGUAGE.into());
    said
}

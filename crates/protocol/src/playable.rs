//! A game that can be played over the wire.

use serde::Serialize;
use touchline_ai::Evaluate;

/// A game whose views can be told as JSON.
pub trait Playable: Evaluate {
    /// A view, to be written as structured JSON: a server writes thousands of them a second, so no tree is
    /// built.
    fn told<'a>(&'a self, view: &'a Self::View) -> impl Serialize + 'a;
}

/// What is there, and may be `null`.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct OrNull<T>(pub(crate) Option<T>);

//! A game that can be played over the wire.

use serde::Serialize;
use touchline_ai::Evaluate;

use crate::layout::Layout;

/// A game whose views can be told as JSON.
pub trait Playable: Evaluate {
    /// A view, to be written as structured JSON: a server writes thousands of them a second, so no tree is
    /// built.
    fn told<'a>(&'a self, view: &'a Self::View) -> impl Serialize + 'a;

    /// What a client needs to lay out a whole set-up at once, where one is asked for.
    fn layout(&self, _: &Self::State) -> Option<Layout> {
        None
    }
}

/// What is there, and may be `null`.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct OrNull<T>(pub(crate) Option<T>);

//! A game that can be played over the wire.

use serde::Serialize;
use touchline_ai::Explain;

use crate::layout::Layout;

/// A game whose views can be written as JSON.
pub trait Playable: Explain {
    /// A view as structured JSON. Serialised directly, without building a tree: a server writes thousands of
    /// them per second.
    fn told<'a>(&'a self, view: &'a Self::View) -> impl Serialize + 'a;

    /// What a client needs to lay out a whole set-up at once, if one is asked for.
    fn layout(&self, _: &Self::State) -> Option<Layout> {
        None
    }
}

/// A field that is present, and may be `null`.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct OrNull<T>(pub(crate) Option<T>);

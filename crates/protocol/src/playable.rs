//! A game that can be played over the wire.

use serde::Serialize;
use touchline_ai::Explain;

use crate::layout::Layout;
use crate::ways::Way;

/// A game whose views can be written as JSON.
pub trait Playable: Explain {
    /// A view as structured JSON. Serialised directly, without building a tree: a server writes thousands of
    /// them per second.
    fn told<'a>(&'a self, view: &'a Self::View) -> impl Serialize + 'a;

    /// What a client needs to lay out a whole set-up at once, if one is asked for.
    fn layout(&self, _: &Self::State) -> Option<Layout> {
        None
    }

    /// The cheapest ways to the places within reach, if whoever is asked can go somewhere; a way follows only
    /// earlier ones.
    fn ways(&self, _: &Self::State) -> Vec<Way> {
        Vec::new()
    }

    /// How many pieces can still move, at most, where a seat is asked for moves one by one.
    fn moves(&self, _: &Self::State, _: &[Self::Action]) -> Option<u8> {
        None
    }

    /// The moments of windows, as the argument `window` of their questions names them: each that any rules of
    /// the game have.
    fn moments(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A field that is present, and may be `null`.
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct OrNull<T>(pub(crate) Option<T>);

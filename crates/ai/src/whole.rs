//! Whole actions: what a person means by one.

/// The answers that make up one action, given by one seat without dice between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole<A, S> {
    /// The answers in order: the first answers the decision that is due. Never empty.
    pub answers: Vec<A>,
    /// The position after the last.
    pub after: S,
}

//! Yellow and red cards.

//! Goal attempt.

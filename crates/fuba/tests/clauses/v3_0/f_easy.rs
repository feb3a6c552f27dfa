//! Easy situation.

//! End of the halves and of the match.

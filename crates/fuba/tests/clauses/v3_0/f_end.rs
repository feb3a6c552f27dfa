//! End of half and match.

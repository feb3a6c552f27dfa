//! The rest of a competition, many times.

//! Many matches at once.

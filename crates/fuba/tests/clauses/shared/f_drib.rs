//! Dribbling.

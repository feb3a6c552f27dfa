//! Target area.

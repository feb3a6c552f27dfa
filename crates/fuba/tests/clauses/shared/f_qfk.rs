//! Quick free kick.

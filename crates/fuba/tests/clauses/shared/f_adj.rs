//! Positioning.

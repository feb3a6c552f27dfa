//! Player movement.

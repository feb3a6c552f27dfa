//! Moving the closest player.

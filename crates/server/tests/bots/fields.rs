//! What docs/api.md says that a bot is told is what it is told: every field, and no other.

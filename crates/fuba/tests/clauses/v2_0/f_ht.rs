//! Change of formation at half-time.

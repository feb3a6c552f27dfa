//! Set-ups.

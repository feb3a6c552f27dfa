//! Setup.

//! Examples printed in the rulebooks.

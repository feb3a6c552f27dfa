//! Examples printed in the rulebook.

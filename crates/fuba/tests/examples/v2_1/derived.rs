//! Examples computed from the clauses.

//! Examples computed from the clauses, comparing the editions.

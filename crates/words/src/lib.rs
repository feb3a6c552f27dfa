//! Every sentence a person reads about a match.

//! Order and structure of actions.

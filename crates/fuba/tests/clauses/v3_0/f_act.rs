//! Order and choice of actions.

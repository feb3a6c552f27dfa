//! Ball value modifications before the dice.

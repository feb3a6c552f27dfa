//! Ball value modifications.

//! `touchline analyse`: what a recorded match has to teach.

pub(crate) mod html;

//! The server: people and programs play each other, watch, and come back later.
//!
//! [`Server::open`] opens the storage, takes up every match where it stood and has everything ready;
//! [`Server::serve`] answers requests until it is told to stop. What a match is and what its seats are shown
//! is in `room`, where it is kept in `store`, what can be asked in `http`.

pub mod admin;
mod analyses;
mod app;
mod auth;
pub mod client;
pub mod config;
mod connections;
mod dice;
mod doors;
mod error;
mod fair;
pub mod files;
mod http;
mod ids;
mod language;
mod lobby;
pub mod logs;
pub mod metrics;
mod names;
mod news;

mod pairing;
mod password;
mod proposal;
mod ratings;
mod room;
pub mod store;
mod sweeper;
mod talk;
mod thinkers;
pub mod time;

pub use app::{App, Server};
pub use config::Config;

//! The server: people and programs play each other, watch, and come back later.
//!
//! [`Server::open`] opens the storage, restores every match and gets everything ready; [`Server::serve`]
//! answers requests until it is told to stop. Matches and what their seats see are in `room`, storage is in
//! `store`, the API in `http`.

pub mod admin;
mod analyses;
mod app;
mod auth;
pub mod client;
mod competitions;
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
mod leaderboard;
mod lobby;
pub mod logs;
pub mod metrics;
mod names;
mod news;
mod nodes;
mod pairing;
mod password;
mod proposal;
mod push;
mod ratings;
mod room;
mod sabotage;
#[cfg(test)]
mod sim;
pub mod store;
mod sweeper;
mod talk;
mod thinkers;
pub mod time;
mod wall;

pub use app::{App, Server};
pub use config::Config;

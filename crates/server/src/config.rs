//! What a server is told when it starts. Every field has a value that is sensible on anybody's machine.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use serde::Deserialize;

use crate::time::Time;

/// The settings of a server; the same words in the configuration file.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// `postgres://...`, or `sqlite:FILE`; by itself a file in the data folder.
    pub database: Option<String>,
    /// Where everything is kept that is not in another database.
    pub data_dir: PathBuf,
    /// The address people use, where a proxy stands before the server (`https://play.example.org`): for links, cookies and origins.
    pub public_url: Option<String>,
    /// Addresses of proxies whose word about the client's address is believed.
    pub trusted_proxies: Vec<std::net::IpAddr>,
    /// How many computer opponents think at the same time; none: half the cores.
    pub thinkers: Option<usize>,
    /// Seconds that a lost opponent has to come back in a live match.
    pub grace_seconds: u32,
    /// Requests a minute that one address may make without an account; an account may make ten times as many.
    pub requests_per_minute: u32,
    /// How often a minute somebody at one address may sign in, register, begin as a guest or recover an account.
    pub sign_ins_per_minute: u32,
    /// The time: not in the file.
    #[serde(skip, default = "Time::system")]
    pub time: Time,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 7878)),
            database: None,
            data_dir: PathBuf::from("touchline-data"),
            public_url: None,
            trusted_proxies: Vec::new(),
            thinkers: None,
            grace_seconds: 60,
            requests_per_minute: 300,
            sign_ins_per_minute: 10,
            time: Time::system(),
        }
    }
}

impl Config {
    /// The address of the database.
    pub fn database_url(&self) -> String {
        self.database
            .clone()
            .unwrap_or_else(|| format!("sqlite:{}", self.data_dir.join("touchline.db").display()))
    }

    /// Whether cookies may only travel encrypted.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

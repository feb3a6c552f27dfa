//! The settings of a server. Every field has a default that is sensible on any machine.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::logs::LogFormat;
use crate::store::faults::Faults;
use crate::store::hold::Sharing;
use crate::store::{file_of, without_password};
use crate::time::Time;

/// The settings of a server, under the same names as in the configuration file.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// `postgres://...` or `sqlite:FILE`; by default a file in the data folder.
    pub database: Option<String>,
    /// `nats://...`: several servers share the database, which must be PostgreSQL, and wake each other over
    /// this NATS server.
    pub nats: Option<String>,
    /// Seconds after which the others go on with the matches of a server that gives no sign of life.
    pub lease_seconds: u32,
    /// Where everything is stored that is not in another database.
    pub data_dir: PathBuf,
    /// The public address, if a proxy is in front of the server (`https://play.example.org`): for links,
    /// cookies and origins.
    pub public_url: Option<String>,
    /// Addresses of proxies whose statement of the client's address is trusted.
    pub trusted_proxies: Vec<std::net::IpAddr>,
    /// How many computer opponents think at the same time; `None` means half the cores.
    pub thinkers: Option<usize>,
    /// Seconds a disconnected opponent has to come back in a live match.
    pub grace_seconds: u32,
    /// Requests per minute from one address without an account; an account may make ten times as many.
    pub requests_per_minute: u32,
    /// Wishes per second from one user, over sockets and requests together.
    pub wishes_per_second: u32,
    /// How much data from one user is stored per day, in MiB: per account, or per address for everybody
    /// without one; all accounts at one address share ten times as much.
    pub megabytes_per_day: u32,
    /// Connections one address may have open; trusted proxies have no limit of their own.
    pub connections_per_address: usize,
    /// Host names of this server besides that of `public-url`, localhost and any IP address.
    pub hosts: Vec<String>,
    /// A folder with a built web client, for its developers; `None` is the one inside the program.
    pub client: Option<PathBuf>,
    /// The format of the log.
    pub log_format: LogFormat,
    /// How often per minute somebody at one address may sign in, register, start as a guest or recover an
    /// account.
    pub sign_ins_per_minute: u32,
    /// Days after which an open match nobody has joined is deleted; one with a live clock after an hour.
    pub open_days: u32,
    /// The same for matches made by guests.
    pub guest_open_days: u32,
    /// Days without activity after which a match without a clock is called off.
    pub idle_days: u32,
    /// The same for matches between guests.
    pub guest_idle_days: u32,
    /// Whether users who want it are told by Web Push what waits for them.
    pub push: Switch,
    /// The push services that may be asked, by host name, with everything below it; `*` is any.
    pub push_hosts: Vec<String>,
    /// Whom push services can write to about this server: `mailto:` or `https:`; `None` is `public-url`.
    pub push_contact: Option<String>,
    /// Pushes go to services on this machine and to no other, for tests; not in the file.
    #[serde(skip)]
    pub push_loopback: bool,
    /// The clock; not in the file.
    #[serde(skip, default = "Time::system")]
    pub time: Time,
    /// How long the other end of a connection may be silent, in real time; not in the file.
    #[serde(skip, default = "silence")]
    pub silence: Duration,
    /// How long a request may take to arrive, in real time; not in the file.
    #[serde(skip)]
    pub patience: Duration,
    /// A private table where nobody has said anything for so long is cleared, in real time: whoever comes
    /// back sets it up again; not in the file.
    #[serde(skip)]
    pub idle: Duration,
    /// How long a shutdown waits for what is under way, in real time; not in the file.
    #[serde(skip)]
    pub farewell: Duration,
    /// Injected write failures, for tests; not in the file.
    #[serde(skip)]
    pub faults: Faults,
    /// The seed of every match's dice, for tests that need reproducible dice; not in the file.
    #[serde(skip)]
    pub dice_seed: Option<u64>,
}

/// The push services of Chromium and its kin, Firefox, Safari and Edge.
const PUSH_SERVICES: [&str; 4] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/// Whether something is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    /// It is.
    On,
    /// It is not.
    Off,
}

impl FromStr for Switch {
    type Err = anyhow::Error;

    fn from_str(word: &str) -> Result<Self> {
        match word {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => bail!("`{word}` is neither on nor off"),
        }
    }
}

const fn silence() -> Duration {
    Duration::from_secs(30)
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 7878)),
            database: None,
            nats: None,
            lease_seconds: 5,
            data_dir: PathBuf::from("touchline-data"),
            public_url: None,
            trusted_proxies: Vec::new(),
            thinkers: None,
            grace_seconds: 60,
            requests_per_minute: 300,
            wishes_per_second: 20,
            megabytes_per_day: 64,
            connections_per_address: 256,
            hosts: Vec::new(),
            client: None,
            log_format: LogFormat::Text,
            sign_ins_per_minute: 10,
            open_days: 14,
            guest_open_days: 1,
            idle_days: 30,
            guest_idle_days: 7,
            push: Switch::On,
            push_hosts: PUSH_SERVICES.map(str::to_owned).into(),
            push_contact: None,
            push_loopback: false,
            time: Time::system(),
            silence: silence(),
            patience: Duration::from_secs(30),
            idle: Duration::from_mins(30),
            farewell: Duration::from_secs(10),
            faults: Faults::default(),
            dice_seed: None,
        }
    }
}

impl Config {
    /// Read a file; anything it does not set has its default.
    pub fn from_file(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("the configuration {} cannot be read", path.display()))?;
        Self::from_text(&text).with_context(|| format!("the configuration {} is wrong", path.display()))
    }

    /// Parse the text of a file.
    pub fn from_text(text: &str) -> Result<Self> {
        let config: Self = toml::from_str(text)?;
        config.check()?;
        Ok(config)
    }

    /// Check that the settings make sense.
    pub fn check(&self) -> Result<()> {
        match &self.public_url {
            Some(url) if !(url.starts_with("https://") || url.starts_with("http://")) => {
                bail!(
                    "public-url is `{url}`: write it with https:// or http://, as in https://play.example.org"
                )
            }
            _ => {}
        }
        self.check_nodes()?;
        if self.thinkers == Some(0) {
            bail!(
                "thinkers is 0: at least one computer opponent has to think; leave it out for half the cores"
            );
        }
        if self.requests_per_minute == 0 {
            bail!("requests-per-minute is 0: nobody could ask for anything");
        }
        if self.sign_ins_per_minute == 0 {
            bail!("sign-ins-per-minute is 0: nobody could come in");
        }
        for (name, days) in [
            ("open-days", self.open_days),
            ("guest-open-days", self.guest_open_days),
            ("idle-days", self.idle_days),
            ("guest-idle-days", self.guest_idle_days),
        ] {
            if days == 0 {
                bail!("{name} is 0: no match would last; write at least 1");
            }
        }
        if self.wishes_per_second == 0 || self.megabytes_per_day == 0 {
            bail!("wishes-per-second and megabytes-per-day are at least 1: nobody could play");
        }
        if self.connections_per_address == 0 {
            bail!("connections-per-address is 0: nobody could connect");
        }
        if let Some(name) = self.hosts.iter().find(|name| name.is_empty() || name.contains(['/', ':', '*'])) {
            bail!("hosts has `{name}`: write names alone, as in play.example.org");
        }
        let is_host = |name: &&String| {
            *name == "*"
                || (name.contains('.')
                    && *name == &name.to_ascii_lowercase()
                    && !name.contains(['/', ':', '*', '@']))
        };
        if let Some(name) = self.push_hosts.iter().find(|name| !is_host(name)) {
            bail!(
                "push-hosts has `{name}`: write host names in small letters, as in fcm.googleapis.com, or * for any"
            );
        }
        match &self.push_contact {
            Some(contact) if !(contact.starts_with("mailto:") || contact.starts_with("https://")) => {
                bail!(
                    "push-contact is `{contact}`: write it as in mailto:admin@example.org or https://example.org"
                )
            }
            _ => Ok(()),
        }
    }

    /// Check that other nodes could share what this one has.
    pub fn check_nodes(&self) -> Result<()> {
        if !(2..=60).contains(&self.lease_seconds) {
            bail!("lease-seconds is {}: write 2 to 60", self.lease_seconds);
        }
        let Some(nats) = &self.nats else { return Ok(()) };
        if !(nats.starts_with("nats://") || nats.starts_with("tls://")) {
            bail!(
                "nats is `{}`: write it with nats:// or tls://, as in nats://127.0.0.1:4222",
                without_password(nats)
            );
        }
        if self.database_file().is_some() {
            bail!(
                "with nats several servers share a database, and a file has one server: name a PostgreSQL database, as in \
                 postgres://USER:PASSWORD@HOST/NAME, or leave nats out"
            );
        }
        Ok(())
    }

    /// Whether other servers use the same database.
    pub(crate) fn sharing(&self) -> Sharing {
        if self.nats.is_some() { Sharing::Shared } else { Sharing::Alone }
    }

    /// Whom push services can write to.
    pub(crate) fn contact(&self) -> Option<String> {
        self.push_contact.clone().or_else(|| self.public_url.clone().filter(|_| self.is_secure()))
    }

    /// The database file, if it is a file.
    pub fn database_file(&self) -> Option<PathBuf> {
        file_of(&self.database_url())
    }

    /// The address of the database without its password.
    pub fn database_shown(&self) -> String {
        without_password(&self.database_url())
    }

    /// The address of the database.
    pub fn database_url(&self) -> String {
        self.database
            .clone()
            .unwrap_or_else(|| format!("sqlite:{}", self.data_dir.join("touchline.db").display()))
    }

    /// Whether cookies must only travel encrypted.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The settings as they are delivered.
    fn example() -> String {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/touchline.toml");
        std::fs::read_to_string(file).expect("the example")
    }

    /// The known settings, for the refusal of an unknown one.
    fn known() -> Vec<String> {
        let complaint = format!("{:#}", Config::from_text("colour = 1").expect_err("no such setting"));
        let (_, list) = complaint.split_once("expected one of").expect("the known ones");
        list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn the_example_holds_every_setting_with_its_default() {
        let text = example();
        let example = Config::from_text(&text).expect("it is right");
        assert_eq!(format!("{example:?}"), format!("{:?}", Config::default()));
        let known = known();
        assert!(known.len() >= 9, "{known:?}");
        for setting in known {
            let stands = |line: &str| line.trim_start_matches("# ").starts_with(&format!("{setting} = "));
            assert_eq!(text.lines().filter(|line| stands(line)).count(), 1, "{setting}");
        }
    }

    #[test]
    fn what_is_commented_out_in_the_example_would_be_right() {
        let settings: String = example()
            .lines()
            .filter_map(|line| {
                line.strip_prefix("# ").filter(|rest| rest.contains(" = ") && !rest.contains(": "))
            })
            .flat_map(|line| [line, "\n"])
            .collect();
        let config = Config::from_text(&settings).expect("they are right");
        assert!(
            config.database.is_some()
                && config.public_url.is_some()
                && config.thinkers.is_some()
                && config.client.is_some()
                && config.push_contact.is_some()
                && config.nats.is_some()
        );
    }

    #[test]
    fn settings_that_make_no_sense_are_refused_with_what_would() {
        for (text, complaint) in [
            ("colour = 1", "unknown field `colour`, expected one of `addr`"),
            ("addr = \"here\"", "addr"),
            ("thinkers = 0", "half the cores"),
            ("public-url = \"play.example.org\"", "https://play.example.org"),
            ("requests-per-minute = 0", "nobody could ask"),
            ("sign-ins-per-minute = 0", "nobody could come in"),
            ("guest-idle-days = 0", "no match would last"),
            ("wishes-per-second = 0", "nobody could play"),
            ("megabytes-per-day = 0", "nobody could play"),
            ("connections-per-address = 0", "nobody could connect"),
            ("hosts = [\"http://play.example.org\"]", "names alone"),
            ("push = true", "push"),
            ("push = \"maybe\"", "expected `on` or `off`"),
            ("push-hosts = [\"https://push.example.org\"]", "fcm.googleapis.com"),
            ("push-hosts = [\"*.example.org\"]", "* for any"),
            ("push-contact = \"admin@example.org\"", "mailto:admin@example.org"),
            ("lease-seconds = 1", "write 2 to 60"),
            ("nats = \"127.0.0.1:4222\"", "nats://127.0.0.1:4222"),
            ("nats = \"nats://127.0.0.1:4222\"", "name a PostgreSQL database"),
            ("log-format = \"xml\"", "expected `text` or `json`"),
        ] {
            let refused = format!("{:#}", Config::from_text(text).expect_err(text));
            assert!(refused.contains(complaint), "{text}: {refused}");
        }
    }

    #[test]
    fn the_file_of_a_database_is_found_and_its_password_never_shown() {
        let with = |database: &str| Config { database: Some(database.to_owned()), ..Config::default() };
        assert_eq!(Config::default().database_file(), Some(PathBuf::from("touchline-data/touchline.db")));
        assert_eq!(with("sqlite://a/b.db").database_file(), Some(PathBuf::from("a/b.db")));
        assert_eq!(with("sqlite:/a/b.db").database_file(), Some(PathBuf::from("/a/b.db")));
        assert_eq!(with("postgres://u@h/n").database_file(), None);
        assert!(!with("postgres://u:secret@h/n").database_shown().contains("secret"));
    }
}

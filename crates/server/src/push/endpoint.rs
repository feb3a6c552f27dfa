//! Where pushes may go. The address comes from a browser, so anybody can write anything there: only services
//! on the operator's list are asked, only at public addresses, and only over TLS.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;

use crate::config::Config;

/// The longest address of a subscription.
pub(crate) const LONGEST: usize = 1000;

/// The address of a subscription at a push service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Endpoint {
    /// Scheme and authority: whom a signature is for, and who shares a queue.
    pub(super) origin: String,
    pub(super) host: String,
    pub(super) port: u16,
    /// Path and query.
    pub(super) path: String,
    /// Without TLS; only where pushes stay on this machine.
    pub(super) is_plain: bool,
}

impl Endpoint {
    /// `None` if nothing is to be sent there.
    pub(crate) fn read(text: &str, config: &Config) -> Option<Self> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let (scheme, authority) = (uri.scheme_str()?, uri.authority()?);
        let host = authority.host().trim_end_matches('.').to_ascii_lowercase();
        let found = Self {
            origin: format!("{scheme}://{}", authority.as_str().to_ascii_lowercase()),
            port: authority.port_u16().unwrap_or(443),
            path: uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            is_plain: scheme == "http",
            host: host.clone(),
        };
        if config.push_loopback {
            return (host == Ipv4Addr::LOCALHOST.to_string()).then_some(found);
        }
        let is_usual = scheme == "https" && !authority.as_str().contains('@') && authority.port().is_none();
        let is_name = host.contains('.') && !is_address(&host);
        (is_usual && is_name && is_listed(&host, &config.push_hosts)).then_some(found)
    }
}

/// Addresses have no name to check, in whatever way they are written (`[::1]`, `2130706433`, `0x7f.1`).
fn is_address(host: &str) -> bool {
    let last = host.rsplit('.').next().unwrap_or_default();
    host.starts_with('[') || last.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether a host is on the list, or below a name on it.
fn is_listed(host: &str, list: &[String]) -> bool {
    list.iter().any(|name| {
        let below = host.strip_suffix(name.as_str());
        name == "*" || below.is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    })
}

impl Endpoint {
    /// Its addresses on the internet. A name may lead anywhere, so those of this machine and its network are
    /// left out, and the connection goes to one of these and not to the name.
    pub(super) async fn addresses(&self, config: &Config) -> std::io::Result<Vec<SocketAddr>> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await?;
        let allowed = |address: &SocketAddr| config.push_loopback || is_public(address.ip());
        let found: Vec<SocketAddr> = found.filter(allowed).collect();
        if found.is_empty() {
            return Err(std::io::Error::other(format!("{} has no public address", self.host)));
        }
        Ok(found)
    }
}

/// Whether an address is somewhere on the internet, not on this machine or in its network, nor set aside for
/// something else (RFC 6890).
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_set_aside = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224.., ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 168, _)
            | (198, 18 | 19, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !is_set_aside
}

/// Only what is given out for ordinary use (`2000::/3`), without tunnels and what documents use.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_tunnel = first == 0x2002 || (first == 0x2001 && second < 0x0200);
    let is_example = (first == 0x2001 && second == 0x0db8) || (first == 0x3fff && second < 0x1000);
    (0x2000..0x4000).contains(&first) && !is_tunnel && !is_example
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn reads(text: &str, config: &Config) -> bool {
        Endpoint::read(text, config).is_some()
    }

    #[test]
    fn only_listed_services_are_asked_and_only_over_tls() {
        let config = Config::default();
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/QOx",
            "https://FCM.googleapis.com/fcm/send/abc",
        ] {
            assert!(reads(good, &config), "{good}");
        }
        for bad in [
            "",
            "fcm.googleapis.com",
            "http://fcm.googleapis.com/x",
            "ftp://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://user@fcm.googleapis.com/x",
            "https://fcm.googleapis.com@evil.example/x",
            "https://evilfcm.googleapis.com.example/x",
            "https://notfcm.googleapis.com/x",
            "https://googleapis.com/x",
            "https://localhost/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            &format!("https://fcm.googleapis.com/{}", "a".repeat(LONGEST)),
        ] {
            assert!(!reads(bad, &config), "{bad}");
        }
    }

    #[test]
    fn where_every_service_is_allowed_addresses_still_are_not() {
        let config = Config { push_hosts: vec!["*".into()], ..Config::default() };
        assert!(reads("https://push.example.org/x", &config));
        for bad in [
            "https://127.0.0.1/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
            "https://10.0.0.1./x",
            "https://[::ffff:127.0.0.1]/x",
            "https://localhost/x",
            "https://database/x",
            "http://push.example.org/x",
        ] {
            assert!(!reads(bad, &config), "{bad}");
        }
    }

    #[test]
    fn addresses_of_networks_and_machines_are_not_public() {
        for public in ["8.8.8.8", "142.250.1.1", "172.32.0.1", "100.128.0.1", "2a00:1450:4001::1", "2600::1"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for other in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::a00:1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::",
            "3fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(other.parse().unwrap()), "{other}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_not_followed() {
        let config = Config { push_hosts: vec!["*".into()], ..Config::default() };
        let mut endpoint = Endpoint::read("https://push.example.org/x", &config).unwrap();
        for host in ["localhost", "127.0.0.1", "10.0.0.1", "::1"] {
            endpoint.host = host.into();
            let error = endpoint.addresses(&config).await.unwrap_err();
            assert!(error.to_string().contains("no public address"), "{host}: {error}");
        }
    }
}

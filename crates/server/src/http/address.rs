//! Where a request comes from, as far as that can be trusted.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// Set by proxies: the addresses a request came through, each appended by the one that received it.
const FORWARDED: &str = "x-forwarded-for";

/// The client's address: the peer's, or, if the peer is a trusted proxy, the one that proxy reports.
pub(crate) fn client(parts: &Parts, trusted: &[IpAddr]) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip().to_canonical());
    behind(peer, &parts.headers, trusted)
}

/// The author of an entry is named by the entry after it. So the entries are read from the right while their
/// author is trusted; anybody may have made up what is further left.
fn behind(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let values = headers.get_all(FORWARDED).iter().rev();
    let mut entries = values.filter_map(|value| value.to_str().ok()).flat_map(|value| value.rsplit(','));
    let mut client = peer;
    while trusted.iter().any(|proxy| proxy.to_canonical() == client) {
        match entries.next().and_then(read) {
            Some(before) => client = before,
            None => break,
        }
    }
    client
}

/// An address, with or without a port.
fn read(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let address = entry.parse().or_else(|_| entry.parse().map(|socket: SocketAddr| socket.ip()));
    address.ok().map(|address| address.to_canonical())
}

/// One household or one server: an IPv4 address, or the /64 of an IPv6 address, which providers assign as a
/// whole.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn seen(peer: &str, forwarded: &[&str]) -> String {
        let trusted = ["10.0.0.1", "10.0.0.2", "fd00::1"].map(|address| address.parse().unwrap());
        let headers =
            forwarded.iter().map(|value| (FORWARDED.parse().unwrap(), value.parse().unwrap())).collect();
        behind(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn a_stranger_is_not_believed() {
        assert_eq!(seen("203.0.113.9", &["198.51.100.1"]), "203.0.113.9");
    }

    #[test]
    fn the_rightmost_address_that_no_trusted_proxy_has_is_the_client() {
        assert_eq!(seen("10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(seen("10.0.0.1", &["1.1.1.1, 198.51.100.1,10.0.0.2"]), "198.51.100.1");
        assert_eq!(seen("10.0.0.1", &["1.1.1.1", "198.51.100.1"]), "198.51.100.1");
        assert_eq!(seen("fd00::1", &["[2001:db8::5]:443"]), "2001:db8::5");
        assert_eq!(seen("10.0.0.1", &["::ffff:198.51.100.1"]), "198.51.100.1");
    }

    #[test]
    fn what_is_no_address_ends_the_chain_at_the_proxy() {
        assert_eq!(seen("10.0.0.1", &["1.1.1.1, nonsense"]), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &[""]), "10.0.0.1");
        assert_eq!(seen("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn neighbours_in_a_long_address_are_one_household() {
        let of = |address: &str| household(address.parse().unwrap());
        assert_eq!(of("2001:db8:0:7::1"), of("2001:db8:0:7:ffff::2"));
        assert_ne!(of("2001:db8:0:7::1"), of("2001:db8:0:8::1"));
        assert_ne!(of("198.51.100.1"), of("198.51.100.2"));
        assert_eq!(of("::ffff:198.51.100.1"), of("198.51.100.1"));
    }
}

//! The deployment of several nodes in `deploy/`: its files agree with each other and with the program.

use std::collections::{BTreeMap, BTreeSet};
use std::net::Ipv4Addr;
use std::process::Command;

fn read(name: &str) -> String {
    let path = format!("{}/../../deploy/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The lines of each service, without comments; `<<: *node` stands for those of the first node.
fn services(compose: &str) -> BTreeMap<String, Vec<String>> {
    let mut services: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let lines = compose.lines().filter(|line| !line.trim_start().starts_with('#'));
    let mut name = None;
    for line in lines.skip_while(|line| *line != "services:").skip(1) {
        let is_name = line.starts_with("  ") && !line.starts_with("   ");
        if !line.is_empty() && !line.starts_with(' ') {
            break;
        }
        if is_name {
            name = line.trim().split(':').next().map(str::to_owned);
        } else if let Some(name) = &name {
            services.entry(name.clone()).or_default().push(line.trim().to_owned());
        }
    }
    let node = services["node1"].clone();
    for lines in services.values_mut().filter(|lines| lines.iter().any(|line| line == "<<: *node")) {
        lines.extend(node.clone());
    }
    services
}

/// The value of a key of a service.
fn value<'a>(service: &'a [String], key: &str) -> &'a str {
    let found = service.iter().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
    found.unwrap_or_else(|| panic!("{key} in {service:?}"))
}

/// The words of `["one", "two"]`.
fn words(list: &str) -> Vec<&str> {
    list.split('"').skip(1).step_by(2).collect()
}

/// What follows a flag.
fn after<'a>(words: &[&'a str], flag: &str) -> &'a str {
    let at = words.iter().position(|word| *word == flag).unwrap_or_else(|| panic!("{flag} in {words:?}"));
    words[at + 1]
}

#[test]
fn whatever_starts_first_everything_comes_up() {
    let services = services(&read("compose.yml"));
    for (name, service) in &services {
        assert_eq!(value(service, "restart"), "always", "{name}");
    }
    // A node ends at once where the database or NATS does not answer.
    let check = |name: &str| words(value(&services[name], "test"));
    for name in services.keys().filter(|name| name.starts_with("node")) {
        for needed in ["postgres", "nats"] {
            assert_eq!(value(&services[name], needed), "{ condition: service_healthy }", "{name}");
            assert_eq!(check(needed)[0], "CMD", "{needed} has a health check");
        }
        let (_, port) = after(&words(value(&services[name], "command")), "--addr").rsplit_once(':').unwrap();
        assert!(check(name).contains(&format!("http://127.0.0.1:{port}/readyz").as_str()), "{name}");
    }
    assert_eq!(after(&check("postgres"), "--username"), value(&services["postgres"], "POSTGRES_USER"));
    let port = after(&words(value(&services["nats"], "command")), "--http_port").to_owned();
    assert!(check("nats").contains(&format!("http://127.0.0.1:{port}/healthz").as_str()));
}

#[test]
fn three_nodes_behind_a_proxy_fit_together() {
    let services = services(&read("compose.yml"));
    let nodes: Vec<&String> = services.keys().filter(|name| name.starts_with("node")).collect();
    assert_eq!(nodes, ["node1", "node2", "node3"]);
    let help = Command::new(assert_cmd::cargo::cargo_bin!("touchline")).args(["serve", "--help"]).output();
    let help = String::from_utf8(help.unwrap().stdout).unwrap();
    let nats = words(value(&services["nats"], "command"));
    for name in &nodes {
        let node = &services[*name];
        let command = words(value(node, "command"));
        assert_eq!(command[0], "serve");
        for flag in command.iter().filter(|word| word.starts_with("--")) {
            assert!(help.contains(&format!("{flag} <")), "{name}: the program knows no {flag}");
        }
        assert_eq!(after(&command, "--nats"), format!("nats://nats:{}", after(&nats, "--port")), "{name}");
        let database = value(node, "TOUCHLINE_DATABASE");
        assert!(help.contains("TOUCHLINE_DATABASE"));
        let user = value(&services["postgres"], "POSTGRES_USER");
        assert!(database.starts_with(&format!("postgres://{user}:")), "{database}");
        let place = format!("@postgres:5432/{}", value(&services["postgres"], "POSTGRES_DB"));
        assert!(database.ends_with(&place), "{database}");
        let settings = after(&command, "--config");
        assert!(node.iter().any(|line| *line == format!("- ./nodes.toml:{settings}:ro")), "{node:?}");
    }
    let proxy = &services["proxy"];
    let nginx = read("nginx.conf");
    for name in &nodes {
        let command = words(value(&services[*name], "command"));
        let (_, port) = after(&command, "--addr").rsplit_once(':').unwrap();
        assert!(nginx.contains(&format!("server {name}:{port} ")), "the proxy does not know {name}");
        assert!(value(proxy, "depends_on").contains(name.as_str()), "{name}");
    }
    // The proxy looks names up once: whoever it forwards to stays where it was.
    let places = nodes.iter().map(|name| name.as_str()).chain(["proxy"]);
    let places = places.map(|name| value(&services[name], "ipv4_address").parse::<Ipv4Addr>().unwrap());
    let places: BTreeSet<Ipv4Addr> = places.collect();
    assert_eq!(places.len(), nodes.len() + 1, "each has its own: {places:?}");
    let subnet = read("compose.yml");
    let (_, subnet) = subnet.split_once("- subnet: ").unwrap();
    let network = subnet.split_once(".0/24").unwrap().0;
    assert!(places.iter().all(|place| place.to_string().starts_with(&format!("{network}."))), "{places:?}");
    let published = proxy.iter().find_map(|line| line.strip_prefix("- \"127.0.0.1:")).unwrap();
    let (_, inside) = published.trim_end_matches('"').split_once(':').unwrap();
    assert!(nginx.contains(&format!("listen {inside};")), "{inside}");
    // `$host` has no port: where the page's origin has one, the server would take its requests for foreign.
    assert!(nginx.contains("proxy_set_header Host $http_host;"), "{nginx}");
    let settings = touchline_server::Config::from_text(&read("nodes.toml")).unwrap();
    let address = value(proxy, "ipv4_address").parse().unwrap();
    assert_eq!(settings.trusted_proxies, [std::net::IpAddr::V4(address)], "the proxy is believed");
}

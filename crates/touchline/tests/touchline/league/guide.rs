//! The commands of the organiser's guide work, in their order.

use super::{Club, has};

/// A line as the shell splits it.
fn split(line: &str) -> Vec<String> {
    let (mut words, mut quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().unwrap().push(c),
        }
    }
    words
}

#[test]
fn the_guide_leads_to_a_winner_and_a_page() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/organising.md");
    let guide = std::fs::read_to_string(path).unwrap();
    let block = guide.split("```sh\n").nth(1).unwrap().split("```").next().unwrap();
    let club = Club::new("guide");
    let mut told = String::new();
    for line in block.lines() {
        let words = split(line.strip_prefix("touchline league ").unwrap());
        told = club.says(&words.iter().map(String::as_str).collect::<Vec<_>>());
    }
    has(&told, &["cup.html", "lists"]);
    has(&club.says(&["fixtures", "cup"]), &["has won"]);
}

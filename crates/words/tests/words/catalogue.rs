//! The catalogues themselves: they parse, no key occurs twice, none is missing, none is unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use touchline_words::Words;

use crate::{fuba, grid, sources};

fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("catalogues/en");
    let read = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap())).collect()
}

/// The keys of a catalogue, in order.
fn keys_of(catalogue: &str) -> Vec<String> {
    catalogue
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter_map(|line| line.split_once('='))
        .map(|(key, _)| key.trim().to_owned())
        .collect()
}

/// All keys of a catalogue file.
pub(crate) fn keys_in(file: &str) -> Vec<String> {
    let (_, text) = files().into_iter().find(|(name, _)| name == file).unwrap();
    keys_of(&text)
}

#[test]
fn every_catalogue_can_be_read_and_is_used() {
    let words = Words::english();
    for (name, text) in files() {
        if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
            panic!("{name}: {errors:?}");
        }
        for key in keys_of(&text) {
            assert!(words.has(&key), "{key} of {name} is not part of the English words");
        }
    }
}

#[test]
fn no_key_is_defined_twice() {
    let mut seen = BTreeSet::new();
    for (name, text) in files() {
        for key in keys_of(&text) {
            assert!(seen.insert(key.clone()), "{key} is defined again in {name}");
        }
    }
}

#[test]
fn every_key_in_the_sources_has_a_sentence() {
    let (words, keys) = (Words::english(), sources::keys());
    assert!(keys.len() > 150, "only {} keys found: has the way to write them changed?", keys.len());
    let missing: Vec<_> = keys.iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "keys without a sentence: {missing:?}");
}

#[test]
fn no_sentence_is_there_for_nothing() {
    let mut used: BTreeSet<String> = sources::literals().into_iter().map(|literal| literal.text).collect();
    // Used by `Words` itself.
    used.insert("did-you-mean".to_owned());
    used.extend(fuba::computed_keys());
    used.extend(grid::computed_keys());
    let all: Vec<String> = files().iter().flat_map(|(_, text)| keys_of(text)).collect();
    let idle: Vec<_> = all.iter().filter(|key| !used.contains(*key)).collect();
    assert!(idle.is_empty(), "sentences nobody says: {idle:?}");
}

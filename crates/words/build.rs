//! Brings the tables of clauses and the rulings, which are documents, to where the crate includes them.

use std::path::Path;
use std::{env, fs, io};

/// What the crate includes, below `docs`.
const DOCUMENTS: [&str; 7] = [
    "clauses/fuba-2.0.toml",
    "clauses/fuba-2.1.toml",
    "clauses/fuba-2.2.toml",
    "clauses/fuba-3.0.toml",
    "clauses/grid.toml",
    "clauses/events.toml",
    "rulings.md",
];

fn main() -> io::Result<()> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no OUT_DIR"))?;
    for document in DOCUMENTS {
        let from = docs.join(document);
        println!("cargo::rerun-if-changed={}", from.display());
        let text = fs::read(&from).map_err(|error| io::Error::other(format!("docs/{document}: {error}")))?;
        let name = from.file_name().unwrap_or_default();
        fs::write(Path::new(&out).join(name), text)?;
    }
    Ok(())
}

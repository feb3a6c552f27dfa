//! Brings the tables of clauses and the rulings, which are documents, to where the crate includes them.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no OUT_DIR"))?;
    let clauses = docs.join("clauses");
    println!("cargo::rerun-if-changed={}", clauses.display());
    for table in fs::read_dir(clauses)? {
        bring(&table?.path(), out.as_ref())?;
    }
    bring(&docs.join("rulings.md"), out.as_ref())
}

fn bring(document: &Path, out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", document.display());
    let name = document.file_name().unwrap_or_default();
    fs::write(out.join(name), fs::read(document)?)
}

//! The built web client, which `build.rs` puts inside a release.

use std::borrow::Cow;
use std::path::Path;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
#[allow_missing = true]
struct Client;

/// A file of the client, from a folder or from inside this program.
pub fn file(folder: Option<&Path>, path: &str) -> Option<Cow<'static, [u8]>> {
    let Some(folder) = folder else { return Client::get(path).map(|file| file.data) };
    // Only plain names, so that no path can leave the folder.
    let plain = |part: &str| {
        !part.starts_with('.') && part.bytes().all(|c| c.is_ascii_alphanumeric() || b"-_.".contains(&c))
    };
    let read = || std::fs::read(folder.join(path)).ok().map(Cow::Owned);
    path.split('/').all(plain).then(read)?
}

//! The built web client, which a release has inside: `build.rs` puts it there.

use std::borrow::Cow;
use std::path::Path;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
#[allow_missing = true]
struct Client;

/// A file of the client, from a folder or from inside of this program.
pub fn file(folder: Option<&Path>, path: &str) -> Option<Cow<'static, [u8]>> {
    let Some(folder) = folder else { return Client::get(path).map(|file| file.data) };
    // Files have plain names, so nothing outside of the folder can be meant.
    let plain = |part: &str| {
        !part.starts_with('.') && part.bytes().all(|c| c.is_ascii_alphanumeric() || b"-_.".contains(&c))
    };
    let read = || std::fs::read(folder.join(path)).ok().map(Cow::Owned);
    path.split('/').all(plain).then(read)?
}

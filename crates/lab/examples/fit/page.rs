//! Places in a document that a command fills: between `<!-- NAME -->` and `<!-- end of NAME -->`.

/// The document with a new content of the place, or nothing when it has no such place.
pub(crate) fn replace(text: &str, name: &str, content: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{}\n\n{end}{after}", content.trim()))
}

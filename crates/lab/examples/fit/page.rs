//! Placeholders in a document that a command fills: between `<!-- NAME -->` and `<!-- end of NAME -->`.

/// The document with new content in the placeholder; `None` if it has no such placeholder.
pub(crate) fn replace(text: &str, name: &str, content: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{}\n\n{end}{after}", content.trim()))
}

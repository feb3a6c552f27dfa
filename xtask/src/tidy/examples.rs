//! Examples in doc comments: the test command does not run them, which would cost a call of rustdoc for each
//! crate. A test beside the code says the same and is run.

/// The code blocks of doc comments that rustdoc would run.
pub(super) fn not_run(path: &str, text: &str) -> Vec<String> {
    let mut findings = Vec::new();
    let mut is_inside = false;
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let Some(comment) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else {
            is_inside = false;
            continue;
        };
        let Some(language) = comment.trim_start().strip_prefix("```") else { continue };
        // Anything but the name of another language is Rust to rustdoc.
        if !is_inside && !matches!(language.trim(), "text" | "json" | "toml" | "sh") {
            findings.push(format!("{path}:{}: an example that nothing runs: write a test", number + 1));
        }
        is_inside = !is_inside;
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn examples_that_rustdoc_would_run_are_found() {
        let text =
            "/// ```text\n/// a\n/// ```\n/// ```\n/// assert!(true);\n/// ```\nfn a() {}\n    //! ```rust\n";
        assert_eq!(not_run("a.rs", text).len(), 2);
        assert!(not_run("a.rs", text)[0].starts_with("a.rs:4: "));
        assert!(not_run("a.rs", "let a = \"```\";\n// ```\n").is_empty());
    }
}

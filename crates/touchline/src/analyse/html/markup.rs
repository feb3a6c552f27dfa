//! Elements of HTML and SVG. They close and escape themselves, so a page made of them is well formed whatever
//! a record says.

use std::fmt::Display;

/// Elements that have neither content nor end.
const VOID: [&str; 1] = ["meta"];

/// An element with all that is in it.
pub(super) struct Element {
    name: &'static str,
    attributes: String,
    inner: String,
}

/// An empty element.
pub(super) fn tag(name: &'static str) -> Element {
    Element { name, attributes: String::new(), inner: String::new() }
}

impl Element {
    /// With an attribute.
    pub(super) fn with(mut self, name: &'static str, value: impl Display) -> Self {
        self.attributes += &format!(" {name}=\"{}\"", escaped(&value.to_string()));
        self
    }

    /// With a class.
    pub(super) fn class(self, class: impl Display) -> Self {
        self.with("class", class)
    }

    /// With more text.
    pub(super) fn text(mut self, text: impl Display) -> Self {
        self.inner += &escaped(&text.to_string());
        self
    }

    /// With one more element in it.
    pub(super) fn add(mut self, child: Self) -> Self {
        self.inner += &child.closed();
        self
    }

    /// With more elements in it.
    pub(super) fn all(self, children: impl IntoIterator<Item = Self>) -> Self {
        children.into_iter().fold(self, Self::add)
    }

    /// With our own style sheet or script, which are not to be escaped.
    pub(super) fn own(mut self, text: &'static str) -> Self {
        self.inner += text;
        self
    }

    /// As it is written, with its end.
    pub(super) fn closed(self) -> String {
        let Self { name, attributes, inner } = self;
        if VOID.contains(&name) {
            return format!("<{name}{attributes}/>");
        }
        format!("<{name}{attributes}>{inner}</{name}>")
    }
}

/// Text that means itself. Control characters, which HTML does not allow, are spaces.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::tag;

    #[test]
    fn text_and_attributes_mean_themselves() {
        let made = tag("p").with("title", "\"a\" & 'b'").text("<b>\u{7}").add(tag("i")).closed();
        assert_eq!(made, "<p title=\"&quot;a&quot; &amp; &#39;b&#39;\">&lt;b&gt; <i></i></p>");
    }

    #[test]
    fn what_has_no_content_has_no_end() {
        assert_eq!(tag("meta").with("charset", "utf-8").closed(), "<meta charset=\"utf-8\"/>");
    }
}

//! A report: the same blocks as text for a terminal and as one HTML file that needs nothing else.

mod page;
pub(super) mod plot;
mod text;

pub(super) use page::page;
pub(super) use text::text;

/// A report.
#[derive(Clone, Debug, Default)]
pub(super) struct Report {
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
}

/// A piece of a report.
#[derive(Clone, Debug)]
pub(super) enum Block {
    Heading(String),
    Paragraph(String),
    /// A sentence to be quoted, and what the rules say about it.
    Finding {
        sentence: String,
        clauses: Vec<(String, String)>,
    },
    Table {
        head: Vec<String>,
        rows: Vec<Vec<String>>,
        note: String,
    },
    /// A drawing, with what it shows; not in a terminal.
    Figure {
        svg: String,
        caption: String,
    },
    /// Lines of small print.
    Notes(Vec<String>),
}

impl Report {
    pub(super) fn heading(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Heading(text.into()));
    }

    pub(super) fn paragraph(&mut self, text: impl Into<String>) {
        self.blocks.push(Block::Paragraph(text.into()));
    }

    pub(super) fn finding(&mut self, sentence: impl Into<String>, clauses: Vec<(String, String)>) {
        self.blocks.push(Block::Finding { sentence: sentence.into(), clauses });
    }

    pub(super) fn table(&mut self, head: &[&str], rows: Vec<Vec<String>>, note: impl Into<String>) {
        let head = head.iter().map(ToString::to_string).collect();
        self.blocks.push(Block::Table { head, rows, note: note.into() });
    }

    pub(super) fn figure(&mut self, svg: String, caption: impl Into<String>) {
        self.blocks.push(Block::Figure { svg, caption: caption.into() });
    }
}

/// Text that is safe between tags and in attributes.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

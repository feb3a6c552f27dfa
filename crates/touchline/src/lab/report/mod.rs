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
    /// A drawing, with what it shows; a terminal shows the rows instead, if there are any.
    Figure {
        svg: String,
        caption: String,
        rows: Vec<Vec<String>>,
        note: String,
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

    /// What has to be known before anything else: below the first heading.
    pub(super) fn say_first(&mut self, said: Vec<String>) {
        let at = usize::from(matches!(self.blocks.first(), Some(Block::Heading(_))));
        self.blocks.splice(at..at, said.into_iter().map(Block::Paragraph));
    }

    pub(super) fn finding(&mut self, sentence: impl Into<String>, clauses: Vec<(String, String)>) {
        self.blocks.push(Block::Finding { sentence: sentence.into(), clauses });
    }

    pub(super) fn table(&mut self, head: &[&str], rows: Vec<Vec<String>>, note: impl Into<String>) {
        let head = head.iter().map(ToString::to_string).collect();
        self.blocks.push(Block::Table { head, rows, note: note.into() });
    }

    pub(super) fn figure(&mut self, svg: String, caption: impl Into<String>) {
        self.figure_or_rows(svg, caption, Vec::new(), "");
    }

    /// A drawing, and the rows with a head that a terminal shows in its place.
    pub(super) fn figure_or_rows(
        &mut self,
        svg: String,
        caption: impl Into<String>,
        rows: Vec<Vec<String>>,
        note: impl Into<String>,
    ) {
        self.blocks.push(Block::Figure { svg, caption: caption.into(), rows, note: note.into() });
    }
}

/// Text that is safe between tags and in attributes.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

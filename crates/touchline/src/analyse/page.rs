//! The analysis as a page: a single file with the web client's own plots and the report.

use std::path::Path;

use anyhow::bail;
use touchline_engine::Message;
use touchline_protocol::analysis::ReportFile;
use touchline_server::client;
use touchline_words::Words;

/// The page of the client that shows a report.
const NAME: &str = "report.html";

/// The element that takes the report.
const PLACE: &str = r#"<script type="application/json" id="report">"#;

/// The page without a report.
pub(crate) struct Page(String);

impl Page {
    /// From the folder of a built client, or from inside this program.
    pub(crate) fn find(folder: Option<&Path>, words: &Words) -> anyhow::Result<Self> {
        let page = client::file(folder, NAME).and_then(|page| String::from_utf8(page.into_owned()).ok());
        match page.filter(|page| page.contains(PLACE)) {
            Some(page) => Ok(Self(page)),
            None => bail!(words.say(&match folder {
                None => Message::new("analysis-without-client"),
                Some(folder) =>
                    Message::new("analysis-no-client-in").text("folder", folder.display().to_string()),
            })),
        }
    }

    /// Insert a report.
    pub(crate) fn with(&self, file: &ReportFile<'_>) -> anyhow::Result<String> {
        // No record may close the element that holds it: `<` occurs in JSON only within strings, where it can
        // be escaped.
        let json = serde_json::to_string(file)?.replace('<', r"\u003c");
        Ok(self.0.replacen(PLACE, &format!("{PLACE}{json}"), 1))
    }
}

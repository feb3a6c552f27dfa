//! The analysis as a page: one file with the web client's own plots and the report in it.

use std::path::Path;

use anyhow::bail;
use touchline_engine::Message;
use touchline_protocol::analysis::ReportFile;
use touchline_server::client;
use touchline_words::Words;

/// The page of the client that shows a report.
const NAME: &str = "report.html";

/// Where it expects the report.
const PLACE: &str = r#"<script type="application/json" id="report">"#;

/// The page before there is a report in it.
pub(crate) struct Page(String);

impl Page {
    /// From the folder of a built client, or from inside of this program.
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

    /// With a report in it.
    pub(crate) fn with(&self, file: &ReportFile<'_>) -> anyhow::Result<String> {
        // No record can end the element that holds it: JSON has this sign within texts only, where it may be
        // written so.
        let json = serde_json::to_string(file)?.replace('<', r"\u003c");
        Ok(self.0.replacen(PLACE, &format!("{PLACE}{json}"), 1))
    }
}

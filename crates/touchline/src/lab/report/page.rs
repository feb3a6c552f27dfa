//! A report as one HTML file: no script, no other file, light and dark.

use std::fmt::Write as _;

use super::{Block, Report, escaped};

const STYLE: &str = "
:root{--paper:#fbfbf8;--ink:#1c2321;--soft:#5f6b66;--line:#d5dad3;--a:#1f7a4d;--b:#b4552d;--c:#3566a8;--d:#8a6d1d;--e:#7a4fa3;--f:#1b8a8f;--g:#a8326e;--h:#6b7078;--low:#b4552d;--high:#1f7a4d;--mid:#f3f3ec;--card:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#151a18;--ink:#e6ebe6;--soft:#9aa8a1;--line:#37413c;--a:#5cc48f;--b:#e58a5f;--c:#86b1ec;--d:#d5b95c;--e:#b794e0;--f:#5cc6cb;--g:#e583b3;--h:#a9b0b8;--low:#c4613a;--high:#2f9a66;--mid:#232b27;--card:#1c2320}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:62rem;margin:0 auto;padding:2rem 1rem 4rem}h1{font-size:1.7rem;line-height:1.2;overflow-wrap:anywhere}h2{font-size:1.2rem;margin-top:2.2rem}
.finding{border-left:4px solid var(--a);background:var(--card);margin:1rem 0;padding:.6rem 1rem}.finding p{margin:.2rem 0}.finding p:first-child{font-size:1.1rem}.finding .clause{color:var(--soft);font-size:.9rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}th,td{padding:.25rem .7rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}thead th{color:var(--soft);font-weight:600}figure{margin:1.2rem 0}figcaption,.note{color:var(--soft);font-size:.9rem}
svg{max-width:100%;height:auto;background:var(--card);border:1px solid var(--line)}svg text{fill:var(--ink);font:12px system-ui,sans-serif}svg .soft{fill:var(--soft)}svg .sure text:first-of-type{font-weight:700}svg .self{fill:var(--line);opacity:.5}
.axis{stroke:var(--line);stroke-width:1}.zero{stroke:var(--soft);stroke-width:1;stroke-dasharray:3 3}.thin{stroke:var(--soft);stroke-width:1.5}.thick{stroke-width:5;opacity:.55}
code{font-size:.9em;overflow-wrap:anywhere}
@media(max-width:45rem){svg{max-width:none}}
";

/// The report as a page.
pub(in crate::lab) fn page(report: &Report) -> String {
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n",
        title = escaped(&report.title)
    );
    for block in &report.blocks {
        let _ = match block {
            Block::Heading(text) => writeln!(out, "<h2>{}</h2>", escaped(text)),
            Block::Paragraph(text) => writeln!(out, "<p>{}</p>", escaped(text)),
            Block::Finding { sentence, clauses } => {
                let clauses = clauses.iter().map(|(id, text)| {
                    format!("<p class=\"clause\"><b>{}</b> {}</p>", escaped(id), escaped(text))
                });
                writeln!(
                    out,
                    "<div class=\"finding\"><p>{}</p>{}</div>",
                    escaped(sentence),
                    clauses.collect::<String>()
                )
            }
            Block::Table { head, rows, note } => {
                let cells = |cells: &[String], tag: &str| {
                    cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect::<String>()
                };
                let rows: String =
                    rows.iter().map(|row| format!("<tr>{}</tr>\n", cells(row, "td"))).collect();
                let note = if note.is_empty() {
                    String::new()
                } else {
                    format!("<p class=\"note\">{}</p>\n", escaped(note))
                };
                writeln!(
                    out,
                    "<div class=\"wide\"><table>\n<thead><tr>{}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n{note}",
                    cells(head, "th")
                )
            }
            Block::Figure { svg, caption, .. } => {
                writeln!(
                    out,
                    "<figure class=\"wide\">\n{svg}\n<figcaption>{}</figcaption>\n</figure>",
                    escaped(caption)
                )
            }
            Block::Notes(notes) => {
                let notes: String =
                    notes.iter().map(|note| format!("<li>{}</li>\n", escaped(note))).collect();
                writeln!(out, "<ul class=\"note\">\n{notes}</ul>")
            }
        };
    }
    out + "</main>\n</body>\n</html>\n"
}

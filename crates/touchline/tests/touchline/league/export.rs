//! The page and the lists.

use super::{Club, has};

const NASTY: &str = "<script>alert(\"x\")</script> & 'Co'";

fn cup() -> Club {
    let format = ["--format", "groups groups=2 qualify=1 knock-out"];
    let club = Club::drawn("export", &format, &["Ajax", NASTY, "=Lazio,1", "Milan"]);
    club.says(&["announce", "cup", "The <final> is at 8."]);
    club.says(&["result", "cup", "1", "2-1", "--yellow", "1-0"]);
    club.says(&["correct", "cup", "1", "1-2", "--because", "a </ul> typo"]);
    club
}

#[test]
fn the_page_is_one_file_and_nothing_in_it_is_markup() {
    let club = cup();
    let told = club.says(&["export", "cup", "--html", "cup.html"]);
    assert_eq!(told, "cup.html\n");
    let page = club.0.file("cup.html");
    has(
        &page,
        &[
            "<title>Spring Cup</title>",
            "Group A",
            "Group B",
            "Knock-out",
            "Next matches",
            "Results",
            "Decisions",
        ],
    );
    has(
        &page,
        &[
            "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;Co&#39;",
            "The &lt;final&gt; is at 8.",
        ],
    );
    has(&page, &["a &lt;/ul&gt; typo", "name=\"viewport\""]);
    for bad in ["<script", "<final>", "a </ul> typo", "http:", "https:", "src=", "url("] {
        assert!(!page.contains(bad), "{bad} in the page");
    }
    // Every element that is opened is closed.
    for element in
        ["section", "ol", "ul", "li", "div", "table", "tr", "td", "p", "span", "details", "main", "small"]
    {
        let count = |part: &str| page.matches(part).count();
        let opened = count(&format!("<{element}>")) + count(&format!("<{element} "));
        assert_eq!(opened, count(&format!("</{element}>")), "{element}");
    }
    club.says(&["export", "cup", "--html", "cup.html", "--language", "it"]);
    has(&club.0.file("cup.html"), &["lang=\"it\"", "Girone A", "Prossime partite"]);
}

#[test]
fn the_lists_are_for_other_programs() {
    let club = cup();
    club.says(&["export", "cup", "--csv", "lists"]);
    let tables = club.0.file("lists/tables.csv");
    let mut lines = tables.lines();
    has(lines.next().unwrap(), &["table,place,team,played"]);
    assert_eq!(lines.count(), 4);
    // A name that begins like a formula does not become one.
    has(&tables, &["\"'=Lazio,1\"", "\"<script>alert(\"\"x\"\")</script> & 'Co'\""]);
    let fixtures = club.0.file("lists/fixtures.csv");
    has(&fixtures, &["match,round,part", "group A", "B1"]);
    let columns = |line: &str| {
        let mut quoted = false;
        1 + line
            .chars()
            .filter(|c| {
                quoted ^= *c == '"';
                *c == ',' && !quoted
            })
            .count()
    };
    let width = columns(fixtures.lines().next().unwrap());
    assert!(fixtures.lines().all(|line| columns(line) == width), "{fixtures}");
    // Column names do not depend on the language.
    club.says(&["export", "cup", "--csv", "lists", "--language", "fi"]);
    assert_eq!(club.0.file("lists/tables.csv"), tables);
}

#[test]
fn an_export_needs_to_know_what() {
    let out = cup().league(&["export", "cup"]);
    assert_eq!(out.status.code(), Some(2));
}

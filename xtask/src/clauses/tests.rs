use super::*;

const TABLE: &str = r#"
edition = "fuba:3.0"

[[elsewhere]]
reason = "other editions"
ids = ["F-PRESS-09"]

[[group]]
id = "F-PRESS"
title = "Pressing"
complete = true

[[group.clause]]
id = "F-PRESS-05"
kind = "rule"
text = "New value."

[[group.clause]]
id = "F-PRESS-11"
kind = "advanced"
text = "Aggressive pressing."
reason = "comes with the advanced rules"

[[group]]
id = "E"
title = "Examples"
complete = true

[[group.clause]]
id = "E-60"
kind = "example"
text = "Lost."
"#;

const CODE: &str = "crates/fuba/src/rules/pressing.rs";
const TEST: &str = "crates/fuba/tests/clauses/v3_0/press.rs";
const EXAMPLE: &str = "crates/fuba/tests/examples/v3_0/printed.rs";

/// A project in which everything is covered.
fn project() -> Tree {
    [
        (CODE, "//! F-PRESS-05, and F-PRESS-09 of older editions; F-CP-01 comes later.\n"),
        ("crates/fuba/tests/clauses/main.rs", "mod v3_0;\n"),
        ("crates/fuba/tests/clauses/v3_0/mod.rs", "mod press;\n"),
        (TEST, "#[test]\nfn f_press_05_one_die_below_takes_the_higher() { assert!(a); }\n"),
        ("crates/fuba/tests/examples/main.rs", "mod v3_0;\n"),
        ("crates/fuba/tests/examples/v3_0/mod.rs", "mod printed;\n"),
        (EXAMPLE, "#[test]\nfn e_60_lost() { assert!(a); }\n"),
    ]
    .map(|(path, text)| (path.to_owned(), text.to_owned()))
    .into()
}

fn project_with(path: &str, text: &str) -> Tree {
    let mut files = project();
    files.insert(path.to_owned(), text.to_owned());
    files
}

fn report_of(table: &str, files: &Tree) -> Result<Report> {
    Ok(Report::new(&[ClauseTable::parse(table)?], files))
}

fn lacking(report: &Report) -> Vec<&str> {
    report.editions.iter().flat_map(|e| &e.rows).flat_map(|row| &row.lacking).map(String::as_str).collect()
}

#[test]
fn a_covered_project_has_no_problem() -> Result<()> {
    let report = report_of(TABLE, &project())?;
    assert_eq!(report.problems, Vec::<String>::new());
    assert_eq!(lacking(&report), Vec::<&str>::new());
    let text = report.to_string();
    assert!(text.contains("  F-PRESS          2      1       1       1  100 %\n"), "{text}");
    assert!(text.contains("cited, but in no table yet: F-CP (1)"), "{text}");
    assert!(text.ends_with("fuba:3.0: 3 clauses, 3 complete (100 %)\n"), "{text}");
    Ok(())
}

#[test]
fn a_removed_citation_is_reported() -> Result<()> {
    for text in ["", "// F-PRESS-050 XF-PRESS-05 F-PRESS-05x f-press-05 F-PRESS-05-06"] {
        let report = report_of(TABLE, &project_with(CODE, text))?;
        assert_eq!(lacking(&report), ["F-PRESS-05 lacks a citation in crates/fuba/src"]);
        assert!(report.problems.iter().any(|p| p.contains("F-PRESS is marked complete")), "{report}");
    }
    Ok(())
}

#[test]
fn a_citation_outside_the_code_does_not_count() -> Result<()> {
    let mut files = project_with(CODE, "");
    files.insert("crates/ai/src/lib.rs".to_owned(), "// F-PRESS-05".to_owned());
    files.insert("crates/fuba/src/ruleset.rs".to_owned(), "// F-PRESS-05".to_owned());
    files.insert("crates/fuba/src/rows.rs".to_owned(), "// F-PRESS-05".to_owned());
    assert_eq!(lacking(&report_of(TABLE, &files)?).len(), 1);
    Ok(())
}

#[test]
fn a_removed_test_is_reported() -> Result<()> {
    for text in [
        "",
        "fn f_press_05_helper() { assert!(a); }",
        "// #[test]\nfn f_press_05_a() { assert!(a); }",
        "/* #[test] fn f_press_05_a() { assert!(a); } */",
        "const A: &str = \"#[test] fn f_press_05_a() { assert!(a); }\";",
        "#[test]\n#[ignore = \"later\"]\nfn f_press_05_a() { assert!(a); }",
        "#[test]\nfn press_05() { assert!(a); }",
    ] {
        let report = report_of(TABLE, &project_with(TEST, text))?;
        let expected = "F-PRESS-05 lacks a test f_press_05_... in crates/fuba/tests/clauses/v3_0";
        assert_eq!(lacking(&report), [expected], "{text}");
        assert!(report.problems.iter().any(|p| p.contains("F-PRESS is marked complete")), "{report}");
        assert!(report.to_string().ends_with("fuba:3.0: 3 clauses, 2 complete (66 %)\n"), "{report}");
    }
    Ok(())
}

#[test]
fn a_test_counts_in_the_folder_of_its_edition_only() -> Result<()> {
    let mut files = project();
    let text = files.remove(TEST).unwrap_or_default();
    files.insert("crates/fuba/tests/invariants.rs".to_owned(), text);
    assert_eq!(lacking(&report_of(TABLE, &files)?).len(), 1);
    Ok(())
}

#[test]
fn tests_are_found_in_every_shape() -> Result<()> {
    for text in [
        "#[test] fn f_press_05() { assert!(a); }",
        "#[test]\n// why\n#[should_panic(expected = \"]\")]\nfn f_press_05_a() { assert!(a); }",
        "#[rstest]\n#[case(1)]\npub(crate) fn f_press_05_a(#[case] x: u8) { assert!(a); }",
        "#[rstest::rstest]\nasync fn f_press_05_a() { assert!(a); }",
        "struct A;\nmod b {\n    #[test]\n    fn f_press_05_a() { assert!(a); }\n}",
    ] {
        let report = report_of(TABLE, &project_with(TEST, text))?;
        assert_eq!(report.problems, Vec::<String>::new(), "{text}");
    }
    Ok(())
}

#[test]
fn a_test_that_asserts_nothing_does_not_count() -> Result<()> {
    let files = project_with(TEST, "#[test]\nfn f_press_05_a() { scene(\"CE:3\").play(\"press; 4\"); }\n");
    let report = report_of(TABLE, &files)?;
    assert_eq!(
        lacking(&report),
        ["F-PRESS-05 lacks a test f_press_05_... in crates/fuba/tests/clauses/v3_0"]
    );
    assert_eq!(report.problems[0], format!("{TEST}: test f_press_05_a asserts nothing"));

    let mut helped = files;
    let helper = "fn scene(at: &str) -> Scene { assert!(at.len() > 1); Scene }".to_owned();
    helped.insert("crates/fuba/tests/common/mod.rs".to_owned(), helper);
    assert_eq!(report_of(TABLE, &helped)?.problems, Vec::<String>::new());
    Ok(())
}

/// A file for several editions, with each test body written once.
fn shared(text: &str) -> Tree {
    let mut files = project_with("crates/fuba/tests/clauses/main.rs", "mod shared;\nmod v3_0;\n");
    files.insert("crates/fuba/tests/clauses/shared/mod.rs".to_owned(), "mod press;\n".to_owned());
    files.insert("crates/fuba/tests/clauses/shared/press.rs".to_owned(), text.to_owned());
    files
}

#[test]
fn a_shared_test_counts_for_the_editions_that_it_names() -> Result<()> {
    let older = older_table().replace("F-PRESS-09", "F-PRESS-08");
    let tables =
        [ClauseTable::parse(&older)?, ClauseTable::parse(&TABLE.replace("F-PRESS-09", "F-PRESS-07"))?];
    let missing = "F-PRESS-05 lacks a test f_press_05_... in crates/fuba/tests/clauses/v2_1";
    for (editions, covered) in [
        ("f_press_05_a, v2_1", true),
        ("f_press_05_a, v3_0, v2_1(1, |a, b| a, [2, 3])", true),
        ("\n    f_press_05_b = helpers::f_press_05_a,\n    v2_1(\"v3_0\"),\n    v3_0\n", true),
        ("f_press_05_a, v3_0(v2_1)", false),
        ("f_press_05_b = nothing, v2_1", false),
    ] {
        let text =
            format!("on_editions!({editions});\nfn f_press_05_a() {{ assert!(a); }}\nfn nothing() {{}}\n");
        let report = Report::new(&tables, &shared(&text));
        assert_eq!(!lacking(&report).contains(&missing), covered, "{text}");
    }
    Ok(())
}

#[test]
fn a_shared_test_of_a_clause_that_an_edition_does_not_have_is_a_problem() -> Result<()> {
    let text = "on_editions!(f_press_05_a, v2_0, v3_0);\nfn f_press_05_a() { assert!(a); }\n";
    let expected = "crates/fuba/tests/clauses/shared/press.rs: test f_press_05_a is named after F-PRESS-05, which the \
                    table of crates/fuba/tests/clauses/v2_0 does not have";
    assert_eq!(report_of(TABLE, &shared(text))?.problems, [expected]);
    let plain = "#[test]\nfn f_press_05_a() { assert!(a); }\n";
    assert_eq!(report_of(TABLE, &shared(plain))?.problems.len(), 1, "it names no edition");
    Ok(())
}

#[test]
fn a_removed_example_is_reported_and_needs_no_citation() -> Result<()> {
    let report = report_of(TABLE, &project_with(EXAMPLE, ""))?;
    assert_eq!(lacking(&report), ["E-60 lacks a test e_60_... in crates/fuba/tests/examples/v3_0"]);
    Ok(())
}

/// The table of an older edition, which has the clause the newer one lists as elsewhere.
fn older_table() -> String {
    TABLE
        .replace("fuba:3.0", "fuba:2.1")
        .replace("complete = true", "complete = false")
        .replace("[\"F-PRESS-09\"]", "[]")
        .replace("F-PRESS-11", "F-PRESS-09")
}

#[test]
fn an_example_needs_a_test_in_each_edition_that_has_it() -> Result<()> {
    let tables = [
        ClauseTable::parse(&older_table())?,
        ClauseTable::parse(&TABLE.replace("F-PRESS-09", "F-PRESS-08"))?,
    ];
    let (press, example) = (
        "F-PRESS-05 lacks a test f_press_05_... in crates/fuba/tests/clauses/v2_1",
        "E-60 lacks a test e_60_... in crates/fuba/tests/examples/v2_1",
    );
    let mut files = project();
    assert_eq!(lacking(&Report::new(&tables, &files)), [press, example]);

    files.insert("crates/fuba/tests/examples/main.rs".to_owned(), "mod v2_1;\nmod v3_0;\n".to_owned());
    let own = "crates/fuba/tests/examples/v2_1/mod.rs".to_owned();
    files.insert(own, "#[test]\nfn e_60_lost() { assert!(a); }\n".to_owned());
    let report = Report::new(&tables, &files);
    assert_eq!(lacking(&report), [press]);
    assert_eq!(report.problems, Vec::<String>::new());
    Ok(())
}

#[test]
fn what_another_edition_has_is_not_elsewhere() -> Result<()> {
    let tables = [ClauseTable::parse(&older_table())?, ClauseTable::parse(TABLE)?];
    let report = Report::new(&tables, &project());
    assert_eq!(report.problems, ["fuba:3.0 lists F-PRESS-09 as elsewhere, but fuba:2.1 has it"]);
    Ok(())
}

#[test]
fn a_stale_test_name_is_a_problem() -> Result<()> {
    for (name, id) in
        [("f_press_09_second_action", "F-PRESS-09"), ("f_pres_05_typo", "F-PRES-05"), ("e_61", "E-61")]
    {
        let text =
            format!("#[test]\nfn f_press_05_a() {{ assert!(a); }}\n#[test]\nfn {name}() {{ assert!(a); }}\n");
        let report = report_of(TABLE, &project_with(TEST, &text))?;
        let folder = "crates/fuba/tests/clauses/v3_0";
        let expected =
            format!("{TEST}: test {name} is named after {id}, which the table of {folder} does not have");
        assert_eq!(report.problems, [expected]);
    }
    Ok(())
}

#[test]
fn a_mistyped_citation_is_a_problem() -> Result<()> {
    let report = report_of(TABLE, &project_with(CODE, "// F-PRESS-05\n// see F-PRESS-99.\n"))?;
    assert_eq!(report.problems, [format!("{CODE}:2: cites F-PRESS-99, which no table has")]);
    Ok(())
}

#[test]
fn a_test_file_that_no_module_names_is_a_problem() -> Result<()> {
    let report = report_of(TABLE, &project_with("crates/fuba/tests/clauses/v3_0/mod.rs", "mod pressing;\n"))?;
    assert_eq!(report.problems[0], format!("{TEST}: no `mod` names this file, so its tests never run"));
    assert_eq!(lacking(&report).len(), 1);
    let by_path = "#[path = \"v3_0/press.rs\"]\nmod p;\nmod v3_0 {}\n";
    let mut files = project_with("crates/fuba/tests/clauses/main.rs", by_path);
    files.remove("crates/fuba/tests/clauses/v3_0/mod.rs");
    assert_eq!(report_of(TABLE, &files)?.problems, Vec::<String>::new());
    Ok(())
}

#[test]
fn a_group_that_is_not_complete_may_not_drop() -> Result<()> {
    let table = TABLE.replace("complete = true", "complete = false");
    let full = report_of(&table, &project())?;
    let marks = full.raise(Ratchet::new());
    assert_eq!(marks["fuba:3.0"]["F-PRESS"], Mark { cited: 1, tested: 1 });
    assert_eq!(marks["fuba:3.0"]["E"], Mark { cited: 0, tested: 1 });

    let mut less = report_of(&table, &project_with(CODE, ""))?;
    assert_eq!(less.problems, Vec::<String>::new());
    assert_eq!(less.raise(marks.clone()), marks, "raising never lowers");
    less.compare(&marks);
    assert_eq!(less.problems, ["fuba:3.0 F-PRESS: 0 clauses cited, down from 1 in ratchet.toml"]);

    let mut same = report_of(&table, &project())?;
    same.compare(&marks);
    assert_eq!(same.problems, Vec::<String>::new());
    Ok(())
}

#[test]
fn a_group_cannot_vanish_from_under_the_ratchet() -> Result<()> {
    let marks = toml::from_str::<Ratchet>("[\"fuba:3.0\"]\nF-GONE = { cited = 1, tested = 1 }\n")?;
    let mut report = report_of(TABLE, &project())?;
    report.compare(&marks);
    assert!(report.problems[0].starts_with("fuba:3.0 F-GONE is in ratchet.toml but in no table"), "{report}");
    Ok(())
}

#[test]
fn the_ratchet_survives_its_file() -> Result<()> {
    let marks = report_of(TABLE, &project())?.raise(Ratchet::new());
    assert_eq!(toml::from_str::<Ratchet>(&toml::to_string(&marks)?)?, marks);
    Ok(())
}

#[test]
fn damaged_tables_are_refused_with_the_part_at_fault() {
    for (from, to, message) in [
        ("edition = \"fuba:3.0\"", "edition = \"fuba:\"", "`fuba:` is neither game:edition nor a game"),
        ("edition = \"fuba:3.0\"", "edition = \"\"", "`` is neither game:edition nor a game"),
        ("edition = \"fuba:3.0\"", "edition = \"fuba:3:0\"", "`fuba:3:0` is neither"),
        ("id = \"F-PRESS-11\"", "id = \"F-PRESS-05\"", "F-PRESS-05 comes twice"),
        ("id = \"F-PRESS-11\"", "id = \"F-PRESS-09\"", "F-PRESS-09 comes twice"),
        ("id = \"F-PRESS-11\"", "id = \"F-CARD-11\"", "F-CARD-11 does not belong to group F-PRESS"),
        ("id = \"F-PRESS-11\"", "id = \"F-PRESS-1\"", "`F-PRESS-1` is not a clause id"),
        ("kind = \"rule\"", "kind = \"definition\"", "F-PRESS-05: needs a reason"),
        ("kind = \"advanced\"", "kind = \"table\"", "F-PRESS-11: has a reason"),
        ("kind = \"rule\"", "kind = \"advice\"", "advice"),
        ("kind = \"rule\"", "kind = \"example\"", "mixes examples"),
        ("text = \"New value.\"", "text = \" \"", "F-PRESS-05: needs a text"),
        ("reason = \"other editions\"", "reason = \"\"", "needs a reason"),
        ("complete = true", "completed = true", "completed"),
    ] {
        let Err(error) = ClauseTable::parse(&TABLE.replacen(from, to, 1)) else {
            panic!("{to} was accepted")
        };
        assert!(format!("{error:#}").contains(message), "{to}: {error:#}");
    }
}

#[test]
fn editions_have_their_own_folders() -> Result<()> {
    for (edition, kind, folder) in [
        ("fuba:2.1", Kind::Rule, "crates/fuba/tests/clauses/v2_1"),
        ("fuba:2.1", Kind::Example, "crates/fuba/tests/examples/v2_1"),
        ("fuba:draft", Kind::Rule, "crates/fuba/tests/clauses/draft"),
        ("grid", Kind::Rule, "crates/grid/tests/clauses"),
        ("grid", Kind::Example, "crates/grid/tests/examples"),
    ] {
        let table = ClauseTable::parse(&TABLE.replace("fuba:3.0", edition))?;
        assert_eq!(table.test_folder(kind), folder);
    }
    Ok(())
}

/// The table of a game without editions.
const GRID: &str = r#"
edition = "grid"

[[group]]
id = "G-KICK"
title = "Kicking the ball"
complete = true

[[group.clause]]
id = "G-KICK-07"
kind = "rule"
text = "Onto a marker only with a way on."

[[group]]
id = "E-KICK"
title = "Examples: kicking the ball"
complete = true

[[group.clause]]
id = "E-KICK-01"
kind = "example"
text = "One point, no kick."
"#;

/// Both games, fully covered.
fn two_games() -> Tree {
    let mut files = project();
    for (path, text) in [
        ("crates/grid/src/rules/kick.rs", "//! G-KICK-07\n"),
        ("crates/grid/tests/clauses/main.rs", "mod ball;\n"),
        ("crates/grid/tests/clauses/ball/mod.rs", "mod kick;\n"),
        ("crates/grid/tests/clauses/ball/kick.rs", "#[test]\nfn g_kick_07_a_way_on() { assert!(a); }\n"),
        ("crates/grid/tests/examples/main.rs", "mod kick;\n"),
        ("crates/grid/tests/examples/kick.rs", "#[test]\nfn e_kick_01_one_point() { assert!(a); }\n"),
    ] {
        files.insert(path.to_owned(), text.to_owned());
    }
    files
}

#[test]
fn a_game_of_one_table_is_counted_beside_the_editions_of_another() -> Result<()> {
    let tables = [ClauseTable::parse(TABLE)?, ClauseTable::parse(GRID)?];
    let report = Report::new(&tables, &two_games());
    assert_eq!(report.problems, Vec::<String>::new());
    assert_eq!(lacking(&report), Vec::<&str>::new());
    let ends = "fuba:3.0: 3 clauses, 3 complete (100 %)\ngrid: 2 clauses, 2 complete (100 %)\n";
    assert!(report.to_string().ends_with(ends), "{report}");
    Ok(())
}

#[test]
fn a_game_of_one_table_lacks_what_its_own_folders_do_not_have() -> Result<()> {
    let all = [
        "G-KICK-07 lacks a citation in crates/grid/src and a test g_kick_07_... in crates/grid/tests/clauses",
        "E-KICK-01 lacks a test e_kick_01_... in crates/grid/tests/examples",
    ];
    assert_eq!(lacking(&report_of(GRID, &Tree::new())?), all, "before there is any code");
    let elsewhere = two_games()
        .into_iter()
        .map(|(path, text)| (path.replace("crates/grid/", "crates/fuba/"), text))
        .collect();
    assert_eq!(lacking(&report_of(GRID, &elsewhere)?), all, "in another game");
    Ok(())
}

#[test]
fn a_game_of_one_table_knows_stale_names_and_files() -> Result<()> {
    let mut files = two_games();
    for (path, text) in [
        ("crates/grid/src/rules/kick.rs", "//! G-KICK-07, G-KICK-99\n"),
        ("crates/grid/tests/clauses/lost.rs", ""),
        ("crates/grid/tests/examples/main.rs", "mod kick;\n#[test]\nfn e_shot_01_typo() { assert!(a); }\n"),
    ] {
        files.insert(path.to_owned(), text.to_owned());
    }
    assert_eq!(
        report_of(GRID, &files)?.problems,
        [
            "crates/grid/src/rules/kick.rs:1: cites G-KICK-99, which no table has",
            "crates/grid/tests/clauses/lost.rs: no `mod` names this file, so its tests never run",
            "crates/grid/tests/examples/main.rs: test e_shot_01_typo is named after E-SHOT-01, which the table of \
             crates/grid/tests/examples does not have",
        ]
    );
    Ok(())
}

/// What happens between the matches of FUBA is a crate of its own: its citations and tests count for the
/// game.
#[test]
fn competitions_cite_and_test_clauses_of_the_game() -> Result<()> {
    let mut files = project_with(CODE, "//! F-PRESS-09");
    files.remove(TEST);
    files.insert("crates/fuba/tests/clauses/v3_0/mod.rs".to_owned(), String::new());
    assert_eq!(lacking(&report_of(TABLE, &files)?).len(), 1, "neither cited nor tested");
    let test = "#[test]\nfn f_press_05_a() { assert!(a); }\n";
    for (path, text) in [
        ("crates/league/src/carry_over.rs", "//! F-PRESS-05"),
        ("crates/league/tests/clauses/main.rs", "mod v3_0;\n"),
        ("crates/league/tests/clauses/v3_0.rs", test),
    ] {
        files.insert(path.to_owned(), text.to_owned());
    }
    let report = report_of(TABLE, &files)?;
    assert_eq!((lacking(&report), &report.problems), (Vec::new(), &Vec::new()));
    // What it asserts is looked for in its own crate.
    files.insert("crates/league/tests/clauses/v3_0.rs".to_owned(), test.replace("assert!(a);", ""));
    assert!(report_of(TABLE, &files)?.problems.iter().any(|problem| problem.contains("asserts nothing")));
    // Another crate does not count, nor does the game without competitions look there.
    files.insert("crates/league/tests/clauses/v3_0.rs".to_owned(), String::new());
    files.insert("crates/lab/tests/clauses/v3_0/press.rs".to_owned(), test.to_owned());
    assert_eq!(lacking(&report_of(TABLE, &files)?).len(), 1);
    Ok(())
}

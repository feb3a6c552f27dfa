use touchline_engine::Spec;

#[test]
fn specs_are_taken_apart() {
    let spec = Spec::parse("grid:full@large+b+a?fielders=9&end=score:2").unwrap();
    assert_eq!((spec.game.as_str(), spec.edition.as_str()), ("grid", "full"));
    assert_eq!(spec.board.as_deref(), Some("large"));
    assert_eq!(spec.concepts, ["a", "b"]);
    assert_eq!(spec.option("end"), Some("score:2"));
    assert_eq!(spec.option("weather"), None);
}

#[test]
fn every_spelling_has_one_canonical_form() {
    let cases = [
        ("fuba:3.0", "fuba:3.0"),
        (" fuba:3.0\n", "fuba:3.0"),
        ("fuba:3.0+skills+condition", "fuba:3.0+condition+skills"),
        ("fuba:2.2?rebound=literal", "fuba:2.2?rebound=literal"),
        ("grid:full+b@large+a?z=1&end=score:2", "grid:full@large+a+b?end=score:2&z=1"),
        ("grid:advanced@small", "grid:advanced@small"),
    ];
    for (text, canonical) in cases {
        let spec: Spec = text.parse().unwrap();
        assert_eq!(spec.to_string(), canonical);
        assert_eq!(Spec::parse(canonical), Ok(spec));
    }
    let unsorted = Spec { concepts: vec!["b".into(), "a".into()], ..Spec::parse("g:1").unwrap() };
    assert_eq!(unsorted.to_string(), "g:1+a+b");
}

#[test]
fn a_bad_spec_says_what_is_wrong_and_what_would_be_right() {
    let example = r#"example="fuba:3.0""#;
    let cases = [
        ("", format!(r#"spec-no-edition got="" {example}"#)),
        ("fuba", format!(r#"spec-no-edition got="fuba" {example}"#)),
        ("fuba?a=b:c", format!(r#"spec-no-edition got="fuba?a=b:c" {example}"#)),
        ("fuba:", format!(r#"spec-empty-part got="fuba:" {example} part=spec-part-edition"#)),
        (":3.0", format!(r#"spec-empty-part got=":3.0" {example} part=spec-part-game"#)),
        ("grid", r#"spec-no-edition got="grid" example="grid:basic""#.to_owned()),
        ("grid:", r#"spec-empty-part got="grid:" example="grid:basic" part=spec-part-edition"#.to_owned()),
        ("grid:basic?end", r#"spec-option got="end" example="grid:basic?end=score:1""#.to_owned()),
        (
            "fuba:3.0+",
            r#"spec-empty-part got="fuba:3.0+" example="fuba:3.0+condition" part=spec-part-concept"#
                .to_owned(),
        ),
        (
            "grid:basic@",
            r#"spec-empty-part got="grid:basic@" example="grid:basic@small" part=spec-part-board"#.to_owned(),
        ),
        ("fuba:3 0", format!(r#"spec-character got="3 0" {example} part=spec-part-edition character=" ""#)),
        (
            "fuba:3\u{1b}",
            format!(
                "spec-character got=\"3\u{fffd}\" {example} part=spec-part-edition character=\"\u{fffd}\""
            ),
        ),
        ("a:1@x@y", r#"spec-two-boards got="y" example="a:1@x""#.to_owned()),
        ("a:1+x+y+x", r#"spec-concept-twice got="x" example="a:1+x""#.to_owned()),
        ("a:1?x", r#"spec-option got="x" example="fuba:3.0?order_tie=passive-at-start""#.to_owned()),
        ("a:1?", r#"spec-option got="" example="fuba:3.0?order_tie=passive-at-start""#.to_owned()),
        ("a:1?x=1&x=2", r#"spec-option-twice got="x" example="a:1?x=1""#.to_owned()),
    ];
    for (text, refusal) in cases {
        assert_eq!(Spec::parse(text).unwrap_err().to_string(), refusal, "{text}");
    }
    let empty = Spec::parse("a:1?x=").unwrap_err();
    assert!(empty.to_string().ends_with("part=spec-part-value"), "{empty}");
    assert_eq!(Spec::parse("a:1?x=1?y").unwrap_err().key, "spec-character");
    let long = format!("a:{}", "1".repeat(Spec::MAX_LEN));
    assert_eq!(Spec::parse(&long).unwrap_err().to_string(), "spec-too-long got=1002 want=1000");
    assert!(Spec::parse(&long[..Spec::MAX_LEN]).is_ok());
}

#[test]
fn capitals_are_small_letters() {
    assert_eq!(Spec::parse("FUBA:3.0+Condition"), Spec::parse("fuba:3.0+condition"));
    assert_eq!(
        Spec::parse("Grid:Basic@Small?End=Score:1").unwrap().to_string(),
        "grid:basic@small?end=score:1"
    );
}

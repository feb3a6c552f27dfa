//! The terms of a match as text: what is written reads back the same, and what cannot be played is refused.

use crate::common::terms::random_terms;
use touchline_engine::{BySeat, Describe, Driver, Notation, Pcg, Record, Rng, resume};
use touchline_fuba::advanced::skills::{Skill, SkillSet};
use touchline_fuba::state::Formation;
use touchline_fuba::terms::{AfterDraw, LateStart, SeatTerms, Terms};
use touchline_fuba::{Fuba, RULES_REVISION};

fn game(spec: &str) -> Fuba {
    Fuba::from_text(spec).unwrap()
}

const EVERYTHING: &str = "home.discard=1 home.primary=4-4-2 home.pool=tackle,stopper,actor home.barred=actor \
                          away.discard=2 draw=extra-time,shoot-out first-leg=2-1 whistle=137";

#[test]
fn all_of_them_are_one_line_in_a_fixed_order() {
    let game = game("fuba:3.0+all");
    let terms = game.read_terms(EVERYTHING).unwrap();
    let home = SeatTerms {
        discard: 1,
        primary: Some(Formation::new(4, 4, 2)),
        pool: Some(SkillSet::of(&[Skill::Tackle, Skill::Stopper, Skill::Actor])),
        barred: SkillSet::of(&[Skill::Actor]),
    };
    let seats = BySeat::new(home, SeatTerms { discard: 2, ..SeatTerms::default() });
    let draw = AfterDraw::ExtraTimeThenShootOut;
    let first_leg = Some(BySeat::new(2, 1));
    assert_eq!(terms, Terms { seats, late_start: LateStart::No, draw, first_leg, whistle: Some(137) });
    assert_eq!(game.write_terms(&terms), EVERYTHING);
    // However they are written.
    let mut words: Vec<&str> = EVERYTHING.split(' ').collect();
    words.reverse();
    let shuffled = words.join("   ").replace("tackle,stopper,actor", "actor,stopper,tackle");
    assert_eq!(game.read_terms(&format!("  {shuffled} ")), Ok(terms));
    assert_eq!(game.read_terms(""), Ok(Terms::default()));
    assert_eq!(game.write_terms(&Terms::default()), "");
    let defaults = "late-start=no draw=stands";
    assert_eq!(game.read_terms(defaults), Ok(Terms::default()));
    // Each of them is a sentence, each card one more.
    assert_eq!(game.say_terms(&terms).len(), 8 + 4);
    assert!(game.say_terms(&Terms::default()).is_empty());
}

#[test]
fn what_is_no_term_is_refused_with_what_would_be_right() {
    for (spec, text, key) in [
        ("fuba:3.0+all", "supper", "terms-word"),
        ("fuba:3.0+all", "supper=yes", "terms-word"),
        ("fuba:3.0+all", "nobody.discard=1", "terms-word"),
        ("fuba:3.0+all", "home.supper=1", "terms-word"),
        ("fuba:3.0+all", "home.discard=1 home.discard=1", "terms-twice"),
        ("fuba:3.0+all", "home.discard=0", "bad-number"),
        ("fuba:3.0+all", "home.discard=11", "bad-number"),
        ("fuba:3.0+all", "home.discard=many", "bad-number"),
        ("fuba:3.0+all", "home.primary=4-4-3", "formation-sum"),
        ("fuba:3.0+all", "home.primary=442", "bad-formation"),
        ("fuba:3.0+all", "home.primary=0-5-5", "terms-primary"),
        ("fuba:3.0+all", "home.pool=", "bad-skill"),
        ("fuba:3.0+all", "home.pool=juggling", "bad-skill"),
        ("fuba:3.0+all", "home.pool=tackle,tackle", "terms-pool-twice"),
        ("fuba:2.1+all", "home.pool=fast-attacker,tackle", "terms-pool-skill"),
        ("fuba:3.0+all", "home.barred=", "bad-skill"),
        ("fuba:3.0+all", "home.barred=tackle,tackle", "terms-pool-twice"),
        ("fuba:2.1+all", "home.barred=fast-attacker", "terms-pool-skill"),
        ("fuba:3.0+condition", "home.barred=tackle", "terms-need-skills"),
        ("fuba:3.0+all", "home.pool=actor,tackle home.barred=tackle,actor", "terms-barred-all"),
        ("fuba:3.0", "first-leg=2-1", "terms-first-leg"),
        ("fuba:3.0", "draw=shoot-out first-leg=21", "terms-value"),
        ("fuba:3.0", "draw=shoot-out first-leg=2-100", "bad-number"),
        ("fuba:3.0", "home.discard=1", "terms-need-condition"),
        // F-COMP: these books have no chapter on competitions.
        ("fuba:2.0+condition", "home.discard=1", "terms-no-competition"),
        ("fuba:2.0+condition", "away.primary=4-4-2", "terms-no-competition"),
        ("fuba:2.2", "home.discard=1", "terms-no-competition"),
        ("fuba:3.0", "away.primary=4-4-2", "terms-need-condition"),
        ("fuba:3.0+condition", "home.pool=tackle", "terms-need-skills"),
        ("fuba:3.0", "late-start=yes", "terms-late-start"),
        ("fuba:2.2", "late-start=yes", "terms-late-start"),
        ("fuba:2.1", "late-start=maybe", "terms-value"),
        ("fuba:2.1", "draw=shoot-out,extra-time", "terms-value"),
        ("fuba:2.1", "draw=", "terms-value"),
        ("fuba:2.1", "whistle=135", "terms-whistle"),
        ("fuba:3.0", "whistle=129", "bad-number"),
        ("fuba:3.0", "whistle=141", "bad-number"),
    ] {
        assert_eq!(game(spec).read_terms(text).unwrap_err().key, key, "{spec} {text}");
    }
    let long = format!("home.pool={}", "tackle,".repeat(600));
    assert_eq!(game("fuba:3.0+all").read_terms(&long).unwrap_err().key, "terms-too-long");
    for (spec, text) in [
        ("fuba:2.1", "late-start=yes"),
        ("fuba:2.0", "draw=shoot-out"),
        ("fuba:2.1+condition", "home.discard=3"),
        ("fuba:2.0", "draw=extra-time first-leg=0-0"),
        ("fuba:2.1+all", "home.barred=tackle"),
    ] {
        assert!(game(spec).read_terms(text).is_ok(), "{spec} {text}");
    }
}

#[test]
fn whatever_is_written_reads_back_the_same() {
    let mut rng = Pcg::new(1, 1);
    for spec in ["fuba:2.0", "fuba:2.0+all", "fuba:2.1+all", "fuba:2.2", "fuba:3.0", "fuba:3.0+all"] {
        let game = game(spec);
        for _ in 0..500 {
            let terms = random_terms(&game, &mut rng);
            let text = game.write_terms(&terms);
            assert_eq!(game.read_terms(&text), Ok(terms), "{text}");
            assert!(!game.write_terms(&game.open_terms(&terms)).contains("whistle"));
        }
    }
}

/// Garbage is refused or means something; it never panics.
#[test]
fn damaged_terms_are_refused_or_read() {
    let (game, mut rng) = (game("fuba:3.0+all"), Pcg::new(2, 2));
    for _ in 0..20_000 {
        let mut text: Vec<char> = EVERYTHING.chars().collect();
        for _ in 0..=rng.below(3) {
            let at = rng.below(u32::try_from(text.len()).unwrap()) as usize;
            match rng.below(3) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, char::from(u8::try_from(32 + rng.below(95)).unwrap())),
                _ => text[at] = ['=', '.', ',', ' ', 'é', '9'][rng.below(6) as usize],
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(terms) = game.read_terms(&text) {
            assert_eq!(game.read_terms(&game.write_terms(&terms)), Ok(terms), "{text}");
        }
    }
}

#[test]
fn a_record_keeps_the_terms_and_refuses_those_it_cannot_have() {
    let game = game("fuba:3.0+all");
    let terms = game.read_terms("home.discard=2 draw=shoot-out whistle=131").unwrap();
    let mut driver = Driver::new(game, &terms);
    driver.act_text("formation 4-4-2").unwrap();
    let revision = RULES_REVISION.to_string();
    let record =
        |driver: &Driver<Fuba>| Record::of(driver, &[("spec", "fuba:3.0+all"), ("rules", revision.as_str())]);
    let text = record(&driver).to_text();
    assert!(text.contains("\nterms: home.discard=2 draw=shoot-out\n"), "{text}");
    let again = resume(game, &Record::parse(&text).unwrap()).unwrap();
    assert_eq!((again.state(), again.terms()), (driver.state(), &terms.open()));
    // What cannot be read names its line.
    let broken = text.replace("draw=shoot-out", "draw=supper");
    let error = resume(game, &Record::parse(&broken).unwrap()).unwrap_err();
    assert_eq!((error.line, error.refusal.key.as_str()), (4, "terms-value"));
    // A position of its own holds whatever terms mean to play.
    let set_up = Driver::from_state(game, *driver.first_state());
    let mut record = record(&set_up);
    assert_eq!(record.header("terms"), None);
    record.set("terms", "draw=shoot-out");
    assert_eq!(resume(game, &record).unwrap_err().refusal.key, "record-terms-with-start");
}

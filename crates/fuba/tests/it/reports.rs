//! What a competition takes from a match: checked against an independent count of its events.

use crate::common::match_under;
use touchline_engine::{Driver, Ended, MatchReport, Node, Notation, Outcome, Pcg, Record, Rng, Seat, Seeded};
use touchline_fuba::{Event, Fuba, RULES_REVISION, Terms};

/// A random match, and all its events.
fn played(spec: &str, seed: u64) -> (Driver<Fuba>, Vec<Event>) {
    let mut driver = Driver::new(Fuba::from_text(spec).unwrap(), &Terms::default());
    let (mut dice, mut rng) = (Seeded::new(seed), Pcg::new(seed, 4));
    let mut all = driver.events().to_vec();
    loop {
        let events = match driver.node() {
            Node::Decide(..) => {
                let pick = rng.below(u32::try_from(driver.actions().len()).unwrap()) as usize;
                let action = driver.actions()[pick];
                driver.act(action).unwrap()
            }
            Node::Chance => driver.roll_from(&mut dice).unwrap(),
            Node::Over(_) => return (driver, all),
        };
        all.extend_from_slice(events);
    }
}

#[test]
fn a_report_counts_cards_injuries_and_lost_skills() {
    let (mut cards, mut injuries, mut lost) = (0, 0, 0);
    for seed in 0..60 {
        let spec =
            ["fuba:2.1+all", "fuba:3.0+all", "fuba:2.0+all", "fuba:3.0"][usize::try_from(seed % 4).unwrap()];
        let (driver, events) = played(spec, seed);
        let report = MatchReport::of(&driver).unwrap();
        let count =
            |is: &dyn Fn(&Event) -> bool| u32::try_from(events.iter().filter(|e| is(e)).count()).unwrap();
        for seat in Seat::ALL {
            let of = &report.seats[seat];
            assert_eq!(of.yellows, count(&|event| *event == Event::Yellow(seat)));
            assert_eq!(of.reds, count(&|event| *event == Event::Red(seat)));
            // F-INJ-11: a goalkeeper who is hurt is one injury with the player who leaves instead.
            let hurt = |event: &Event| matches!(event, Event::Injured(who, _) if *who == seat);
            assert_eq!(of.injuries, count(&hurt));
            let skill = |event: &Event| matches!(event, Event::CardLost(who, _) if *who == seat);
            assert_eq!(u32::try_from(of.skills_lost.len()).unwrap(), count(&skill));
            // The first formation shown, whatever came later.
            let first = events.iter().find_map(|event| match event {
                Event::Formation(who, formation) if *who == seat => Some(formation.to_string()),
                _ => None,
            });
            assert_eq!(of.formation, first);
            cards += of.yellows + of.reds;
            injuries += of.injuries;
            lost += of.skills_lost.len();
        }
        let Node::Over(outcome) = driver.node() else { panic!("it is over") };
        assert_eq!((report.outcome, report.ended, report.shoot_out), (outcome, Ended::Played, None));
        let goals = driver.state().teams.0.map(|team| u32::from(team.goals));
        assert_eq!(report.score, goals);
    }
    assert!(cards > 50 && injuries > 20 && lost > 0, "{cards} {injuries} {lost}");
}

#[test]
fn a_report_comes_from_a_record_and_only_from_a_finished_match() {
    let (driver, _) = played("fuba:3.0+all", 7);
    let headers = |spec: &str| {
        vec![("spec".to_owned(), spec.to_owned()), ("rules".to_owned(), RULES_REVISION.to_string())]
    };
    let record = |driver: &Driver<Fuba>| {
        let headers = headers(&driver.game().spec().to_string());
        let headers: Vec<(&str, &str)> = headers.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        Record::of(driver, &headers)
    };
    let read = Record::parse(&record(&driver).to_text()).unwrap();
    assert_eq!(MatchReport::of_record(*driver.game(), &read), Ok(MatchReport::of(&driver).unwrap()));
    let mut begun = Driver::new(*driver.game(), &Terms::default());
    begun.act_text("formation 4-4-2").unwrap();
    assert_eq!(MatchReport::of(&begun), None);
    let error = MatchReport::of_record(*driver.game(), &record(&begun)).unwrap_err();
    assert_eq!(error.refusal.key, "record-unfinished");
}

#[test]
fn a_report_tells_the_shoot_out_apart_and_how_it_ended() {
    let mut scene = match_under("fuba:3.0", "draw=shoot-out");
    scene.play("formation 4-3-3; formation 5-4-1; 6 1; kick-off home; call whistle; 6 1");
    for _ in 0..3 {
        scene.play("dive left; kick left; 2; dive left; kick left; 1");
    }
    let report = MatchReport::of(scene.driver()).unwrap();
    assert_eq!((report.score, report.shoot_out), ([0, 0], Some([3, 0])));
    assert_eq!(
        (report.outcome, report.ended),
        (Outcome::Win(Seat::Home), Ended::Called("call whistle".into())),
        "R-950"
    );
    let formations = report.seats.0.map(|seat| seat.formation.unwrap());
    assert_eq!(formations, ["4-3-3", "5-4-1"]);
    let mut given_up = match_under("fuba:3.0", "");
    given_up.play("call resign home");
    let report = MatchReport::of(given_up.driver()).unwrap();
    assert_eq!(report.ended, Ended::Called("call resign home".into()));
    assert_eq!(report.seats[Seat::Home].formation, None, "nothing was shown");
    assert_eq!(given_up.game().write_terms(&Terms::default()), "");
}

//! Nobody sees what only the other side knows.

use crate::common::random::{DECIMATED, EDITIONS, Walk, every_spec, game, legal, specs};
use crate::common::{Scene, new_match, scene_of};
use touchline_engine::{Call, Game, Node, Notation, Pcg, Seat};
use touchline_fuba::advanced::skills::Skill;
use touchline_fuba::flow::Stage;
use touchline_fuba::notation::write_view;
use touchline_fuba::state::{Formation, GoalSide, Secret};
use touchline_fuba::view::Unknown;
use touchline_fuba::{Action, Decision, Event, Fuba, State};

const VIEWERS: [Option<Seat>; 3] = [None, Some(Seat::Home), Some(Seat::Away)];

fn formations() -> Vec<Formation> {
    (0..=10).flat_map(|d| (0..=10 - d).map(move |m| Formation::new(d, m, 10 - d - m))).collect()
}

/// Everything a seat may have chosen in secret instead.
fn substitutes(secret: Secret) -> Vec<Secret> {
    let mut all = Vec::new();
    if secret.formation().is_some() {
        all.extend(formations().into_iter().map(|f| secret.with_formation(Some(f))));
    }
    if secret.dive.is_some() {
        all.extend(GoalSide::ALL.map(|side| secret.with_dive(Some(side))));
    }
    all
}

/// A dive is shown together with the kick: from then on it is no secret.
fn is_shown(s: &State) -> bool {
    matches!(s.agenda.top(), Some(Stage::PenaltyDie(_)))
}

/// How many secrets were substituted.
fn others_cannot_tell(game: &Fuba, s: &State) -> usize {
    let mut tried = 0;
    for owner in Seat::ALL {
        for secret in substitutes(s.secrets[owner]) {
            let mut other = *s;
            other.secrets[owner] = secret;
            tried += 1;
            for viewer in VIEWERS {
                let same = game.view(&other, viewer) == game.view(s, viewer);
                let may_differ = viewer == Some(owner) || is_shown(s);
                assert!(same || may_differ, "{viewer:?} sees {secret:?}\n{}", game.write_state(s));
                let knows = may_differ && other != *s;
                assert!(!same || !knows, "{viewer:?} must know {secret:?}\n{}", game.write_state(s));
            }
            if let Node::Decide(mover, _) = game.node(s)
                && mover != owner
            {
                assert_eq!(game.node(&other), game.node(s));
                assert_eq!(legal(game, &other), legal(game, s), "{secret:?}\n{}", game.write_state(s));
            }
        }
    }
    tried
}

#[test]
fn a_secret_changes_neither_the_view_nor_the_choices_of_the_others() {
    let mut tried = 0;
    for (spec, seed) in specs().iter().zip(0..) {
        for n in 0..40 {
            let mut walk = Walk::new(game(spec), 30_000 + 100 * seed + n);
            while walk.step().is_some() {
                tried += others_cannot_tell(&walk.game, &walk.state);
            }
        }
    }
    assert!(tried > 20_000, "{tried}");
}

/// Choosing in secret says that something was chosen and nothing more: events and views are the same for
/// every choice.
#[test]
fn events_carry_no_secret_before_it_is_shown() {
    let (mut kept, mut shown) = (0, 0);
    for (spec, seed) in EDITIONS.into_iter().flat_map(|spec| (0..60).map(move |seed| (spec, seed))) {
        let mut walk = Walk::new(game(spec), 31_000 + seed);
        loop {
            let (game, s) = (walk.game, walk.state);
            if let Node::Decide(seat, Decision::Formation | Decision::HalfTime | Decision::Dive) =
                game.node(&s)
            {
                let mut seen = Vec::new();
                for action in legal(&game, &s) {
                    let (mut next, mut events) = (s, Vec::new());
                    game.act(&mut next, action, &mut events);
                    if next.secrets[seat] == Secret::default() {
                        shown += 1;
                        // Shown together: each event names what it shows, after both have chosen.
                        assert_eq!(events[0], Event::Chosen(seat));
                        assert!(events[1..].iter().all(|event| !matches!(event, Event::Chosen(_))));
                        assert!(events[1..3].iter().all(Fuba::reveals), "{events:?}");
                    } else {
                        kept += 1;
                        assert_eq!(events, [Event::Chosen(seat)], "{action:?}");
                        let others = VIEWERS.into_iter().filter(|viewer| *viewer != Some(seat));
                        seen.push(others.map(|viewer| game.view(&next, viewer)).collect::<Vec<_>>());
                    }
                }
                assert!(seen.windows(2).all(|two| two[0] == two[1]), "{}", game.write_state(&s));
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
    assert!(kept > 1000 && shown > 1000, "{kept} {shown}");
}

/// An event that shows a secret is marked as such, and only those are.
#[test]
fn what_was_secret_is_shown_by_an_event_that_reveals() {
    for (spec, seed) in EDITIONS.into_iter().flat_map(|spec| (0..60).map(move |seed| (spec, seed))) {
        let mut walk = Walk::new(game(spec), 32_000 + seed);
        while walk.step().is_some() {
            let secret = |s: &State| Seat::ALL.map(|seat| s.secrets[seat].formation().is_some());
            let formations_shown =
                secret(&walk.before).contains(&true) && secret(&walk.state) == [false, false];
            let kicked = is_shown(&walk.state);
            let reveals = walk.events.iter().any(Fuba::reveals);
            assert_eq!(reveals, formations_shown || kicked, "{:?}", walk.events);
        }
    }
}

fn imagined(game: &Fuba, s: &State, rng: &mut Pcg) {
    for viewer in VIEWERS {
        let view = game.view(s, viewer);
        let guess = game.imagine(&view, rng);
        let text = || format!("{viewer:?}\n{}\n{}", game.write_state(s), game.write_state(&guess));
        assert_eq!(game.view(&guess, viewer), view, "{}", text());
        assert_eq!(game.node(&guess), game.node(s), "{}", text());
        // What is public stays: only the secrets of others are guessed.
        let mut known = guess;
        for seat in Seat::ALL {
            let own = viewer == Some(seat);
            assert!(!own || guess.secrets[seat] == s.secrets[seat], "{}", text());
            known.secrets[seat] = s.secrets[seat];
            let (hidden, was) = (view.unknown[seat], &s.teams[seat]);
            assert!(!own || hidden == Unknown::default(), "{}", text());
            if hidden.condition {
                known.teams[seat].condition = was.condition;
            }
            if hidden.styles {
                known.teams[seat].styles = was.styles;
            }
            if hidden.cards > 0 {
                assert_eq!(guess.teams[seat].hand.shown, was.hand.shown, "{}", text());
                known.teams[seat].hand.held = was.hand.held;
            }
        }
        assert_eq!(known, *s, "{}", text());
        if game.spec().options.is_empty() {
            let read = game.read_state(&game.write_state(&guess));
            let fails = read.is_err() && game.read_state(&game.write_state(s)).is_ok();
            assert!(!fails, "a guess that cannot be played: {}", text());
        }
    }
}

#[test]
fn an_imagined_state_looks_like_the_view_to_its_viewer() {
    let mut rng = Pcg::new(33, 3);
    for ((spec, matches), seed) in every_spec(10, 2).iter().zip(0..) {
        let whole = (0..*matches).map(|n| Walk::new(game(spec), 33_000 + 100 * seed + n));
        let decimated = DECIMATED.map(|position| Walk::at(game(spec), position, 33_000 + seed));
        for mut walk in whole.chain(decimated) {
            imagined(&walk.game, &walk.state, &mut rng);
            while walk.step().is_some() {
                imagined(&walk.game, &walk.state, &mut rng);
            }
        }
    }
}

/// A view of a match that was given up in the middle of the secret choices tells nothing more either.
#[test]
fn a_match_given_up_early_keeps_its_secrets() {
    let mut rng = Pcg::new(35, 3);
    for spec in ["fuba:2.0+all", "fuba:2.1+all", "fuba:3.0+all"] {
        for seed in 0..20 {
            let mut walk = Walk::new(game(spec), 35_000 + seed);
            while walk.state.clock.half == 0 {
                let mut over = walk.state;
                walk.game.call(&mut over, Call::AgreedDraw.into(), &mut ());
                for viewer in VIEWERS {
                    let view = walk.game.view(&over, viewer);
                    let guess = walk.game.imagine(&view, &mut rng);
                    assert_eq!(walk.game.view(&guess, viewer), view, "{}", walk.game.write_state(&over));
                }
                walk.step();
            }
        }
    }
}

/// What a view may not know is written as `?`, and the view of the owner has no `?`.
#[test]
fn unknown_cards_points_and_styles_are_question_marks() {
    let mut scene = new_match("fuba:3.0+condition+roles+skills");
    scene.play("formation 4-4-2; midfield-roles 1 0; other-roles 0 0 0; skill tackle; skill actor");
    let words =
        |scene: &Scene, viewer| write_view(&Fuba { rules: *scene.rules() }.view(scene.state(), viewer));
    let away = words(&scene, Some(Seat::Away));
    assert!(away.contains("condition=?-0/0/0") && away.contains("skills=?+?:none"), "{away}");
    assert!(away.contains("secret=home:?"), "{away}");
    let home = words(&scene, Some(Seat::Home));
    assert!(home.contains("condition=4/3/3-0/0/0") && home.contains("skills=tackle+actor:none"), "{home}");
    assert!(!home.contains('?'), "{home}");
    let shown = scene_of(
        "fuba:3.0+condition+skills",
        "home=4-4-2,AFR:4,CE:6 away=4-4-2,BFR:5,CE:5 ball=CE:3:home condition=4/4/2-4/4/2 \
         skills=!tackle+actor+~crossing:stopper+doubling",
    );
    assert!(words(&shown, None).contains("skills=!tackle+~crossing+?:?+?"), "{}", words(&shown, None));
    let home = words(&shown, Some(Seat::Home));
    assert!(home.contains("skills=!tackle+~crossing+actor:?+?"), "{home}");
}

/// Every hand of the right size is as likely as any other, whatever is shown or lost.
#[test]
fn guessed_hands_are_uniform() {
    let mut rng = Pcg::new(36, 3);
    let scene = scene_of(
        "fuba:2.1+all",
        "home=4-4-2,AFR:4,CE:6 away=4-4-2,BFR:5,CE:5 ball=CE:3:home condition=4/4/2-4/4/2 \
         skills=!tackle+actor+~crossing+stopper:none",
    );
    let game = Fuba { rules: *scene.rules() };
    let view = game.view(scene.state(), Some(Seat::Away));
    let mut pairs = std::collections::BTreeMap::<Vec<Skill>, u32>::new();
    let cards = 20;
    let kinds = cards * (cards - 1) / 2;
    for _ in 0..400 * kinds {
        let hand = game.imagine(&view, &mut rng).teams[Seat::Home].hand;
        *pairs.entry(hand.hidden().iter().collect()).or_default() += 1;
    }
    assert_eq!(pairs.len(), kinds, "two of the 22 cards but for one shown and one lost");
    assert!(pairs.keys().all(|hand| hand.len() == 2));
    assert!(pairs.values().all(|n| (300..=500).contains(n)), "{pairs:?}");
}

/// A guess is one of the owner's choices, each of them with the same chance.
#[test]
fn guesses_are_uniform_over_what_the_owner_could_choose() {
    EDITIONS.into_iter().for_each(|spec| guesses_are_uniform(game(spec)));
}

fn guesses_are_uniform(game: Fuba) {
    let mut rng = Pcg::new(34, 3);
    let mut moments = [0; 3];
    for seed in 0..200 {
        let mut walk = Walk::new(game, 34_000 + seed);
        loop {
            let (node, choices) = (game.node(&walk.state), walk.legal());
            if walk.step().is_none() {
                break;
            }
            let Node::Decide(owner, decision) = node else { continue };
            let kind = match decision {
                Decision::Formation => 0,
                Decision::HalfTime => 1,
                Decision::Dive => 2,
                _ => continue,
            };
            // Not when it is shown at once.
            if walk.state.secrets[owner] != Secret::default() && moments[kind] < 2 {
                moments[kind] += 1;
                uniform(&game, &walk.state, owner, &choices, &mut rng);
            }
        }
    }
    assert_eq!(moments, [2; 3]);
}

fn uniform(game: &Fuba, s: &State, owner: Seat, choices: &[Action], rng: &mut Pcg) {
    let view = game.view(s, Some(owner.other()));
    let mut counts = vec![0_u32; choices.len()];
    for _ in 0..400 * choices.len() {
        let secret = game.imagine(&view, rng).secrets[owner];
        let as_action = secret.formation().map(Action::Formation).or(secret.dive.map(Action::Dive)).unwrap();
        counts[choices.iter().position(|choice| *choice == as_action).unwrap()] += 1;
    }
    // 400 expected each with a standard deviation below 20: five of them.
    assert!(counts.iter().all(|n| (300..=500).contains(n)), "{counts:?}\n{}", game.write_state(s));
}

//! One seat's secrets make no difference to the other or to a spectator: not to what they see, what they may
//! do, who is asked what and when, or what happens, until they are revealed.
//!
//! Next to each match run doubles in which one seat holds other secrets: other skill cards, and before the
//! first reveal another formation, other roles, other styles. All get the same dice and the same public
//! answers and must look the same from outside.

use crate::common::random::{DECIMATED, Given, Walk, below, game, legal, pick};
use touchline_engine::{Describe, Game, Input, Node, Notation, Pcg, Seat};
use touchline_fuba::advanced::skills::{Skill, SkillSet, catalogue};
use touchline_fuba::flow::Stage;
use touchline_fuba::{Action, Decision, Event, Fuba, State, Terms};

const SPECS: [&str; 8] = [
    "fuba:2.0+all",
    "fuba:2.1+all",
    "fuba:3.0+all",
    "fuba:2.1+condition+skills",
    "fuba:3.0+condition+skills",
    "fuba:2.1+all?skills=1",
    "fuba:3.0+all?skills=5",
    // Lines without players have no roles to choose.
    "fuba:3.0+all?formation_lines=any",
];

/// A match that is the same for everybody but one seat, which holds other secrets.
struct Double {
    owner: Seat,
    state: State,
    events: Vec<Event>,
}

/// Cards a seat may hold in secret for all the others know.
fn possible(game: &Fuba, s: &State, owner: Seat) -> Vec<Skill> {
    let shown = s.teams[owner].hand.shown;
    let may = |skill: &Skill| catalogue::is_usable(&game.rules, *skill) && !shown.has(*skill);
    Skill::ALL.into_iter().filter(may).collect()
}

/// The same position with other cards of one seat: together these hands hold every card there is.
fn other_hands(game: &Fuba, s: &State, owner: Seat, rng: &mut Pcg) -> Vec<Double> {
    let hand = s.teams[owner].hand;
    let size = usize::from(hand.hidden().len());
    let mut cards = possible(game, s, owner);
    if size == 0 || cards.len() <= size {
        return Vec::new();
    }
    for i in (1..cards.len()).rev() {
        cards.swap(i, below(i + 1, rng));
    }
    let again = cards[..size].to_vec();
    cards.extend(again);
    let hands = cards.chunks(size).filter(|cards| cards.len() == size).map(SkillSet::of);
    let with = |hidden: SkillSet| {
        let mut state = *s;
        let known = hand.held.and(hand.shown);
        state.teams[owner].hand.held = hidden.iter().fold(known, SkillSet::with);
        Double { owner, state, events: Vec::new() }
    };
    hands.map(with).collect()
}

/// The start of a match again, with other answers of one seat.
fn other_choices(game: &Fuba, inputs: &[Given], owner: Seat, rng: &mut Pcg) -> Double {
    let mut state = game.start(&Terms::default());
    for input in inputs {
        let Input::Act(action) = *input else { panic!("dice before the formations are shown") };
        let Node::Decide(seat, _) = game.node(&state) else { panic!("nobody is asked") };
        let action = if seat == owner { pick(&legal(game, &state), rng) } else { action };
        game.act(&mut state, action, &mut ());
    }
    Double { owner, state, events: Vec::new() }
}

/// Whether the others must not see the answer.
fn is_secret(game: &Fuba, decision: Decision) -> bool {
    game.is_secret(&decision)
}

/// Whether the events reveal something this seat kept secret.
fn shows(before: &State, owner: Seat, events: &[Event]) -> bool {
    let hidden = |seat: Seat, skill: Skill| seat == owner && !before.teams[seat].hand.shown.has(skill);
    events.iter().any(|event| match *event {
        Event::SkillPlayed(seat, skill) | Event::CardLost(seat, skill) => hidden(seat, skill),
        Event::Formation(..) | Event::Condition(..) | Event::Styles(..) | Event::Duel(..) => true,
        _ => false,
    })
}

/// Whether a driver stops here to ask.
fn stops(game: &Fuba, s: &State) -> bool {
    match game.node(s) {
        Node::Decide(seat, decision) => legal(game, s).len() != 1 || game.always_ask(s, seat, &decision),
        Node::Chance | Node::Over(_) => true,
    }
}

/// What a seat that holds no card for this can only answer.
fn passes(game: &Fuba, s: &State) -> Option<Action> {
    match game.node(s) {
        Node::Decide(seat, decision) => game.pass(s, seat, &decision, &legal(game, s)),
        Node::Chance | Node::Over(_) => None,
    }
}

/// Everything that anybody but the owner of the secrets can notice.
fn looks_the_same(game: &Fuba, s: &State, double: &Double, in_words: bool) {
    let (owner, other) = (double.owner, &double.state);
    let text = || format!("{}\n{}\n{}", game.spec(), game.write_state(s), game.write_state(other));
    for viewer in [None, Some(owner.other())] {
        let views = [s, other].map(|state| game.view(state, viewer));
        assert_eq!(views[0], views[1], "{viewer:?} sees a secret of {owner:?}\n{}", text());
        if in_words {
            let words = views.map(|view| game.write_view(&view));
            assert_eq!(words[0], words[1], "{viewer:?} reads a secret of {owner:?}\n{}", text());
        }
    }
    assert_eq!(game.node(s), game.node(other), "who is asked tells a secret of {owner:?}\n{}", text());
    assert_eq!(
        touchline_fuba::roll(&game.rules, s),
        touchline_fuba::roll(&game.rules, other),
        "the dice tell a secret of {owner:?}\n{}",
        text()
    );
    assert_eq!(stops(game, s), stops(game, other), "being asked tells a secret of {owner:?}\n{}", text());
    assert_eq!(passes(game, s), passes(game, other), "a window tells a secret of {owner:?}\n{}", text());
    if let Node::Decide(mover, _) = game.node(s)
        && mover != owner
    {
        let answers = legal(game, s);
        assert_eq!(answers, legal(game, other), "the answers tell a secret of {owner:?}\n{}", text());
        // One answer per question, in rotation: odds are expensive.
        let nth = usize::from(s.turn.number) + usize::from(s.clock.minute);
        if in_words && let Some(action) = answers.get(nth % answers.len().max(1)) {
            let odds = [s, other].map(|state| {
                (game.odds(state, *action), game.turn_odds(state, *action), game.mixture(state))
            });
            assert_eq!(odds[0], odds[1], "the odds of {action:?} tell a secret of {owner:?}\n{}", text());
        }
    }
}

/// Play the same in a double; false if that alone reveals a secret, such as a card that is lost.
fn follow(game: &Fuba, before: &State, given: Given, double: &mut Double, rng: &mut Pcg) -> bool {
    let (was, owner) = (double.state, double.owner);
    double.events.clear();
    match given {
        Input::Roll(faces) => game.resolve(&mut double.state, faces.as_ref(), &mut double.events),
        Input::Call(call) => game.call(&mut double.state, call, &mut double.events),
        Input::Act(action) => {
            let Node::Decide(mover, decision) = game.node(before) else { panic!("an answer to nothing") };
            let own = legal(game, &was);
            let action = if mover == owner && is_secret(game, decision) { pick(&own, rng) } else { action };
            assert!(
                own.contains(&action),
                "{action:?} of {mover:?} is possible only with some secrets of {owner:?}\n{}\n{}",
                game.write_state(before),
                game.write_state(&was)
            );
            game.act(&mut double.state, action, &mut double.events);
        }
    }
    !shows(&was, owner, &double.events)
}

/// How much was compared.
#[derive(Default, Debug)]
struct Compared {
    positions: u64,
    steps: u64,
    /// Windows in which the owner could play something while others in its place could only pass, or the
    /// other way round.
    windows: u64,
}

fn watch(mut walk: Walk, seed: u64, compared: &mut Compared) {
    let game = walk.game;
    let mut rng = Pcg::new(seed, 99);
    // If skills are played as often as anything else, few stay hidden.
    walk.shy = !seed.is_multiple_of(3);
    let mut doubles: Vec<Double> = Vec::new();
    let mut inputs: Vec<Given> = Vec::new();
    let mut age = 0;
    loop {
        let early = walk.state.agenda.stages().contains(&Stage::ShowFormations) && walk.state.clock.half == 0;
        for owner in Seat::ALL {
            // After a reveal, and now and then, doubles are renewed.
            if age % 25 == 0 || !doubles.iter().any(|double| double.owner == owner) {
                doubles.retain(|double| double.owner != owner);
                if early {
                    doubles.extend((0..6).map(|_| other_choices(&game, &inputs, owner, &mut rng)));
                } else {
                    doubles.extend(other_hands(&game, &walk.state, owner, &mut rng));
                }
            }
        }
        age += 1;
        for (i, double) in doubles.iter().enumerate() {
            looks_the_same(&game, &walk.state, double, i % 8 == age % 8);
            compared.positions += 1;
        }
        if let Node::Decide(mover, Decision::Window(_)) = game.node(&walk.state) {
            let plays = |s: &State| legal(&game, s).len();
            let differs =
                |double: &&Double| double.owner == mover && plays(&double.state) != plays(&walk.state);
            compared.windows += u64::from(doubles.iter().any(|double| differs(&double)));
        }
        let Some(given) = walk.step() else { break };
        inputs.push(given);
        let (before, events) = (walk.before, &walk.events);
        doubles.retain_mut(|double| {
            if shows(&before, double.owner, events) || !follow(&game, &before, given, double, &mut rng) {
                return false;
            }
            let text =
                || format!("{}\n{}\n{}", game.spec(), game.write_input(&given), game.write_state(&before));
            assert_eq!(double.events, *events, "events tell a secret of {:?}\n{}", double.owner, text());
            compared.steps += 1;
            true
        });
    }
}

#[test]
fn nothing_tells_a_secret_before_it_is_shown() {
    for spec in SPECS {
        let mut compared = Compared::default();
        for seed in 0..6 {
            let seed = 40_000 + seed;
            watch(Walk::new(game(spec), seed), seed, &mut compared);
        }
        let skills = game(spec).rules.skills.is_some();
        println!("{spec}: {compared:?}");
        assert!(compared.steps > if skills { 10_000 } else { 50 }, "{spec}: {compared:?}");
        assert!(!skills || compared.windows > 50, "{spec}: {compared:?}");
    }
}

/// With few players there is often a single answer besides a card: whether it is asked must not reveal the
/// card.
#[test]
fn nothing_tells_a_secret_of_a_small_team() {
    for (spec, cards) in [
        ("fuba:2.1+all", "tackle+dribbling+crossing:actor+dribbling+crossing"),
        ("fuba:3.0+all", "tackle+midfield-dribbler+crossing:actor+wide-player-material+creative-goal-keeper"),
    ] {
        let mut compared = Compared::default();
        for (seed, position) in (45_000..45_024).zip(DECIMATED.into_iter().cycle()) {
            let position =
                position.replace(" next=", &format!(" condition=3/3/3-3/3/3 skills={cards} next="));
            watch(Walk::at(game(spec), &position, seed), seed, &mut compared);
        }
        println!("{spec}: {compared:?}");
        assert!(compared.steps > 10_000, "{spec}: {compared:?}");
    }
}

/// The doubles are worth something only if they differ: the owner sees its own secrets, and every card comes
/// up.
#[test]
fn the_owner_of_a_secret_sees_it() {
    let mut rng = Pcg::new(7, 7);
    for spec in SPECS.into_iter().filter(|spec| game(spec).rules.skills.is_some()) {
        let game = game(spec);
        let mut walk = Walk::new(game, 41_000);
        while walk.state.clock.half == 0 {
            walk.step();
        }
        for owner in Seat::ALL {
            let doubles = other_hands(&game, &walk.state, owner, &mut rng);
            let mut seen = SkillSet::NONE;
            for double in &doubles {
                let same = double.state == walk.state;
                let views = [&walk.state, &double.state].map(|s| game.view(s, Some(owner)));
                assert_eq!(views[0] == views[1], same);
                seen = double.state.teams[owner].hand.held.iter().fold(seen, SkillSet::with);
            }
            let all = possible(&game, &walk.state, owner);
            let left = all.iter().filter(|skill| !seen.has(**skill)).count();
            assert!(
                left < usize::from(walk.state.teams[owner].hand.hidden().len()),
                "{spec}: {left} of {all:?}"
            );
        }
    }
}

/// The dice of a card that is drawn or lost name a card, or its place in a hand: no event contains them.
#[test]
fn dice_of_cards_are_not_told() {
    for spec in ["fuba:3.0+all", "fuba:3.0+all?skills=5"] {
        let game = game(spec);
        for seed in 0..40 {
            let mut walk = Walk::new(game, 42_000 + seed);
            while walk.step().is_some() {
                if matches!(walk.before.agenda.top(), Some(Stage::DrawCard(_) | Stage::LoseCard(_))) {
                    let told = |event: &Event| matches!(event, Event::Rolled(..));
                    assert!(!walk.events.iter().any(told), "{:?}", walk.events);
                }
            }
        }
    }
}

/// Every secret answer, not only those of the matches above: the events and what the others see are the same
/// for all of them.
#[test]
fn a_secret_answer_looks_like_any_other() {
    let mut kinds = std::collections::BTreeMap::<String, u32>::new();
    for (spec, seed) in SPECS.into_iter().flat_map(|spec| (0..8).map(move |seed| (spec, seed))) {
        let game = game(spec);
        let mut walk = Walk::new(game, 43_000 + seed);
        loop {
            let s = walk.state;
            if let Node::Decide(owner, decision) = game.node(&s)
                && is_secret(&game, decision)
            {
                *kinds.entry(format!("{decision:?}")).or_default() += 1;
                let mut outside = Vec::new();
                for action in legal(&game, &s).into_iter().filter(|action| !matches!(action, Action::Play(_)))
                {
                    let (mut next, mut events) = (s, Vec::new());
                    game.act(&mut next, action, &mut events);
                    if events.iter().any(Fuba::reveals) {
                        continue;
                    }
                    let views = [None, Some(owner.other())].map(|viewer| game.view(&next, viewer));
                    outside.push((events, views, game.node(&next), stops(&game, &next)));
                }
                assert!(
                    outside.windows(2).all(|two| two[0] == two[1]),
                    "{spec} {decision:?}\n{}",
                    game.write_state(&s)
                );
            }
            if walk.step().is_none() {
                break;
            }
        }
    }
    for kind in ["Formation", "HalfTime", "MidfieldRoles", "OtherRoles", "Styles", "Skill", "Dive"] {
        assert!(kinds.get(kind).is_some_and(|times| *times > 3), "{kind}: {kinds:?}");
    }
}

//! What is played in a world: how many nodes, which matches, who sits where.

use super::chance::Chance;
use super::client::Client;
use super::node::Node;
use super::world::World;
use crate::proposal::Rules;
use crate::room::terms::{Access, AtZero, Control, Takebacks};
use crate::room::{Occupant, Seats, Terms};
use crate::store::Store;
use crate::store::matches::{Match, Status};

/// Rules with secrets and windows, and rules with neither.
const SPECS: [&str; 5] = [
    "fuba:3.0",
    "fuba:3.0+condition+skills",
    "fuba:2.1+all",
    "grid:basic@small",
    "grid:full@small?end=score:1",
];

/// Most nodes of a world.
const NODES: usize = 3;

impl World {
    /// The world of a seed.
    pub(crate) fn new(seed: u64, store: Store, is_told: bool) -> Self {
        let mut world = Self::empty(seed, store, is_told);
        let nodes = 1 + world.chance.below(NODES);
        world.nodes = (0..nodes).map(Node::new).collect();
        let term = world.chance.between(2, 10) * 1000;
        world.lease = Some(term).filter(|_| nodes > 1);
        let matches = 1 + i64::try_from(world.chance.below(3)).unwrap_or(0);
        for id in 1..=matches {
            let listed = listed(id, &mut world.chance);
            for viewer in super::world::VIEWERS {
                let is_person = viewer.is_none_or(|seat| listed.seats.user(seat).is_some());
                // A seat may be open on two pages, and some matches nobody watches.
                let pages = match viewer {
                    Some(_) => 1 + usize::from(world.chance.happens(1500)),
                    None => world.chance.below(2),
                };
                for _ in 0..if is_person { pages } else { 0 } {
                    // Each has a stream of its own: salts and nonces that are equal would be no secrets.
                    let number = u64::try_from(world.clients.len()).unwrap_or(0);
                    let chance = Chance::new(seed, 100 + number);
                    world.clients.push(Client::new(id, &listed.code, viewer, chance));
                }
            }
            world.play(listed);
        }
        world.begin();
        world
    }

    /// One node and one match, whose players are away when their clocks fall and the disk is full: answer
    /// after answer is due at once, and none of them can be kept.
    pub(crate) fn at_zero(seed: u64, store: Store) -> Self {
        let mut world = Self::empty(seed, store, false);
        world.calm();
        world.mood = super::world::Mood::Storm;
        world.nodes = vec![Node::new(0)];
        let clock = Control::Live { seconds: 10, increment: 0, at_zero: AtZero::Fallback };
        let mut listed = listed(1, &mut world.chance);
        let rules = Rules::of("fuba:3.0").expect("a spec of this file");
        (listed.spec, listed.rules, listed.rated) = (rules.spec, rules.revision, false);
        listed.terms.clock = clock;
        listed.seats = Seats([1, 2].map(|id| Occupant::User { id, name: format!("user{id}") }));
        listed.contributes = [false; 2];
        world.clients.push(Client::new(1, &listed.code, None, Chance::new(seed, 100)));
        world.play(listed);
        world.begin();
        world
    }

    fn play(&mut self, listed: Match) {
        self.judge.open(&listed);
        self.tables.matches.insert(listed.id, listed);
    }
}

fn listed(id: i64, chance: &mut Chance) -> Match {
    let spec = *chance.one_of(&SPECS);
    let rules = Rules::of(spec).expect("a spec of this file");
    // Where a goal is needed, answers of the clock alone may go on for very long.
    let may_go_on = !spec.contains("end=score");
    let at_zero = if may_go_on && chance.happens(3000) { AtZero::Fallback } else { AtZero::Lose };
    let clock = match chance.below(6) {
        0 => Control::None {},
        1 => Control::Days { days: 1, at_zero },
        2 => Control::Live { seconds: 10, increment: 0, at_zero },
        3 => Control::Live { seconds: 120, increment: 5, at_zero },
        _ => Control::Live { seconds: 30, increment: 2, at_zero },
    };
    let user = |number: i64| Occupant::User { id: number, name: format!("user{number}") };
    let computer = || Occupant::Computer { level: "random".into() };
    let seats = match chance.below(6) {
        0 => [user(2 * id), computer()],
        1 => [computer(), user(2 * id)],
        2 => [user(2 * id), user(2 * id)],
        _ => [user(2 * id), user(2 * id + 1)],
    };
    let seats = Seats(seats);
    let takebacks = *chance.one_of(&[Takebacks::None, Takebacks::Agreed]);
    Match {
        id,
        code: format!("match{id}"),
        spec: rules.spec,
        rules: rules.revision,
        rated: seats.are_of_two() && clock.class().is_some() && chance.happens(5000),
        terms: Terms { clock, access: Access::Open, takebacks, ..Terms::default() },
        status: Status::Live,
        contributes: [chance.happens(6000), chance.happens(6000)],
        seats,
        invitation: None,
        created_by: 2 * id,
        rematch_of: None,
        created_at: super::clock::BEGINNING,
        started_at: Some(super::clock::BEGINNING),
        ended_at: None,
        ending: None,
    }
}

//! Swiss pairings: against brute force on small fields, and as properties with random results and
//! withdrawals.

use proptest::prelude::*;
use touchline_engine::{Pcg, Rng, Seat};
use touchline_league::{Competition, Due, Input, MatchResult, Pairing, Stage, TeamId};

use crate::common::{
    any_result, assert_tables_add_up, assert_text_round_trip, drawn, give, play_out, refused, say, supply,
};

/// How often two teams have really met before a round.
fn meetings(cup: &Competition, one: TeamId, other: TeamId, round: u16) -> usize {
    let is_meeting = |f: &&touchline_league::Fixture| {
        let teams = f.teams().unwrap();
        f.round < round
            && teams.contains(&one)
            && teams.contains(&other)
            && f.result.is_some_and(|result| result.was_played())
    };
    cup.fixtures().iter().filter(is_meeting).count()
}

fn byes(cup: &Competition, team: TeamId, round: u16) -> usize {
    cup.byes().iter().filter(|(of, who)| *who == team && *of < round).count()
}

/// Matches at home less matches away before a round.
fn balance(cup: &Competition, team: TeamId, round: u16) -> i32 {
    let played =
        cup.fixtures().iter().filter(|f| f.round < round && f.result.is_some_and(|r| r.was_played()));
    played.filter_map(|f| f.seat_of(team)).map(|seat| if seat == Seat::Home { 1 } else { -1 }).sum()
}

/// What a pairing costs, worked out from the fixtures alone: second byes, teams that meet again, home and
/// away beyond one, the rank of the bye, squared differences of points.
fn cost(cup: &Competition, pairing: &Pairing) -> [u64; 5] {
    let round = pairing.round;
    let table = &cup.tables()[0];
    let there: Vec<_> = table.rows.iter().filter(|row| !row.withdrawn).collect();
    let points = |team: TeamId| there.iter().find(|row| row.team == team).unwrap().points;
    let excess = |balance: i32| u64::from(balance.unsigned_abs().saturating_sub(1)).pow(2);
    let mut cost = [0; 5];
    for [home, away] in &pairing.pairs {
        cost[1] += meetings(cup, *home, *away, round) as u64;
        cost[2] += excess(balance(cup, *home, round) + 1) + excess(balance(cup, *away, round) - 1);
        cost[4] += u64::from(points(*home).abs_diff(points(*away))).pow(2);
    }
    if let Some(bye) = pairing.bye {
        cost[0] = byes(cup, bye, round) as u64;
        let place = there.iter().position(|row| row.team == bye).unwrap();
        cost[3] = (there.len() - 1 - place) as u64;
    }
    cost
}

/// The lowest cost of all pairings.
fn cheapest(cup: &Competition, round: u16) -> [u64; 5] {
    fn all(teams: &[TeamId], pairing: &mut Pairing, visit: &mut impl FnMut(&Pairing)) {
        let Some((first, rest)) = teams.split_first() else { return visit(pairing) };
        if teams.len() % 2 == 1 && pairing.bye.is_none() {
            for at in 0..teams.len() {
                let mut left = teams.to_vec();
                pairing.bye = Some(left.remove(at));
                all(&left, pairing, visit);
            }
            pairing.bye = None;
            return;
        }
        for at in 0..rest.len() {
            let mut left = rest.to_vec();
            let other = left.remove(at);
            for pair in [[*first, other], [other, *first]] {
                pairing.pairs.push(pair);
                all(&left, pairing, visit);
                pairing.pairs.pop();
            }
        }
    }
    let teams: Vec<TeamId> =
        cup.tables()[0].rows.iter().filter(|row| !row.withdrawn).map(|row| row.team).collect();
    let mut best = [u64::MAX; 5];
    let mut empty = Pairing { round, pairs: Vec::new(), bye: None, by_hand: false };
    all(&teams, &mut empty, &mut |pairing| best = best.min(cost(cup, pairing)));
    best
}

/// Play a round with random results.
fn play_round(cup: &mut Competition, rng: &mut impl Rng) {
    let open: Vec<_> = cup.ready().map(|fixture| fixture.id).collect();
    for id in open {
        // Some matches are not played: their teams may meet again, and nobody was at home.
        let result = match rng.below(6) {
            0 => MatchResult::walkover(cup.spec(), Seat::Away),
            _ => any_result(cup, id, rng),
        };
        give(cup, Input::Result(id, result));
    }
}

fn next_pairing(cup: &Competition) -> Option<Pairing> {
    let due = cup.due().into_iter().find(|due| matches!(due, Due::Pair(_)))?;
    match cup.supply(&due, &mut Pcg::new(0, 0)) {
        Input::Pair(pairing) => Some(pairing),
        other => panic!("{other:?}"),
    }
}

#[test]
fn no_pairing_of_a_small_field_is_cheaper() {
    for (teams, rounds) in [(2, 1), (3, 3), (4, 3), (5, 5), (6, 5), (7, 5), (8, 4)] {
        for seed in 0..6 {
            let format = format!("swiss rounds={rounds}");
            let mut cup = drawn("fuba:3.0", &format, teams, &[("carry-over", "no")]);
            let mut rng = Pcg::new(seed, teams as u64);
            loop {
                if let Some(pairing) = next_pairing(&cup) {
                    assert_eq!(
                        cost(&cup, &pairing),
                        cheapest(&cup, pairing.round),
                        "{teams} teams, seed {seed}"
                    );
                    give(&mut cup, Input::Pair(pairing));
                }
                if cup.stage() == Stage::Over {
                    break;
                }
                supply_lots(&mut cup, &mut rng);
                play_round(&mut cup, &mut rng);
                supply_lots(&mut cup, &mut rng);
            }
            assert_tables_add_up(&cup);
        }
    }
}

fn supply_lots(cup: &mut Competition, rng: &mut impl Rng) {
    for due in cup.due().into_iter().filter(|due| matches!(due, Due::Lot(_))) {
        let input = cup.supply(&due, rng);
        give(cup, input);
    }
}

proptest! {
    #![proptest_config(crate::common::cases(150))]

    /// Random results, and teams that withdraw between rounds.
    #[test]
    fn no_rematch_while_one_can_be_avoided_byes_once_each_balance_within_one(
        teams in 4_usize..24,
        rounds in 2_u8..8,
        seed in any::<u64>(),
        leave in proptest::collection::vec(0_u16..40, 0..4),
    ) {
        let most = if teams % 2 == 0 { teams - 1 } else { teams };
        let rounds = rounds.min(u8::try_from(most).unwrap());
        let mut cup = drawn("fuba:3.0", &format!("swiss rounds={rounds}"), teams, &[]);
        let mut rng = Pcg::new(seed, 1);
        let mut leaving = leave.into_iter();
        let mut withdrawals = 0;
        while cup.stage() == Stage::Running {
            let round = cup.fixtures().iter().map(|f| f.round).max().unwrap_or(0);
            for fixture in cup.fixtures().iter().filter(|f| f.round == round) {
                let [home, away] = fixture.teams().unwrap();
                // With at least twice as many teams as rounds nobody ever needs to meet again.
                if 2 * usize::from(rounds) <= teams - withdrawals {
                    prop_assert_eq!(meetings(&cup, home, away, round), 0);
                }
            }
            for team in cup.teams() {
                if usize::from(rounds) <= teams - withdrawals {
                    prop_assert!(byes(&cup, team.id, round + 1) <= 1);
                }
                if withdrawals == 0 && 2 * usize::from(rounds) <= teams {
                    prop_assert!(balance(&cup, team.id, round + 1).abs() <= 1, "{:?}", team);
                }
                prop_assert!(balance(&cup, team.id, round + 1).abs() <= 2, "{:?}", team);
            }
            play_round(&mut cup, &mut rng);
            if let Some(team) = leaving.next()
                && usize::from(team) < teams
                && cup.stage() == Stage::Running
                && cup.teams().iter().filter(|team| !team.withdrawn).count() > 2
                && !cup.team(TeamId(team + 1)).unwrap().withdrawn
            {
                say(&mut cup, &format!("withdraw {} because \"ill\"", team + 1));
                withdrawals += 1;
            }
            supply(&mut cup, &mut rng);
            assert_tables_add_up(&cup);
        }
        prop_assert_eq!(cup.stage(), Stage::Over);
        prop_assert!(cup.winner().is_some());
        assert_text_round_trip(&cup);
    }
}

#[test]
fn a_round_without_results_may_be_paired_again() {
    let mut cup = drawn("fuba:3.0", "swiss rounds=3", 6, &[]);
    assert_eq!(cup.fixtures().len(), 3);
    let first: Vec<_> = cup.fixtures().iter().map(|f| f.id).collect();
    say(&mut cup, "withdraw 2 because \"ill\"");
    // Its opponent was given the match; the organiser may pair anew instead.
    assert!(cup.fixtures().iter().any(touchline_league::Fixture::is_settled));
    say(&mut cup, "pair 1 1-3 4-5 bye 6 by-hand because \"one team is ill\"");
    assert_eq!(cup.fixtures().len(), 2);
    assert!(cup.fixtures().iter().all(|f| !first.contains(&f.id)), "a number is never used twice");
    assert_eq!(refused(&mut cup, "pair 1 1-3 4-5 bye 6 by-hand"), "league-needs-reason");
    assert_eq!(refused(&mut cup, "pair 1 1-3 4-6"), "league-bad-pairing");
    assert_eq!(refused(&mut cup, "pair 1 1-3 4-3 bye 6"), "league-bad-pairing");
    assert_eq!(refused(&mut cup, "pair 2 1-3 4-5 bye 6"), "league-wrong-round");
    let id = cup.fixtures()[0].id;
    say(&mut cup, &format!("result {id} 1-0"));
    assert_eq!(refused(&mut cup, "pair 1 1-4 3-5 bye 6"), "league-wrong-round");
}

#[test]
fn a_corrected_result_changes_no_round_that_was_paired() {
    let mut cup = drawn("fuba:3.0", "swiss rounds=3", 8, &[]);
    let mut rng = Pcg::new(5, 5);
    play_round(&mut cup, &mut rng);
    supply(&mut cup, &mut rng);
    let paired: Vec<_> = cup.fixtures().iter().map(touchline_league::Fixture::teams).collect();
    let id = cup.fixtures()[0].id;
    say(&mut cup, &format!("correct {id} 0-9 because \"wrong sheet\""));
    assert_eq!(cup.fixtures().iter().map(touchline_league::Fixture::teams).collect::<Vec<_>>(), paired);
    play_out(&mut cup, &mut rng);
    assert_eq!(cup.stage(), Stage::Over);
}

#[test]
fn more_rounds_than_opponents_are_refused() {
    let mut cup = crate::common::with_teams("grid:basic", "swiss rounds=5", 4, &[]);
    assert_eq!(refused(&mut cup, "start"), "league-too-many-rounds");
}

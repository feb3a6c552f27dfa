#![allow(clippy::unwrap_used)]
use std::sync::mpsc;

use super::*;

fn party(address: u8, user: i64) -> Party {
    Party { address: Some([192, 0, 2, address].into()), user: Some(user) }
}

/// Queue and report when the turn has come; the place is released at once.
fn wants(gate: &Gate, who: Party, said: &mpsc::Sender<Party>) -> tokio::task::JoinHandle<()> {
    let (gate, said) = (gate.clone(), said.clone());
    tokio::spawn(async move {
        let _place = gate.enter(who, Bound::NONE).await.unwrap();
        said.send(who).unwrap();
    })
}

/// The order in which waiters are admitted while somebody else holds the only place.
async fn order(came: &[Party]) -> Vec<Party> {
    let gate = Gate::new(1);
    let taken = gate.enter(party(99, 99), Bound::NONE).await.unwrap();
    let (said, heard) = mpsc::channel();
    let mut tasks = Vec::new();
    for who in came {
        tasks.push(wants(&gate, *who, &said));
        tokio::task::yield_now().await;
    }
    drop(taken);
    for task in tasks {
        task.await.unwrap();
    }
    let state = gate.state();
    assert!(state.free == 1 && state.line.is_empty() && state.users.is_empty(), "nothing is left over");
    assert!(state.addresses.of.is_empty() && state.addresses.order.is_empty());
    heard.try_iter().collect()
}

#[tokio::test]
async fn whoever_wants_one_thing_does_not_wait_for_a_hundred_of_another() {
    let (many, one) = (party(1, 1), party(2, 2));
    let mut came = vec![many; 100];
    came.push(one);
    assert_eq!(order(&came).await[1], one);
}

#[tokio::test]
async fn at_one_address_turns_go_round_among_the_users() {
    let (many, one, other) = (party(1, 1), party(1, 2), party(1, 3));
    let came = [vec![many; 50], vec![one; 3], vec![other; 2]].concat();
    assert_eq!(order(&came).await[..7], [many, one, other, many, one, other, many]);
}

#[tokio::test]
async fn many_users_at_one_address_are_one_address() {
    let mut came: Vec<_> = (0..50).map(|user| party(1, user)).collect();
    let alone = party(2, 1000);
    came.extend([alone; 3]);
    let order = order(&came).await;
    let at: Vec<_> = order.iter().enumerate().filter(|(_, who)| **who == alone).map(|(at, _)| at).collect();
    assert_eq!(at, [1, 3, 5]);
}

#[tokio::test]
async fn whoever_has_nothing_under_way_goes_first() {
    let gate = Gate::new(2);
    let (many, one) = (party(1, 1), party(2, 2));
    let (said, heard) = mpsc::channel();
    let first = gate.enter(many, Bound::NONE).await.unwrap();
    let _second = gate.enter(many, Bound::NONE).await.unwrap();
    let waits = wants(&gate, many, &said);
    tokio::task::yield_now().await;
    let comes = wants(&gate, one, &said);
    tokio::task::yield_now().await;
    drop(first);
    comes.await.unwrap();
    waits.await.unwrap();
    assert_eq!(heard.try_iter().collect::<Vec<_>>(), [one, many]);
}

#[tokio::test]
async fn nobody_gains_by_going_and_coming_back() {
    // One has a queue of ten; five others want one thing each, and another as soon as they have it.
    let gate = Gate::new(1);
    let taken = gate.enter(party(99, 99), Bound::NONE).await.unwrap();
    let (said, heard) = mpsc::channel();
    let patient = party(50, 50);
    let mut tasks: Vec<_> = (0..10).map(|_| wants(&gate, patient, &said)).collect();
    for restless in 0..5_u8 {
        let (gate, said) = (gate.clone(), said.clone());
        tasks.push(tokio::spawn(async move {
            for _ in 0..20 {
                let who = party(restless, i64::from(restless));
                let _place = gate.enter(who, Bound::NONE).await.unwrap();
                said.send(who).unwrap();
            }
        }));
    }
    tokio::task::yield_now().await;
    drop(taken);
    for task in tasks {
        task.await.unwrap();
    }
    let order: Vec<_> = heard.try_iter().collect();
    let last = order.iter().rposition(|who| *who == patient).unwrap();
    assert!(last <= 62, "ten turns are over after about ten rounds of six, not {last}");
}

#[tokio::test]
async fn so_many_may_wait_and_whoever_hangs_up_leaves_the_line() {
    let gate = Gate::new(1);
    let bound = Bound { each: 2, address: 3 };
    let taken = gate.enter(party(1, 1), bound).await.unwrap();
    let wait = |who| {
        let gate = gate.clone();
        tokio::spawn(async move { gate.enter(who, bound).await.is_some() })
    };
    let waiting = [wait(party(1, 1)), wait(party(1, 1))];
    tokio::task::yield_now().await;
    assert!(gate.enter(party(1, 1), bound).await.is_none(), "two of theirs wait");
    let third = wait(party(1, 2));
    tokio::task::yield_now().await;
    assert!(gate.enter(party(1, 3), bound).await.is_none(), "three wait at the address");
    let [first, second] = waiting;
    first.abort();
    assert!(first.await.unwrap_err().is_cancelled());
    let again = wait(party(1, 3));
    tokio::task::yield_now().await;
    drop(taken);
    assert!(second.await.unwrap() && third.await.unwrap() && again.await.unwrap());
    assert_eq!(gate.state().free, 1);
}

#[tokio::test]
async fn a_place_goes_with_the_work() {
    let gate = Gate::new(1);
    let (end, ended) = mpsc::channel::<()>();
    let place = gate.enter(party(1, 1), Bound::NONE).await.unwrap();
    let work = tokio::spawn(place.work(move || ended.recv().is_err()));
    tokio::task::yield_now().await;
    work.abort();
    let _ = work.await;
    assert_eq!(gate.state().free, 0, "the thread still works");
    drop(end);
    assert!(gate.enter(party(2, 2), Bound::NONE).await.is_some());
}

#[test]
fn users_are_found_where_they_were_last() {
    let whereabouts = Whereabouts::default();
    assert_eq!(whereabouts.party(7), Party { address: None, user: Some(7) });
    whereabouts.seen(7, [192, 0, 2, 1].into());
    whereabouts.seen(7, [192, 0, 2, 2].into());
    assert_eq!(whereabouts.party(7), party(2, 7));
}

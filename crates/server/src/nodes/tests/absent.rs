//! Windows of a seat that is at no node: the node with the lease passes them, wherever that was wished for.

use tokio::sync::mpsc;

use super::*;
use crate::nodes::Here;
use crate::room::owner::{Question, Watcher, Windows};
use crate::room::registry::Handle;
use crate::time::Time;

/// A node whose time passes when it is told so, and the match as it has it.
struct Place {
    app: App,
    time: Time,
    room: Handle,
}

impl Place {
    async fn new(store: &Store, id: &str) -> Self {
        let time = Time::manual(0);
        let app = node_with(store, id, Config { time: time.clone(), ..Config::default() }).await;
        let listed = app.ledger.match_by_id(1).await.unwrap().unwrap();
        let room = app.rooms.find(&app, &listed, Party::of_match(&app, &listed)).await.unwrap();
        Self { app, time, room }
    }

    async fn state(&self, seat: Seat) -> serde_json::Value {
        serde_json::from_str(&self.room.ask(Question::State(Some(seat))).await.unwrap()).unwrap()
    }

    async fn act(&self, seat: Seat, state: &serde_json::Value, answer: &serde_json::Value) {
        let answers = vec![answer.as_str().unwrap().to_owned()];
        let act = ToServer::Act { seq: state["seq"].as_u64().unwrap(), answers, seal: None };
        self.room.done(seat, act).await.unwrap();
    }

    /// Play on until away is asked in a window.
    async fn to_window(&self) -> serde_json::Value {
        for number in 0..400 {
            for seat in Seat::ALL {
                let state = self.state(seat).await;
                let ask = &state["ask"];
                match (&ask["pass"], ask["legal"].as_array()) {
                    (_, None) => {}
                    (pass, _) if pass.is_string() && seat == Seat::Away => return state,
                    (pass, _) if pass.is_string() => self.act(seat, &state, pass).await,
                    (_, Some(legal)) => self.act(seat, &state, &legal[number % legal.len()]).await,
                }
            }
        }
        panic!("no window opens");
    }

    /// Let time pass here, and whatever is due happen.
    async fn advance(&self, by: Duration) {
        self.time.advance(by);
        for _ in 0..2 {
            self.state(Seat::Away).await;
        }
    }

    /// Give a sign of life, and know who sits elsewhere.
    async fn beat(&self) {
        let nodes = self.app.nodes.as_ref().unwrap();
        let here = Here { sits: self.app.rooms.sitting(), hears: Vec::new() };
        let told = nodes.beat(&*self.app.ledger, &here, &self.time).await.unwrap();
        for match_id in nodes.know(&told) {
            self.app.rooms.sits_elsewhere(match_id, nodes.elsewhere(match_id));
        }
    }
}

#[tokio::test]
async fn the_node_with_the_lease_passes_for_who_is_at_none() {
    let Some((store, _database)) = storage(1).await else { return };
    let rules = crate::proposal::Rules::of("fuba:3.0+condition+skills").unwrap();
    let user =
        "INSERT INTO users (id, name, name_key, kind, created_at) VALUES (2, 'Bob', 'bob', 'guest', 0)";
    store.once(sqlx::query(user)).await.unwrap();
    let sql = "UPDATE matches SET spec = $1, rules = $2, away_user = 2";
    store.once(sqlx::query(sql).bind(rules.spec).bind(i64::from(rules.revision))).await.unwrap();
    let one = Place::new(&store, "one").await;
    let other = Place::new(&store, "other").await;
    assert_eq!(one.app.ledger.lease(1).await.unwrap().unwrap().node, "one");

    // Wished for and played at the other node.
    other.room.done(Seat::Away, ToServer::Absent { stops: Some(Vec::new()) }).await.unwrap();
    let asked = other.to_window().await;
    assert_eq!(asked["delay"], 3000, "{asked}");
    assert_eq!(one.state(Seat::Away).await["seq"], asked["seq"]);
    other.advance(Duration::from_secs(10)).await;
    assert_eq!(other.state(Seat::Away).await["seq"], asked["seq"], "it is not for this node to pass it");
    one.advance(Duration::from_secs(3)).await;
    let passed = other.state(Seat::Away).await;
    assert!(passed["seq"].as_u64() > asked["seq"].as_u64(), "{passed}");

    // Away sits at the other node: that one passes, as its page wants.
    let (to, mut heard) = mpsc::channel(64);
    let page = Watcher { id: 7, viewer: Some(Seat::Away), windows: Some(Windows::Pass), to: to.into() };
    other.room.watch(page, None).await.unwrap();
    heard.recv().await.unwrap();
    other.beat().await;
    one.beat().await;
    let asked = other.to_window().await;
    assert_eq!(one.state(Seat::Away).await["seq"], asked["seq"]);
    one.advance(Duration::from_secs(10)).await;
    assert_eq!(other.state(Seat::Away).await["seq"], asked["seq"], "somebody sits there");
    other.advance(Duration::from_secs(3)).await;
    assert!(other.state(Seat::Away).await["seq"].as_u64() > asked["seq"].as_u64());

    // It leaves a window that it holds open: that is known at both.
    let asked = other.to_window().await;
    let seq = asked["seq"].as_u64().unwrap();
    other.room.done(Seat::Away, ToServer::Hold { seq }).await.unwrap();
    other.room.leave(7).await;
    other.beat().await;
    one.beat().await;
    for place in [&one, &other, &one] {
        place.advance(Duration::from_secs(20)).await;
    }
    assert_eq!(one.state(Seat::Away).await["seq"], asked["seq"], "it is thought about");
    one.app.rooms.close();
    other.app.rooms.close();
}

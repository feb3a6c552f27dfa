//! All matches that are at hand: those that are played, and those that somebody looks at afterwards.

use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, PoisonError, RwLock};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt as _;
use tokio::sync::{mpsc, oneshot};
use touchline_engine::Seat;
use touchline_protocol::games::AnyGame;
use touchline_protocol::to_server::ToServer;
use touchline_protocol::with_game;

use super::endings::finish;
use super::entry::JournalLine;
use super::owner::{Command, Glance, Owner, Question, Reply, Watcher};
use super::stranded;
use super::table::{AnyRoom, Room};
use super::taking_up::{Claim, TakingUp};
use super::terms::{Access, Control};
use crate::app::App;
use crate::error::{Error, Result};
use crate::fair::{Party, Place};
use crate::metrics::Counted;
use crate::nodes;
use crate::store::journal::{JournalRow, Kept};
use crate::store::leases::Lease;
use crate::store::matches::{Match, Status};
use crate::time::Millis;

/// Most commands that wait for one match.
const INBOX: usize = 64;

/// Matches that are looked up at once at the start.
const PAGE: i64 = 500;

/// The rooms of all matches that are played, and of those that somebody looks at afterwards.
#[derive(Debug, Default)]
pub(crate) struct Rooms {
    pub(super) known: RwLock<BTreeMap<String, Known>>,
    /// The codes of matches at hand by their ids, which other nodes name them by.
    pub(super) codes: RwLock<BTreeMap<i64, String>>,
    taking_up: TakingUp,
}

/// A match that is known of.
#[derive(Debug)]
pub(super) struct Known {
    /// For whom it waits, and when something happened.
    pub(super) glance: Arc<Glance>,
    /// The way to its owner; none while it rests.
    pub(super) inbox: Option<mpsc::Sender<Command>>,
    /// Whether lists show it to everybody.
    pub(super) is_public: bool,
}

impl Known {
    pub(super) fn handle(&self) -> Option<Handle> {
        self.inbox.clone().filter(|inbox| !inbox.is_closed()).map(|inbox| Handle { inbox })
    }
}

/// The way to the owner of a match.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    inbox: mpsc::Sender<Command>,
}

impl Handle {
    /// Tell it something that it can do without.
    pub(super) fn tell(&self, command: Command) {
        let _ = self.inbox.try_send(command);
    }

    async fn send(&self, command: Command) -> Result<()> {
        self.inbox.send(command).await.map_err(|_| gone())
    }

    /// A seat wants something.
    pub(crate) async fn wish(&self, seat: Seat, wish: ToServer, reply: Reply) -> Result<()> {
        self.send(Command::Wish(seat, wish, reply)).await
    }

    /// A seat wants something, and waits until it is done.
    pub(crate) async fn done(&self, seat: Seat, wish: ToServer) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.wish(seat, wish, Box::new(move |done| drop(reply.send(done)))).await?;
        answer.await.map_err(|_| gone())?
    }

    /// Be told of everything, and of what came after this number.
    pub(crate) async fn watch(&self, watcher: Watcher, last: Option<u64>) -> Result<()> {
        self.send(Command::Watch(watcher, last)).await
    }

    /// Not any more.
    pub(crate) async fn leave(&self, id: u64) {
        let _ = self.send(Command::Leave(id)).await;
    }

    /// A seat has said something; whether the other one hears it.
    pub(crate) async fn said(&self, from: Seat, is_heard: bool, text: Utf8Bytes) -> Result<()> {
        self.send(Command::Said(from, is_heard, text)).await
    }

    /// Call it off, if this still was its last step, and put it away.
    async fn expire(&self, seq: i64) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.send(Command::Expire(seq, Box::new(move |done| drop(reply.send(done))))).await?;
        let done = answer.await.map_err(|_| gone())?;
        // Thousands may expire at once, and nobody looks at any of them.
        self.send(Command::PutAway).await?;
        done
    }

    /// Decide it for a seat; for none, call it off.
    pub(crate) async fn adjudicate(&self, winner: Option<Seat>) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        self.send(Command::Adjudicate(winner, Box::new(move |done| drop(reply.send(done))))).await?;
        answer.await.map_err(|_| gone())?
    }

    /// Know something.
    pub(crate) async fn ask(&self, question: Question) -> Result<String> {
        let (reply, answer) = oneshot::channel();
        self.send(Command::Question(question, reply)).await?;
        answer.await.map_err(|_| gone())?
    }
}

fn gone() -> Error {
    Error::unavailable("match-not-at-hand")
}

impl Rooms {
    /// Everybody is there: the match is played from now on. The row says `live` already.
    pub(crate) fn begin(&self, app: &App, listed: Match) -> Result<()> {
        self.open(app, listed).map(drop)
    }

    /// Know of every match that is played. Those in which something happens by itself (a clock runs, a
    /// computer is asked) are taken up where they stood, one after the other while the server answers
    /// already; all others when somebody looks for them. How many of each.
    pub(crate) async fn resume(&self, app: &App) -> Result<[usize; 2]> {
        let (mut due, mut resting, mut last) = (Vec::new(), 0, 0);
        loop {
            let page = app.ledger.live_matches(last, PAGE).await?;
            let Some((end, _)) = page.last() else { break };
            last = end.id;
            for (listed, last) in page {
                let waits = last.as_deref().and_then(waits);
                if let Some(waits) = waits {
                    let known = Known {
                        glance: Arc::new(Glance::of(waits)),
                        inbox: None,
                        is_public: listed.terms.access == Access::Open,
                    };
                    self.known
                        .write()
                        .unwrap_or_else(PoisonError::into_inner)
                        .insert(listed.code.clone(), known);
                }
                if is_due(&listed, waits) {
                    due.push(listed);
                } else {
                    resting += 1;
                }
            }
        }
        let found = [due.len(), resting];
        let (app, under_way) = (app.clone(), app.tasks.token());
        tokio::spawn(async move {
            let _under_way = under_way;
            for listed in due {
                if app.stopping.is_cancelled() {
                    break;
                }
                // One match that cannot be played again must not keep all others from it.
                let found = match &app.nodes {
                    Some(nodes) => nodes::take_up(&app, nodes, &listed).await,
                    None => app.rooms.find(&app, &listed, Party::of_match(&app, &listed)).await.map(drop),
                };
                if let Err(error) = found {
                    tracing::error!(code = listed.code, error = error.code(), "a match could not be resumed");
                }
            }
        });
        Ok(found)
    }

    /// The way to a match, which is taken from the journal when it is not at hand: once, however many ask,
    /// and when it is the turn of one of them.
    pub(crate) async fn find(&self, app: &App, listed: &Match, who: Party) -> Result<Handle> {
        loop {
            if let Some(handle) = self.at_hand(&listed.code) {
                return Ok(handle);
            }
            if listed.status == Status::Open {
                return Err(Error::conflict("match-not-begun").case("open"));
            }
            if let Some(over) = self.taking_up.under_way(&listed.code) {
                over.cancelled().await;
                continue;
            }
            let clerk = app.clerks.turn(who).await?;
            // Somebody may have had their turn first.
            let Some(claim) = self.taking_up.claim(&listed.code) else { continue };
            // To its end, also when whoever asked for it hangs up: what is done need not be done twice.
            let taken = app.tasks.spawn(take_up(app.clone(), listed.clone(), clerk, claim)).await;
            return taken.map_err(Error::internal)?;
        }
    }

    /// A seat wants something of a match, and waits until it is done. One that cannot be played can still be
    /// given up.
    pub(crate) async fn done(
        &self,
        app: &App,
        listed: &Match,
        seat: Seat,
        wish: ToServer,
        who: Party,
    ) -> Result<()> {
        match self.find(app, listed, who).await {
            Ok(room) => room.done(seat, wish).await,
            Err(why) if stranded::is_stranded(&why) => stranded::end(app, listed, seat, &wish, why).await,
            Err(error) => Err(error),
        }
    }

    /// What the dice of a match are made of, as far as everybody may know: also where it cannot be played.
    pub(crate) async fn dice(&self, app: &App, listed: &Match, who: Party) -> Result<String> {
        match self.find(app, listed, who).await {
            Ok(room) => room.ask(Question::Dice).await,
            Err(why) if stranded::is_stranded(&why) => stranded::dice(app, listed).await,
            Err(error) => Err(error),
        }
    }

    /// Nobody has gone on with a match since its last step, the one with this number, for longer than is
    /// waited for: it is called off.
    pub(crate) async fn expire(&self, app: &App, listed: &Match, seq: i64) -> Result<()> {
        match self.find(app, listed, Party::of_match(app, listed)).await {
            Ok(room) => room.expire(seq).await,
            Err(why) if stranded::is_stranded(&why) => stranded::call_off(app, listed).await,
            Err(error) => Err(error),
        }
    }

    /// Whether a match waits for a seat, be it at hand or at rest.
    pub(crate) fn waits_for(&self, code: &str, seat: Seat) -> bool {
        let rooms = self.known.read().unwrap_or_else(PoisonError::into_inner);
        rooms.get(code).is_some_and(|known| known.glance.waits_for(seat))
    }

    /// Whether a match is known of, be it at hand or at rest.
    pub(crate) fn is_known(&self, code: &str) -> bool {
        self.known.read().unwrap_or_else(PoisonError::into_inner).contains_key(code)
    }

    /// The public matches at hand in which something has happened since a moment, each with that moment.
    pub(crate) fn in_play(&self, since: Millis) -> Vec<(String, Millis)> {
        let rooms = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let public = rooms.iter().filter(|(_, known)| known.is_public && known.handle().is_some());
        let moved = public.map(|(code, known)| (code, known.glance.moved()));
        moved.filter(|(_, moved)| *moved >= since).map(|(code, moved)| (code.clone(), moved)).collect()
    }

    /// A match at hand: what can be seen without asking, and the way to ask.
    pub(crate) fn glance(&self, code: &str) -> Option<(Arc<Glance>, Handle)> {
        let rooms = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let known = rooms.get(code)?;
        Some((known.glance.clone(), known.handle()?))
    }

    fn at_hand(&self, code: &str) -> Option<Handle> {
        let rooms = self.known.read().unwrap_or_else(PoisonError::into_inner);
        rooms.get(code).and_then(Known::handle)
    }

    /// Begin a match, unless somebody else has: one alone may write its first step.
    fn open(&self, app: &App, listed: Match) -> Result<Handle> {
        let mut rooms = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = rooms.get(&listed.code).and_then(Known::handle) {
            return Ok(handle);
        }
        let owned = Owned::new(app, listed, &Kept::default())?;
        Ok(owned.settle(app, &mut rooms))
    }

    /// Let a match that was taken up go on, unless it does so already.
    fn settle(&self, app: &App, owned: Owned) -> Handle {
        let mut rooms = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = rooms.get(owned.code()).and_then(Known::handle) {
            return handle;
        }
        owned.settle(app, &mut rooms)
    }

    /// A match that only rests stays known, so that lists can say for whom it waits.
    pub(super) fn rest(&self, code: &str, is_over: bool) {
        let mut rooms = self.known.write().unwrap_or_else(PoisonError::into_inner);
        // Somebody may have taken it up again meanwhile.
        let Some(known) = rooms.get_mut(code).filter(|known| known.handle().is_none()) else { return };
        known.inbox = None;
        if is_over {
            rooms.remove(code);
        }
        drop(rooms);
        self.codes.write().unwrap_or_else(PoisonError::into_inner).retain(|_, other| other != code);
    }

    /// Let go of all matches: their owners end when they have done what is in their inboxes.
    pub(crate) fn close(&self) {
        self.known.write().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Take a match from the journal. Doing everything once more takes a while in which others want to be
/// answered, so a clerk does it.
async fn take_up(app: App, listed: Match, clerk: Place, _claim: Claim) -> Result<Handle> {
    // Whoever had the claim before may have just done it.
    if let Some(handle) = app.rooms.at_hand(&listed.code) {
        return Ok(handle);
    }
    let mut kept = app.ledger.kept(listed.id).await?;
    if let Some(nodes) = &app.nodes {
        kept.lease = found_lease(&app, nodes, &listed, kept.steps.last()).await?;
    }
    if kept.steps.is_empty() {
        if listed.status != Status::Live {
            return Err(Error::conflict("match-not-begun").case("called-off"));
        }
        return app.rooms.open(&app, listed);
    }
    let (apart, id) = (app.clone(), listed.id);
    let owned = clerk.work(move || Owned::new(&apart, listed, &kept)).await;
    // A server that ends in the middle: whoever asks again finds the match with the next one.
    let owned = owned.ok_or_else(|| {
        tracing::error!("a match broke off while it was taken up");
        gone()
    });
    match owned.flatten() {
        Ok(owned) => Ok(app.rooms.settle(&app, owned)),
        Err(error) => {
            if !error.may_pass() {
                nodes::give_up(&app, id).await;
            }
            Err(error)
        }
    }
}

/// The lease of a match that is taken up: ours from now on, if nobody has it and something may happen by
/// itself.
async fn found_lease(
    app: &App,
    nodes: &nodes::Nodes,
    listed: &Match,
    last: Option<&JournalRow>,
) -> Result<Option<Lease>> {
    let is_due = is_due(listed, last.and_then(|last| waits(&last.body)));
    if is_due && listed.status == Status::Live && !nodes.has_given_up(listed.id) {
        let seq = last.map_or(0, |last| last.seq);
        let taken = app.ledger.take_lease(listed.id, &nodes.id, Some(seq)).await?;
        if taken.is_some() {
            return Ok(taken);
        }
    }
    Ok(app.ledger.lease(listed.id).await?)
}

/// A match with its owner, which does not run yet.
struct Owned {
    owner: Owner,
    /// As it was listed when it was taken up.
    status: Status,
    glance: Arc<Glance>,
    inbox: mpsc::Sender<Command>,
    commands: mpsc::Receiver<Command>,
}

impl Owned {
    fn new(app: &App, listed: Match, kept: &Kept) -> Result<Self> {
        let (inbox, commands) = mpsc::channel(INBOX);
        let glance = Arc::<Glance>::default();
        let (status, room) = (listed.status, room(&listed)?);
        let owner = Owner::new(app, listed, room, kept, inbox.downgrade(), glance.clone())?;
        Ok(Self { owner, status, glance, inbox, commands })
    }

    fn code(&self) -> &str {
        &self.owner.listed().code
    }

    /// Be known, and run.
    fn settle(self, app: &App, rooms: &mut BTreeMap<String, Known>) -> Handle {
        let Self { owner, status, glance, inbox, commands } = self;
        // Ended before the journal noted such things, or while its note is still to be read: to hand it in
        // twice does no harm.
        if let Some(ending) = owner.ending().filter(|_| status == Status::Live) {
            tokio::spawn(finish(app.clone(), owner.listed().clone(), ending));
        }
        let code = owner.listed().code.clone();
        let is_public = owner.listed().terms.access == Access::Open;
        if app.nodes.is_some() {
            let mut codes = app.rooms.codes.write().unwrap_or_else(PoisonError::into_inner);
            codes.insert(owner.listed().id, code.clone());
        }
        rooms.insert(code.clone(), Known { glance, inbox: Some(inbox.clone()), is_public });
        let (app, id) = (app.clone(), owner.listed().id);
        tokio::spawn(async move {
            let _counted = Counted::new(&app.metrics.matches);
            let run = async { owner.run(commands).await.ending().is_some() };
            let is_over = AssertUnwindSafe(run).catch_unwind().await;
            // Whatever becomes of its owner, the match is at hand no more.
            app.rooms.rest(&code, *is_over.as_ref().unwrap_or(&false));
            if is_over.is_err() {
                tracing::error!(code, "a match broke off");
                nodes::broke_off(&app, id).await;
            }
        });
        Handle { inbox }
    }
}

/// Who is asked something after a step, by its line; old lines do not say it.
pub(crate) fn waits(line: &str) -> Option<u8> {
    serde_json::from_str::<JournalLine>(line).ok()?.waits
}

/// Whether something happens by itself in a match that waits for these seats: its clock runs, a computer is
/// asked, or nobody is, because it is about to begin or has ended and nobody has noted that yet.
pub(crate) fn is_due(listed: &Match, waits: Option<u8>) -> bool {
    let glance = Glance::of(waits.unwrap_or(0));
    let asked: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| glance.waits_for(*seat)).collect();
    let has_clock = listed.terms.clock != Control::None {};
    has_clock || asked.is_empty() || asked.iter().any(|seat| listed.seats.level(*seat).is_some())
}

/// The match that a row describes, before anything has happened.
pub(crate) fn room(listed: &Match) -> Result<Box<dyn AnyRoom>> {
    // A match stays with the rules it began under; by others its journal would tell another story.
    let game = AnyGame::at_revision(&listed.spec, listed.rules)
        .map_err(|refusal| stranded::unknown_rules(listed, &refusal))?;
    let terms = listed.terms.match_terms.as_deref().unwrap_or_default();
    with_game!(game, game => {
        let room = Room::new(game, terms).map_err(|refusal| stranded::unknown_rules(listed, &refusal))?;
        Ok(Box::new(room))
    })
}

//! Secret choices.
//!
//! The rules ask for them one seat after the other, in as many steps as each takes. Here every seat that has
//! something to choose does it at once, on a copy of the match of its own, and the match itself waits until
//! all have done: until then nothing of a choice is in it, not even how many steps it took, so that nothing
//! can reach anybody else. The second seat's questions do not depend on the first seat's secret: on its copy
//! the first seat has answered anything.

use touchline_engine::{Driver, Node, Refusal, Seat};
use touchline_fairdice::{Hash, from_hex};
use touchline_protocol::Playable;
use touchline_protocol::plan::{self, Ahead, Then};
use touchline_protocol::to_server::Sealing;

/// The most answers made up for the first seat; secret choices are far shorter.
const MOST: usize = 64;

/// What seats choose in secret now.
pub(super) struct Choice<G: Playable> {
    /// Whom the rules ask first.
    first: Seat,
    choosers: [Option<Chooser<G>>; 2],
}

/// A seat that chooses.
#[derive(Clone)]
struct Chooser<G: Playable> {
    seat: Seat,
    start: G::State,
    /// The copy on which it answers.
    board: Driver<G>,
    /// What it may look at: the copy, but never beyond the choice, where made-up answers of the other seat
    /// would show.
    seen: G::State,
    /// Whether the copy has come to where the choices are shown. The same seat may be asked for its next
    /// secret there, but only the match itself knows what it was shown.
    shown: bool,
    /// Its answers so far.
    answers: Vec<G::Action>,
    /// How many of them had been given before each of its wishes.
    wishes: Vec<usize>,
    /// The seal of each of its wishes; none where it was not sealed.
    seals: Vec<Option<Sealing>>,
}

/// The answers of one wish.
pub(super) struct Wish<G: Playable> {
    pub(super) seat: Seat,
    pub(super) answers: Vec<G::Action>,
    pub(super) seal: Option<Sealing>,
}

impl<G: Playable> Choice<G> {
    /// What is to be chosen in secret, where that is so now.
    pub(super) fn of(driver: &Driver<G>) -> Option<Self> {
        let first = secret_seat(driver)?;
        let mut choosers = [None, None];
        choosers[first as usize] = Some(Chooser::new(first, driver));
        let mut copy = Driver::from_state(*driver.game(), *driver.state());
        for _ in 0..MOST {
            match secret_seat(&copy) {
                Some(seat) if seat == first => {}
                Some(second) => {
                    choosers[second as usize] = Some(Chooser::new(second, &copy));
                    break;
                }
                None => break,
            }
            let answer = copy.game().fallback(copy.state());
            if copy.act(answer).map_or(true, is_shown::<G>) {
                break;
            }
        }
        Some(Self { first, choosers })
    }

    /// The board on which a seat is asked; none when it has nothing to choose, or has chosen.
    pub(super) fn board(&self, seat: Seat) -> Option<&Driver<G>> {
        self.chooser(seat).filter(|chooser| chooser.asks()).map(|chooser| &chooser.board)
    }

    /// What a seat that chooses may look at.
    pub(super) fn seen(&self, seat: Seat) -> Option<&G::State> {
        self.chooser(seat).map(|chooser| &chooser.seen)
    }

    /// Give the answers of a wish, all or nothing.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        plan: &[G::Action],
        seal: Option<Sealing>,
    ) -> Result<(), Refusal> {
        let chooser = self.choosers[seat as usize].as_mut().ok_or_else(|| Refusal::new("not-asked"))?;
        *chooser = chooser.follow(plan)?;
        chooser.seals.push(seal);
        Ok(())
    }

    /// The seals of a seat that has chosen, one for each of its wishes; none while it has not, and where one
    /// is missing.
    pub(super) fn seals(&self, seat: Seat) -> Option<Vec<Hash>> {
        let chooser = self.chooser(seat).filter(|chooser| !chooser.asks() && !chooser.seals.is_empty())?;
        chooser.seals.iter().map(|seal| from_hex(&seal.as_ref()?.hash)).collect()
    }

    /// Where answers would lead: never beyond the choice.
    pub(super) fn ahead(&self, seat: Seat, plan: &[G::Action]) -> Result<Ahead<G>, Refusal> {
        let ahead = self.chooser(seat).ok_or_else(|| Refusal::new("not-asked"))?.follow(plan)?;
        let then = (!ahead.asks()).then_some(Then::Reveal);
        Ok(Ahead { board: ahead.board, seen: ahead.seen, then })
    }

    /// Whether a seat has something to choose, be it chosen or not.
    pub(super) fn concerns(&self, seat: Seat) -> bool {
        self.chooser(seat).is_some()
    }

    /// Whether a seat has answered something that it can take back.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.wishes(seat) > 0
    }

    /// In how many wishes a seat has answered so far.
    pub(super) fn wishes(&self, seat: Seat) -> usize {
        self.chooser(seat).map_or(0, |chooser| chooser.wishes.len())
    }

    /// Take back the answers of a seat's last wish.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let nothing = || Refusal::new("nothing-to-undo");
        let chooser = self.choosers[seat as usize].as_mut().ok_or_else(nothing)?;
        let left = chooser.wishes.pop().ok_or_else(nothing)?;
        chooser.seals.pop();
        let (answers, wishes) = (std::mem::take(&mut chooser.answers), std::mem::take(&mut chooser.wishes));
        let seals = std::mem::take(&mut chooser.seals);
        *chooser = Chooser::new(seat, &Driver::from_state(*chooser.board.game(), chooser.start));
        for answer in &answers[..left] {
            chooser.act(*answer)?;
        }
        (chooser.wishes, chooser.seals) = (wishes, seals);
        Ok(())
    }

    /// Whether everybody has chosen.
    pub(super) fn is_done(&self) -> bool {
        !self.choosers.iter().flatten().any(Chooser::asks)
    }

    /// The answers of all wishes in the order of the rules.
    pub(super) fn into_wishes(self) -> Vec<Wish<G>> {
        let mut wishes = Vec::new();
        for seat in [self.first, self.first.other()] {
            let Some(chooser) = self.chooser(seat) else { continue };
            let ends = chooser.wishes.iter().skip(1).copied().chain([chooser.answers.len()]);
            let given = chooser.wishes.iter().zip(ends).map(|(from, to)| chooser.answers[*from..to].to_vec());
            let sealed = given.zip(chooser.seals.iter().cloned());
            wishes.extend(sealed.map(|(answers, seal)| Wish { seat, answers, seal }));
        }
        wishes
    }

    fn chooser(&self, seat: Seat) -> Option<&Chooser<G>> {
        self.choosers[seat as usize].as_ref()
    }
}

impl<G: Playable> Chooser<G> {
    fn new(seat: Seat, from: &Driver<G>) -> Self {
        let start = *from.state();
        let board = Driver::from_state(*from.game(), start);
        let (answers, wishes, seals) = (Vec::new(), Vec::new(), Vec::new());
        Self { seat, start, board, seen: start, shown: false, answers, wishes, seals }
    }

    fn asks(&self) -> bool {
        !self.shown && secret_seat(&self.board) == Some(self.seat)
    }

    fn act(&mut self, answer: G::Action) -> Result<(), Refusal> {
        self.shown |= is_shown::<G>(self.board.answer(answer)?);
        self.answers.push(answer);
        if !self.shown && secret_seat(&self.board).is_some() {
            self.seen = *self.board.state();
        }
        Ok(())
    }

    /// The same seat after the answers of one more wish.
    fn follow(&self, plan: &[G::Action]) -> Result<Self, Refusal> {
        let mut ahead = self.clone();
        ahead.wishes.push(ahead.answers.len());
        for (given, answer) in plan.iter().enumerate() {
            if given > 0 && !ahead.asks() {
                return Err(Then::Reveal.refuse(given));
            }
            ahead.act(*answer).map_err(|refusal| plan::at(refusal, given, plan.len()))?;
        }
        Ok(ahead)
    }
}

/// Whether what was secret has been shown.
fn is_shown<G: Playable>(events: &[G::Event]) -> bool {
    events.iter().any(G::reveals)
}

/// Who is asked for a secret.
fn secret_seat<G: Playable>(driver: &Driver<G>) -> Option<Seat> {
    match driver.node() {
        Node::Decide(seat, decision) if driver.game().is_secret(&decision) => Some(seat),
        Node::Decide(..) | Node::Chance | Node::Over(_) => None,
    }
}

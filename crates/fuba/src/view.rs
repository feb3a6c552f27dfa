//! What one seat may know: built by naming what may be shown.

use touchline_engine::{BySeat, Choices, Outcome, Rng, Seat};

use crate::action::Action;
use crate::flow::{self, Agenda, Stage};
use crate::ruleset::Ruleset;
use crate::state::{
    Ball, Clock, Formation, Memory, Pieces, Secret, Side, Squad, State, Steps, Team, Turn, Weather,
};

/// A match as a seat or a spectator sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The pieces of both teams.
    pub squads: BySeat<Squad>,
    /// Formations as shown, goals and cards of both teams.
    pub teams: BySeat<Team>,
    /// The ball die.
    pub ball: Ball,
    /// The controlling team.
    pub control: Seat,
    /// The team that kicked off the first half.
    pub kicked_off: Seat,
    /// The time track.
    pub clock: Clock,
    /// The weather.
    pub weather: Weather,
    /// The turn.
    pub turn: Turn,
    /// Moves in progress.
    pub steps: Steps,
    /// Pieces that have moved in this turn.
    pub moved: BySeat<Pieces>,
    /// Pieces that moved freely in this turn.
    pub moved_freely: BySeat<Pieces>,
    /// What the last turns left.
    pub memory: Memory,
    /// What is to be done next.
    pub agenda: Agenda,
    /// The result, once the match is over.
    pub ended: Option<Outcome>,
    /// The viewer's own secret choices.
    pub own: Secret,
    /// Which seats have a secret choice pending.
    pub chosen: BySeat<Pending>,
}

/// Which secrets a seat holds, without what they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// A formation.
    pub formation: bool,
    /// A dive.
    pub dive: bool,
}

impl View {
    pub(crate) fn of(s: &State, viewer: Option<Seat>) -> Self {
        // A dive is shown with the kick; from then on everybody knows it.
        let shown = matches!(s.agenda.top(), Some(Stage::PenaltyDie(_)));
        let pending =
            |secret: Secret| Pending { formation: secret.formation.is_some(), dive: secret.dive.is_some() };
        let own = match viewer {
            Some(seat) => s.secrets[seat],
            None => Secret::default(),
        };
        let dive = if shown { s.secrets[s.passive()].dive } else { own.dive };
        Self {
            viewer,
            squads: s.squads,
            teams: s.teams,
            ball: s.ball,
            control: s.control,
            kicked_off: s.kicked_off,
            clock: s.clock,
            weather: s.weather,
            turn: s.turn,
            steps: s.steps,
            moved: s.moved,
            moved_freely: s.moved_freely,
            memory: s.memory,
            agenda: s.agenda,
            ended: s.ended,
            own: Secret { dive, ..own },
            chosen: s.secrets.map(pending),
        }
    }

    /// The formation a team has shown; none before the first reveal.
    pub fn formation(&self, seat: Seat) -> Option<Formation> {
        let hidden = self.clock.half == 0 && self.agenda.stages().contains(&Stage::ShowFormations);
        (!hidden).then_some(self.teams[seat].formation)
    }

    /// A state that looks exactly like this view, the unknown drawn uniformly from what the owner could have chosen.
    pub(crate) fn imagine(&self, rules: &Ruleset, rng: &mut impl Rng) -> State {
        let mut s = self.known();
        let shown = matches!(self.agenda.top(), Some(Stage::PenaltyDie(_)));
        for seat in Seat::ALL {
            let known = self.viewer == Some(seat);
            if self.chosen[seat].formation {
                let mut guess = || self.guess_formation(rules, seat, rng);
                s.secrets[seat].formation = if known { self.own.formation } else { Some(guess()) };
            }
            if self.chosen[seat].dive {
                let mut guess = || Side::ALL[rng.below(3) as usize];
                s.secrets[seat].dive = if known || shown { self.own.dive } else { Some(guess()) };
            }
        }
        s
    }

    /// The state as far as this view tells: no secrets.
    pub(crate) fn known(&self) -> State {
        State {
            squads: self.squads,
            teams: self.teams,
            ball: self.ball,
            control: self.control,
            kicked_off: self.kicked_off,
            clock: self.clock,
            weather: self.weather,
            secrets: BySeat::new(Secret::default(), Secret::default()),
            turn: self.turn,
            steps: self.steps,
            moved: self.moved,
            moved_freely: self.moved_freely,
            memory: self.memory,
            agenda: self.agenda,
            ended: self.ended,
        }
    }

    fn guess_formation(&self, rules: &Ruleset, seat: Seat, rng: &mut impl Rng) -> Formation {
        let mut s = State { agenda: Agenda::EMPTY, ..self.known() };
        s.agenda.push(if self.clock.half == 0 { Stage::Formation(seat) } else { Stage::HalfTime(seat) });
        let mut choices = Choices::new();
        flow::actions(rules, &s, &mut choices);
        let pick = rng.below(u32::try_from(choices.len().max(1)).unwrap_or(1)) as usize;
        match choices.get(pick) {
            Some(Action::Formation(formation)) => *formation,
            _ => self.teams[seat].formation,
        }
    }
}

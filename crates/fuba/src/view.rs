//! What one seat may know: built by naming what may be shown.

use touchline_engine::{BySeat, Choices, Outcome, Rng, Seat};

use crate::advanced::skills::{Hand, Skill, SkillSet, catalogue};
use crate::flow::{self, Agenda, Stage};
use crate::ruleset::Ruleset;
use crate::state::{
    Agreed, Ball, Clock, Formation, GoalSide, Memory, Pieces, Secret, Squad, State, Steps, Team, Turn,
    Weather,
};

/// A match as a seat or a spectator sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// The pieces of both teams.
    pub squads: BySeat<Squad>,
    /// Formations as shown, goals and cards of both teams; what the viewer may not know is left at its
    /// default.
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
    /// What was agreed for this match: nothing of it is secret. The minute of the final whistle is in no
    /// position (F-COMP-12).
    pub agreed: Agreed,
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
    /// What the viewer may not know about each team.
    pub unknown: BySeat<Unknown>,
}

/// Which secrets a seat holds, without what they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// A formation.
    pub formation: bool,
    /// A dive.
    pub dive: bool,
}

/// What is kept from a viewer about one team: that it is there, not what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unknown {
    /// Condition points, which tell formation and roles, until the formations are shown.
    pub condition: bool,
    /// Playing styles, until the formations are shown.
    pub styles: bool,
    /// So many skill cards, each until it is first used or lost (F-SKILL-02).
    pub cards: u8,
}

/// Whether a seat has chosen its first formation, and what comes with it, and it is not shown yet.
fn before_show(s: &State, seat: Seat) -> bool {
    s.clock.half == 0 && s.secrets[seat].formation().is_some()
}

fn unknown(rules: &Ruleset, s: &State, viewer: Option<Seat>, seat: Seat) -> Unknown {
    if viewer == Some(seat) {
        return Unknown::default();
    }
    let early = before_show(s, seat);
    Unknown {
        condition: early && rules.condition.is_some(),
        styles: early && rules.styles.is_some(),
        cards: s.teams[seat].hand.hidden().len(),
    }
}

/// What a viewer may know of a team.
fn seen(team: &Team, unknown: Unknown) -> Team {
    let mut seen = Team::default();
    seen.formation = team.formation;
    seen.set_next(team.next());
    seen.goals = team.goals;
    seen.yellows = team.yellows;
    seen.reds = team.reds;
    seen.substitutions = team.substitutions;
    seen.recovering = team.recovering;
    seen.marks = team.marks;
    if !unknown.condition {
        seen.condition = team.condition;
    }
    if !unknown.styles {
        seen.styles = team.styles;
    }
    let Hand { held, shown } = team.hand;
    seen.hand = Hand { held: if unknown.cards > 0 { held.and(shown) } else { held }, shown };
    seen
}

impl View {
    pub(crate) fn of(rules: &Ruleset, s: &State, viewer: Option<Seat>) -> Self {
        // A dive is shown with the kick; from then on everybody knows it.
        let shown = matches!(s.agenda.top(), Some(Stage::PenaltyDie(_)));
        let pending =
            |secret: Secret| Pending { formation: secret.formation().is_some(), dive: secret.dive.is_some() };
        let own = match viewer {
            Some(seat) => s.secrets[seat],
            None => Secret::default(),
        };
        let dive = if shown { s.secrets[s.passive()].dive } else { own.dive };
        let unknown = BySeat(Seat::ALL.map(|seat| unknown(rules, s, viewer, seat)));
        Self {
            viewer,
            squads: s.squads,
            teams: BySeat(Seat::ALL.map(|seat| seen(&s.teams[seat], unknown[seat]))),
            ball: s.ball,
            control: s.control,
            kicked_off: s.kicked_off,
            clock: s.clock,
            weather: s.weather,
            agreed: s.agreed,
            turn: s.turn,
            steps: s.steps,
            moved: s.moved,
            moved_freely: s.moved_freely,
            memory: s.memory,
            agenda: s.agenda,
            ended: s.ended,
            own: own.with_dive(dive),
            chosen: s.secrets.map(pending),
            unknown,
        }
    }

    /// The formation a team has shown; none before the first reveal.
    pub fn formation(&self, seat: Seat) -> Option<Formation> {
        let hidden = self.clock.half == 0 && self.agenda.stages().contains(&Stage::ShowFormations);
        (!hidden).then_some(self.teams[seat].formation)
    }

    /// A state that looks exactly like this view, the unknown drawn uniformly from what the owner could have
    /// chosen: before the formations are shown as if each of its answers were any of those open to it, later
    /// any of the hands it may hold (F-SKILL-02, R-939).
    pub(crate) fn imagine(&self, rules: &Ruleset, rng: &mut impl Rng) -> State {
        let mut s = self.known();
        let shown = matches!(self.agenda.top(), Some(Stage::PenaltyDie(_)));
        for seat in Seat::ALL {
            let known = self.viewer == Some(seat);
            if self.chosen[seat].formation && known {
                s.secrets[seat] = s.secrets[seat].with_formation(self.own.formation());
            } else if self.chosen[seat].formation {
                let (team, formation) = self.guess_choices(rules, seat, rng);
                s.secrets[seat] = s.secrets[seat].with_formation(Some(formation));
                s.teams[seat] = team;
            }
            if s.teams[seat].hand.hidden().len() < self.unknown[seat].cards {
                let held = s.teams[seat].hand.held;
                let free = self.drawable(rules, seat);
                s.teams[seat].hand.held = draw(held, free, self.unknown[seat].cards, rng);
            }
            if self.chosen[seat].dive {
                let mut guess = || GoalSide::ALL[rng.below(3) as usize];
                s.secrets[seat].dive = if known || shown { self.own.dive } else { Some(guess()) };
            }
        }
        s
    }

    /// Cards a team may hold for all a viewer knows: usable in this match, not shown yet, and of its pool
    /// (F-COMP-06) unless there are too few: then an old star has come from elsewhere.
    fn drawable(&self, rules: &Ruleset, seat: Seat) -> SkillSet {
        let (hand, pool) = (self.teams[seat].hand, self.agreed.pool[seat]);
        let may = |skill: &Skill| !hand.shown.has(*skill) && catalogue::is_usable(rules, *skill);
        let all = Skill::ALL.into_iter().filter(may).fold(SkillSet::NONE, SkillSet::with);
        let of_pool = all.and(pool);
        if of_pool.len() >= self.unknown[seat].cards { of_pool } else { all }
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
            agreed: self.agreed,
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

    /// The secret choices a seat has made so far, each answer any of those it had.
    fn guess_choices(&self, rules: &Ruleset, seat: Seat, rng: &mut impl Rng) -> (Team, Formation) {
        let mut s = State { agenda: Agenda::new(), ..self.known() };
        let first = self.clock.half == 0;
        s.agenda.push(if first { Stage::Formation(seat) } else { Stage::HalfTime(seat) });
        let mut choices = Choices::new();
        // A formation, two answers for roles, one for styles, then the cards: more is never asked.
        for _ in 0..4 + Skill::ALL.len() {
            if s.secrets[seat].formation().is_some() && self.is_as_far(&s, seat) {
                break;
            }
            choices.clear();
            flow::actions(rules, &s, &mut choices);
            let pick = rng.below(u32::try_from(choices.len().max(1)).unwrap_or(1)) as usize;
            let Some(&action) = choices.get(pick) else { break };
            flow::act(rules, &mut s, action, &mut ());
        }
        (s.teams[seat], s.secrets[seat].formation().unwrap_or(self.teams[seat].formation))
    }

    /// Whether a seat that chooses alone has been asked as much as in this view.
    fn is_as_far(&self, s: &State, seat: Seat) -> bool {
        let still = |stage: &&Stage| chooses(**stage, seat);
        let asked = self.agenda.stages().iter().filter(still).eq(s.agenda.stages());
        let cards = s.teams[seat].hand.hidden().len() == self.unknown[seat].cards;
        // When a match is given up in the middle of the choices, the agenda does not tell any more how far
        // they were.
        cards && (asked || self.ended.is_some())
    }
}

/// Whether a seat is asked for one of its first secret choices.
fn chooses(stage: Stage, seat: Seat) -> bool {
    [
        Stage::Formation(seat),
        Stage::HalfTime(seat),
        Stage::MidfieldRoles(seat),
        Stage::OtherRoles(seat),
        Stage::ChooseStyles(seat),
        Stage::ChooseSkill(seat),
    ]
    .contains(&stage)
}

/// So many more cards, each set of them with the same chance.
fn draw(mut held: SkillSet, mut free: SkillSet, count: u8, rng: &mut impl Rng) -> SkillSet {
    for _ in 0..count.min(free.len()) {
        let pick = rng.below(u32::from(free.len())) as usize;
        if let Some(skill) = free.iter().nth(pick) {
            held = held.with(skill);
            free = free.without(skill);
        }
    }
    held
}

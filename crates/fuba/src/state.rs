//! # The state
//! Everything about a match in progress, secrets included: `Copy`, no heap, at most 256 bytes.

use std::fmt;

use touchline_engine::{BySeat, Outcome, Seat};

use crate::advanced::skills::{Hand, SkillSet};
use crate::flow::Agenda;
use crate::pitch::{AREAS, Area, AreaSet, BACKWARD, FORWARD, zone};

/// D-M-F: how many defenders, midfielders and forwards may be moved at once (F-PREP-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Formation {
    /// Defenders.
    pub defenders: u8,
    /// Midfielders.
    pub midfielders: u8,
    /// Forwards.
    pub forwards: u8,
}

impl Formation {
    /// D-M-F.
    pub const fn new(defenders: u8, midfielders: u8, forwards: u8) -> Self {
        Self { defenders, midfielders, forwards }
    }

    /// How many players of a line may be moved.
    pub const fn line(self, line: Line) -> u8 {
        match line {
            Line::Defence => self.defenders,
            Line::Midfield => self.midfielders,
            Line::Forward => self.forwards,
        }
    }
}

/// `4-4-2`.
impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.defenders, self.midfielders, self.forwards)
    }
}

impl Default for Formation {
    fn default() -> Self {
        Self::new(4, 4, 2)
    }
}

/// The three lines of a formation, which are also the three movement options (F-MOVE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Line {
    Defence,
    Midfield,
    Forward,
}

impl Line {
    /// All three, from the own goal outwards.
    pub const ALL: [Self; 3] = [Self::Defence, Self::Midfield, Self::Forward];
}

/// The pieces of one team: anonymous outfield players counted per area, and the goalkeeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Squad {
    players: [u8; AREAS + 1],
    keeper: Area,
    /// Players lifted from the board and not yet placed again by a setup.
    pub in_hand: u8,
    present: AreaSet,
}

impl Squad {
    /// A squad off the board: everybody in hand, the goalkeeper in `keeper`.
    pub const fn in_hand(players: u8, keeper: Area) -> Self {
        Self { players: [0; AREAS + 1], keeper, in_hand: players, present: AreaSet::just(keeper) }
    }

    /// Where the goalkeeper stands.
    #[inline]
    pub const fn keeper(&self) -> Area {
        self.keeper
    }

    /// Outfield players in an area.
    #[inline]
    pub const fn outfield(&self, area: Area) -> u8 {
        self.players[area as usize]
    }

    /// Players in an area, the goalkeeper included.
    #[inline]
    pub const fn count(&self, area: Area) -> u8 {
        self.players[area as usize] + (self.keeper as u8 == area as u8) as u8
    }

    /// Areas holding at least one player, the goalkeeper included; the corner spot is in no area.
    #[inline]
    pub const fn present(&self) -> AreaSet {
        self.present.and(AreaSet::PITCH)
    }

    /// Areas holding outfield players, the corner spot included.
    pub fn players(&self) -> AreaSet {
        let everywhere = Area::ALL.into_iter().chain([Area::Spot]);
        everywhere.filter(|area| self.outfield(*area) > 0).fold(AreaSet::NONE, AreaSet::with)
    }

    /// Whether a player stands in the area.
    #[inline]
    pub const fn has(&self, area: Area) -> bool {
        self.present.has(area)
    }

    /// Outfield players on the board or in hand.
    pub fn size(&self) -> u8 {
        self.in_hand + self.players.iter().sum::<u8>()
    }

    /// Put `n` players down.
    #[inline]
    pub fn put(&mut self, area: Area, n: u8) {
        self.players[area as usize] += n;
        if n > 0 {
            self.present = self.present.with(area);
        }
    }

    /// Take one player away.
    #[inline]
    pub fn take(&mut self, area: Area) {
        self.players[area as usize] = self.players[area as usize].saturating_sub(1);
        if self.count(area) == 0 {
            self.present = self.present.without(area);
        }
    }

    /// Put the goalkeeper into an area.
    #[inline]
    pub fn place_keeper(&mut self, area: Area) {
        let from = self.keeper;
        self.keeper = area;
        if self.players[from as usize] == 0 {
            self.present = self.present.without(from);
        }
        self.present = self.present.with(area);
    }

    /// Lift all outfield players for a new setup.
    pub fn lift(&mut self) {
        *self = Self::in_hand(self.size(), self.keeper);
    }
}

/// What a team has besides its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// The formation in force.
    pub formation: Formation,
    /// Goals scored.
    pub goals: u8,
    /// Yellow cards held.
    pub yellows: u8,
    /// Players sent off.
    pub reds: u8,
    next: Packed,
    /// Condition points: defence, midfield, forwards (F-CP-01).
    pub condition: Condition,
    /// Substitutions made (F-SUB-01).
    pub substitutions: u8,
    /// Injured players who will come back (F-INJ-02 to F-INJ-05).
    pub recovering: Recovering,
    /// Lasting marks.
    pub marks: Marks,
    /// Playing styles of the three lines (F-STYLE-01).
    pub styles: Styles,
    /// Skill cards (F-SKILL-01, F-SKILL-02).
    pub hand: Hand,
}

impl Team {
    /// The formation in force from the next turn (F-SUB-05); the present one if nothing changes.
    pub const fn next(&self) -> Formation {
        let (defenders, midfielders) = (self.next.0 >> 4, self.next.0 & 0xF);
        Formation::new(defenders, midfielders, 10_u8.saturating_sub(defenders + midfielders))
    }

    /// From the next turn another formation is in force.
    pub const fn set_next(&mut self, formation: Formation) {
        self.next = Packed(formation.defenders << 4 | formation.midfielders & 0xF);
    }
}

/// A formation in one byte: defenders and midfielders; the forwards are the rest of ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Packed(u8);

impl Default for Packed {
    fn default() -> Self {
        Self(0x44)
    }
}

/// A lasting mark on a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamMark {
    /// Tired for the rest of the match (F-TIRED-02).
    Tired,
    /// The goalkeeper stands outside the goal area (F-AGK-01).
    KeeperOutside,
    /// The goalkeeper has been hurt: the opponent's attempts are easier for good (F-INJ-11).
    KeeperHurt,
    /// The coach has been sent off (F-SK-06).
    CoachOff,
}

/// Lasting marks on a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks(u8);

impl Marks {
    /// Whether a mark is there.
    #[inline]
    pub const fn has(self, mark: TeamMark) -> bool {
        self.0 >> mark as u8 & 1 == 1
    }

    /// Put a mark there.
    pub const fn add(&mut self, mark: TeamMark) {
        self.0 |= 1 << mark as u8;
    }

    /// Take a mark away.
    pub const fn remove(&mut self, mark: TeamMark) {
        self.0 &= !(1 << mark as u8);
    }
}

/// The ball die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ball {
    /// Where it lies.
    pub area: Area,
    /// How well it is controlled: 1 (perfect) to 6.
    pub value: u8,
}

/// The time track.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// 1 or 2; 0 before the first kick-off.
    pub half: u8,
    /// Minute square, 0 to 45 and 45 to 90.
    pub minute: u8,
    /// Stoppage square, 0 to 5; 0 outside stoppage time.
    pub stoppage: u8,
}

/// Left, middle or right, from the point of view of whoever chooses (F-PEN-05, F-PEN-06, R-100).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Side {
    Left,
    Middle,
    Right,
}

impl Side {
    /// The three sides.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];
}

/// What one seat has chosen and the other may not know yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secret {
    /// Formation chosen, until both are shown.
    pub formation: Option<Formation>,
    /// The goalkeeper's dive at a penalty, until the kick.
    pub dive: Option<Side>,
}

/// How a turn begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Restart {
    #[default]
    OpenPlay,
    KickOff,
    FreeKick,
    CornerKick,
    GoalKick,
    PenaltyKick,
}

/// The types of action; a team's second action must differ from its first (F-ACT-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum ActionKind {
    GoalAttempt,
    Movement,
    Positioning,
    Pressing,
    /// Substitutions as an action (F-SUB-02).
    Substitution,
    /// Playing the ball on by a skill (F-SK-24 of 2.1, R-148).
    BallOn,
}

/// The types of action a team has played in its stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// Just one.
    pub const fn just(kind: ActionKind) -> Self {
        Self(1 << kind as u8)
    }

    /// Whether a type is among them.
    #[inline]
    pub const fn has(self, kind: ActionKind) -> bool {
        self.0 >> kind as u8 & 1 == 1
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether none has been played.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more.
    #[must_use]
    pub const fn with(self, kind: ActionKind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }
}

/// How a pressing is played (F-CP-08, F-APRESS-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Press {
    /// By the basic rules.
    #[default]
    Plain,
    /// With a condition point for the comparison (F-CP-08 of 2.1).
    WithPoint,
    /// Aggressively, paid with a condition point.
    Aggressive,
    /// Aggressively for nothing and without a card (F-AEVT-15).
    FreeAggressive,
}

/// What is remembered for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Turns of the match so far, this one included.
    pub number: u8,
    /// How the turn began.
    pub restart: Restart,
    /// The corner area next to the corner spot, while `restart` is a corner kick.
    pub corner: Area,
    /// The team in control at the beginning of the turn.
    pub starter: Seat,
    /// Where the ball began.
    pub start: Area,
    /// Where it is played to.
    pub target: Area,
    /// The stage dice: of the starting controlling team, of the starting passive team. 0 before they are rolled.
    pub dice: [u8; 2],
    /// Players in the target area at the beginning of the turn.
    pub numbers: BySeat<u8>,
    /// The team that acts first, once the actions have begun.
    pub first: Seat,
    /// Change of the ball value by a special event, once the new value is set.
    pub value_change: i8,
    /// What a special event does besides.
    pub effect: Effect,
    /// The types of action each team has played.
    pub acted: BySeat<Kinds>,
    /// Whether the control check was lost.
    pub lost: bool,
    /// Whether the action being played is a handicapped second one (F-ACT-11 to F-ACT-14).
    pub handicap: bool,
    /// A goal kick that waits until this turn is played out (F-GKK-04).
    pub goal_kick_waits: bool,
    /// Players each team moved in this turn, the forced closest player included (F-ACT-01).
    pub moves: BySeat<u8>,
    /// Moves deducted from each team because its closest player had to come (F-CLOSE-04).
    pub deducted: BySeat<u8>,
    /// Whether the starting controlling team's check succeeded; an easy situation is no success.
    pub kept: bool,
    /// The number of an offside risk: defenders in the line when the target was chosen; 0 without a risk (F-AOFF-06, R-223).
    pub risk: u8,
    /// A number kept while something is worked out: the tens of a tiredness test, two dice to choose from.
    pub tally: u8,
    /// How the pressing being played is played.
    pub press: Press,
    /// The team that won the ball by the latest pressing, nothing else having moved control since.
    pub pressed: Option<Seat>,
    /// The goalkeeper of this team sweeps (F-AGK-08).
    pub sweep: Option<Seat>,
    /// The piece that counts as two (F-AEVT-22, F-AEVT-23).
    pub fans: Option<(Seat, Area)>,
    /// What the fans of the acting team do in its stage (F-SK-04 of 2.1); 0 is nothing.
    pub crowd: u8,
    /// Skills each team has played in this turn.
    pub played: BySeat<SkillSet>,
}

/// Lasting results of a special event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    #[default]
    None,
    /// The pass failed before the control check (F-EVT-21).
    FailedPass,
    /// One extra free step for a team in its first action (F-EVT-23, F-EVT-29).
    ExtraStep(Seat),
    /// The action stages are skipped (F-EVT-26).
    NoActions,
    /// The starting controlling team may dribble past opponents (F-EVT-31).
    FreeDribble,
    /// A team may step with so many players at once (F-EVT-07, F-EVT-09, F-EVT-18, F-EVT-20).
    Moves(Seat, u8),
    /// A team may not choose the defence option (F-EVT-20, R-046).
    NoDefence(Seat),
    /// After the check the team then in control may step with one player (F-AEVT-01).
    AttackMove,
    /// After the check the team then passive may step with one player (F-AEVT-02).
    DefenceMove,
    /// A roll-off decides who gains from this cell of the table (F-AEVT-03).
    RollOff(Cell),
    /// Two extra free steps for a team in its first action (F-AEVT-03).
    FastSituation(Seat),
    /// A team may turn the new ball value by two (F-AEVT-04).
    BallBounces(Seat),
    /// The passive team may press aggressively for nothing (F-AEVT-15).
    AggressiveDefence,
    /// This team has the ball whatever the check says (F-AEVT-16).
    HeadCollision(Seat),
    /// The check succeeds and the ball may go on (F-AEVT-18).
    PerfectPass,
    /// Goal attempts are easier in this turn (F-AEVT-21).
    OpenGoal,
}

/// The cells of the advanced event table that a roll-off decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Cell {
    FastSituation,
    BallBounces,
    OverSideLine,
    OverGoalLine,
    HeadCollision,
    OldStar,
    YoungTalent,
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            number: 0,
            restart: Restart::OpenPlay,
            corner: Area::Blc,
            starter: Seat::Home,
            start: Area::Ce,
            target: Area::Ce,
            dice: [0; 2],
            numbers: BySeat::new(0, 0),
            first: Seat::Home,
            value_change: 0,
            effect: Effect::None,
            acted: BySeat::new(Kinds(0), Kinds(0)),
            lost: false,
            handicap: false,
            goal_kick_waits: false,
            moves: BySeat::new(0, 0),
            deducted: BySeat::new(0, 0),
            kept: false,
            risk: 0,
            tally: 0,
            press: Press::Plain,
            pressed: None,
            sweep: None,
            fans: None,
            crowd: 0,
            played: BySeat::new(SkillSet::NONE, SkillSet::NONE),
        }
    }
}

/// Progress of moves made one step at a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Steps {
    /// Steps still allowed.
    pub left: u8,
    /// Steps made.
    pub made: u8,
    /// Players per area that arrived by a step of this phase and may not step again.
    pub moved: [u8; AREAS],
    /// The goalkeeper has stepped.
    pub keeper_moved: bool,
    /// The ball may (still) be dribbled.
    pub dribble: Dribble,
    /// Free movements: players that may still leave each area because the team outnumbers the opponent there.
    pub surplus: [u8; AREAS],
    /// Free movements: extra steps granted by an event.
    pub extra: u8,
    /// Free movements: steps granted by skills.
    pub rights: Rights,
    /// Movement: moves left that may be of any type (F-CP-05, F-CP-06).
    pub any: u8,
    /// What a step leaves behind for the rest of the turn.
    pub mark: Mark,
}

/// Free steps that skills grant, each to one player (F-SK-21, F-SK-31, F-SK-37).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rights(pub u8);

impl Rights {
    /// Box to box: from the centre straight forward or backward.
    pub const BOX_TO_BOX: u8 = 1;
    /// Fast defender: straight backward into the defence zone.
    pub const FAST_DEFENDER: u8 = 2;
    /// Fast attacker: straight forward into the attack zone.
    pub const FAST_ATTACKER: u8 = 4;

    /// Whether nothing is granted.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Where a piece may step by any of them.
    #[inline]
    pub fn reach(self, seat: Seat, from: Area) -> AreaSet {
        if self.is_empty() {
            return AreaSet::NONE;
        }
        [Self::BOX_TO_BOX, Self::FAST_DEFENDER, Self::FAST_ATTACKER]
            .into_iter()
            .filter(|right| self.0 & right > 0)
            .fold(AreaSet::NONE, |all, right| all.or(Self::by(right, seat, from)))
    }

    fn by(right: u8, seat: Seat, from: Area) -> AreaSet {
        let (forward, backward) =
            (FORWARD[seat as usize][from as usize], BACKWARD[seat as usize][from as usize]);
        let into = |line: Line| move |area: &Area| zone(seat, *area) == line;
        match right {
            Self::BOX_TO_BOX if from == Area::Ce => forward.or(backward),
            Self::FAST_DEFENDER => {
                backward.iter().filter(into(Line::Defence)).fold(AreaSet::NONE, AreaSet::with)
            }
            Self::FAST_ATTACKER => {
                forward.iter().filter(into(Line::Forward)).fold(AreaSet::NONE, AreaSet::with)
            }
            _ => AreaSet::NONE,
        }
    }

    /// The first that gives this step is used up.
    pub fn use_up(&mut self, seat: Seat, from: Area, to: Area) {
        let gives = |right: &u8| self.0 & right > 0 && Self::by(*right, seat, from).has(to);
        let used = [Self::BOX_TO_BOX, Self::FAST_DEFENDER, Self::FAST_ATTACKER].into_iter().find(gives);
        self.0 &= !used.unwrap_or(0);
    }
}

/// What a step leaves behind for the rest of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// The team has moved one player more (F-ACT-01).
    Counted,
    /// The piece may not move again in this turn (F-MOVE-15).
    Moved,
    /// Nor does it block the opponent's long moves (F-FREE-06).
    MovedFreely,
}

/// Small numbers, two to a byte: the state has to stay small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Nibbles<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> Nibbles<BYTES> {
    const fn get(&self, index: usize) -> u8 {
        self.0[index / 2] >> (index % 2 * 4) & 0xF
    }

    const fn set(&mut self, index: usize, value: u8) {
        let (byte, shift) = (index / 2, index % 2 * 4);
        self.0[byte] = self.0[byte] & !(0xF << shift) | (value & 0xF) << shift;
    }
}

impl<const BYTES: usize> Default for Nibbles<BYTES> {
    fn default() -> Self {
        Self([0; BYTES])
    }
}

/// Pieces of one team, by the area they stand in, that have something in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces(Nibbles<{ AREAS.div_ceil(2) }>);

impl Pieces {
    /// These players per area, and perhaps the goalkeeper.
    pub fn new(players: [u8; AREAS], keeper: bool) -> Self {
        let mut pieces = Self::default();
        players.iter().enumerate().for_each(|(area, n)| pieces.0.set(area, *n));
        pieces.0.set(AREAS, u8::from(keeper));
        pieces
    }

    /// Outfield players in an area.
    #[inline]
    pub const fn at(&self, area: Area) -> u8 {
        self.0.get(area as usize)
    }

    /// Outfield players per area.
    pub fn players(&self) -> [u8; AREAS] {
        Area::ALL.map(|area| self.at(area))
    }

    /// The goalkeeper.
    #[inline]
    pub const fn keeper(&self) -> bool {
        self.0.get(AREAS) > 0
    }

    /// The goalkeeper is one of them.
    pub const fn add_keeper(&mut self) {
        self.0.set(AREAS, 1);
    }

    /// One player more in an area.
    pub const fn add(&mut self, area: Area) {
        self.0.set(area as usize, self.at(area) + 1);
    }

    /// One player fewer in an area.
    pub const fn remove(&mut self, area: Area) {
        self.0.set(area as usize, self.at(area).saturating_sub(1));
    }
}

/// Injured players off the pitch, by the minutes (3.0) or turns (2.x) until they may come back; 0 is due now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recovering(Nibbles<3>);

impl Recovering {
    /// The longest absence.
    pub const LONGEST: u8 = 4;

    /// So many players, for each absence from none left to the longest.
    pub fn new(players: [u8; 5]) -> Self {
        let mut all = Self::default();
        players.iter().enumerate().for_each(|(left, n)| all.0.set(left, *n));
        all
    }

    /// Players with so much time left.
    pub fn with_left(&self, left: u8) -> u8 {
        self.0.get(usize::from(left.min(Self::LONGEST)))
    }

    /// All of them.
    pub fn total(&self) -> u8 {
        (0..=Self::LONGEST).map(|left| self.with_left(left)).sum()
    }

    /// One more, for so long.
    pub fn add(&mut self, left: u8) {
        let left = left.min(Self::LONGEST);
        self.0.set(usize::from(left), self.with_left(left) + 1);
    }

    /// Time passes.
    pub fn pass(&mut self, time: u8) {
        let before = *self;
        *self = Self::default();
        for left in 0..=Self::LONGEST {
            (0..before.with_left(left)).for_each(|_| self.add(left.saturating_sub(time)));
        }
    }

    /// Whoever is due comes back; how many.
    pub fn take_due(&mut self) -> u8 {
        let due = self.with_left(0);
        self.0.set(0, 0);
        due
    }
}

/// Condition points per line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Condition {
    /// Defence, midfield, forwards.
    pub points: [u8; 3],
}

impl Condition {
    /// The points of a line.
    #[inline]
    pub const fn of(self, line: Line) -> u8 {
        self.points[line as usize]
    }

    /// All points.
    pub const fn total(self) -> u8 {
        let [defence, midfield, forward] = self.points;
        defence + midfield + forward
    }

    /// Points come to a line.
    pub const fn add(&mut self, line: Line, points: u8) {
        self.points[line as usize] = self.points[line as usize].saturating_add(points);
    }

    /// Points leave a line.
    pub const fn take(&mut self, line: Line, points: u8) {
        self.points[line as usize] = self.points[line as usize].saturating_sub(points);
    }
}

/// How a line plays (F-STYLE-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Style {
    Easy,
    #[default]
    Normal,
    Aggressive,
}

impl Style {
    /// The three styles.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Aggressive];
}

/// The styles of the three lines, two bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Styles(u8);

impl Styles {
    /// Defence, midfield, forwards.
    pub const fn new([defence, midfield, forward]: [Style; 3]) -> Self {
        Self(defence as u8 | (midfield as u8) << 2 | (forward as u8) << 4)
    }

    /// The style of a line.
    pub const fn of(self, line: Line) -> Style {
        match self.0 >> (2 * line as u8) & 3 {
            0 => Style::Easy,
            1 => Style::Normal,
            _ => Style::Aggressive,
        }
    }
}

impl Default for Styles {
    fn default() -> Self {
        Self::new([Style::Normal; 3])
    }
}

/// The weather of the match (F-WTHR-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Weather {
    #[default]
    Ordinary,
    Heat,
    ExtremeHeat,
    Sunshine,
    Wind,
    Rain,
    Cold,
    Storm,
}

/// What one turn leaves for the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The team that acted first in the last complete turn of the half (F-ACT-01); none before it.
    pub first: Option<Seat>,
    /// Players each team moved in it.
    pub moves: BySeat<u8>,
    /// Minutes owed because the stage dice were equal (F-TIME-04).
    pub owed: u8,
    /// The team whose next control check succeeds because a pressing against it failed (F-PRESS-08).
    pub free_check: Option<Seat>,
}

/// Whether the ball may be dribbled in this movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dribble {
    /// No (any more).
    #[default]
    No,
    /// Once, out of an area without passive players (F-DRIB-01, F-DRIB-02).
    Unmarked,
    /// Once, whoever stands around (F-EVT-31).
    Free,
    /// Once, by a skill: past opponents that are not too many, into an area without any (F-SK-28, F-SK-29).
    Skilled,
}

/// The whole match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The pieces.
    pub squads: BySeat<Squad>,
    /// Formation, goals, cards.
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
    /// What only its owner may know.
    pub secrets: BySeat<Secret>,
    /// The turn.
    pub turn: Turn,
    /// Moves in progress.
    pub steps: Steps,
    /// Pieces that have moved in this turn, where a piece moves once a turn (F-MOVE-15).
    pub moved: BySeat<Pieces>,
    /// Pieces that moved freely in this turn and do not block (F-FREE-06).
    pub moved_freely: BySeat<Pieces>,
    /// What the last turns left.
    pub memory: Memory,
    /// What is to be done next.
    pub agenda: Agenda,
    /// The result, once the match is over.
    pub ended: Option<Outcome>,
}

const _: () = assert!(size_of::<State>() <= 256, "the state must stay small: search copies it");

impl State {
    /// The passive team (F-TURN-15: roles follow control at once).
    #[inline]
    pub const fn passive(&self) -> Seat {
        self.control.other()
    }

    /// Turn the ball die by `change`, never below 1 nor above 6.
    #[inline]
    pub fn change_value(&mut self, change: i8) {
        self.ball.value = self.ball.value.saturating_add_signed(change).clamp(1, 6);
    }
}

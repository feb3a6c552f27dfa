// Written by a test from the types in crates/protocol: `cargo xtask golden` writes it anew.

export type Seat = 'home' | 'away';
export type Viewer = 'home' | 'away' | 'spectator';
export type Area = 'ALC' | 'APA' | 'ARC' | 'AFR' | 'ALW' | 'ARW' | 'CE' | 'BLW' | 'BRW' | 'BFR' | 'BLC' | 'BPA' | 'BRC' | 'SPOT';
export type BoardName = 'small' | 'medium' | 'large';
export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
export type Facing = 'n' | 'e' | 's' | 'w';
export type GridTurnKind = 'normal' | 'kick-off' | 'goalie' | 'penalty' | 'throw-in' | 'corner' | 'goal-kick' | 'free-kick';
export type SkillTable = 'first-use-free' | 'every-use-paid';
export type FubaRestart = 'open-play' | 'kick-off' | 'free-kick' | 'corner-kick' | 'goal-kick' | 'penalty-kick';
export type FubaSide = 'left' | 'middle' | 'right';
export type FubaStyle = 'easy' | 'normal' | 'aggressive';
export type FubaMark = 'late-start' | 'slow-half' | 'blitz' | 'extra-time' | 'shoot-out';
export type FubaWeather = 'ordinary' | 'heat' | 'extreme-heat' | 'sunshine' | 'wind' | 'rain' | 'cold' | 'storm';
export type FubaDecided = 'goal' | 'conceded' | 'keep' | 'win' | 'penalty' | 'free-kick' | 'corner' | 'no-effect' | 'outplayed' | 'frees' | 'miss' | 'held' | 'lose' | 'corner-against' | 'free-kick-against' | 'penalty-against' | 'half-ends' | 'open';
export type FubaBeside = 'rebound' | 'special-event' | 'booked' | 'booked-them' | 'sent-off' | 'sent-off-them' | 'hurt' | 'hurt-them' | 'tired' | 'tired-them';
export type GridDecided = 'goal' | 'conceded' | 'deflection' | 'grab' | 'no-goal' | 'aimed' | 'straight' | 'random' | 'nick' | 'missed' | 'tackled' | 'wrong-call' | 'success' | 'failure' | 'foul' | 'no-effect';
export type GridBeside = 'out' | 'offside' | 'booked' | 'booked-them' | 'sent-off' | 'sent-off-them';

/** What is played where nobody chooses. */
export const DEFAULT_SPEC = 'fuba:3.0';

/** The editions of FUBA, oldest first. */
export const FUBA_EDITIONS = ['2.0', '2.1', '2.2', '3.0'] as const;

/** The areas of FUBA: column, the levels between which each stretches (0 is the goal line of home), neighbours. */
export const AREAS = [
  { name: 'ALC', column: 0, low: 0, high: 2, next: ['APA', 'AFR', 'ALW'] },
  { name: 'APA', column: 1, low: 0, high: 1, next: ['ALC', 'ARC', 'AFR'] },
  { name: 'ARC', column: 2, low: 0, high: 2, next: ['APA', 'AFR', 'ARW'] },
  { name: 'AFR', column: 1, low: 1, high: 3, next: ['ALC', 'APA', 'ARC', 'ALW', 'ARW', 'CE'] },
  { name: 'ALW', column: 0, low: 2, high: 4, next: ['ALC', 'AFR', 'CE', 'BLW'] },
  { name: 'ARW', column: 2, low: 2, high: 4, next: ['ARC', 'AFR', 'CE', 'BRW'] },
  { name: 'CE', column: 1, low: 3, high: 5, next: ['AFR', 'ALW', 'ARW', 'BLW', 'BRW', 'BFR'] },
  { name: 'BLW', column: 0, low: 4, high: 6, next: ['ALW', 'CE', 'BFR', 'BLC'] },
  { name: 'BRW', column: 2, low: 4, high: 6, next: ['ARW', 'CE', 'BFR', 'BRC'] },
  { name: 'BFR', column: 1, low: 5, high: 7, next: ['CE', 'BLW', 'BRW', 'BLC', 'BPA', 'BRC'] },
  { name: 'BLC', column: 0, low: 6, high: 8, next: ['BLW', 'BFR', 'BPA'] },
  { name: 'BPA', column: 1, low: 7, high: 8, next: ['BFR', 'BLC', 'BRC'] },
  { name: 'BRC', column: 2, low: 6, high: 8, next: ['BRW', 'BFR', 'BPA'] },
] as const;

/** The boards of the grid game; squares are column,row from 1,1 in the south-west; `goal` columns in the middle, `reach` to either side of it. */
export const BOARDS = [
  { name: 'small', width: 19, length: 29, goal: 7, penaltyArea: { reach: 6, depth: 5 }, goalArea: { reach: 4, depth: 2 }, penaltySpot: 4, circle: 2.5 },
  { name: 'medium', width: 23, length: 35, goal: 7, penaltyArea: { reach: 7, depth: 6 }, goalArea: { reach: 5, depth: 2 }, penaltySpot: 4, circle: 3.5 },
  { name: 'large', width: 27, length: 41, goal: 7, penaltyArea: { reach: 8, depth: 7 }, goalArea: { reach: 5, depth: 3 }, penaltySpot: 5, circle: 4.5 },
] as const;

export type Both<T> = { home: T, away: T, };

export type Lines<T> = { defence: T, midfield: T, forward: T, };

export type FubaView = { game: 'fuba', viewer: Viewer, teams: Both<FubaTeam>, ball: FubaBall, clock: FubaClock, turn: FubaTurn, own: FubaOwn, weather?: FubaWeather, 
/**
 * The table of skills in play: what a card does is said under `skill-CARD-TABLE`.
 */
skill_table?: SkillTable, 
/**
 * What was agreed for this match, or called in it; none in a match of its own.
 */
agreed?: Array<FubaMark>, shoot_out?: FubaShootOut, };

export type FubaTeam = { formation: string | null, goals: number, yellow: number, red: number, keeper: Area, players: Partial<Record<Area, number>>, in_hand: number, secret_formation: boolean, secret_dive: boolean, condition?: Lines<number | null>, tired?: boolean, substitutions_left?: number, next_formation?: string | null, recovering?: Array<FubaRecovering>, keeper_hurt?: boolean, keeper_outside?: boolean, styles?: Lines<FubaStyle | null>, skills?: FubaSkills, coach_off?: boolean, 
/**
 * The skills the team may choose from, where not all (F-COMP-06): both know both pools.
 */
pool?: Array<string>, 
/**
 * Condition points still to discard before the kick-off.
 */
discard?: number, };

export type FubaBall = { area: Area, value: number, control: Seat, };

export type FubaClock = { half: number, minute: number, stoppage: number, };

export type FubaFans = { seat: Seat, area: Area, keeper: boolean, };

export type FubaTurn = { number: number, restart: FubaRestart, start: Area, target: Area, dice: [number, number], sweep?: Seat | null, fans?: FubaFans | null, played?: Both<Array<string>>, };

export type FubaShootOut = { goals: Both<number>, 
/**
 * Kicks taken by both teams together.
 */
kicks: number, };

export type FubaOwn = { formation: string | null, dive: FubaSide | null, };

export type FubaRecovering = { players: number, left: number, };

export type FubaSkills = { shown: Array<string>, hidden: number, own: Array<string> | null, lost: Array<string>, };

export type GridView = { game: 'grid', viewer: Viewer, board: GridBoard, teams: GridTeams, ball: GridBall, flight: GridFlight | null, half: number, turn: GridTurn, next_turn: GridComing, shootout: GridShootout | null, };

export type GridBoard = { name: BoardName, width: number, length: number, };

export type GridTeams = { home: GridTeam, away: GridTeam, };

export type GridTeam = { goals: number, hidden: boolean, markers: Record<string, GridMarker>, };

export type GridMarker = { at: string | null, facing: Facing, down: boolean, skill?: number, skill_left?: number, fouls?: number, extra_points?: number, };

export type GridBall = { at: string, held_by: string | null, last_touch: string | null, juggled_by?: string | null, directions?: Array<Direction>, };

export type GridFlight = { kind: 'kick' | 'toss' | 'throw' | 'inertia' | 'redirect' | 'forced', kicker: string, origin: string, last_step: Direction, slide: boolean, };

export type GridTurn = { number: number, seat: Seat, kind: GridTurnKind, dice: number, rolled: Array<number>, points: number, };

export type GridComing = { seat: Seat, kind: GridTurnKind, spot: string | null, };

export type GridShootout = { in_play: boolean, kicking: Seat, kicks: Both<number>, goals: Both<number>, kicker: string | null, face: number | null, goalie_slot: number | null, ball_slot: number | null, };

export type Said = { key: string, args: Record<string, string | number>, };

export type Sentence = { key: string, args: Record<string, string | number>, text: string, };

export type Sent = { 
/**
 * Repeated in the reply; without it only refusals and looks are answered.
 */
id?: number, 
/**
 * The wish.
 */
wish: ToServer, };

export type ToServer = { "do": "act", 
/**
 * The number of the update that asked, or of any since: an answer to anything older is refused.
 */
seq: number, 
/**
 * The answers in notation, in order: each one of `legal` at its turn.
 */
answers: Array<string>, 
/**
 * Seals the answers to a secret question, so that nobody can exchange them (docs/fairness.md).
 */
seal?: Sealing, } | { "do": "commit", 
/**
 * The commitment to it, 64 hexadecimal digits.
 */
commitment: string, } | { "do": "open", 
/**
 * The nonce, 64 hexadecimal digits.
 */
nonce: string, } | { "do": "look", 
/**
 * The number of the last update.
 */
seq: number, 
/**
 * Like those of a plan.
 */
answers: Array<string>, } | { "do": "hold", 
/**
 * The number of the last update.
 */
seq: number, } | { "do": "absent", 
/**
 * They are passed except at these moments, each named by `args.window` of its question; `null`:
 * they wait.
 */
stops: Array<string> | null, } | { "do": "undo", 
/**
 * The number of the last update.
 */
seq: number, } | { "do": "offer", 
/**
 * What is offered.
 */
what: Offered, } | { "do": "decline", } | { "do": "resign", } | { "do": "abort", } | { "do": "say", 
/**
 * One line.
 */
text: string, } | { "do": "claim", } | { "do": "replace", };

export type Sealing = { 
/**
 * The seal, 64 hexadecimal digits: all that the other seat is told now.
 */
hash: string, 
/**
 * Its salt, 32 hexadecimal digits: nobody is told before the answer is shown or the match is over.
 */
salt: string, };

export type Offered = "draw" | "takeback";

export type ToClient<V> = { "type": "match" } & Update<V> | { "type": "update" } & Update<V> | { "type": "look" } & Look<V> | { "type": "chat" } & Chat | { "type": "presence" } & Presence | { "type": "dice" } & Dice | { "type": "seal" } & AnnouncedSeal | { "type": "opened" } & OpenedSeal | { "type": "done", 
/**
 * Its number.
 */
id: number, } | { "type": "error", 
/**
 * Its number, if it had one that could be read.
 */
id?: number, 
/**
 * Why.
 */
error: ProblemDetail, };

export type Update<V> = { 
/**
 * Counts what this viewer was told: the next update has the next number.
 */
seq: number, 
/**
 * What was done; none when nobody did anything that this viewer may know of.
 */
step?: Played, 
/**
 * The dice that fell, with their numbers.
 */
rolled?: Rolled, 
/**
 * What happened by it.
 */
events: Array<Said>, 
/**
 * The position as one line, `?` for what the viewer may not know.
 */
position: string, 
/**
 * The same in parts.
 */
view: V, 
/**
 * What the viewer is asked.
 */
ask: Ask | null, 
/**
 * Who is asked something.
 */
waits: Array<Seat>, 
/**
 * What the other seat is asked, where that is no secret.
 */
other?: Said, 
/**
 * Whether the viewer may take back what it did last.
 */
undo: boolean, 
/**
 * The goals, home first.
 */
score: [number, number], 
/**
 * What both have left; none without a clock.
 */
clock?: Clocks, 
/**
 * How long the window that is open stays so at least, in milliseconds: an answer is not announced
 * before, and a seat that has its windows passed is passed then.
 */
delay?: number, 
/**
 * With everything, to a seat: while it is not connected, its windows are passed except at these moments;
 * none where they wait.
 */
stops?: Array<string>, 
/**
 * What is offered.
 */
offer?: Offer, 
/**
 * Whether the match still counts for the ratings.
 */
rated: boolean, 
/**
 * How it ended.
 */
result?: End, };

export type Look<V> = { 
/**
 * The number of the wish.
 */
id?: number, 
/**
 * The number of the last update.
 */
seq: number, 
/**
 * The answers, as the notation writes them.
 */
answers: Array<string>, 
/**
 * The position as one line, `?` for what the seat may not know.
 */
position: string, 
/**
 * The same in parts.
 */
view: V, 
/**
 * What the seat would be asked.
 */
ask: Ask | null, 
/**
 * Why it would be asked nothing more.
 */
then?: Then, };

export type Presence = { 
/**
 * Whether the user of home is.
 */
home: boolean, 
/**
 * Whether the user of away is.
 */
away: boolean, };

export type Dice = { 
/**
 * The match.
 */
match: string, 
/**
 * Its rules.
 */
spec: string, 
/**
 * What the server is bound to.
 */
commitment: string, 
/**
 * How far it is.
 */
stage: DiceStage, 
/**
 * How long the seats that are waited for have for this stage, in milliseconds, as far as that is known.
 */
wait?: number, 
/**
 * What home contributes.
 */
home: DicePart, 
/**
 * What away contributes.
 */
away: DicePart, 
/**
 * How many dice have been rolled, with those that were taken back.
 */
rolled: number, 
/**
 * How many had been rolled at each takeback.
 */
takebacks: Array<number>, 
/**
 * The secret: once the match is over, however it ended.
 */
secret?: string, };

export type Rolled = { 
/**
 * The number of the first; the others follow it.
 */
first: number, 
/**
 * How many sides each has.
 */
sides: string, 
/**
 * What each shows.
 */
faces: string, };

export type DiceStage = "commit" | "open" | "set" | "shown";

export type DicePart = { 
/**
 * What it does.
 */
part: DiceRole, 
/**
 * What it is bound to.
 */
commitment?: string, 
/**
 * Its nonce, once everything is settled.
 */
nonce?: string, };

export type DiceRole = "nothing" | "computer" | "awaited" | "bound" | "withheld" | "nonce";

export type AnnouncedSeal = { 
/**
 * Whose.
 */
by: Seat, 
/**
 * The number of the choice, from 0.
 */
choice: number, 
/**
 * The seal; none where it was taken back.
 */
seal: string | null, };

export type OpenedSeal = { 
/**
 * Whose.
 */
by: Seat, 
/**
 * The number of the choice, from 0.
 */
choice: number, 
/**
 * Its answers in the order in which they were sealed.
 */
parts: Array<OpenedPart>, };

export type OpenedPart = { 
/**
 * In the notation.
 */
answers: Array<string>, 
/**
 * The salt.
 */
salt: string, };

export type ProblemDetail = { 
/**
 * A code for programs, which stays the same from version to version: the key of the sentence.
 */
code: string, 
/**
 * A sentence for people, in the language asked for by `Accept-Language`: what is wrong and what would be
 * right.
 */
message: string, 
/**
 * The arguments of the sentence by name.
 */
args: { [key in string]: ProblemArg }, };

export type ProblemArg = number | string;

export type Played = { 
/**
 * Who.
 */
by: Seat, 
/**
 * The answers in the notation, in their order; none where they are secret.
 */
actions: Array<string> | null, 
/**
 * Every roll, in order; `?` for one that nobody sees.
 */
dice: Array<string>, };

export type MatchLog = { 
/**
 * The number of the update up to which it goes.
 */
seq: number, 
/**
 * The entries, oldest first.
 */
entries: Array<Logged>, };

export type Logged = { 
/**
 * The number of that update.
 */
seq: number, 
/**
 * What was done; none when nobody did anything that this viewer may know of.
 */
step?: Played, 
/**
 * The dice that fell, with their numbers.
 */
rolled?: Rolled, 
/**
 * What happened by it.
 */
events: Array<Said>, };

export type Chat = { 
/**
 * Later lines have larger numbers; the same line may be told again.
 */
n: number, 
/**
 * Who says it.
 */
from: Seat, 
/**
 * Their name.
 */
name: string, text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type Ask = { 
/**
 * What is asked.
 */
decision: Said, 
/**
 * Whether the answer is kept from the other seat.
 */
secret: boolean, 
/**
 * The number of the secret choice that the answer belongs to: part of its seal.
 */
choice?: number, 
/**
 * How many parts of that choice the seat has given already.
 */
parts?: number, 
/**
 * The legal answers, in the notation.
 */
legal: Array<string>, 
/**
 * The answer that passes, where a seat can do nothing else unless it holds a card: a window.
 */
pass?: string, 
/**
 * The answer that changes nothing: with such answers a seat finishes its turn.
 */
finish?: string, 
/**
 * How many pieces can still move, at most, where moves are asked for one by one.
 */
moves?: number, 
/**
 * What each of them means, in the same order.
 */
said: Array<Said>, 
/**
 * What is needed to lay out the whole set-up at once, where one is asked for.
 */
layout?: Layout, };

export type Layout = FubaLayout | GridLayout;

export type FubaLayout = { 
/**
 * Where the goalkeeper may go; empty once it is placed.
 */
keeper: Array<Area>, 
/**
 * One of the players goes there automatically and takes the kick, unless the goalkeeper goes there.
 */
taker: Area | null, 
/**
 * Where players may go, in the order of the questions.
 */
areas: Array<AreaBounds>, 
/**
 * At least one of these areas must hold a piece, goalkeeper included: as long as none does, one player
 * is reserved for the last of them. Empty if no such duty is left.
 */
one_of: Array<Area>, 
/**
 * Players to place, including the taker.
 */
players: number, };

export type AreaBounds = { area: Area, 
/**
 * A goalkeeper that goes there counts too.
 */
fewest: number, most: number, };

export type GridLayout = { 
/**
 * The markers still to be placed, in the order of the questions.
 */
markers: Array<string>, 
/**
 * The row of the first of them, if already chosen.
 */
row: number | null, 
/**
 * Where the goalie may stand; empty once it is placed.
 */
goalie: Array<GridRow>, 
/**
 * Where everybody else may stand.
 */
fielders: Array<GridRow>, };

export type GridRow = { row: number, columns: Array<number>, };

export type Clocks = { 
/**
 * Of home.
 */
home: number, 
/**
 * Of away.
 */
away: number, 
/**
 * Whether each runs, home first.
 */
running: [boolean, boolean], };

export type Offer = { 
/**
 * Who offers.
 */
by: Seat, 
/**
 * What.
 */
what: Offered, };

export type End = { 
/**
 * Who won.
 */
outcome: OutcomeWord, 
/**
 * How it came to that.
 */
reason: Reason, };

export type OutcomeWord = "home" | "away" | "draw" | "unfinished";

export type Reason = "played" | "resigned" | "time" | "agreed" | "claimed" | "adjudicated" | "aborted";

export type Then = "roll" | "reveal" | "other" | "secret" | "end";

export type Chances = { 
/**
 * Outcomes that exclude each other.
 */
odds: ByAnswer, 
/**
 * Side effects, whatever the outcome.
 */
besides: ByAnswer, 
/**
 * The whole turn: play the ball there, keep it, shoot.
 */
turn: ByAnswer, 
/**
 * In a penalty duel: how often to give each answer, and what that is worth.
 */
mixture: Mixture | null, };

export type Mixture = { answers: Record<string, Chance>, value: Outcomes, };

export type Chance = [number, number];

export type Outcomes = Record<string, Chance>;

export type ByAnswer = Record<string, Outcomes>;

export type Ways = { 
/**
 * Cheapest first; empty where nothing goes anywhere.
 */
ways: Array<Way>, };

export type Way = { 
/**
 * What goes there: `ball`, or a marker such as `H5`.
 */
goes: string, 
/**
 * The place.
 */
to: string, 
/**
 * The way it follows, by its place in the list; none: it begins here.
 */
after?: number, 
/**
 * What is answered after that, in the notation.
 */
answers: Array<string>, 
/**
 * The points that the whole way costs.
 */
cost: number, 
/**
 * Whether it ends there: dice, the other seat or another question follow.
 */
ends: boolean, };

export type Advice = { level: string, seat: Seat, actions: Array<RatedAnswer>, 
/**
 * What a player of the level would answer from here until dice are rolled or the other seat answers.
 */
plan: Array<PlannedAnswer>, };

export type RatedAnswer = { index: number, action: string, text: string, value: Worth, };

export type PlannedAnswer = { action: string, text: string, };

export type Hint = { level: string, seat: Seat, 
/**
 * The best whole actions, best first: three at most.
 */
ways: Array<HintWay>, 
/**
 * Why the first is best, in one sentence.
 */
reason: Sentence, 
/**
 * Which of the ways the reason compares it with; `null`: none of them.
 */
against: number | null, };

export type HintWay = { 
/**
 * Its answers, the first to the question that is asked.
 */
answers: Array<HintAnswer>, value: Worth, 
/**
 * How much less it is worth than the best, as an analysis counts a loss.
 */
behind: number, 
/**
 * In a duel, how often to choose it: a share of 1.
 */
share?: number, arrows: Array<HintArrow>, };

export type HintAnswer = { action: string, key: string, args: Record<string, string | number>, text: string, };

export type HintArrow = { 
/**
 * The ball, or a player of a team.
 */
who: 'ball' | Seat, 
/**
 * The player's number, where players have one.
 */
number?: number, 
/**
 * The places on the way, the first and the last included; `goal-home` and `goal-away` are the goals.
 */
path: Array<string>, };

export type Best = { level: string, seat: Seat, index: number | null, action: string, text: string, value: Worth | null, };

export type Worth = { points: number, win: number, draw: number, loss: number, goals: number, };

export type EngineReply = { 
/**
 * What the request said, to the letter.
 */
id?: unknown, 
/**
 * Whether it was done.
 */
ok: boolean, 
/**
 * Why nothing more can be planned after the answers in `after`; without it their seat is asked again.
 */
then?: Then, } & ({ name: string, version: string, protocol: number, games: Array<string>, commands: Array<string>, } | { tables: Array<TableEntry>, most: number, } | Standing | { view: FubaView | GridView, position: string, ask: Next | null, } | { next: Next, } | { actions: Array<LegalAction>, } | { events: Array<Sentence>, } | { record: string, } | Chances | Ways | Best | Advice | Hint | Record<symbol, never> | { error: Sentence, });

export type Answer = { name: string, version: string, protocol: number, games: Array<string>, commands: Array<string>, } | { tables: Array<TableEntry>, most: number, } | Standing | { view: FubaView | GridView, position: string, ask: Next | null, } | { next: Next, } | { actions: Array<LegalAction>, } | { events: Array<Sentence>, } | { record: string, } | Chances | Ways | Best | Advice | Hint | Record<symbol, never> | { error: Sentence, };

export type Standing = { 
/**
 * What is played.
 */
spec?: string, 
/**
 * What was played, as a record has it.
 */
inputs?: Array<string>, 
/**
 * What happened by it.
 */
events?: Array<Sentence>, 
/**
 * The whole position as one line.
 */
position: string, 
/**
 * Who has to do what next.
 */
next: Next, };

export type Next = { "kind": "decide", seat: Seat, decision: Sentence, secret: boolean, legal: Array<string>, 
/**
 * The answer that passes, where the seat can do nothing else unless it holds a card: a window.
 */
pass?: string, 
/**
 * The answer that changes nothing: with such answers a seat finishes its turn.
 */
finish?: string, 
/**
 * How many pieces can still move, at most, where moves are asked for one by one.
 */
moves?: number, 
/**
 * What is needed to lay out the whole set-up at once, where one is asked for.
 */
layout?: Layout, } | { "kind": "roll", dice: Array<number>, for: Sentence, } | { "kind": "over", result: OutcomeWord, score: [number, number], 
/**
 * The goals of a shoot-out, if there was one.
 */
shoot_out?: [number, number], };

export type LegalAction = { index: number, action: string, 
/**
 * Its exact odds, where they were asked for.
 */
odds?: Outcomes, besides?: Outcomes, turn?: Outcomes, key: string, args: Record<string, string | number>, text: string, };

export type TableEntry = { table: string, spec: string, inputs: number, next: Next['kind'], };

export type Opening = { 
/**
 * What was played.
 */
spec: string, 
/**
 * The headers of the record, in order.
 */
headers: Array<[string, string]>, 
/**
 * How many inputs were given: one line more follows.
 */
inputs: number, };

export type AnalysisLine = { "progress": Progress } | { "report": Report } | { "error": ProblemDetail };

export type Progress = { 
/**
 * Steps done.
 */
done: number, 
/**
 * Steps in all.
 */
of: number, 
/**
 * Whether others are analysed first.
 */
waiting: boolean, };

export type Report = { spec: string, level: string, names: Both<string>, finished: boolean, 
/**
 * How it ended; none where the record stops.
 */
outcome: OutcomeWord | null, score: Both<number>, balance: Balance, sides: Both<TeamReport>, turns: Array<TurnReport>, shots: Array<Shot>, steps: Array<StepReport>, pitch: Heat, 
/**
 * Decisions that were played out to check them.
 */
played_out: Array<PlayedOut>, };

export type ReportFile = { 
/**
 * The language in which it is read at first.
 */
language: string, 
/**
 * What wrote it.
 */
command: string, 
/**
 * All of it.
 */
report: Report, };

export type Balance = { start: number, result: number, luck: number, luck_spread: number, luck_marked: boolean, losses: Both<number>, reassessment: number, errors: number, adjusted: number, interval: [number, number], };

export type TeamReport = { goals: number, shots: number, expected_goals: number, decisions: number, mistakes: number, doubtful: number, bad: number, very_bad: number, loss: number, error_rate: number, rating: Rating | null, rolls: number, luck: number, luck_spread: number, luck_marked: boolean, possession: number, thirds: [number, number, number], };

export type Rating = { points: number, like: string, };

export type PlayedOut = { step: number, seat: Seat, claimed: number, margin: number, found: number, error: number, trials: number, };

export type Moment = { turn: number, half: number, clock: string, score: Both<number>, };

export type TurnReport = { at: Moment, step: number, chance: number, momentum: number, possession: Both<number>, expected_goals: Both<number>, goals: Both<number>, };

export type Shot = { at: Moment, step: number, seat: Seat, cell: string | null, chance: number, goal: boolean, };

export type Heat = { width: number, length: number, cells: Array<HeatCell>, };

export type HeatCell = { name: string, x: number, y: number, width: number, length: number, heat: Both<number>, };

export type StepReport = { at: Moment, position: string, input: string, before: number, after: number, reassessment: number, } & ({ "kind": "decision" } & Judged | { "kind": "roll" } & RollReport | { "kind": "call" });

export type StepKind = { "kind": "decision" } & Judged | { "kind": "roll" } & RollReport | { "kind": "call" };

export type Judged = { seat: Seat, asked: string, asked_said: Said, legal: number, told: boolean, loss: number, margin: number, class: "doubtful" | "bad" | "very-bad" | null, chosen: Choice, best: Choice, };

export type Choice = { action: string, sentence: string, said: Said, rest: Array<AnswerReport>, worth: number, };

export type AnswerReport = { action: string, sentence: string, said: Said, };

export type RollReport = { seat: Seat, due: string, due_said: Said, luck: number, variance: number, probability: number, expected: number, marked: boolean, };

/** A command of the engine protocol. */
export type EngineCommand =
  | { cmd: 'hello' }
  | { cmd: 'new'; table?: string; spec?: string; rules?: number; seed?: number; terms?: string }
  | { cmd: 'position'; table?: string; position?: string; spec?: string; rules?: number; seed?: number }
  | { cmd: 'load'; table?: string; record?: string; seed?: number; terms?: string }
  | { cmd: 'tables' }
  | { cmd: 'fork'; table?: string; to?: string; seed?: number }
  | { cmd: 'close'; table?: string }
  | { cmd: 'state'; table?: string; after?: Array<string> }
  | { cmd: 'view'; table?: string; seat?: string; after?: Array<string> }
  | { cmd: 'decision'; table?: string; after?: Array<string> }
  | { cmd: 'legal'; table?: string; odds?: boolean; after?: Array<string> }
  | { cmd: 'odds'; table?: string; after?: Array<string> }
  | { cmd: 'ways'; table?: string; after?: Array<string> }
  | { cmd: 'act'; table?: string; answers?: Array<string>; index?: number }
  | { cmd: 'roll'; table?: string; dice?: Array<number> }
  | { cmd: 'play'; table?: string; inputs?: Array<string>; roll?: boolean }
  | { cmd: 'events'; table?: string }
  | { cmd: 'best'; table?: string; level?: string; nodes?: number; ms?: number; position?: string; spec?: string; rules?: number; seed?: number; legal?: Array<string> }
  | { cmd: 'rate'; table?: string; level?: string; after?: Array<string> }
  | { cmd: 'hint'; table?: string; level?: string; after?: Array<string> }
  | { cmd: 'undo'; table?: string }
  | { cmd: 'call'; table?: string; call?: string }
  | { cmd: 'record'; table?: string }
  | { cmd: 'quit' };

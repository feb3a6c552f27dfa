/** The grid game, told. */
import { BOARDS, type Said, type Seat } from '../types/messages';
import { placeAt, to, type Measures } from './place';
import {
  ending,
  mention,
  say,
  seatOf,
  shout,
  silence,
  type Hearing,
  type Teller,
  type Telling,
} from './teller';

/** How many sentences there are of each kind. */
export const KINDS = {
  'kick-off': 3,
  'second-half': 3,
  ball: 5,
  'long-ball': 5,
  'poor-aim': 4,
  throw: 3,
  'first-time': 3,
  header: 3,
  bicycle: 3,
  'missed-ball': 3,
  interception: 4,
  deflection: 3,
  saved: 4,
  parried: 4,
  goal: 4,
  'goal-header': 3,
  'goal-bicycle': 3,
  'goal-penalty': 3,
  'own-goal': 2,
  'tackle-won': 4,
  'tackle-missed': 4,
  foul: 4,
  offside: 3,
  yellow: 2,
  red: 2,
  'faked-out': 3,
  'fake-failed': 2,
  juggle: 2,
  'juggle-lost': 3,
  corner: 3,
  'throw-in': 3,
  'goal-kick': 3,
  penalty: 3,
  'penalty-saved': 3,
  'half-time': 3,
  'full-time-home': 3,
  'full-time-away': 3,
  'full-time-draw': 3,
  'full-time-unfinished': 1,
  'full-time-called': 1,
  'shoot-out': 2,
  'shoot-out-scored': 3,
  'shoot-out-saved': 3,
  'shoot-out-won': 3,
} as const;

/** A ball that goes this far is worth a word; one that flies this far in front of the goal another. */
const FAR = 3;
const LONG = 6;
const FORWARD = /^(box|edge|left-corner|right-corner)$/;

type Gesture = 'feet' | 'header' | 'bicycle' | 'penalty';

const marker = ({ args }: Said): string => String(args.marker ?? '');
/** The team of a marker: `marker-H7`. */
const teamOf = (key: string): Seat => (key.startsWith('marker-A') ? 'away' : 'home');
const attempt = ({ args }: Said): string => String(args.attempt ?? '');

class GridTeller implements Teller {
  readonly minute = null;
  #board: Measures;
  #score = { home: 0, away: 0 };
  #kicks = { home: 0, away: 0 };
  #isShootOut = false;
  #begins: 'kick-off' | 'second-half' | null = 'kick-off';
  /** Who played the ball last, how, and how far it has flown since. */
  #last: { marker: string; gesture: Gesture; flown: number; square: string } | null = null;
  #isShot = false;
  #tackle: Record<string, string> = {};

  constructor(spec: string) {
    const name = /@(\w+)/.exec(spec)?.[1];
    this.#board = BOARDS.find((board) => board.name === name) ?? BOARDS[0];
  }

  hear(event: Said): Telling[] {
    // A call from outside ends a shoot-out without a winner.
    if (event.key.startsWith('call-')) this.#isShootOut = false;
    return this.#hearing[event.key]?.(event) ?? silence;
  }

  #plays(key: string, gesture: Gesture = 'feet'): void {
    this.#last = { marker: key, gesture, flown: 0, square: this.#last?.square ?? '' };
  }

  /** Where the ball ended up, told at the end of the turn. */
  #landed(): Telling[] {
    const ball = this.#last;
    const wasShot = this.#isShot;
    this.#last = null;
    this.#isShot = false;
    if (!ball || wasShot || ball.flown < FAR || ball.gesture !== 'feet') return silence;
    const seat = teamOf(ball.marker);
    const place = placeAt(ball.square, seat, this.#board);
    const isLong = ball.flown >= LONG && FORWARD.test(place);
    return mention(isLong ? 'long-ball' : 'ball', seat, { marker: ball.marker, ...to(place) });
  }

  /** A ball met in flight: by a team-mate it is played on, by an opponent it is won. */
  #met(event: Said, well: boolean): Telling[] {
    const by = marker(event);
    const isOurs = !this.#last || teamOf(this.#last.marker) === teamOf(by);
    const way = attempt(event).slice('attempt-'.length);
    const gesture: Gesture = way === 'header' || way === 'bicycle' ? way : 'feet';
    this.#plays(by, gesture);
    const args = { marker: by, attempt: attempt(event) };
    if (gesture !== 'feet' && well) return say(gesture, teamOf(by), args);
    if (!isOurs) return say(well ? 'interception' : 'deflection', teamOf(by), args);
    return mention(well ? 'first-time' : 'poor-aim', teamOf(by), args);
  }

  #stopped(kind: 'saved' | 'parried', event: Said): Telling[] {
    const shooter = this.#last?.marker;
    if (!this.#isShot || !shooter) return silence;
    this.#isShot = false;
    this.#last = null;
    return say(kind, teamOf(marker(event)), { marker: marker(event), shooter });
  }

  #goal(event: Said): Telling[] {
    const seat = seatOf(event);
    const [last, args] = [this.#last, event.args];
    this.#score = { home: Number(args.home), away: Number(args.away) };
    this.#isShot = false;
    this.#last = null;
    const told = { ...this.#score, ...(last ? { marker: last.marker } : {}) };
    if (!last || teamOf(last.marker) !== seat) return shout('own-goal', seat, { ...this.#score });
    return shout(last.gesture === 'feet' ? 'goal' : `goal-${last.gesture}`, seat, told);
  }

  /** What became of a penalty; a goal in the match itself is told with the score. */
  #penalty(isGoal: boolean): Telling[] {
    const by = this.#last?.marker;
    // A position may begin in the middle of a kick.
    if (!by) return silence;
    const seat = teamOf(by);
    if (!this.#isShootOut) return isGoal ? silence : shout('penalty-saved', seat, { marker: by });
    if (isGoal) this.#kicks[seat] += 1;
    return shout(isGoal ? 'shoot-out-scored' : 'shoot-out-saved', seat, { marker: by, ...this.#kicks });
  }

  #awarded(event: Said): Telling[] {
    const seat = seatOf(event);
    switch (event.args.restart) {
      case 'turn-corner':
        return say('corner', seat);
      case 'turn-throw-in':
        return mention('throw-in', seat);
      case 'turn-goal-kick':
        return mention('goal-kick', seat);
      case 'turn-penalty':
        return shout('penalty', seat);
      // A free kick follows a foul or an offside, which have been told.
      default:
        return silence;
    }
  }

  #hearing: Hearing = {
    'grid-turn-begins': (event) => {
      const landed = this.#landed();
      if (event.args.kind !== 'turn-kick-off' || !this.#begins) return landed;
      const kind = this.#begins;
      this.#begins = null;
      return [...landed, ...shout(kind, seatOf(event))];
    },
    'grid-kicked': (event) => {
      this.#plays(marker(event));
      return silence;
    },
    'grid-took-over': (event) => {
      this.#plays(marker(event));
      return silence;
    },
    'grid-redirected': (event) => {
      this.#plays(marker(event));
      return silence;
    },
    'grid-tossed': (event) => {
      this.#plays(marker(event));
      return mention('throw', teamOf(marker(event)), { marker: marker(event) });
    },
    'grid-poor-aim': (event) => {
      this.#plays(marker(event));
      return mention('poor-aim', teamOf(marker(event)), { marker: marker(event) });
    },
    'grid-ball-to': ({ args }) => {
      if (this.#last) {
        this.#last.flown += 1;
        this.#last.square = String(args.square);
      }
      return silence;
    },
    'grid-met-well': (event) => this.#met(event, true),
    'grid-met-badly': (event) => this.#met(event, false),
    'grid-met-nick': (event) => this.#met(event, false),
    'grid-met-missed': (event) =>
      mention('missed-ball', teamOf(marker(event)), { marker: marker(event), attempt: attempt(event) }),
    'grid-trapped': (event) => {
      const by = marker(event);
      const won = this.#last !== null && teamOf(this.#last.marker) !== teamOf(by);
      this.#plays(by);
      return won ? say('interception', teamOf(by), { marker: by, attempt: 'attempt-feet' }) : silence;
    },
    'grid-follows-with-bicycle': (event) => {
      this.#plays(marker(event), 'bicycle');
      return silence;
    },
    'grid-follows-with-header': (event) => {
      this.#plays(marker(event), 'header');
      return silence;
    },
    'grid-shot': () => {
      this.#isShot = true;
      return silence;
    },
    'grid-grabbed': (event) => this.#stopped('saved', event),
    'grid-deflected': (event) => this.#stopped('parried', event),
    'grid-goal': (event) => this.#goal(event),
    'grid-tackle-called': ({ args }) => {
      this.#tackle = { marker: String(args.marker), opponent: String(args.opponent) };
      return silence;
    },
    'grid-tackled': () => this.#duel('tackle-won'),
    'grid-tackle-failed': () => this.#duel('tackle-missed'),
    'grid-foul': (event) => say('foul', teamOf(marker(event)), this.#both(event)),
    'grid-offside': (event) => say('offside', teamOf(marker(event)), { marker: marker(event) }),
    'grid-yellow-card': (event) => say('yellow', teamOf(marker(event)), { marker: marker(event) }),
    'grid-red-card': (event) => shout('red', teamOf(marker(event)), { marker: marker(event) }),
    'grid-faked-out': (event) => say('faked-out', teamOf(marker(event)), this.#both(event)),
    'grid-fake-failed': (event) => say('fake-failed', teamOf(marker(event)), this.#both(event)),
    'grid-juggled': (event) => mention('juggle', teamOf(marker(event)), { marker: marker(event) }),
    'grid-juggle-failed': (event) => say('juggle-lost', teamOf(marker(event)), { marker: marker(event) }),
    'grid-awarded': (event) => this.#awarded(event),
    'grid-penalty-by': (event) => {
      this.#plays(marker(event), 'penalty');
      return silence;
    },
    'grid-penalty-goal': () => this.#penalty(true),
    'grid-penalty-grabbed': () => this.#penalty(false),
    'grid-penalty-deflected': () => this.#penalty(false),
    'grid-half-time': () => {
      this.#begins = 'second-half';
      return shout('half-time', '', { ...this.#score });
    },
    'grid-shootout-begins': () => {
      this.#isShootOut = true;
      return shout('shoot-out', '');
    },
    'grid-over': ({ args }) =>
      ending(String(args.result), this.#score, this.#isShootOut ? this.#kicks : null),
  };

  #both({ args }: Said): Record<string, string> {
    return { marker: String(args.marker), opponent: String(args.opponent) };
  }

  #duel(kind: 'tackle-won' | 'tackle-missed'): Telling[] {
    return say(kind, teamOf(this.#tackle.marker ?? ''), this.#tackle);
  }
}

export const teller = (spec: string): Teller => new GridTeller(spec);

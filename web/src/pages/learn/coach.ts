/**
 * What the coach says in the first match: one thing at a time, each once. It knows no rules, only what the
 * engine asks, answers and reports.
 */
import type { FubaView, Said, Seat } from '../../types/messages';
import { percent, type Chances, type Due, type Scene } from '../../table/table';

/** The match as it is set up for the first kick-off. */
export const SPEC = 'fuba:3.0';
export const KICK_OFF =
  'home=4-4-2,GK:APA,AFR:3,ALW:2,ARW:2,CE:3 away=4-4-2,GK:BPA,BFR:4,BLW:2,BRW:2,CE:2 ball=CE:1:home clock=1:1';
/** How many turns are guided. */
export const GUIDED_TURNS = 6;

/** Something to read. */
export interface Card {
  /** `learn-first-TOPIC`. */
  topic: string;
  args: Record<string, string | number>;
}

/** The answer the coach would give, and the sentence about the question, unless it has been said already. */
export interface Advised {
  topic: string | null;
  answer: string | null;
}

const SETUP = new Set(['ask-place-keeper', 'ask-place', 'ask-adjust', 'ask-formation', 'ask-half-time']);
/** Whether a question is about placing players before play, which the coach answers itself at first. */
export const isSetUp = (key: string): boolean => SETUP.has(key);

/** Dice of the guided turns: what is taught happens, and a beginner is lucky. */
export function luckyDice(due: Due, rolls: number): number[] | null {
  const ours = due.for.args.seat === 'seat-home';
  switch (due.for.key) {
    case 'due-roll-stage':
      return ours ? (rolls % 2 ? [6, 2] : [5, 3]) : [3, 5];
    case 'due-roll-goal-attempt':
    case 'due-roll-second-die':
      return [ours ? 6 : 1];
    case 'due-roll-pressing':
      // The seat is the one with the ball: the other one presses.
      return ours ? [5, 6] : [1, 2];
    default:
      return null;
  }
}

/** Which events are worth a remark, by key and by whose they are. */
const TOLD: Record<string, { home?: string; away?: string }> = {
  'fuba-check-kept': { home: 'kept', away: 'they-kept' },
  'fuba-check-lost': { home: 'won', away: 'lost' },
  'fuba-check-easy': { home: 'easy', away: 'easy' },
  'fuba-special-event': { home: 'event', away: 'event' },
  'fuba-goal': { home: 'goal', away: 'conceded' },
  'fuba-shot-corner': { home: 'corner', away: 'corner' },
  'fuba-shot-miss': { home: 'miss', away: 'miss' },
  'fuba-pressing-won': { home: 'pressed', away: 'pressed-us' },
  'fuba-pressing-failed': { home: 'press-failed', away: 'held' },
  'fuba-half-ends': { home: 'half', away: 'half' },
};

const seatOf = (event: Said): Seat => (event.args.seat === 'seat-away' ? 'away' : 'home');

/**
 * What there is to say about what just happened; `seen` holds topics already covered, `value` is the ball
 * value now.
 */
export function cards(events: readonly Said[], seen: ReadonlySet<string>, value: number): Card[] {
  const found: Card[] = [];
  const args: Card['args'] = { value };
  for (const event of events) {
    if (event.key === 'fuba-rolled' && event.args.roll === 'roll-stage') {
      const [first, second] = String(event.args.dice).split(' ');
      Object.assign(args, { first, second });
    }
    if (event.key === 'fuba-value') args.value = event.args.value ?? value;
    if (event.key === 'fuba-time') args.minute = event.args.minute ?? 0;
    const topic = TOLD[event.key]?.[seatOf(event)];
    if (topic && !seen.has(topic) && !found.some((card) => card.topic === topic)) found.push({ topic, args });
  }
  // The clock is explained once it has moved twice: one thing at a time.
  if ('first' in args && 'minute' in args && seen.has('kept') && !seen.has('time'))
    found.push({ topic: 'time', args });
  return found;
}

/** How far up the pitch an area is, for home. */
const RANKS = ['APA', 'ALC', 'ARC', 'AFR', 'ALW', 'ARW', 'CE', 'BLW', 'BRW', 'BLC', 'BRC', 'BFR', 'BPA'];
const FAIR = 50;

function target(legal: readonly string[], chances: Chances | null): string | null {
  const keep = (action: string): number => percent(chances?.odds[action]?.keep ?? [0, 1]);
  const forward = legal
    .filter((action) => action.startsWith('target '))
    .sort((a, b) => RANKS.indexOf(b.slice(7)) - RANKS.indexOf(a.slice(7)));
  return (
    forward.find((action) => keep(action) >= FAIR) ?? forward.sort((a, b) => keep(b) - keep(a))[0] ?? null
  );
}

/** What to answer, and why. */
export function advised(scene: Scene<FubaView>, chances: Chances | null, seen: ReadonlySet<string>): Advised {
  const legal = scene.ask?.legal ?? [];
  const ball = scene.view.ball;
  const ours = ball.control === 'home';
  const has = (...wanted: string[]): string | null => wanted.find((action) => legal.includes(action)) ?? null;
  const once = (topic: string, answer: string | null): Advised => ({
    topic: seen.has(topic) ? null : topic,
    answer,
  });
  switch (scene.ask?.decision.key) {
    case 'ask-target':
      return once(seen.has('target') ? 'target-again' : 'target', target(legal, chances));
    case 'ask-free-movement':
      return once('free', has('done'));
    case 'ask-first-action':
    case 'ask-second-action':
      if (has('shoot')) return once('shoot', 'shoot');
      if (has('press')) return once('press', 'press');
      if (!ours) return once('defend', has('position 2', 'position 1', 'midfield', 'defence'));
      if (seen.has('move')) return once('position', has('position 2', 'position 1', 'forward', 'midfield'));
      return once('action', has('forward', 'midfield', 'position 1'));
    case 'ask-movement':
      return once(
        'move',
        legal.find((action) => action.startsWith('move ') && action.endsWith(`>${ball.area}`)) ??
          legal.find((action) => action !== 'done') ??
          has('done'),
      );
    case 'ask-second-actions':
      return once('second', ours && ball.area.startsWith('B') ? has('second') : has('next'));
    case 'ask-closest':
      return once('closest', legal[0] ?? null);
    default:
      return once('any', has('done', 'next', 'pass') ?? legal[0] ?? null);
  }
}

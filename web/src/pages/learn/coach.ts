/**
 * What the coach says in the first match: what happened, and what is asked, each thing once. What to do, and
 * why, is the hint's to say. The coach knows no rules, only what the engine asks and reports.
 */
import type { FubaView, Said, Seat } from '../../types/messages';
import type { Scene } from '../../table/table';

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
  /** The event itself, where it says best what happened. */
  event?: Said;
}

/** So much is told of what just happened, the latest. */
const TOLD = 1;

/**
 * The questions that make a turn: where the ball goes, and the first action; then what belongs to a choice
 * that was made on the board, and what comes once in a while. The rest the coach answers as its own hint
 * says.
 */
const OWN = new Set([
  'ask-target',
  'ask-first-action',
  'ask-movement',
  'ask-free-kick',
  'ask-penalty-kick',
  'ask-dive',
  'ask-maybe-shoot',
  'ask-maybe-press',
]);
/** Nobody else shoots or presses for the learner. */
const DARING = ['shoot', 'press'];
export const isOwn = ({ decision, legal }: { decision: Said; legal: readonly string[] }): boolean =>
  OWN.has(decision.key) ||
  (decision.key === 'ask-second-action' && DARING.some((answer) => legal.includes(answer)));

const SETUP = new Set(['ask-place-keeper', 'ask-place', 'ask-adjust', 'ask-formation', 'ask-half-time']);
/** Whether a question is about placing players before play. */
export const isSetUp = (key: string): boolean => SETUP.has(key);

/** Which events are worth a remark, by key and by whose they are. */
const REMARKS: Record<string, { home?: string; away?: string }> = {
  'fuba-check-kept': { home: 'kept', away: 'they-kept' },
  'fuba-check-lost': { home: 'won', away: 'lost' },
  'fuba-check-easy': { home: 'easy', away: 'easy' },
  'fuba-special-event': { home: 'event', away: 'event' },
  'fuba-goal': { home: 'goal', away: 'conceded' },
  'fuba-shot-corner': { home: 'corner', away: 'their-corner' },
  'fuba-shot-miss': { home: 'miss', away: 'their-miss' },
  'fuba-pressing-won': { home: 'pressed', away: 'pressed-us' },
  'fuba-pressing-failed': { home: 'press-failed', away: 'held' },
  'fuba-half-ends': { home: 'half', away: 'half' },
};

const CHECKS = new Set(['fuba-check-kept', 'fuba-check-lost', 'fuba-check-easy']);

const seatOf = (event: Said): Seat => (event.args.seat === 'seat-away' ? 'away' : 'home');

/**
 * What there is to say about what just happened; `seen` holds topics already covered, `value` is the ball
 * value now.
 */
export function cards(events: readonly Said[], seen: ReadonlySet<string>, value: number): Card[] {
  let found: Card[] = [];
  // Every turn has dice of its own.
  let args: Card['args'] = { value };
  let special = false;
  for (const event of events) {
    if (event.key === 'fuba-rolled' && event.args.roll === 'roll-stage') {
      const [first = '', second = ''] = String(event.args.dice).split(' ');
      args = { value, first, second };
      special = false;
    }
    if (event.key === 'fuba-value' && event.args.why === 'why-new') args.value = event.args.value ?? value;
    // A special event decides instead of the dice: what they would have meant is not what happened.
    if (event.key === 'fuba-special-event') {
      special = true;
      found = found.filter((card) => card.args !== args);
    }
    if (special && CHECKS.has(event.key)) continue;
    if (event.key === 'fuba-time') args.minute = event.args.minute ?? 0;
    const topic = REMARKS[event.key]?.[seatOf(event)];
    if (!topic || seen.has(topic) || found.some((card) => card.topic === topic)) continue;
    found.push(topic === 'event' ? { topic, args, event } : { topic, args });
  }
  // The clock is explained once it has moved twice: one thing at a time.
  if ('first' in args && 'minute' in args && seen.has('kept') && !seen.has('time'))
    found.push({ topic: 'time', args });
  return found.slice(-TOLD);
}

/** What there is to say about a question; nothing where everything has been said. */
export function about(scene: Scene<FubaView>, seen: ReadonlySet<string>): Card | null {
  const { ball } = scene.view;
  const legal = scene.ask?.legal ?? [];
  const ours = ball.control === 'home';
  const topics: (string | false)[] = [];
  switch (scene.ask?.decision.key) {
    case 'ask-target':
      topics.push(seen.has('target') && 'target-again', 'target');
      break;
    case 'ask-second-action':
    case 'ask-maybe-shoot':
    case 'ask-maybe-press':
      topics.push(legal.includes('shoot') && 'shoot', legal.includes('press') && 'press');
      break;
    case 'ask-first-action':
      topics.push(
        legal.includes('shoot') && 'shoot',
        legal.includes('press') && 'press',
        ours ? 'action' : 'defend',
        legal.some((action) => action.startsWith('position')) && 'position',
      );
      break;
    case 'ask-movement':
      topics.push('move');
      break;
    default:
      topics.push('any');
  }
  const topic = topics.find((topic) => topic !== false && !seen.has(topic));
  return topic ? { topic, args: { value: ball.value } } : null;
}

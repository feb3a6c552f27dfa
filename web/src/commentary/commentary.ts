/** The log of a match as commentary: paragraphs of a few sentences. */
import type { Entry } from '../table/table';
import type { Said, Seat } from '../types/messages';
import type { Commentator, Telling } from './teller';

export interface Paragraph {
  key: string;
  /** When it happened: the minute, or the turn where there is no clock. */
  at: Said | null;
  seat: Seat | '';
  loud: boolean;
  sentences: Said[];
}

/** How many sentences of a turn leave room for what is routine. */
const ENOUGH = 2;
const TURN = /^(\w+)-turn-begins$/;

/** A number that depends on nothing but a text (FNV-1a). */
export function drawn(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193) >>> 0;
  // The low bits of similar texts are similar.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The first dice of a match, which everybody sees: they say who kicks off. */
function firstDice(log: readonly Entry[]): string {
  for (const { events } of log)
    for (const { args } of events) if (typeof args.dice === 'string') return args.dice;
  return '';
}

/** Chooses among the sentences of a kind, never the same twice in a row. */
function chooser(seed: string, { KINDS }: Commentator): (kind: string, turn: number, nth: number) => number {
  const last = new Map<string, number>();
  return (kind, turn, nth) => {
    const count = KINDS[kind] ?? 1;
    let choice = drawn(`${seed} ${turn} ${nth} ${kind}`) % count;
    if (choice === last.get(kind)) choice = (choice + 1) % count;
    last.set(kind, choice);
    return choice + 1;
  };
}

/**
 * The commentary on a log. The game is the name its sentences begin with; the seed is anything that names the
 * match: with its first dice it chooses the words.
 */
export function commentary(
  log: readonly Entry[],
  game: string,
  commentator: Commentator,
  { spec, seed }: { spec: string; seed: string },
): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const teller = commentator.teller(spec);
  const choose = chooser(`${seed} ${firstDice(log)}`, commentator);
  let [turn, told] = [0, 0];
  let open: Paragraph | null = null;

  const now = (): Said | null => {
    if (teller.minute !== null) return { key: 'comment-minute', args: { minute: teller.minute } };
    return turn ? { key: 'comment-turn', args: { turn } } : null;
  };
  function add({ seat, loud = false }: Pick<Telling, 'seat' | 'loud'>, said: Said): void {
    if (!open || loud || open.loud) {
      open = { key: `${turn}.${told}`, at: now(), seat, loud, sentences: [] };
      paragraphs.push(open);
    }
    open.sentences.push(said);
    told += 1;
  }
  function tell(telling: Telling): void {
    if (telling.routine && told >= ENOUGH) return;
    const variant = choose(telling.kind, turn, told);
    add(telling, { key: `comment-${game}-${telling.kind}-${variant}`, args: telling.args });
  }

  for (const { events } of log)
    for (const event of events) {
      // A call comes from outside the match: it is said as it is.
      if (event.key.startsWith('call-')) add({ seat: '', loud: true }, event);
      for (const telling of teller.hear(event)) tell(telling);
      if (!TURN.test(event.key)) continue;
      [turn, told, open] = [Number(event.args.turn), 0, null];
    }
  return paragraphs;
}

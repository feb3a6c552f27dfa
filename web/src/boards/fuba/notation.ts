/**
 * What an answer in notation is about, as far as the board can show it. The rules stay with the server: an
 * answer that is not known here becomes a button.
 */
import { AREAS, type Area, type Ask, type Said } from '../../types/messages';

/** Answers given by choosing an area. */
const AREA_WORDS = ['target', 'cross', 'ball-on', 'corner', 'off', 'injured', 'nominate', 'keeper'] as const;
/** Answers given by taking a counter from one area to another. */
const WAY_WORDS = ['move', 'keeper', 'dribble', 'keeper-dribble'] as const;

export type AreaWord = (typeof AREA_WORDS)[number];
export type WayWord = (typeof WAY_WORDS)[number];

export type Meaning =
  | { by: 'area'; word: AreaWord; area: Area }
  | { by: 'way'; word: WayWord; from: Area; to: Area }
  | { by: 'button'; word: string; rest: string[] };

export type Answer = { action: string; said: Said | null } & Meaning;

const NAMES: ReadonlySet<string> = new Set([...AREAS.map(({ name }) => name), 'SPOT']);
export const isArea = (text: string): text is Area => NAMES.has(text);
const has = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

export function read(action: string): Meaning {
  const [word = '', ...rest] = action.trim().split(/\s+/);
  const [place] = rest;
  if (rest.length === 1 && place) {
    if (has(AREA_WORDS, word) && isArea(place)) return { by: 'area', word, area: place };
    const [from, to, ...more] = place.split('>');
    if (has(WAY_WORDS, word) && from && to && !more.length && isArea(from) && isArea(to))
      return { by: 'way', word, from, to };
  }
  return { by: 'button', word, rest };
}

export const readAll = (ask: Ask): Answer[] =>
  ask.legal.map((action, at) => ({ action, said: ask.said[at] ?? null, ...read(action) }));

/** The areas that a sentence names: `area-CE`. */
export const areasIn = (said: Said | null | undefined): Area[] =>
  Object.values(said?.args ?? {}).flatMap((value) => {
    const name = String(value).replace(/^area-/, '');
    return name !== value && isArea(name) ? [name] : [];
  });

/** Whether it is the goalkeeper who goes that way. */
export const byKeeper = (word: WayWord): boolean => word === 'keeper' || word === 'keeper-dribble';
/** Whether the ball goes there. */
export const isPass = (answer: Answer): boolean =>
  answer.by === 'area' && ['target', 'cross', 'ball-on'].includes(answer.word);

/** In which order the kinds of buttons stand; what is not named stands before the cards. */
const GROUPS: readonly (readonly string[])[] = [
  ['shoot', 'second', 'sweep'],
  ['press'],
  ['defence', 'midfield', 'forward', 'roll-moves'],
  ['position', 'adjust'],
];
const LAST: readonly string[] = ['pass', 'next', 'done'];

export type Button = Extract<Answer, { by: 'button' }>;

/** The buttons in groups: what is done, the cards, and last what ends it. */
export function groups(answers: readonly Answer[]): { name: string; buttons: Button[] }[] {
  const place = ({ word }: Button): string => {
    if (LAST.includes(word)) return 'last';
    if (word === 'play') return 'cards';
    return GROUPS.find((group) => group.includes(word))?.[0] ?? 'other';
  };
  const found = new Map<string, Button[]>();
  for (const name of [...GROUPS.map((group) => group[0] as string), 'other', 'cards', 'last'])
    found.set(name, []);
  for (const answer of answers) if (answer.by === 'button') found.get(place(answer))?.push(answer);
  return [...found].filter(([, buttons]) => buttons.length).map(([name, buttons]) => ({ name, buttons }));
}

/** The corner at which a corner kick is taken; a position line tells it. */
export function cornerOf(position: string): Area | null {
  const corner = /(?:^|\s)turn=\d+,[^,]*,([AB][LR]C),/.exec(position)?.[1];
  return corner && isArea(corner) ? corner : null;
}

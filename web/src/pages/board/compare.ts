/** The same position under two editions: what can be answered in each. */
import { learnGame } from '../../games';
import { Engine, EngineError } from '../../table/engine';
import type { Answer, LegalAction, Outcomes, Sentence, Standing } from '../../types/messages';
import { percent } from '../../table/table';
import { atTurn } from './notation';

/** An answer with its exact odds; none where no dice follow. */
export type Answered = Sentence & Pick<LegalAction, 'odds' | 'turn'>;

export interface Compared {
  spec: string;
  /** `null` if the rules have no such position: then `refusal` says why. */
  decision: Sentence | null;
  answers: Map<string, Answered>;
  refusal: string;
  /** Set up at the start of a turn, because the current turn has no meaning here. */
  fresh: boolean;
}

async function lay(engine: Engine, spec: string, position: string): Promise<Compared | EngineError> {
  const [set, legal] = await engine.exchange([
    { cmd: 'position', spec, position },
    { cmd: 'legal', odds: true },
  ]);
  if (set instanceof EngineError) return set;
  await learnGame(spec);
  const { next } = set as Standing;
  const actions =
    legal instanceof EngineError ? [] : (legal as Extract<Answer, { actions: LegalAction[] }>).actions;
  return {
    spec,
    decision: next.kind === 'decide' ? next.decision : null,
    answers: new Map(actions.map((told) => [told.action, told])),
    refusal: '',
    fresh: false,
  };
}

/**
 * What can be answered under a spec; at the start of a turn, if the other rules do not know the current one.
 */
export async function under(
  engine: Engine,
  spec: string,
  position: string,
  begins: boolean,
): Promise<Compared> {
  const whole = begins ? null : await lay(engine, spec, position);
  if (whole && !(whole instanceof EngineError)) return whole;
  const found = await lay(engine, spec, atTurn(position));
  if (!(found instanceof EngineError)) return { ...found, fresh: !begins };
  return { spec, decision: null, answers: new Map(), refusal: found.sentence, fresh: false };
}

/** Whether a position equals that of its first fields alone: the start of a turn, which every edition has. */
export async function beginsTurn(engine: Engine, spec: string, position: string): Promise<boolean> {
  const [set] = await engine.exchange([{ cmd: 'position', spec, position: atTurn(position) }]);
  return !(set instanceof EngineError) && (set as Standing).position === position;
}

export type Where = 'both' | 'here' | 'there';

export const where = (action: string, here: Compared, there: Compared): Where =>
  here.answers.has(action) ? (there.answers.has(action) ? 'both' : 'here') : 'there';

/** The odds of an answer: of its own dice, or of the turn that it begins. */
export const oddsOf = ({ odds, turn }: Answered): Outcomes | null =>
  [odds, turn].find((found) => found && Object.keys(found).length > 0) ?? null;

/** Whether an answer differs: it is possible in one edition only, or has other odds in the other. */
export function differs(action: string, here: Compared, there: Compared): boolean {
  const [one, other] = [here.answers.get(action), there.answers.get(action)];
  if (!one || !other) return true;
  const [a, b] = [oddsOf(one) ?? {}, oddsOf(other) ?? {}];
  const shares = (of: Outcomes, what: string): number => (of[what] ? percent(of[what]) : 0);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].some(
    (what) => Math.abs(shares(a, what) - shares(b, what)) > 1e-9,
  );
}

const AREA = /\b(?:[AB](?:LC|PA|RC|FR|LW|RW)|CE)\b/g;

/** The areas that answers lead to; an area reached in both editions is in both. */
export function marks(here: Compared, there: Compared): Record<string, Where> {
  const found: Record<string, Where> = {};
  for (const action of new Set([...here.answers.keys(), ...there.answers.keys()])) {
    const area = action.match(AREA)?.at(-1);
    if (!area) continue;
    const now = where(action, here, there);
    const before = found[area];
    found[area] = before === undefined || before === now ? now : 'both';
  }
  return found;
}

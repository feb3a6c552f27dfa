/** FUBA on stage: which beats its events are. */
import type { Place } from '../../table/table';
import { other } from '../../table/table';
import type { FubaView, Said, Seat } from '../../types/messages';
import type { Beat, Cue, Duel, Moment } from '../beat';
import { carry, read, type Told } from './carry';
import { figures } from './figures';

/**
 * How long an event is shown, in milliseconds at normal speed; what lasts no time only changes the view.
 * Others last as long as a sentence.
 */
const LASTS: Record<string, number> = {
  'fuba-time': 0,
  'fuba-time-stoppage': 0,
  'fuba-turn-begins': 0,
  'fuba-option': 0,
  'fuba-no-second-actions': 0,
  'fuba-acts-first': 0,
  'fuba-placed': 260,
  'fuba-keeper-placed': 260,
  'fuba-acts': 700,
  'fuba-moved': 440,
  'fuba-keeper-moved': 440,
  'fuba-dribbled': 560,
  'fuba-keeper-dribbled': 560,
  'fuba-value': 420,
  'fuba-value-skill': 520,
  'fuba-played': 850,
  'fuba-played-within': 500,
  'fuba-ball-on': 850,
  'fuba-rolled': 1200,
  'fuba-attempt': 0,
  'fuba-goal': 3200,
  'fuba-shot-miss': 1500,
  'fuba-shot-corner': 1300,
  'fuba-shot-rebound': 1300,
  'fuba-special-event': 1100,
  'fuba-event-difference': 1100,
  'fuba-advanced-event': 1100,
  'fuba-skill-played': 1000,
  'fuba-yellow': 1700,
  'fuba-red': 2200,
  'fuba-shoot-out-scored': 1800,
  'fuba-shoot-out-missed': 1800,
  'fuba-half-ends': 3600,
  'fuba-over': 3800,
};
const SENTENCE = 700;
/** A shot until it is where it ends. */
const FLIGHT = 900;
/** Where a shot ends, by what came of it. */
const ENDS: Record<string, 'goal' | 'wide' | 'bar'> = {
  'fuba-goal': 'goal',
  'fuba-shot-miss': 'wide',
  'fuba-shot-corner': 'wide',
  'fuba-shot-rebound': 'bar',
};

/** What ends a kick from the spot, in a match and in a shoot-out. */
const OF_A_MATCH = ['fuba-goal', 'fuba-shot-miss'];
const OF_A_SHOOT_OUT = ['fuba-shoot-out-scored', 'fuba-shoot-out-missed'];
const VERDICTS = [...OF_A_MATCH, ...OF_A_SHOOT_OUT];

/** Skills of a goalkeeper against a shot. */
const SAVES = new Set(
  ['skilled-goal-keeper', 'shot-stopper', 'leading-goal-keeper'].map((skill) => `skill-${skill}`),
);

/** Dice of both teams, the first that of the team with the ball. */
const BOTH = new Set(
  [
    'stage',
    'special-event',
    'event-difference',
    'advanced-event',
    'rebound',
    'roll-off',
    'goal-poacher',
    'kick-off',
    'shoot-out',
  ].map((roll) => `roll-${roll}`),
);
/** Before anybody has the ball, the first is that of home. */
const HOME_FIRST = ['roll-kick-off', 'roll-shoot-out'];
/** Dice that are nobody's, or of which each team has several. */
const NOBODYS = ['roll-weather', 'roll-streaking', 'roll-styled-event'];

const clockOf = ({ clock }: FubaView): string =>
  clock.stoppage ? `${clock.minute}+${clock.stoppage}` : `${clock.minute}`;

/** Sides as they are told: each as its own player sees it. */
const SIDES: Record<string, -1 | 0 | 1> = { 'side-left': -1, 'side-middle': 0, 'side-right': 1 };

interface Secret {
  said: Said;
  kick: -1 | 0 | 1;
  dive: -1 | 0 | 1;
}

function duelOf(said: Said | undefined): Secret | null {
  if (!said) return null;
  const [kick, dive] = [SIDES[said.args.kick ?? ''] ?? 0, SIDES[said.args.dive ?? ''] ?? 0];
  // The goalkeeper looks the other way: its left is the kicker's right.
  return { said, kick, dive: -dive as Secret['dive'] };
}

class Telling {
  readonly beats: Beat<FubaView>[] = [];
  #view: FubaView;
  #by: Seat | null;
  /** Where the ball is seen: in the net, beside the goal, or where the view has it. */
  #lies: Place | null = null;
  #duel: Secret | null = null;
  /** Whose goalkeeper has done something about the shot. */
  #saves: Seat | null = null;
  /** Everything told so far, this update included. */
  #told: Said[];
  /** Whether the match ends with this update. */
  readonly #ends: boolean;

  constructor({ before, after, log }: Cue<FubaView>) {
    this.#view = before.view;
    this.#by = after.step?.by ?? null;
    this.#told = log.flatMap(({ events }) => events);
    this.#ends = after.events.some(({ key }) => key === 'fuba-over');
    for (const said of this.#told) this.#watch(said);
  }

  /** `rest`: what is told after it. */
  tell(said: Said, rest: readonly Said[]): void {
    const told = read(said);
    const was = this.#view;
    this.#told.push(said);
    this.#view = carry(was, told);
    this.#by = told.seat ?? this.#by;
    const lasts = this.#isPlain(said) ? 0 : (LASTS[told.key] ?? SENTENCE);
    this.#watch(said);
    if (told.key === 'fuba-duel') return this.#hold(said);
    if (this.#duel && VERDICTS.includes(told.key)) return this.#verdict(said, told);
    this.#shot(told, was);
    if (lasts) this.#beat(this.#named(said, rest), lasts, this.#shown(said, told, was));
  }

  /** A skill of the goalkeeper is for one shot. */
  #watch({ key, args }: Said): void {
    if (key === 'fuba-skill-played' && SAVES.has(String(args.skill)))
      this.#saves = args.seat === 'seat-home' ? 'home' : 'away';
    if (key === 'fuba-turn-begins' || key === 'fuba-goal') this.#saves = null;
  }

  /** Dice say what they are for; whose they are shows in what comes of them. */
  #named(said: Said, rest: readonly Said[]): Said {
    const roll = String(said.args.roll);
    if (said.key !== 'fuba-rolled' || NOBODYS.includes(roll)) return said;
    const [first, second] = String(said.args.dice).split(' ');
    if (BOTH.has(roll) && first && second) {
      const seat = HOME_FIRST.includes(roll) ? 'home' : this.#view.ball.control;
      return { key: 'stage-rolled-both', args: { roll, seat: `seat-${seat}`, first, second } };
    }
    this.#by = rest.map((later) => read(later).seat).find((seat) => seat !== null) ?? this.#by;
    return this.#by ? { key: 'stage-rolled', args: { ...said.args, seat: `seat-${this.#by}` } } : said;
  }

  #beat(said: Said | null, lasts: number, more: Partial<Beat<FubaView>> = {}): void {
    this.beats.push({ view: this.#view, said, by: this.#by, lasts, ...more });
  }

  /** A shot flies before anybody knows what came of it. */
  #shot({ key, seat }: Told, was: FubaView): void {
    const where = ENDS[key];
    if (!where || !seat) return;
    const from = was.ball.area;
    const to = `${where}-${other(seat)}`;
    const ball = where === 'bar' ? [from, to, from] : [from, to];
    // The score and the rest change with the verdict.
    const said = { key: 'stage-shoots', args: { seat: `seat-${seat}` } };
    this.beats.push({ view: was, said, by: seat, lasts: FLIGHT, ball, sound: 'kick' });
    this.#lies = where === 'bar' ? null : to;
  }

  /** What there is to see besides the view. */
  #shown(said: Said, told: Told, was: FubaView): Partial<Beat<FubaView>> {
    const { from, to } = told;
    const ball = this.#lies ?? was.ball.area;
    switch (told.key) {
      case 'fuba-played':
      case 'fuba-ball-on':
      case 'fuba-dribbled':
      case 'fuba-keeper-dribbled':
        this.#lies = null;
        return { ...(from && to ? { ball: [from, to] } : {}), sound: 'kick' };
      case 'fuba-check-failed-pass':
        return { ball: [ball, this.#view.ball.area] };
      case 'fuba-rolled':
        return this.#rolled(said);
      case 'fuba-goal':
        return { ball: [ball], moment: this.#goal(), sound: 'goal' };
      case 'fuba-shot-miss':
        return { ball: [ball], moment: this.#missed(told) };
      case 'fuba-shot-corner':
        return { ball: [ball], moment: title('wide', 'stage-deflected') };
      case 'fuba-shot-rebound':
        return { moment: title('wide', 'stage-post') };
      case 'fuba-awarded':
        return this.#awarded(said, ball);
      case 'fuba-yellow':
        return { moment: title('yellow', 'stage-yellow'), sound: 'whistle' };
      case 'fuba-red':
        return { moment: title('red', 'stage-red'), sound: 'whistle' };
      case 'fuba-shoot-out-scored':
        return { moment: title('goal', 'stage-scored'), sound: 'goal' };
      case 'fuba-shoot-out-missed':
        return { moment: title('wide', 'stage-missed'), sound: 'kick' };
      case 'fuba-half-begins':
        return { sound: 'whistle' };
      case 'fuba-half-ends':
        return { moment: this.#card(said, false), sound: 'whistle' };
      case 'fuba-over':
        return { moment: this.#card(said, true), sound: 'whistle' };
      default:
        return {};
    }
  }

  #rolled({ args }: Said): Partial<Beat<FubaView>> {
    const what = String(args.roll ?? '') || null;
    const faces = String(args.dice ?? '')
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? Number(face) : ('?' as const)));
    if (what?.startsWith('roll-penalty'))
      this.#duel ??= duelOf(this.#told.filter(({ key }) => key === 'fuba-duel').at(-1));
    const moment = this.#duel ? { moment: this.#penalty(null) } : {};
    return { dice: { what, faces }, sound: 'dice', ...moment };
  }

  #awarded({ args }: Said, lay: Place): Partial<Beat<FubaView>> {
    const { area } = this.#view.ball;
    this.#lies = null;
    const ball = lay === area ? {} : { ball: [lay, area] };
    if (args.restart === 'restart-corner-kick')
      return { ...ball, moment: title('corner', 'stage-corner'), sound: 'whistle' };
    if (args.restart === 'restart-penalty-kick')
      return { ...ball, moment: title('penalty', 'stage-penalty'), sound: 'whistle', lasts: 1700 };
    return { ...ball, sound: 'whistle' };
  }

  /** A shot that is no goal: whoever stopped it is named. */
  #missed({ seat }: Told): Moment {
    const saved = seat !== null && this.#saves === other(seat);
    return saved ? title('saved', 'stage-saved') : title('wide', 'stage-wide');
  }

  #goal(): Moment {
    const { home, away } = this.#view.teams;
    const clock = clockOf(this.#view);
    return {
      kind: 'goal',
      title: { key: 'stage-goal', args: { clock } },
      score: [home.goals, away.goals],
    };
  }

  #card({ args }: Said, whole: boolean): Moment {
    const { home, away } = this.#view.teams;
    const counted = figures(this.#told, whole);
    const kicks = this.#told.filter(({ key }) => whole && OF_A_SHOOT_OUT.includes(key)).at(-1)?.args;
    return {
      kind: 'whistle',
      title: { key: 'stage-whistle', args: { half: whole ? 9 : Number(args.half) } },
      score: [home.goals, away.goals],
      ...(kicks ? { kicks: [Number(kicks.home), Number(kicks.away)] as [number, number] } : {}),
      ...(counted ? { figures: counted } : {}),
    };
  }

  /** The kicker waits, the goalkeeper waits; where they go is not to be seen yet. */
  #hold(said: Said): void {
    this.#duel = duelOf(said);
    this.#by = this.#view.ball.control;
    const steps = { key: 'stage-steps-up', args: { seat: `seat-${this.#by}` } };
    this.#beat(steps, 1200, { moment: this.#penalty(null) });
  }

  /** Now they go, and then it is over. */
  #verdict(said: Said, { seat, key }: Told): void {
    const duel = this.#duel;
    if (!duel || !seat) return;
    const [isGoal, decides] = [key === 'fuba-goal', OF_A_SHOOT_OUT.includes(key)];
    const isIn = isGoal || key === 'fuba-shoot-out-scored';
    const ends = isIn ? 'goal' : duel.kick === duel.dive ? 'saved' : 'wide';
    this.#beat(duel.said, 1300, { moment: this.#penalty(ends), sound: 'kick' });
    const told = isGoal ? this.#goal() : title(ends, decides && isIn ? 'stage-scored' : `stage-${ends}`);
    // The goals of a shoot-out are none of the match.
    const score = decides
      ? { score: [Number(said.args.home), Number(said.args.away)] as [number, number] }
      : {};
    const moment: Moment = { ...told, ...score, duel: this.#penalty(ends).duel as Duel };
    this.#beat(said, 2300, { moment, ...(isIn ? { sound: 'goal' } : {}) });
    this.#duel = null;
    // The next one kicks from the spot again.
    this.#lies = isGoal ? `goal-${other(seat)}` : null;
  }

  /**
   * What is seen anyhow needs no beat of its own: the moves that were chosen, the value that the dice show,
   * the end of the half that ends the match.
   */
  #isPlain({ key, args }: Said): boolean {
    return (
      (key === 'fuba-acts' && args.kind !== 'kind-shoot' && args.kind !== 'kind-press') ||
      (key === 'fuba-value' && (args.why === 'why-new' || args.why === 'why-restart')) ||
      (key === 'fuba-half-ends' && this.#ends)
    );
  }

  #penalty(ends: Duel['ends']): Moment {
    const keeper = other(this.#view.ball.control);
    const { kick, dive } = (ends && this.#duel) || { kick: null, dive: null };
    return { kind: 'penalty', title: null, duel: { keeper, kick, dive, ends } };
  }
}

const title = (kind: Moment['kind'], key: string): Moment => ({ kind, title: { key, args: {} } });

export function script(cue: Cue<FubaView>): Beat<FubaView>[] {
  const telling = new Telling(cue);
  cue.after.events.forEach((event, at, all) => telling.tell(event, all.slice(at + 1)));
  return telling.beats;
}

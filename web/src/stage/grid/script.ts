/** The grid game on stage: which beats its events are. */
import { markerIn, square } from '../../boards/grid/notation';
import { other } from '../../table/table';
import type { GridView, Said, Seat } from '../../types/messages';
import type { Beat, Cue, Moment } from '../beat';
import { carry, read, type Told } from './carry';
import { figures } from './figures';

/**
 * How long an event is shown, in milliseconds at normal speed; what lasts no time only changes the view.
 * Others last as long as a sentence.
 */
const LASTS: Record<string, number> = {
  'grid-points': 0,
  'grid-stopped': 0,
  'grid-forced': 0,
  'grid-inertia-move': 0,
  'grid-took-over': 0,
  'grid-kicked': 0,
  'grid-tossed': 0,
  'grid-went-down': 500,
  'grid-turned': 350,
  'grid-turn-begins': 800,
  'grid-rolled': 1200,
  'grid-tackle-called': 1100,
  'grid-tackled': 1300,
  'grid-tackle-failed': 1200,
  'grid-goal': 3300,
  'grid-yellow-card': 1700,
  'grid-red-card': 2200,
  'grid-half-time': 3200,
  'grid-over': 3800,
  'grid-penalty-by': 1100,
  'grid-penalty': 1500,
  'grid-penalty-goal': 2000,
  'grid-penalty-grabbed': 2000,
  'grid-penalty-deflected': 2000,
  'grid-shootout-begins': 1800,
};
const SENTENCE = 750;
/** A square on foot, a square of the ball. */
const STEP = 210;
const FLIES = 130;

const FLIGHT = new Set(['grid-ball-to', 'grid-bounced', 'grid-redirected', 'grid-shot']);
/** What begins a flight, and is its caption. */
const KICKS = new Set(['grid-kicked', 'grid-took-over', 'grid-tossed', 'grid-inertia-move', 'grid-forced']);
/** How the ball is met, as a gesture of the board. */
const MEETS = new Set(['grid-met-well', 'grid-met-badly', 'grid-met-nick', 'grid-met-missed']);
const FOLLOWS: Record<string, string> = {
  'grid-follows-with-header': 'header',
  'grid-follows-with-bicycle': 'bicycle',
};

const title = (kind: Moment['kind'], key: string): Moment => ({ kind, title: { key, args: {} } });

class Telling {
  readonly beats: Beat<GridView>[] = [];
  #view: GridView;
  readonly #after: GridView;
  #by: Seat | null;
  /** Everything told so far, this update included. */
  readonly #told: Said[];
  /** A walk or a flight that is not at its end yet. */
  #walk: { marker: string; squares: string[]; said: Said } | null = null;
  #flight: { said: Said; squares: string[] } | null = null;
  /** What is said of the ball before it flies. */
  #kick: Said | null = null;
  /** Whether the ball is on its way into the goal. */
  #shot = false;
  /** Whether it was kicked, and has gone out. */
  #out = false;

  constructor({ before, after, log }: Cue<GridView>) {
    this.#view = before.view;
    this.#after = after.view;
    this.#by = after.step?.by ?? null;
    this.#told = log.flatMap(({ events }) => events);
  }

  tell(said: Said): void {
    const told = read(said);
    if (!(told.key === 'grid-moved' && told.marker === this.#walk?.marker)) this.#arrive();
    if (!FLIGHT.has(told.key)) this.#land();
    const was = this.#view;
    this.#told.push(said);
    this.#view = carry(was, told);
    this.#by = told.seat ?? this.#by;
    if (KICKS.has(told.key)) this.#kick = said;
    if (told.key === 'grid-moved' && told.marker && told.at)
      return this.#step(told.marker, told.at, said, was);
    if (told.key === 'grid-out') this.#out = true;
    if (FLIGHT.has(told.key) && told.at) return this.#fly(said, told, was);
    this.#shoot(told);
    const lasts = LASTS[told.key] ?? SENTENCE;
    if (lasts) this.#beat(this.#named(said), lasts, this.#shown(told));
  }

  /** Everything that is told has been shown. */
  end(): void {
    this.#arrive();
    this.#land();
  }

  #beat(said: Said | null, lasts: number, more: Partial<Beat<GridView>> = {}): void {
    this.beats.push({ view: this.#view, said, by: this.#by, lasts, ...more });
  }

  #step(marker: string, at: string, said: Said, was: GridView): void {
    const squares = this.#walk?.squares ?? [markerIn(was, marker)?.at ?? at];
    this.#walk = { marker, squares: [...squares, at], said };
  }

  /** A walk is one beat, step by step. */
  #arrive(): void {
    if (!this.#walk) return;
    const { said, marker: by, squares: way } = this.#walk;
    this.#walk = null;
    this.#beat(said, 200 + (way.length - 1) * STEP, { walk: { by, way } });
  }

  #fly(said: Said, { key, at }: Told, was: GridView): void {
    this.#flight ??= { said: this.#kick ?? said, squares: [was.ball.at] };
    this.#flight.squares.push(at as string);
    if (key === 'grid-ball-to') return;
    // A bounce, a header, a shot: what it is has to be said.
    this.#shot = key === 'grid-shot';
    const by = this.#shot && this.#by;
    this.#flight.said = by ? { key: 'stage-shoots', args: { seat: `seat-${by}` } } : said;
  }

  /** A flight is one beat, square by square. */
  #land(): void {
    if (!this.#flight) return;
    const { said, squares } = this.#flight;
    this.#flight = null;
    this.#kick = null;
    this.#beat(said, 320 + (squares.length - 1) * FLIES, { ball: squares, sound: 'kick' });
  }

  /** What there is to see besides the view. */
  #shown(told: Told): Partial<Beat<GridView>> {
    const { key, marker, opponent } = told;
    switch (key) {
      case 'grid-rolled':
        return this.#rolled();
      case 'grid-tackle-called':
        return this.#gesture('tackle', marker, opponent);
      case 'grid-tackled':
        return { ...this.#gesture('falls', marker), sound: 'kick' };
      case 'grid-tackle-failed':
        return this.#gesture('misses', marker);
      case 'grid-foul':
        return { ...this.#gesture('falls', opponent), sound: 'whistle' };
      case 'grid-goal':
        this.#shot = false;
        return { moment: this.#goal(), sound: 'goal' };
      case 'grid-grabbed':
      case 'grid-deflected': {
        const saved = this.#shot;
        this.#shot = false;
        const gesture = this.#gesture('saves', marker);
        return saved ? { ...gesture, moment: title('saved', 'stage-saved') } : gesture;
      }
      case 'grid-awarded':
        return this.#awarded();
      case 'grid-yellow-card':
        return { moment: title('yellow', 'stage-yellow'), sound: 'whistle' };
      case 'grid-red-card':
        return { moment: title('red', 'stage-red'), sound: 'whistle' };
      case 'grid-half-time':
        return { moment: this.#card(false), sound: 'whistle' };
      case 'grid-over':
        return { moment: this.#card(true), sound: 'whistle' };
      case 'grid-starts':
      case 'grid-shootout-begins':
        return { sound: 'whistle' };
      case 'grid-penalty':
        return { sound: 'kick' };
      case 'grid-penalty-goal':
        return { moment: title('goal', 'stage-scored'), sound: 'goal' };
      case 'grid-penalty-grabbed':
      case 'grid-penalty-deflected':
        return { moment: title('saved', 'stage-saved'), sound: 'kick' };
      default: {
        const attempt = MEETS.has(key)
          ? String(this.#last.args.attempt).replace('attempt-', '')
          : FOLLOWS[key];
        return attempt ? this.#gesture(attempt, marker) : {};
      }
    }
  }

  get #last(): Said {
    return this.#told.at(-1) as Said;
  }

  /** Somebody does something to be seen; towards somebody else, where there is one. */
  #gesture(name: string, marker: string | null, towards: string | null = null): Partial<Beat<GridView>> {
    if (!marker) return {};
    const at = markerIn(this.#view, towards ?? marker)?.at;
    return at ? { gesture: { name, at, by: marker } } : {};
  }

  /** Dice say what they are for, and not whose they are. */
  #named(said: Said): Said {
    if (said.key !== 'grid-rolled') return said;
    this.#by = this.#rolls(String(said.args.roll));
    return this.#by ? { key: 'stage-rolled', args: { ...said.args, seat: `seat-${this.#by}` } } : said;
  }

  #rolls(roll: string): Seat | null {
    const { ball, board, shootout, turn } = this.#view;
    // Who begins is not known yet.
    if (roll.endsWith('-off')) return null;
    if (roll === 'grid-roll-turn') return turn.seat;
    if (roll === 'grid-roll-penalty') return shootout?.kicking ?? this.#by;
    if (roll === 'grid-roll-penalty-save') return shootout ? other(shootout.kicking) : this.#by;
    // Whose goal it is, they save.
    const row = square(ball.at)?.y ?? 1;
    const isSave = roll === 'grid-roll-save' || roll === 'grid-roll-deflect';
    if (isSave && row < 1) return 'home';
    return isSave && row > board.length ? 'away' : this.#by;
  }

  #rolled(): Partial<Beat<GridView>> {
    const { args } = this.#last;
    const faces = String(args.dice ?? '')
      .split(' ')
      .map((face) => (/^\d+$/.test(face) ? Number(face) : ('?' as const)));
    return { dice: { what: String(args.roll ?? '') || null, faces }, sound: 'dice' };
  }

  #awarded(): Partial<Beat<GridView>> {
    const restart = this.#last.args.restart;
    const moment =
      restart === 'turn-corner'
        ? { moment: title('corner', 'stage-corner') }
        : restart === 'turn-penalty'
          ? { moment: title('penalty', 'stage-penalty') }
          : restart === 'turn-goal-kick' && this.#out
            ? { moment: title('wide', 'stage-wide'), lasts: 1400 }
            : {};
    this.#out = false;
    return { ...moment, sound: 'whistle' };
  }

  #goal(): Moment {
    const { teams, turn } = this.#view;
    return {
      kind: 'goal',
      title: { key: 'stage-goal-turn', args: { turn: turn.number } },
      score: [teams.home.goals, teams.away.goals],
    };
  }

  #card(whole: boolean): Moment {
    const { home, away } = this.#view.teams;
    return {
      kind: 'whistle',
      title: { key: 'stage-whistle', args: { half: whole ? 9 : 1 } },
      score: [home.goals, away.goals],
      figures: figures(this.#told),
    };
  }

  /** A penalty: the kicker steps up, then goalie and ball go where they were told to, then the verdict. */
  #shoot({ key, marker, seat, number }: Told): void {
    const known = this.#view.shootout ?? this.#after.shootout;
    if (!known) return;
    const show = (more: Partial<typeof known>): void => {
      this.#view = { ...this.#view, shootout: { ...known, ...more } };
    };
    if (key === 'grid-penalty-by' && seat)
      show({ kicking: seat, kicker: marker, goalie_slot: null, ball_slot: null, face: null });
    if (key === 'grid-penalty') show({ goalie_slot: number('goalie'), ball_slot: number('ball') });
    if (key !== 'grid-penalty-goal' && key !== 'grid-penalty-grabbed' && key !== 'grid-penalty-deflected')
      return;
    const { kicking, kicks, goals } = known;
    const scored = key === 'grid-penalty-goal' ? 1 : 0;
    this.#by = scored ? kicking : other(kicking);
    // Whoever has caught the ball has it.
    if (key === 'grid-penalty-grabbed') show({ goalie_slot: known.ball_slot });
    if (known.in_play) return;
    show({
      ...(key === 'grid-penalty-grabbed' ? { goalie_slot: known.ball_slot } : {}),
      kicks: { ...kicks, [kicking]: kicks[kicking] + 1 },
      goals: { ...goals, [kicking]: goals[kicking] + scored },
    });
  }
}

export function script(cue: Cue<GridView>): Beat<GridView>[] {
  const telling = new Telling(cue);
  for (const event of cue.after.events) telling.tell(event);
  telling.end();
  return telling.beats;
}

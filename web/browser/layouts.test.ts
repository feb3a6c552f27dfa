/**
 * The real engine plays matches in which every set-up is laid out as the pages lay it out: from what the
 * question tells, given as one plan. No browser is needed.
 */
import { expect, test } from 'vitest';
import { answersOf as gridAnswers, fitted, squaresFor, usual } from '../src/boards/grid/formation';
import { measures } from '../src/boards/grid/geometry';
import { name, seatOf } from '../src/boards/grid/notation';
import { answersOf, areasOf, defaultPlan, toPlace, trouble, type Plan } from '../src/boards/fuba/setup/plan';
import type { Area, FubaLayout, FubaView, GridLayout, GridView, Layout, Seat } from '../src/types/messages';
import { EngineProgram } from './engine';

/** The same numbers every time. */
class Draws {
  #last = 7;
  below(count: number): number {
    this.#last = (this.#last * 1103515245 + 12345) % 2147483648;
    return Math.floor((this.#last / 2147483648) * count);
  }
  one<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }
}

/** Everybody anywhere; it need not be legal. */
function anyPlan(layout: FubaLayout, draws: Draws): Plan {
  const keeper = layout.keeper.length ? draws.one<Area>(layout.keeper) : null;
  const plan: Plan = { keeper, players: {} };
  for (let left = toPlace(layout, keeper); left > 0; left -= 1) {
    const area = draws.one(areasOf(layout));
    plan.players[area] = (plan.players[area] ?? 0) + 1;
  }
  return plan;
}

function fubaAnswers(layout: FubaLayout, view: FubaView, seat: Seat, draws: Draws): string[] {
  const usual = defaultPlan(layout, view, seat);
  expect(trouble(layout, usual), JSON.stringify({ layout, usual })).toBeNull();
  const other = anyPlan(layout, draws);
  return answersOf(layout, draws.below(2) && !trouble(layout, other) ? other : usual);
}

function placement(layout: GridLayout, view: GridView, draws: Draws): string[] {
  const { markers } = layout;
  const formation = fitted(layout, usual(measures(view.board), seatOf(markers[0] as string), markers));
  expect(Object.keys(formation)).toEqual(markers);
  if (draws.below(2))
    for (const marker of markers) {
      const taken = new Set(Object.values(formation).map(name));
      const free = squaresFor(layout, marker).filter((at) => !taken.has(name(at)));
      if (free.length) formation[marker] = draws.one(free);
    }
  return gridAnswers(layout, formation);
}

interface Next {
  kind: 'decide' | 'roll' | 'over';
  seat: Seat;
  legal: string[];
  layout?: Layout;
}

test.for([
  ['fuba:2.0', 700],
  ['fuba:2.1+all', 700],
  ['fuba:2.2', 700],
  ['fuba:3.0', 700],
  ['fuba:3.0+all', 700],
  ['grid:basic', 60],
  ['grid:full@large', 60],
] as const)('%s: what is laid out by the question is legal', async ([spec, inputs]) => {
  const engine = new EngineProgram();
  const draws = new Draws();
  const seen = new Map<string, number>();
  for (let seed = 0; seed < 4; seed += 1) {
    let { next } = await engine.ask('new', { spec, seed });
    for (let given = 0; given < inputs; given += 1) {
      const { kind, seat, legal, layout } = next as Next;
      if (kind === 'over') break;
      let answers = kind === 'decide' ? [draws.one(legal)] : [];
      if (layout) {
        const { view } = (await engine.ask('view', { seat })) as unknown as { view: FubaView | GridView };
        answers =
          'areas' in layout
            ? fubaAnswers(layout, view as FubaView, seat, draws)
            : placement(layout, view as GridView, draws);
        const what = 'restart' in view.turn ? view.turn.restart : 'placement';
        seen.set(what, (seen.get(what) ?? 0) + 1);
      }
      if (kind === 'roll') ({ next } = await engine.ask('roll'));
      else if (answers.length) ({ next } = await engine.ask('act', { answers }));
      const after = next as Next;
      // Nothing of it is asked any more.
      if (layout && after.kind === 'decide' && after.layout) expect(after.seat).not.toBe(seat);
    }
  }
  engine.close();
  expect(seen.size).toBeGreaterThan(spec.startsWith('fuba') ? 2 : 0);
});

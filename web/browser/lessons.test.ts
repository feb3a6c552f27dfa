/**
 * Every lesson is played with the real engine: positions can be read, answers are legal, dice fit, what is
 * said of chances is true.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { ALL, lesson as load, type Lesson, type Step } from '../src/pages/learn/lessons/lesson';
import { EngineProgram, type Answer } from './engine';
import { record } from './recorder';

const folder = join(import.meta.dirname, '../src/pages/learn/lessons');
const sentences = readFileSync(join(import.meta.dirname, '../src/words/en/learn.ftl'), 'utf8');
const keys = new Set(new FluentResource(sentences).body.map((entry) => entry.id));
const clauses = readdirSync(join(import.meta.dirname, '../../docs/clauses'))
  .map((name) => readFileSync(join(import.meta.dirname, '../../docs/clauses', name), 'utf8'))
  .join('\n');

const chance = ([ways, of]: [number, number] = [0, 1]): number => ways / of;

/** One way through a step: the answer, its dice, what the others say. The answer is what comes last. */
async function play(engine: EngineProgram, step: Step, answer: string): Promise<Answer> {
  const dice = [...(step.dice ?? [])];
  const events: { key: string }[] = [];
  let at = await engine.ask('act', { answers: [answer] });
  const roll = async (): Promise<void> => {
    events.push(...(at.events ?? []));
    while (at.next.kind === 'roll' && dice.length) {
      const faces = dice.shift() as number[];
      expect(faces.length, 'as many dice as are due').toBe(at.next.dice?.length);
      at = await engine.ask('roll', { dice: faces });
      events.push(...(at.events ?? []));
    }
    // The generator would roll on: a lesson leaves nothing to it.
    expect(at.next.kind, 'no dice are left to chance').not.toBe('roll');
  };
  await roll();
  for (const reply of step.then ?? []) {
    at = await engine.ask('act', { answers: [reply] });
    await roll();
  }
  expect(dice, 'dice that nobody rolls').toEqual([]);
  for (const key of step.sees ?? []) expect(events.map((event) => event.key)).toContain(key);
  return at;
}

async function check(engine: EngineProgram, lesson: Lesson): Promise<void> {
  const seat = lesson.seat ?? 'home';
  let began = '';
  /** What was answered since then. */
  let done: { step: Step; answer: string }[] = [];
  const back = async (): Promise<void> => {
    await engine.ask('position', { spec: lesson.spec, position: began, seed: 1 });
    for (const { step, answer } of done) await play(engine, step, answer);
  };
  for (const [at, step] of lesson.steps.entries()) {
    if (step.position) {
      began = step.position;
      done = [];
      await engine.ask('position', { spec: lesson.spec, position: began, seed: 1 });
    }
    expect(began, 'a lesson begins with a position').not.toBe('');
    const decision = await engine.ask('decision');
    if (step.right?.length) expect(decision.next).toMatchObject({ kind: 'decide', seat });
    const legal =
      decision.next.kind === 'decide' ? (await engine.ask('legal')).actions.map(({ action }) => action) : [];
    for (const action of [...(step.right ?? []), ...(step.among ?? [])])
      expect(legal, `step ${at + 1}`).toContain(action);
    for (const action of step.forbidden ?? []) expect(legal, `step ${at + 1}`).not.toContain(action);
    if (step.odds) {
      const { odds } = await engine.ask('odds');
      const of = (action: string): number => chance(odds[action]?.[step.odds as string]);
      for (const action of step.right ?? []) expect(of(action), `${action}: ${step.odds}`).toBeGreaterThan(0);
      const others = (step.among ?? []).filter((action) => !step.right?.includes(action));
      for (const wrong of others)
        expect(of(step.right?.[0] as string), `better than ${wrong}`).toBeGreaterThan(of(wrong));
    }
    const [first, ...others] = step.right ?? [];
    if (!first) continue;
    for (const answer of others) {
      await play(engine, step, answer);
      await back();
    }
    await play(engine, step, first);
    done.push({ step, answer: first });
  }
}

test.for(ALL)('the lesson %s can be taken', async (id) => {
  const lesson = await load(id);
  expect(lesson).not.toBeNull();
  const engine = new EngineProgram();
  await check(engine, lesson as Lesson);
  engine.close();
  for (const clause of lesson?.rules ?? []) expect(clauses).toContain(`id = "${clause}"`);
  const said = ['title', 'about', 'end', ...(lesson?.steps ?? []).map((_, at) => String(at + 1))];
  expect(said.filter((part) => !keys.has(`learn-${id}-${part}`))).toEqual([]);
});

test.for(ALL)('the recording of %s is what the engine says', async (id) => {
  const file = join(folder, '../recorded', `${id}.json`);
  const engine = new EngineProgram();
  const said = await record(engine, (await load(id)) as Lesson);
  engine.close();
  if (process.env.TOUCHLINE_BLESS) writeFileSync(file, said);
  expect(existsSync(file) && readFileSync(file, 'utf8') === said, '`npm run recordings` writes it anew').toBe(
    true,
  );
});

test('every file is a lesson that is listed', () => {
  const files = readdirSync(folder).map((name) => name.replace('.ts', ''));
  expect(files.filter((name) => name !== 'lesson').sort()).toEqual([...ALL].sort());
});

/** Every question of `grid:full`, answered on the page: a position stands before it, and dice are typed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible, PHONE, somebody } from './support';

interface Case {
  /** The question, without `grid-ask-`. */
  ask: string;
  /** Which of its answers, where it has several kinds. */
  what?: string;
  position: string;
  /** Answers, and dice as they fall, until it is asked; then its answer and whatever follows at once. */
  steps: string[];
  /** How many of the steps lead to the question. */
  before?: number;
  spec?: string;
  /** What the log says in the end. */
  says: RegExp;
}

const FULL = 'grid:full?fielders=2';
const REPOSITION = 'grid:full+reposition?fielders=3';
/** Nobody is near the ball of home's member 2. */
const ALONE = 'home=0:10,1 1:9,10 2:12,12 away=0:10,29 1:9,20 2:12,20 ball=12,13 turns=11 turn=home normal';
const PENALTY =
  'home=0:6,13 1:10,3 2:14,1w- away=0:8,19n 1:12,1e 2:7,24 ball=10,4 turns=8 turn=away penalty dice:1 coming=away penalty taker:A1';
const SHOOTOUT =
  'home=0:19,9 1:14,14 2:13,8 away=0:15,18 1:5,17 2:14,20 ball=10,15 turns=180 half=2 began:90 first=away turn=away normal coming=home normal';
const MET =
  'home=0:6,13s 1:11,17w 2:16,10 away=0:8,21w 1:18,14n 2:14,16 ball=13,15 turns=14 turn=home normal dice:1 rolled:1 attempted:A2 intercepted touch=A2 sequence';

const CASES: Case[] = [
  {
    ask: 'skill-point',
    position:
      'home=0:16,13 1:19,13 2:2,7 away=0:17,20 1:13,23 2:10,28 ball=10,15 turn=home kick-off next=kick-off roll-off skill-point:away/3 skill-point:home/3',
    steps: ['skill H2'],
    says: /gets it/,
  },
  {
    ask: 'kicker',
    position:
      'home=0:12,4 1:3,13 2:1,10 away=0:5,29 1:4,21 2:9,22 ball=10,15 turns=8 turn=away normal coming=home kick-off next=open-turn kicker',
    steps: ['kicker H1 9,14'],
    says: /kicks off from 9,14/,
  },
  {
    ask: 'tackle',
    position:
      'home=0:16,4e 1:9,14 2:5,3s away=0:12,18e 1:4,5 2:7,3 ball=5,2 turns=5 turn=away normal dice:1 next=turn-roll maybe-tackle',
    steps: ['tackle A2 w'],
    says: /steps west and tackles/,
  },
  {
    ask: 'tackle-target',
    position:
      'home=0:12,10w 1:13,3w 2:11,2 away=0:8,4e 1:13,5 2:11,4n ball=12,3 turns=2 turn=away normal dice:1 next=turn-roll tackle-target:A1/sw',
    steps: ['opponent H2'],
    says: /Home 2/,
  },
  {
    ask: 'tackle-call',
    position:
      'home=0:15,3w 1:4,27e 2:1,26 away=0:13,23 1:5,25n 2:2,24 ball=5,26 turns=5 turn=home normal dice:2 next=turn-roll tackle-call:H1/A1',
    steps: ['odd', '5 4'],
    says: /call odd/,
  },
  {
    ask: 'reroll',
    position:
      'home=0:18,6 1:9,9e 2:6,8 away=0:17,20e 1:12,7n 2:7,5n ball=9,6 turns=8 skill=H1:2 H2:1 A1:3 turn=away normal dice:1 rolled=4 next=turn-roll',
    steps: ['reroll A1', '6'],
    says: /rolled again/,
  },
  {
    ask: 'poor-aim',
    position:
      'home=0:4,14s 1:13,8w 2:13,12e away=0:17,20e 1:11,8e- 2:11,9e- ball=12,8 turns=7 turn=home normal dice:2 rolled:21 points:3 next=close poor-aim',
    steps: ['aim H1 nw'],
    says: /kicks north-west/,
  },
  {
    ask: 'inertia',
    position:
      'home=0:12,8e 1:11,3s 2:8,6 away=0:13,6 1:10,5 2:13,4w ball=13,3 turns=4 turn=away normal dice:1 rolled:1 points:1 touch=A2 dirs:se next=act inertia:0',
    steps: ['step e'],
    says: /goes on east/,
  },
  {
    ask: 'act',
    position: `${ALONE} dice:1 rolled:5 points:5 next=act`,
    steps: ['pick H2', 'kick n', 'stop', 'end'],
    says: /end the turn/,
  },
  {
    ask: 'member',
    what: 'juggle',
    position: `${ALONE} dice:1 rolled:5 points:5 next=act member:H2`,
    steps: ['juggle', '3', '5'],
    says: /juggle the ball/,
  },
  {
    ask: 'member',
    what: 'fake',
    position: `${ALONE.replace('2:12,20', '2:12,14')} dice:1 rolled:5 points:5 next=act member:H2`,
    steps: ['fake A2 mild', '5'],
    says: /fake out Away 2/,
  },
  {
    ask: 'member',
    what: 'get up',
    position: `${ALONE.replace('2:12,12', '2:12,12-')} dice:1 rolled:5 points:5 next=act member:H2`,
    steps: ['stand e'],
    says: /get up, facing east/,
  },
  {
    ask: 'offers',
    what: 'header',
    position:
      'home=0:10,1 1:9,10 2:12,12 away=0:10,29 1:12,15s 2:5,20 ball=12,16 turns=11 turn=home normal dice:1 rolled:5 points:2 last-kicker:H2 touch=H2 dirs:n sequence flight=kick H2 from:12,13 foot:n last:n rest:12,16 next=act entered:n offers:n',
    steps: ['header A1'],
    says: /tries with a header/,
  },
  {
    ask: 'offers',
    what: 'bicycle',
    position:
      'home=0:10,2e 1:4,6s 2:8,5w away=0:4,2 1:9,5n 2:10,23 ball=7,5 turns=12 turn=away normal dice:1 rolled:5 last-kicker:A1 touch=A1 dirs:sw,w sequence flight=kick A1 from:9,6 foot:n last:w rest:7,5 next=act entered:w offers:w',
    steps: ['bicycle H2'],
    says: /with a bicycle kick/,
  },
  {
    ask: 'combine',
    position:
      'home=0:9,3w 1:7,1w 2:4,2e away=0:13,19n 1:8,4 2:16,16e ball=5,2 turns=3 turn=home normal dice:1 rolled:6 last-kicker:H1 touch=H1 dirs:nw sequence flight=kick H1 from:6,1 foot:w last:nw rest:5,2 next=act entered:nw combine:nw',
    steps: ['bicycle H2'],
    says: /Home 2 tries with a bicycle kick/,
  },
  {
    ask: 'trap-or-kick',
    position: `${MET} next=act trap-or-kick:A2/nw`,
    steps: ['trap'],
    says: /stop the ball/,
  },
  { ask: 'redirect', position: `${MET} next=act redirect:A2/feet/2`, steps: ['to 12,14'], says: /to 12,14/ },
  {
    ask: 'bicycle-line',
    position:
      'home=0:14,3e 1:6,3 2:11,4s away=0:10,16w 1:11,2e- 2:15,26w ball=12,2 turns=10 turn=away normal dice:2 attempted:A1 fell:A1 followed-up touch=A1 sequence next=turn-roll bicycle-line:A1/3',
    steps: ['toward w'],
    says: /to the west/,
  },
  {
    ask: 'walk',
    position:
      'home=0:8,4e 1:11,23 2:12,15w away=0:13,28e 1:7,24 2:10,25n ball=10,30 turns=18 turn=home normal dice:2 rolled:51 touch=H1 dirs:n next=close walk:6',
    steps: ['to 11,30'],
    says: /to 11,30/,
  },
  {
    ask: 'deflect-to',
    spec: 'grid:full?fielders=3',
    position:
      'home=0:8,28s 1:10,28w 2:13,7s 3:8,25w away=0:7,30- 1:10,26e 2:7,26w 3:9,16 ball=8,30 turns=2 turn=home normal dice:2 rolled:14 fell:A0 touch=H1 dirs:nw next=close deflect-to:3',
    steps: ['toward s'],
    says: /to the south/,
  },
  {
    ask: 'loose',
    position: `${ALONE} dice:1 rolled:2 points:2 loose-two next=act member:H2`,
    steps: ['kick n', 'step n', 'stop', 'roll on', '4'],
    before: 3,
    says: /let it roll/,
  },
  {
    ask: 'follow-up',
    position:
      'home=0:5,7s 1:7,1w 2:6,3w away=0:18,14n 1:6,22w 2:6,15w ball=juggled:H2 turns=11 turn=home normal dice:1 touch=H2 next=turn-roll follow-up:H2',
    steps: ['follow bicycle 5,3'],
    says: /bicycle kick from 5,3/,
  },
  {
    ask: 'drop',
    position: `${ALONE.replace('ball=12,13', 'ball=juggled:H2')} dice:1 touch=H2 next=turn-roll drop:H2`,
    steps: ['to 13,13'],
    says: /to 13,13/,
  },
  {
    ask: 'reposition',
    spec: REPOSITION,
    position:
      'home=0:13,11w 1:10,11w 2:14,7s 3:3,4e away=0:6,11e 1:11,2 2:18,1e 3:9,9e ball=19,1 turns=19 turn=home throw-in spot:19,1 dice:3 next=turn-roll taker:throw-in reposition:A2',
    steps: ['row 8', 'column 12', 'face s'],
    says: /face south/,
  },
  {
    ask: 'goal-kick-square',
    position:
      'home=0:6,1w 1:5,18 2:2,9w away=0:4,1w 1:6,18w 2:14,26n ball=3,1 turns=36 turn=home goal-kick spot:3,1 dice:3 next=turn-roll taker:goal-kick clear-area goal-kick-square',
    steps: ['to 9,2'],
    says: /to 9,2/,
  },
  {
    ask: 'leave-area',
    position:
      'home=0:6,1w 1:5,18 2:2,9w away=0:4,1w 1:6,18w 2:14,26n ball=7,2 turns=36 turn=home goal-kick spot:7,2 dice:3 coming=home goal-kick spot:3,1 next=turn-roll taker:goal-kick clear-area leave-area:A0',
    steps: ['to 3,2'],
    says: /to 3,2/,
  },
  {
    ask: 'taker',
    position:
      'home=0:1,24w 1:2,28s 2:4,29w away=0:17,16w 1:4,24e 2:11,16w ball=1,29 turns=7 turn=away throw-in spot:1,29 dice:3 next=turn-roll taker:throw-in',
    steps: ['taker A1'],
    says: /Away 1 takes it/,
  },
  {
    ask: 'taker-square',
    position:
      'home=0:6,1w 1:5,18 2:2,9w away=0:3,2w 1:6,18w 2:14,26n ball=7,2 turns=36 turn=home goal-kick spot:7,2 dice:3 coming=home goal-kick spot:3,1 taker:H1 next=turn-roll taker-square:H1',
    steps: ['from 6,2 e'],
    says: /from 6,2, facing east/,
  },
  {
    ask: 'make-room',
    position:
      'home=0:5,29s 1:10,16w 2:1,28 away=0:3,26n 1:5,27w 2:2,26 ball=1,28 turns=4 turn=home throw-in spot:1,28 dice:3 may-not-score:H1 coming=home throw-in spot:1,28 taker:H1 next=turn-roll make-room:H2',
    steps: ['to 2,27'],
    says: /to 2,27/,
  },
  {
    ask: 'corner-call',
    position:
      'home=0:17,8e 1:6,5s 2:4,7s away=0:2,2 1:8,3n 2:6,1 ball=1,1 turns=3 turn=away corner spot:1,1 dice:3 coming=away corner spot:1,1 taker:A0 next=turn-roll corner-call',
    steps: ['direct 9', '4 3 2'],
    says: /calling 9/,
  },
  {
    ask: 'fouled',
    spec: 'grid:full?fielders=3',
    position:
      'home=0:10,6e 1:10,8s 2:5,14s 3:17,1e away=0:8,11n 1:8,18w 2:10,7e 3:13,11e ball=11,6 turns=3 turn=away normal dice:1 rolled:3 next=act fouled:A2/step-e',
    steps: ['opponent H1'],
    says: /Home 1/,
  },
  {
    ask: 'red-card-fielder',
    position:
      'home=0:10,1 1:9,10 2:12,12 away=0:10,29 1:9,20 2:12,20 ball=10,15 turns=11 fouls=H0:3 turn=home normal next=close red-card-fielder:home',
    steps: ['pick H2'],
    says: /Home 2/,
  },
  {
    ask: 'penalty-taker',
    position: `${SHOOTOUT} next=shootout penalty-taker`,
    steps: ['taker H1'],
    says: /Home 1 takes it/,
  },
  {
    ask: 'penalty-face',
    position: `${PENALTY} shootout=home away kicker:A1 in-play next=penalty-face`,
    steps: ['hide 4', 'slot 6'],
    says: /slot 6/,
  },
  {
    ask: 'penalty-slot',
    what: 'in the shoot-out',
    position: `${SHOOTOUT} shootout=home home kicker:H1 kicked:H1 face:2 next=shootout penalty-slot`,
    steps: ['slot 1', '6'],
    says: /slot 1/,
  },
  {
    ask: 'penalty-corner',
    position: `${PENALTY.replace('0:6,13', '0:12,0').replace('ball=10,4', 'ball=10,0')} shootout=home away kicker:A1 face:3 slot:2 ball:4 in-play next=penalty-corner`,
    steps: ['to 19,1'],
    says: /to 19,1/,
  },
];

const question = (page: Page) => page.locator('[data-grid-table]');
const seq = async (page: Page): Promise<number> => Number(await question(page).getAttribute('data-seq'));

/** Type dice, or give an answer wherever the page offers it. */
async function take(page: Page, step: string): Promise<void> {
  const before = await seq(page);
  if (/^[\d ]+$/.test(step)) {
    for (const [die, face] of step.split(' ').entries())
      await page.locator(`[data-die="${die}"][data-face="${face}"]`).click();
  } else {
    const offered = question(page).locator(`[data-answer="${step}"]`);
    await offered.first().waitFor({ state: 'attached' });
    // What is folded away is unfolded first.
    for (const folded of await question(page).locator('details:not([open]) > summary').all())
      await folded.click();
    await offered.first().click();
  }
  await expect.poll(() => seq(page), { message: step }).toBeGreaterThan(before);
}

test.for(CASES)('$ask: $steps', async ({ ask, spec = FULL, position, steps, before = 0, says }) => {
  const { context, page, faults } = await somebody();
  await page.goto(`/board?${new URLSearchParams({ spec, position })}`);
  await question(page).waitFor();
  await page.getByRole('button', { name: 'Rolled for you' }).click();
  for (const step of steps.slice(0, before)) await take(page, step);
  await expect.poll(() => question(page).getAttribute('data-question')).toBe(`grid-ask-${ask}`);
  expect(await page.locator('.prompt h2').textContent()).not.toContain('grid-ask');
  for (const step of steps.slice(before)) await take(page, step);
  await expect.poll(() => page.getByRole('list', { name: 'Variations' }).textContent()).toMatch(says);
  expect(faults).toEqual([]);
  await context.close();
});

test('no question is missing', () => {
  const catalogue = join(import.meta.dirname, '../../crates/words/catalogues/en/grid.ftl');
  const asked = [...readFileSync(catalogue, 'utf8').matchAll(/^grid-ask-([a-z-]+) =/gm)].map(
    ([, ask]) => ask,
  );
  const answered = new Set(CASES.map(({ ask }) => ask));
  // Placing a team is one panel, which the matches of the other tests begin with.
  expect(asked.filter((ask) => ask && !answered.has(ask))).toEqual(['place']);
});

test('a question on a phone is answered without the board leaving the screen', async () => {
  const { page, faults } = await somebody({ viewport: PHONE });
  const tackle = CASES.find(({ ask }) => ask === 'tackle') as Case;
  await page.goto(`/board?${new URLSearchParams({ spec: FULL, position: tackle.position })}`);
  await question(page).waitFor();
  await expect.poll(() => page.locator('.prompt h2').textContent()).toContain('Home 2');
  // The odds of the tackle say everything that can happen.
  await expect
    .poll(() => page.locator('.prompt [data-answer="tackle A2 w"] small').textContent())
    .toBeTruthy();
  const odds = (await page.locator('.prompt [data-answer="tackle A2 w"] small').textContent()) ?? '';
  const sum = [...odds.matchAll(/(\d+) %/g)].reduce((all, [, share]) => all + Number(share), 0);
  expect(sum).toBe(100);
  await accessible(page);
  expect(faults).toEqual([]);
});

/**
 * Moments of a match as strips of eight pictures, to be looked at: `npm run strips` writes them into
 * docs/screenshots/strips.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { give, laid, pass, type Played } from './stage';
import { DESKTOP, somebody } from './support';

const FOLDER = join(import.meta.dirname, '../../docs/screenshots/strips');
const SIZES = {
  desktop: { viewport: DESKTOP, wide: 470, across: 4 },
  phone: { viewport: { width: 390, height: 844 }, wide: 196, across: 8 },
};
/** Time passes in steps of this, in milliseconds. */
const STEP = 50;

const won = (seat: string) => ({ key: 'fuba-check-lost', args: { seat: `seat-${seat}` } });
const shot = (seat: string) => ({
  key: 'fuba-attempt',
  args: { seat: `seat-${seat}`, area: 'area-CE', modifier: 0 },
});

/** A beat by its name, and how long it has been on, in milliseconds; no name: what was told is over. */
type Sight = [beat: string, ...since: number[]];

interface Strip extends Played {
  name: string;
  sights: Sight[];
}

/** What was told of a half so far, for its figures. */
const HALF = [
  { key: 'fuba-half-begins', args: { half: 1 } },
  ...['home', 'away', 'away', 'home', 'home', 'away', 'home'].map((seat) => won(seat)),
  ...['home', 'home', 'away', 'home'].map((seat) => shot(seat)),
  { key: 'fuba-yellow', args: { seat: 'seat-away' } },
];

/** Two teams of the grid game; home's member 4 and away's member 1 meet in the middle. */
const GRID =
  'home=0:10,1 1:9,14 2:5,8 3:14,9 4:10,17 5:6,14 6:14,15 7:10,8 away=0:10,29 1:10,19 2:6,20 3:14,20 4:8,23 5:12,23 6:10,24 7:4,17';

const STRIPS: Strip[] = [
  {
    name: 'fuba-pass',
    spec: 'fuba:3.0',
    position:
      'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:2:home clock=1:34',
    answer: 'target BFR',
    dice: ['5 2'],
    sights: [
      ['fuba-played', 150, 400, 700],
      ['stage-rolled-both', 150, 400, 900],
      ['fuba-check-kept', 350],
      ['fuba-moved', 250],
    ],
  },
  {
    name: 'fuba-goal',
    spec: 'fuba:3.0',
    position:
      'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:1,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:5,BPA:1,BRW:2 ball=BPA:2:home clock=1:18 turn=5,open,BLC,home,CE>BPA,52,2-2,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
    answer: 'shoot',
    dice: ['5'],
    sights: [
      ['fuba-acts', 400],
      ['stage-rolled', 250, 900],
      ['stage-shoots', 500],
      ['goal', 200, 400, 1700],
      ['fuba-awarded', 350],
    ],
  },
  {
    name: 'fuba-penalty',
    spec: 'fuba:3.0',
    position:
      'home=4-4-2,GK:APA,AFR:4,CE:5,BPA:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BPA:1:home clock=1:34 dive=away:right turn=6,penalty,BLC,home,BFR>BPA,33,2-2,home,+0,none,none-none next=penalty-kick',
    answer: 'kick left',
    dice: ['3'],
    sights: [
      ['penalty', 500, 1500, 2150, 2600, 2800, 3000],
      ['saved', 900],
      ['fuba-awarded', 350],
    ],
  },
  {
    name: 'fuba-red-card',
    spec: 'fuba:3.0',
    position:
      'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:1:home clock=1:34 yellow=2-0',
    answer: 'target BFR',
    dice: ['3 3', '2 4', '5', '1'],
    sights: [
      ['fuba-played', 500],
      ['stage-rolled-both', 900],
      ['fuba-special-event', 500],
      ['stage-rolled', 900],
      ['yellow', 900],
      ['stage-rolled', 900],
      ['red', 900],
      ['', 300],
    ],
  },
  {
    name: 'fuba-half-time',
    spec: 'fuba:3.0',
    position:
      'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:2:home clock=1:45+3',
    answer: 'target BFR',
    dice: ['6 5'],
    log: HALF,
    sights: [
      ['fuba-played', 250, 650],
      ['stage-rolled-both', 300, 900],
      ['whistle', 150, 300, 1500],
      ['', 300],
    ],
  },
  {
    name: 'fuba-shoot-out',
    spec: 'fuba:3.0',
    position:
      'home=4-4-2,GK:APA,AFR:4,CE:5,BPA:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BPA:1:home clock=2:90 goals=1-1 dive=away:right turn=40,open,BLC,home,BFR>BPA,33,2-2,home,+0,none,none-none agreed=shoot-out shoot-out=2-1:4 next=shoot-out,penalty-kick',
    answer: 'kick right',
    dice: ['5'],
    sights: [
      ['penalty', 500, 1500, 2150, 2600, 2800, 3000],
      ['goal', 1400],
      ['', 300],
    ],
  },
  {
    name: 'grid-tackle',
    spec: 'grid:full',
    position: `${GRID} ball=10,18 turns=12 turn=home normal dice:2 next=turn-roll tackle-call:H4/A1`,
    answer: 'odd',
    dice: ['5 4'],
    sights: [
      ['grid-tackle-called', 250, 500, 850],
      ['stage-rolled', 250, 950],
      ['grid-tackled', 350, 800],
      ['', 300],
    ],
  },
  {
    name: 'grid-goal',
    spec: 'grid:full',
    position: `${GRID.replace('4:10,17', '4:12,28')} ball=12,29 turns=12 turn=home normal dice:2 rolled:54 points:4 next=act member:H4`,
    answer: 'kick n',
    dice: ['1'],
    sights: [
      ['stage-shoots', 200],
      ['stage-rolled', 300, 900],
      ['grid-moved', 200],
      ['grid-beaten', 400],
      ['goal', 300, 1800],
      ['', 300],
    ],
  },
  {
    name: 'grid-header',
    spec: 'grid:full',
    position: `${GRID.replace('1:10,19', '1:10,15')} ball=10,16 turns=12 turn=away normal dice:1 rolled:5 points:2 last-kicker:A4 touch=A4 dirs:s sequence flight=kick A4 from:10,20 foot:s last:s rest:10,16 next=act entered:s offers:s`,
    answer: 'header H4',
    dice: ['1', '1 1 1 4'],
    sights: [
      ['stage-rolled', 300, 900],
      ['grid-met-badly', 200, 450],
      ['stage-rolled', 900],
      ['grid-forced', 300, 650],
      ['grid-moved', 200],
    ],
  },
  {
    name: 'grid-shoot-out',
    spec: 'grid:full',
    position: `${GRID} ball=10,15 turns=180 half=2 began:90 first=away turn=away normal shootout=home away kicks:3-2 goals:2-2 kicked:H1,H2,H3,A1,A2,A3 kicker:A3 face:4 next=shootout penalty-slot`,
    answer: 'slot 4',
    dice: ['3'],
    sights: [
      ['grid-penalty', 150, 500, 900],
      ['stage-rolled', 300, 900],
      ['saved', 500, 1200],
      ['', 300],
    ],
  },
];

/** What is on stage. */
const shown = async (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-beat]')?.dataset.beat ?? '');

for (const strip of STRIPS)
  for (const [size, { viewport, wide, across }] of Object.entries(SIZES))
    test(`${strip.name}, ${size}`, async () => {
      const { page, context } = await laid(strip, { viewport });
      const pictures: string[] = [];
      await give(page, strip.answer);
      for (const [beat, ...since] of strip.sights) {
        for (let left = 20_000; (await shown(page)) !== beat; left -= STEP) {
          if (left < 0) throw new Error(`${beat} is not seen`);
          await pass(page, STEP);
        }
        let passed = 0;
        for (const at of since) {
          for (; passed < at; passed += STEP) await pass(page, STEP);
          pictures.push((await page.screenshot({ type: 'png' })).toString('base64'));
        }
      }
      await context.close();
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, `${strip.name}-${size}.jpg`), await side(pictures, wide, across));
    });

/** Pictures side by side. */
async function side(pictures: string[], wide: number, across: number): Promise<Buffer> {
  const { page, context } = await somebody({ viewport: { width: across * (wide + 4), height: 10 } });
  const images = pictures.map((data) => `<img width="${wide}" src="data:image/png;base64,${data}">`).join('');
  await page.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:repeat(${across},auto);gap:4px;background:#222">${images}`,
  );
  const picture = await page.screenshot({ type: 'jpeg', quality: 62, fullPage: true });
  await context.close();
  return picture;
}

import type { Lesson } from './lesson';

export default {
  spec: 'grid:advanced',
  rules: [
    'G-BIKE-01',
    'G-BIKE-02',
    'G-BIKE-04',
    'G-BIKE-05',
    'G-BIKE-06',
    'G-BIKE-07',
    'G-BIKE-10',
    'G-BIKE-11',
    'G-BIKE-12',
    'G-BIKE-13',
  ],
  steps: [
    {
      position:
        'home=0:10,0 1:9,14 2:10,18s away=0:10,30 1:4,20 ball=10,17 turn=home points:4 last-kicker:H1 touch=H1 dirs:n,ne sequence flight=kick H1 from:9,15 foot:n last:ne rest:10,17 next=act entered:ne combine:ne',
      right: ['bicycle H2'],
      odds: 'aimed',
      dice: [[5], [4]],
      sees: ['grid-met-well', 'grid-went-down'],
      mark: ['10,18', '10,17'],
    },
    { right: ['to 10,22'], sees: ['grid-redirected'], mark: ['10,22'] },
  ],
} satisfies Lesson;

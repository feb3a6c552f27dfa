import type { Lesson } from './lesson';

export default {
  spec: 'grid:advanced',
  rules: [
    'G-CHDR-01',
    'G-CHDR-02',
    'G-CHDR-03',
    'G-CHDR-04',
    'G-CHDR-05',
    'G-CHDR-06',
    'G-HEAD-01',
    'G-HEAD-02',
    'G-HEAD-04',
    'G-HEAD-05',
  ],
  steps: [
    {
      position:
        'home=0:10,0 1:9,14 2:10,18 away=0:10,30 1:4,20 ball=10,17 turn=home points:4 last-kicker:H1 touch=H1 dirs:n,ne sequence flight=kick H1 from:9,15 foot:n last:ne rest:10,17 next=act entered:ne combine:ne',
      right: ['header H2'],
      odds: 'aimed',
      dice: [[3], [4]],
      sees: ['grid-met-well'],
      mark: ['10,18', '10,17'],
    },
    { right: ['to 10,22'], sees: ['grid-redirected'], mark: ['10,22'] },
  ],
} satisfies Lesson;

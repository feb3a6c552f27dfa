import type { Lesson } from './lesson';

export default {
  spec: 'grid:basic',
  rules: [
    'G-SHOT-01',
    'G-SHOT-02',
    'G-SHOT-03',
    'G-SHOT-05',
    'G-SHOT-06',
    'G-SHOT-07',
    'G-SHOT-08',
    'G-SHOT-12',
  ],
  steps: [
    {
      position:
        'home=0:10,0 1:10,27 away=0:9,30 1:3,20 ball=11,29 turn=home points:3 last-kicker:H1 touch=H1 dirs:n sequence flight=kick H1 from:10,28 foot:n last:ne rest:11,29 next=act',
      right: ['step ne'],
      among: ['step nw', 'step n', 'step ne'],
      odds: 'goal',
      dice: [[2]],
      sees: ['grid-shot', 'grid-goal'],
      mark: ['9,30'],
    },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-CARD-01',
    'F-CARD-02',
    'F-CARD-03',
    'F-CARD-04',
    'F-CARD-05',
    'F-CARD-06',
    'F-CARD-07',
    'F-CARD-08',
    'F-CARD-09',
    'F-CARD-10',
    'F-CARD-11',
    'F-CARD-12',
    'F-CARD-13',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:1:home clock=1:34 yellow=2-0',
      right: ['target BFR'],
      dice: [[3, 3], [2, 4], [5], [1]],
      sees: ['fuba-yellow', 'fuba-red'],
    },
    { right: ['off AFR', 'off ALW', 'off CE', 'off BFR'], sees: ['fuba-sent-off'] },
  ],
} satisfies Lesson;

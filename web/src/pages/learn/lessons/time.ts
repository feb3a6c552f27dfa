import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-TIME-01',
    'F-TIME-02',
    'F-TIME-03',
    'F-TIME-05',
    'F-TIME-06',
    'F-TIME-07',
    'F-TIME-08',
    'F-TIME-09',
    'F-TIME-10',
    'F-TIME-11',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:1:home clock=1:43',
      right: ['target ALW'],
      dice: [[6, 1]],
      sees: ['fuba-time-stoppage'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:1:home clock=2:90+3',
      right: ['target ALW'],
      dice: [[4, 2]],
      sees: ['fuba-half-ends', 'fuba-over'],
    },
  ],
} satisfies Lesson;

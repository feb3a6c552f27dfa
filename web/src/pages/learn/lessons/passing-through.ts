import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+passing-through',
  rules: ['F-PASS-01', 'F-PASS-02', 'F-PASS-03', 'F-PASS-04', 'F-MOD-07'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BLW:1,BFR:2 away=4-4-2,GK:BPA,BFR:4,CE:2,BRW:2,ALW:2 ball=AFR:3:home clock=1:31',
      right: ['target BFR'],
      among: ['target BFR', 'target BPA', 'target BLC'],
      odds: 'keep',
      dice: [[2, 4]],
      sees: ['fuba-check-kept'],
      mark: ['CE'],
    },
  ],
} satisfies Lesson;

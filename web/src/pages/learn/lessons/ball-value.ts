import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: ['F-MOD-01', 'F-MOD-02', 'F-MOD-03', 'F-MOD-05', 'F-MOD-07', 'F-MOD-11', 'F-CTRL-01', 'F-NBV-01'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,ALW:1,BLW:1,BFR:1 away=4-4-2,GK:BPA,BFR:4,BRW:2,CE:3,BLC:1 ball=CE:4:home clock=1:20',
      right: ['target BLW'],
      among: ['target BPA', 'target BFR', 'target BLW'],
      odds: 'keep',
      dice: [[3, 2]],
      sees: ['fuba-check-kept'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BLW:1,BFR:2 away=4-4-2,GK:BPA,BFR:4,CE:2,BRW:2,ALW:2 ball=AFR:3:home clock=1:31',
      right: ['target BLW'],
      among: ['target CE', 'target BFR', 'target BLW'],
      odds: 'keep',
      dice: [[2, 5]],
      sees: ['fuba-check-kept'],
    },
  ],
} satisfies Lesson;

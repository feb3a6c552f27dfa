import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-OFF-01',
    'F-OFF-02',
    'F-OFF-03',
    'F-OFF-04',
    'F-OFF-05',
    'F-OFF-06',
    'F-OFF-07',
    'F-OFF-08',
    'F-OFF-09',
    'F-TGT-03',
    'F-TGT-04',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,ALW:1,BPA:1,BLW:1 away=4-4-2,GK:BPA,BFR:4,CE:3,BRW:2,BLW:1 ball=CE:2:home clock=1:20',
      forbidden: ['target BPA'],
      mark: ['BPA'],
    },
    {
      right: ['target BFR'],
      among: ['target BFR', 'target BLC', 'target CE'],
      dice: [[5, 3]],
      sees: ['fuba-check-kept'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,ALW:1,BPA:1,BLW:1 away=4-4-2,GK:BPA,BPA:1,BFR:3,CE:3,BRW:2,BLW:1 ball=CE:2:home clock=1:20',
      right: ['target BPA'],
      dice: [[5, 3]],
      sees: ['fuba-check-kept'],
      mark: ['BPA'],
    },
  ],
} satisfies Lesson;

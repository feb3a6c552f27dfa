import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+weather',
  rules: [
    'F-WTHR-01',
    'F-WTHR-02',
    'F-WTHR-03',
    'F-WTHR-04',
    'F-WTHR-05',
    'F-WTHR-06',
    'F-WTHR-07',
    'F-WTHR-08',
    'F-WTHR-09',
    'F-WTHR-10',
    'F-WTHR-11',
    'F-WTHR-12',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=AFR:1:home clock=1:31 weather=wind',
      right: ['target CE'],
      among: ['target CE', 'target BFR', 'target BPA'],
      odds: 'keep',
      dice: [[4, 3]],
      sees: ['fuba-check-kept'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=AFR:1:home clock=1:31 weather=rain',
      right: ['target CE'],
      dice: [[5, 3]],
      sees: ['fuba-value'],
    },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+special-events',
  rules: [
    'F-AEVT-01',
    'F-AEVT-02',
    'F-AEVT-04',
    'F-AEVT-05',
    'F-AEVT-06',
    'F-AEVT-07',
    'F-AEVT-08',
    'F-AEVT-11',
    'F-AEVT-14',
    'F-AEVT-17',
    'F-AEVT-18',
    'F-AEVT-20',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:2:home clock=1:34',
      right: ['target CE'],
      dice: [
        [3, 3],
        [2, 5],
      ],
      sees: ['fuba-advanced-event', 'fuba-value'],
    },
  ],
} satisfies Lesson;

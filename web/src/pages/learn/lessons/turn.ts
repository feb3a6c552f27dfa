import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-TURN-01',
    'F-TURN-02',
    'F-TURN-03',
    'F-TURN-04',
    'F-TURN-05',
    'F-TURN-06',
    'F-TURN-07',
    'F-CTRL-01',
    'F-CTRL-02',
    'F-CTRL-03',
    'F-CTRL-04',
    'F-NBV-01',
    'F-ACT-01',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:3,ALW:1,BLW:2,ARW:1 away=4-4-2,GK:BPA,BFR:4,BRW:2,CE:3,BLW:1 ball=CE:2:home clock=1:20',
      mark: ['CE'],
    },
    { right: ['target BLW'], dice: [[4, 3]], sees: ['fuba-check-kept', 'fuba-time'], mark: ['BLW'] },
    { right: ['done'] },
    { right: ['position 2'], sees: ['fuba-value'] },
  ],
} satisfies Lesson;

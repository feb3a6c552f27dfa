import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-PRESS-01',
    'F-PRESS-02',
    'F-PRESS-03',
    'F-PRESS-04',
    'F-PRESS-05',
    'F-PRESS-06',
    'F-PRESS-07',
    'F-PRESS-08',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-4-2,GK:BPA,AFR:1,CE:3,BLW:2,BFR:4 ball=AFR:5:away clock=1:31 turn=5,open,BLC,away,CE>AFR,45,4-1,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['press'],
      odds: 'win',
      dice: [[6, 3]],
      sees: ['fuba-pressing-won'],
      mark: ['AFR'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-4-2,GK:BPA,AFR:1,CE:3,BLW:2,BFR:4 ball=AFR:2:away clock=1:31 turn=5,open,BLC,away,CE>AFR,45,4-1,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['position 2'],
      among: ['press', 'position 2'],
      sees: ['fuba-value'],
    },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-MOVE-01',
    'F-MOVE-02',
    'F-MOVE-03',
    'F-MOVE-04',
    'F-MOVE-06',
    'F-MOVE-07',
    'F-MOVE-08',
    'F-MOVE-09',
    'F-MOVE-15',
    'F-MOVE-16',
    'F-DRIB-01',
    'F-DRIB-02',
    'F-DRIB-03',
    'F-DRIB-04',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,ALW:2,ARW:1,CE:4 away=4-4-2,GK:BPA,CE:3,BLW:1,BRW:2,BFR:4 ball=CE:3:home clock=1:31 turn=5,open,BLC,home,CE>CE,53,4-3,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['midfield'],
      among: ['defence', 'midfield', 'forward'],
    },
    { right: ['move CE>BLW'], forbidden: ['move AFR>CE'], mark: ['CE', 'BLW'], sees: ['fuba-moved'] },
    { right: ['done'] },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,ALW:3,ARW:1,CE:3 away=4-4-2,GK:BPA,CE:4,BRW:2,BFR:4 ball=ALW:3:home clock=1:31 turn=5,open,BLC,home,CE>ALW,53,3-0,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['forward'],
    },
    { right: ['dribble ALW>BLW'], sees: ['fuba-dribbled'], mark: ['ALW', 'BLW'] },
  ],
} satisfies Lesson;

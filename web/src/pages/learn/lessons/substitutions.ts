import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+condition+substitutions',
  rules: [
    'F-SUB-01',
    'F-SUB-02',
    'F-SUB-03',
    'F-SUB-04',
    'F-SUB-05',
    'F-SUB-06',
    'F-SUB-07',
    'F-SUB-08',
    'F-SUB-09',
    'F-SUB-10',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,ALW:1,CE:4,BFR:2 away=4-4-2,GK:BPA,CE:4,BRW:2,BFR:4 ball=CE:1:home clock=2:60 yellow=1-0 turn=5,open,BLC,home,CE>CE,53,5-4,home,+0,none,position-position condition=1/1/1-4/4/2 next=turn.6,action.away.2,action.home.2',
      right: ['substitute 1'],
      sees: ['fuba-substitutions'],
    },
    {
      right: ['fresh midfield'],
      among: ['fresh midfield', 'booked-off'],
      dice: [[2, 3]],
      sees: ['fuba-points-gained'],
    },
  ],
} satisfies Lesson;

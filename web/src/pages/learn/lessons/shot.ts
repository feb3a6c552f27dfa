import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-GOAL-01',
    'F-GOAL-02',
    'F-GOAL-03',
    'F-GOAL-04',
    'F-GOAL-05',
    'F-GOAL-06',
    'F-GOAL-07',
    'F-GOAL-09',
    'F-GOAL-10',
    'F-GOAL-11',
    'F-GOAL-12',
    'F-GOAL-13',
    'F-GOAL-14',
    'F-GOAL-15',
    'F-GOAL-16',
    'F-GOAL-17',
    'F-GOAL-18',
    'F-GOAL-26',
    'F-GOAL-27',
    'F-GOAL-28',
    'F-GOAL-29',
    'F-GOAL-30',
    'F-GOAL-31',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:1,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:5,BPA:1,BRW:2 ball=BPA:2:home clock=1:33 turn=5,open,BLC,home,CE>BPA,52,2-2,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['shoot'],
      odds: 'goal',
      dice: [[5]],
      sees: ['fuba-goal'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,BPA:1 away=4-4-2,GK:BPA,BFR:1,CE:6,BPA:1,BRW:2 ball=BFR:2:home clock=1:33 turn=5,open,BLC,home,CE>BFR,52,2-1,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['shoot'],
      odds: 'goal',
      dice: [[6]],
      sees: ['fuba-goal'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:1,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:5,BPA:1,BRW:2 ball=BPA:3:home clock=1:33 turn=5,open,BLC,home,CE>BPA,52,2-2,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['shoot'],
      dice: [[2], [5, 3]],
      sees: ['fuba-shot-rebound', 'fuba-goal'],
    },
  ],
} satisfies Lesson;

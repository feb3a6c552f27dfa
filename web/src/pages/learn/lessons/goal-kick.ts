import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-GKK-01',
    'F-GKK-02',
    'F-GKK-03',
    'F-GKK-04',
    'F-GKK-07',
    'F-GKK-08',
    'F-GKK-09',
    'F-GKK-10',
    'F-GKK-12',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:1,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:5,BPA:1,BRW:2 ball=BPA:4:home clock=1:33 turn=5,open,BLC,home,CE>BPA,52,2-2,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['shoot'],
      dice: [[1]],
      sees: ['fuba-shot-miss', 'fuba-awarded'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:4,CE:4,ALW:2 away=4-4-2,GK:BPA,CE:4,AFR:2,BRW:2,BFR:2 ball=APA:1:home clock=1:34 turn=6,goal-kick,BLC,home,CE>APA,52,2-2,home,+0,none,none-none steps=11,0,no,0,still,0000000000000,0000000000000 next=turn.0,goal-kick-moves.home',
      right: ['move CE>BFR'],
      mark: ['CE', 'BFR'],
      sees: ['fuba-moved'],
    },
    { right: ['done'], then: ['done'], sees: ['fuba-turn-begins'] },
    {
      right: ['target AFR'],
      among: ['target AFR', 'target CE', 'target BFR'],
      odds: 'keep',
      dice: [[4, 2]],
      sees: ['fuba-check-kept'],
    },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+aggressive-pressing+condition',
  rules: ['F-APRESS-01', 'F-APRESS-02', 'F-APRESS-03', 'F-APRESS-04', 'F-APRESS-05'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,ALW:2,CE:5 away=4-4-2,GK:BPA,AFR:3,CE:3,BLW:1,BFR:3 ball=AFR:4:away clock=1:31 condition=4/4/2-4/4/2 turn=5,open,BLC,away,CE>AFR,45,3-3,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['press aggressively'],
      among: ['press', 'press aggressively'],
      odds: 'win',
      dice: [[4, 6]],
      sees: ['fuba-points-paid', 'fuba-pressing-won'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:2,ALW:3,CE:5 away=4-4-2,GK:BPA,AFR:3,CE:3,BLW:1,BFR:3 ball=AFR:4:away clock=1:31 condition=4/4/2-4/4/2 turn=5,open,BLC,away,CE>AFR,45,2-3,away,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['press aggressively'],
      forbidden: ['press'],
      odds: 'win',
      dice: [[5, 4], [4]],
      sees: ['fuba-pressing-failed', 'fuba-awarded'],
    },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+slow-play',
  rules: ['F-SLOW-01', 'F-SLOW-02', 'F-SLOW-03', 'F-SLOW-04'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:4,ALW:2,CE:4 away=4-4-2,GK:BPA,AFR:2,CE:4,BRW:2,BFR:2 ball=APA:1:home clock=2:86 goals=1-0 turn=5,goal-kick,BLC,away,AFR>APA,52,1-2,away,+0,none,none-shoot steps=11,0,no,0,still,0000000000000,0000000000000 next=turn.0,goal-kick-moves.home,maybe-slow-play',
      right: ['slow-down'],
      dice: [[5, 4]],
      sees: ['fuba-slowed', 'fuba-no-card'],
    },
  ],
} satisfies Lesson;

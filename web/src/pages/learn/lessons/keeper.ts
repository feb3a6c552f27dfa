import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+keeper',
  rules: ['F-AGK-07', 'F-AGK-08', 'F-AGK-09', 'F-AGK-10'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,APA:1,AFR:3,ALW:2,CE:4 away=4-4-2,GK:BPA,APA:1,AFR:1,CE:3,BLW:1,BFR:4 ball=APA:4:away clock=1:32 turn=5,open,BLC,away,AFR>APA,54,2-1,home,+0,none,none-none also=kept steps=11,0,no,0,still,0000000000000,0102201000000 next=turn.5,first-action.away,action.home.1,free-movement.home,maybe-sweep.home',
      right: ['sweep'],
      sees: ['fuba-sweep'],
    },
    { right: ['done'] },
    { right: ['press'], odds: 'win', dice: [[6, 2]], sees: ['fuba-pressing-won'] },
  ],
} satisfies Lesson;

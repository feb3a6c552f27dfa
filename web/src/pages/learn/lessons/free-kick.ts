import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-FK-01',
    'F-FK-02',
    'F-FK-03',
    'F-FK-04',
    'F-FK-05',
    'F-FK-06',
    'F-FK-07',
    'F-FK-08',
    'F-FK-09',
    'F-FK-10',
    'F-FK-11',
    'F-QFK-01',
    'F-QFK-02',
    'F-QFK-03',
    'F-QFK-04',
    'F-QFK-05',
    'F-QFK-06',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:1:home clock=1:34',
      right: ['target BFR'],
      dice: [[3, 3], [5, 3], [1]],
      sees: ['fuba-special-event', 'fuba-awarded'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:3,BFR:2,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:4,BPA:2,BRW:2 ball=BFR:1:home clock=1:38 turn=6,free-kick,BLC,home,CE>BFR,33,2-2,home,+0,none,none-none next=take-free-kick',
      right: ['shoot'],
      among: ['shoot', 'pass'],
      dice: [[6]],
      sees: ['fuba-goal'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:3,BFR:2,ALW:2 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:1:home clock=1:34 turn=6,free-kick,BLC,home,CE>CE,52,2-2,home,+0,none,none-none steps=11,0,no,0,still,0000000000000,0000000000000 next=turn.0,quick-moves.home',
      right: ['move ALW>BLW'],
      mark: ['ALW', 'BLW'],
      sees: ['fuba-moved'],
    },
  ],
} satisfies Lesson;

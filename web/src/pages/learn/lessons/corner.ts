import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-CK-01',
    'F-CK-02',
    'F-CK-03',
    'F-CK-04',
    'F-CK-05',
    'F-CK-06',
    'F-CK-07',
    'F-CK-08',
    'F-CK-09',
    'F-CK-10',
    'F-CK-11',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:1,BPA:2 away=4-4-2,GK:BPA,BFR:2,CE:5,BPA:1,BRW:2 ball=BPA:3:home clock=1:33 turn=5,open,BLC,home,CE>BPA,52,2-2,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['shoot'],
      dice: [[3]],
      sees: ['fuba-shot-corner'],
    },
    { right: ['corner BLC', 'corner BRC'] },
    {
      position:
        'home=4-4-2,GK:APA,AFR:2,CE:3,BFR:1,BPA:3,SPOT:1 away=4-4-2,GK:BPA,BFR:3,CE:3,BPA:3,BRW:1 ball=SPOT:1:home clock=1:34 turn=6,corner,BLC,home,SPOT>SPOT,00,0-0,home,+0,none,none-none next=turn.1,target',
      right: ['target BPA'],
      dice: [[5, 2]],
      sees: ['fuba-check-kept'],
      mark: ['BPA'],
    },
  ],
} satisfies Lesson;

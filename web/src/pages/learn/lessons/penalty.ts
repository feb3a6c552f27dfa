import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-PEN-01',
    'F-PEN-02',
    'F-PEN-03',
    'F-PEN-04',
    'F-PEN-05',
    'F-PEN-06',
    'F-PEN-07',
    'F-PEN-08',
    'F-PEN-09',
    'F-PEN-10',
    'F-PEN-11',
    'F-PEN-12',
    'F-PEN-13',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:4,CE:5,BPA:1 away=4-4-2,GK:BPA,BFR:5,CE:5 ball=BPA:1:home clock=1:34 dive=away:left turn=6,penalty,BLC,home,BFR>BPA,33,2-2,home,+0,none,none-none next=penalty-kick',
      right: ['kick left', 'kick middle', 'kick right'],
      odds: 'goal',
      dice: [[3]],
      sees: ['fuba-duel'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:5,CE:5 away=4-4-2,GK:BPA,APA:1,CE:5,BFR:4 ball=APA:1:away clock=1:38 turn=6,penalty,BLC,away,AFR>APA,33,3-2,home,+0,none,none-none next=dive',
      right: ['dive left', 'dive middle', 'dive right'],
      odds: 'miss',
      then: ['kick left'],
      dice: [[4]],
      sees: ['fuba-duel'],
    },
  ],
} satisfies Lesson;

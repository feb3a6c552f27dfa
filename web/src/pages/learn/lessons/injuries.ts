import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+injuries',
  rules: [
    'F-INJ-01',
    'F-INJ-02',
    'F-INJ-03',
    'F-INJ-04',
    'F-INJ-05',
    'F-INJ-06',
    'F-INJ-07',
    'F-INJ-10',
    'F-INJ-12',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,ALW:1,CE:4,BFR:2 away=4-4-2,GK:BPA,CE:4,BRW:2,BFR:4 ball=BFR:1:home clock=1:37 yellow=0-1 turn=1,free-kick,BLC,home,CE>BFR,33,2-4,home,+0,none,none-none next=free-kick,choose-injured.home.0',
      right: ['injured CE', 'injured BFR'],
      dice: [[3]],
      sees: ['fuba-injured', 'fuba-injured-for-minutes'],
      mark: ['CE', 'BFR'],
    },
  ],
} satisfies Lesson;

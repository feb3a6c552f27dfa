import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: [
    'F-SETUP-01',
    'F-SETUP-02',
    'F-SETUP-03',
    'F-SETUP-04',
    'F-SETUP-05',
    'F-SETUP-06',
    'F-SETUP-07',
    'F-SETUP-08',
    'F-SETUP-09',
    'F-SETUP-10',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,HAND:10 away=4-4-2,GK:BPA,CE:3,BLW:1,BRW:2,BFR:4 ball=CE:1:home clock=1:1 turn=5,kick-off,BLC,home,CE>CE,00,0-0,home,+0,none,none-none next=turn.0,start-adjust.home,set-up.away,place.home.CE',
      right: ['place 3', 'place 4'],
      forbidden: ['place 1'],
      among: ['place 2', 'place 3', 'place 4', 'place 9'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,ALW:2,ARW:2,CE:3 away=4-4-2,GK:BPA,CE:5,BRW:2,BFR:3 ball=CE:1:home clock=1:1 turn=5,kick-off,BLC,home,CE>CE,00,0-0,home,+0,none,none-none next=turn.0,start-adjust.home',
      right: ['move ALW>CE'],
      mark: ['ALW', 'CE'],
      sees: ['fuba-moved'],
    },
    { right: ['move ARW>CE'], mark: ['ARW', 'CE'], sees: ['fuba-moved', 'fuba-turn-begins'] },
  ],
} satisfies Lesson;

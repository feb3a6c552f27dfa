import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0',
  rules: ['F-FREE-01', 'F-FREE-02', 'F-FREE-03', 'F-FREE-05', 'F-FREE-07', 'F-FREE-08', 'F-FREE-09'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,ALC:1,AFR:3,ALW:1,ARW:1,CE:4 away=4-4-2,GK:BPA,CE:3,BLW:1,BRW:2,BFR:4 ball=CE:3:home clock=1:31 turn=5,open,BLC,home,CE>CE,53,4-3,home,+0,none,none-none steps=11,0,no,0,still,0000000000000,1003000000000 next=turn.5,first-action.away,action.home.1,free-movement.home',
      right: ['move AFR>CE'],
      mark: ['AFR', 'CE'],
      sees: ['fuba-moved'],
    },
    { right: ['move ALC>ALW'], mark: ['ALC', 'ALW'], sees: ['fuba-moved'] },
    { right: ['done'] },
  ],
} satisfies Lesson;

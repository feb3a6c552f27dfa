import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+condition',
  rules: [
    'F-CP-01',
    'F-CP-02',
    'F-CP-03',
    'F-CP-04',
    'F-CP-05',
    'F-CP-06',
    'F-CP-07',
    'F-CP-08',
    'F-CP-09',
    'F-CP-10',
    'F-TTEST-01',
    'F-TTEST-02',
    'F-TTEST-03',
    'F-TTEST-04',
    'F-TTEST-05',
    'F-TTEST-06',
    'F-TTEST-07',
    'F-TTEST-08',
    'F-TIRED-01',
    'F-TIRED-02',
    'F-TIRED-03',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,ALW:2,ARW:1,CE:4 away=4-4-2,GK:BPA,CE:3,BLW:1,BRW:2,BFR:4 ball=CE:5:home clock=1:31 condition=4/4/2-4/4/2 turn=5,open,BLC,home,CE>CE,53,4-3,home,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['position 3 cp'],
      among: ['position 2', 'position 3 cp'],
      sees: ['fuba-points-paid', 'fuba-value'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,CE:4,BFR:2,ALW:1 away=4-4-2,GK:BPA,BFR:4,CE:4,BRW:2 ball=CE:1:home clock=1:30 condition=4/4/2-4/4/2',
      right: ['target ALW'],
      dice: [[6, 1], [2], [4], [5]],
      sees: ['fuba-test-failed', 'fuba-points-lost', 'fuba-test-passed'],
    },
  ],
} satisfies Lesson;

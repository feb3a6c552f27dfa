import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+offside-risk',
  rules: ['F-AOFF-01', 'F-AOFF-02', 'F-AOFF-03', 'F-AOFF-04', 'F-AOFF-05', 'F-AOFF-06', 'F-AOFF-07'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,AFR:3,BLC:1,CE:4,BLW:2 away=4-4-2,GK:BPA,BFR:3,CE:5,BRW:2 ball=CE:1:home clock=1:31',
      right: ['target BLC'],
      dice: [[3, 2]],
      sees: ['fuba-check-kept', 'fuba-risk-pays'],
      mark: ['BLC', 'BFR'],
    },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:2.0+styles',
  rules: [
    'F-STYLE-01',
    'F-STYLE-02',
    'F-STYLE-03',
    'F-STYLE-04',
    'F-STYLE-05',
    'F-STYLE-06',
    'F-STYLE-07',
    'F-STYLE-08',
    'F-STYLE-09',
  ],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,HAND:10 away=4-4-2,GK:BPA,HAND:10 ball=CE:1:home clock=0:0 secret=home:4-4-2 next=kick-off-roll,show-formations,formation.away,styles.home',
      right: ['styles easy/normal/aggressive'],
      among: [
        'styles easy/normal/aggressive',
        'styles normal/normal/normal',
        'styles aggressive/normal/easy',
      ],
      sees: ['fuba-styles-chosen'],
    },
  ],
} satisfies Lesson;

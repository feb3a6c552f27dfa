import type { Lesson } from './lesson';

export default {
  spec: 'grid:basic?end=turns:2',
  rules: [
    'G-SO-01',
    'G-SO-02',
    'G-SO-03',
    'G-SO-04',
    'G-SO-05',
    'G-SO-06',
    'G-SO-07',
    'G-SO-08',
    'G-SO-09',
    'G-SO-10',
    'G-SO-11',
    'G-SO-12',
    'G-SO-13',
    'G-SO-14',
  ],
  steps: [
    {
      position:
        'home=0:10,0 1:9,14 2:10,18 3:5,5 4:6,6 5:7,7 away=0:10,30 1:9,20 2:15,21 3:12,22 4:3,23 5:4,24 ball=15,15 turns=2 half=2 began:1 turn=home points:1 coming=away normal next=shootout penalty-taker',
      right: ['taker H1'],
      then: ['slot 4'],
      dice: [[1], [5, 4]],
      sees: ['grid-penalty-by', 'grid-penalty-goal'],
    },
    {
      position:
        'home=0:10,0 1:9,14 2:10,18 3:5,5 4:6,6 5:7,7 away=0:10,30 1:9,20 2:15,21 3:12,22 4:3,23 5:4,24 ball=15,15 turns=2 half=2 began:1 turn=home points:1 coming=away normal shootout=home away kicks:1-0 goals:1-0 kicked:H1,A1 kicker:A1 next=shootout penalty-slot',
      right: ['slot 4'],
      among: ['slot 1', 'slot 2', 'slot 4'],
      odds: 'no-goal',
      dice: [[3], [1]],
      sees: ['grid-penalty-grabbed'],
    },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'grid:basic',
  rules: ['G-KICK-03', 'G-KICK-04', 'G-KICK-05', 'G-KICK-06', 'G-KICK-08', 'G-KICK-10'],
  steps: [
    {
      position:
        'home=0:10,0 1:9,14 2:12,17 3:6,16 away=0:10,30 1:10,20 2:7,22 ball=9,15 turn=home points:6 next=act member:H1',
      right: ['kick ne'],
      mark: ['12,17'],
      sees: ['grid-kicked'],
    },
    { right: ['step ne'], sees: ['grid-ball-to'] },
    { right: ['step ne'], sees: ['grid-ball-to'], mark: ['12,18'] },
    { right: ['pick H2'] },
    { right: ['kick n'], sees: ['grid-took-over'] },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'grid:basic',
  rules: [
    'G-TURN-03',
    'G-TURN-06',
    'G-TURN-07',
    'G-TURN-08',
    'G-TURN-09',
    'G-MOV-01',
    'G-MOV-02',
    'G-MOV-05',
    'G-MOV-07',
    'G-KICK-01',
    'G-KICK-02',
    'G-KICK-09',
  ],
  steps: [
    {
      position: 'home=0:10,0 1:9,14 2:12,12 3:6,16 away=0:10,30 1:10,20 2:7,22 ball=9,15 turn=home points:6',
      right: ['pick H1'],
      mark: ['9,14'],
    },
    { right: ['kick n'], sees: ['grid-kicked', 'grid-ball-to'] },
    { right: ['pick H1'] },
    { right: ['move n'], sees: ['grid-moved'] },
    { right: ['end'], dice: [[3]], sees: ['grid-turn-begins'] },
  ],
} satisfies Lesson;

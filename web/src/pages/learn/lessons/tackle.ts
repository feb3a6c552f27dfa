import type { Lesson } from './lesson';

export default {
  spec: 'grid:advanced',
  rules: [
    'G-TKL-01',
    'G-TKL-02',
    'G-TKL-03',
    'G-TKL-04',
    'G-TKL-05',
    'G-TKL-06',
    'G-TKL-07',
    'G-TKL-08',
    'G-TKL-09',
    'G-TKL-10',
    'G-TKL-14',
    'G-TKL-15',
  ],
  steps: [
    {
      position: 'home=0:10,0 1:10,12 2:4,9 away=0:10,30 1:10,15 2:7,22 ball=10,14 turn=home',
      right: ['tackle H1 n'],
      among: ['decline', 'tackle H1 n'],
      sees: ['grid-moved'],
      mark: ['10,12', '10,14'],
    },
    { right: ['odd'], odds: 'tackled', dice: [[5]], sees: ['grid-tackled'] },
  ],
} satisfies Lesson;

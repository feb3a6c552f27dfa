import type { Lesson } from './lesson';

export default {
  spec: 'grid:advanced',
  rules: [
    'G-CTRL-01',
    'G-CTRL-02',
    'G-CTRL-06',
    'G-FACE-01',
    'G-FACE-02',
    'G-FACE-03',
    'G-FACE-04',
    'G-HEEL-01',
  ],
  steps: [
    {
      position: 'home=0:10,0 1:9,14e 2:12,12 away=0:10,30 1:10,20 2:7,22 ball=10,14 turn=home points:4',
      right: ['pick H1'],
      mark: ['9,14', '10,14'],
    },
    { right: ['turn left'], sees: ['grid-turned'] },
    { right: ['pick H1'] },
    { right: ['turn right'], forbidden: ['kick n'], sees: ['grid-turned'] },
    { right: ['pick H1'] },
    { right: ['kick e'], sees: ['grid-kicked'] },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+condition+roles',
  rules: ['F-ROLE-01', 'F-ROLE-02', 'F-ROLE-03', 'F-ROLE-04', 'F-ROLE-05', 'F-ROLE-06'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,HAND:10 away=4-4-2,GK:BPA,HAND:10 ball=CE:1:home clock=0:0 secret=home:4-4-2 condition=4/4/2-0/0/0 next=kick-off-roll,show-formations,formation.away,other-roles.home,midfield-roles.home',
      right: ['midfield-roles 2 0'],
      among: ['midfield-roles 0 0', 'midfield-roles 0 2', 'midfield-roles 2 0'],
    },
    { right: ['other-roles 0 0 1'], sees: ['fuba-roles-chosen'] },
  ],
} satisfies Lesson;

import type { Lesson } from './lesson';

export default {
  spec: 'fuba:3.0+condition+skills',
  rules: ['F-SKILL-01', 'F-SKILL-02', 'F-SKILL-03', 'F-SKILL-04', 'F-SKILL-05', 'F-SK-14'],
  steps: [
    {
      position:
        'home=4-4-2,GK:APA,HAND:10 away=4-4-2,GK:BPA,HAND:10 ball=CE:1:home clock=0:0 secret=home:4-4-2 condition=4/4/2-0/0/0 next=kick-off-roll,show-formations,formation.away,skill.home',
      right: ['skill tackle'],
      among: ['skill tackle', 'skill crossing', 'skill shot-stopper'],
    },
    {
      position:
        'home=4-4-2,GK:APA,AFR:2,ALW:3,CE:5 away=4-4-2,GK:BPA,AFR:3,CE:3,BLW:1,BFR:3 ball=AFR:4:away clock=1:31 condition=4/4/2-4/4/2 skills=tackle+stopper+crossing:none turn=5,open,BLC,away,CE>AFR,45,2-3,away,+0,none,none-none next=turn.5,first-action.away,action.home.1',
      right: ['play tackle'],
      sees: ['fuba-skill-played', 'fuba-points-paid'],
    },
    { right: ['press'], odds: 'win', dice: [[2, 6]], sees: ['fuba-pressing-won'] },
  ],
} satisfies Lesson;

import type { Clue } from '../../../../types.ts'

export const firstClues: Clue[] = [
  {
    skills: ['math.1.halves-fourths', 'math.2.equal-shares'],
    ask: "Mateo's round chart of turtles has 2 equal parts. One part turns left, the other turns right. Name one part.",
    answer: 'a half',
    tells: 'Half of them turn left, and half turn right. So we have to lead them from both sides.',
  },
  {
    skills: ['math.1.measure-with-units'],
    ask: 'A turtle stretches up two hands. Our hint must be three hands higher. How high must it be?',
    answer: '5',
    sum: '2 + 3',
    tells: 'Five hands high. Then no turtle climbs over or sees the road.',
  },
  {
    skills: ['science.1.sort-by-body'],
    ask: 'A turtle lays six eggs here. Another lays four eggs there. How many eggs is that?',
    answer: '10',
    sum: '6 + 4',
    tells: 'Ten eggs, all across the road. That is why turtles set out, fast cars or not.',
  },
]

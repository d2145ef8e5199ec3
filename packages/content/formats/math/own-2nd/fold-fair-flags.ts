import type { Format } from '../../../types.ts'

export const foldFairFlags: Format = {
  id: 'math.fold-fair-flags',
  subject: 'math',
  title: 'Fold Fair Flags',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.equal-shares'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Listen for the flag that {hero} needs. Fold a strip into equal shares. Write the name on each. Choose how many to color, one or more.',
      earned: true,
      inShort: {
        you: 'Call halves, thirds or fourths.',
        child: 'Folds a strip into those equal shares, opens it and labels each. Colors some and names them.',
      },
      round:
        'Your child says {answer}. You call thirds. Your child folds until no share peeps out. Each is labeled third. Two get color: two thirds.',
      steps: [
        'Get out paper and crayons. Fold the sheet longways twice and tear along the folds: four equal strips.',
        'Wrong? Fold it, too.',
      ],
      further:
        'Your child folds two paper squares in two ways: straight, and corner to corner. Call halves or fourths.',
      say: 'Fold it shut. Does one share peep out?',
    },
    {
      title: 'Dough for Guests',
      child:
        'Roll a bar of dough for guests at {place}. Press it into equal shares. Choose whom the first share is for. Name one share.',
      earned: true,
      inShort: {
        you: 'Say how many guests come: two, three or four.',
        child: 'Presses the bar into an equal share for each guest. Lays them side by side, evens them and names one.',
      },
      round:
        'Your child says {answer}. Three guests come: your child presses two lines. One share is longer, so a bit moves over. Each is a third.',
      steps: [
        'Get out playdough and popsicle sticks. Shape a bar as long as a hand. One stick presses the lines.',
        'Shape one bar again each time. Wrong? Press it in dough, too.',
      ],
      further: 'Shape a square for two or four guests. Press it straight or from corner to corner.',
      say: 'My guests look closely. Are all shares the same?',
      materials: [
        { name: 'playdough', quantity: 'a handful', core: true },
        { name: 'popsicle sticks', quantity: '1', core: true, substitute: 'the edge of a card' },
      ],
    },
  ],
  safety: [],
}

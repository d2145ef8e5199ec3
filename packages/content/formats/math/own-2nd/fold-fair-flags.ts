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
    { name: 'dice', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Roll to see which flag {hero} needs. Fold a strip into equal shares. Write the name on each. Choose how many to color, one or more.',
      inShort: {
        you: 'Ask a question. Then your child rolls: 1 or 2 is halves, 3 or 4 thirds, 5 or 6 fourths.',
        child:
          'Answers. Folds a strip into so many equal shares, opens it and writes the name on each. Colors one share or more and names the colored part.',
      },
      round:
        'Your child says {answer} and rolls a 4: thirds. Your child folds the strip over twice, moves the folds until no share peeps out, and opens it. Two thirds get color.',
      steps: [
        'Get out paper, crayons and dice, of which one is enough. Fold the sheet longways twice and tear along the folds: four strips of one size.',
        'Lay the strips under each other: more shares are smaller shares. A wrong answer is folded or drawn together.',
      ],
      further: 'Tear four squares instead and fold shares in two ways, such as straight and from corner to corner.',
      say: 'Fold it shut. Does one share peep out?',
    },
    {
      title: 'Dough for Guests',
      child:
        'Roll a bar of dough for guests at {place}. Press it into equal shares. Choose whom the first share is for. Name one share.',
      inShort: {
        you: 'Ask a question. Then tell how many guests come: three, two, four. After that your child decides.',
        child:
          'Answers. Presses the bar into one equal share for each guest and lays the shares side by side. Mends what is longer and names one share.',
      },
      round:
        'Your child says {answer}. Three guests come. Your child presses two lines. Side by side, one share is longer, so a bit moves over. Now each is a third.',
      steps: [
        'Get out playdough and popsicle sticks. One stick is enough, for pressing. Shape a bar as long as a hand.',
        'Then the shares become one bar again. Ask: will a share be bigger or smaller than the last time? Press a wrong answer out in dough together.',
      ],
      further: 'Use a flat square: press it straight or from corner to corner.',
      say: 'My guests look closely. Are all shares the same?',
      materials: [
        { name: 'playdough', quantity: 'a handful', core: true },
        { name: 'popsicle sticks', quantity: '1', core: true, substitute: 'the edge of a card' },
      ],
    },
  ],
  safety: [],
}

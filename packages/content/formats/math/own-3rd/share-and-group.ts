import type { Format } from '../../../types.ts'

export const shareAndGroup: Format = {
  id: 'math.share-and-group',
  subject: 'math',
  title: 'Share and Group',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'c',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.divide'],
  materials: [
    { name: 'dry beans', quantity: '24', core: true },
    { name: 'playing cards', quantity: '5', core: true },
    { name: 'coins', quantity: '1', core: true, substitute: 'a button with one side marked' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Beans by Coin Toss',
      child:
        'Fill groups or share one by one for {hero}, as the coin tells you. Say which times fact proves it. Tell what was known: how many groups, or how many in each. Pick the next card.',
      inShort: {
        you: 'Ask a question. After the answer, turn over a card and toss the coin. Heads: share among so many. Tails: make groups of so many.',
        child:
          'Answers with a times fact. Then shares or groups all 24 beans as card and coin say, until none is left. Says it as a division and as a times fact.',
      },
      round:
        'Your child says {answer} and the times fact. You turn over an 8 and toss tails. Your child makes groups of 8: there are 3. 24 divided by 8 is 3, as 3 times 8 is 24.',
      steps: [
        'Get out dry beans, playing cards and coins. Count 24 beans. Lay a 2, a 3, a 4, a 6 and an 8 face down.',
        'If one pile looks larger than another, count and share again. For a wrong answer, ask together: how many times does it fit?',
      ],
      further:
        'Then hide one number of the division under a thumb, such as the 6 of 24 ÷ 6 = 4. Your child says which it is, and the other facts of the family.',
      say: 'Same beans again. Do we know how many groups, or how many in each?',
    },
    {
      title: 'Thumb on the Triangle',
      child:
        'Write the two numbers that {hero} knows at corners of a triangle. Put your thumb on the corner that is missing. Find it with a times fact. Choose the next corner to hide.',
      inShort: {
        you: 'Ask a question. Once it is solved, cover another corner with your own thumb and ask what is under it, and why.',
        child:
          'Draws a triangle. On top stands what is divided, at the left how many groups, at the right how many in each. Finds the missing corner with a times fact and answers.',
      },
      round:
        'Your child writes two numbers, holds a thumb where the third one belongs, thinks of a times fact and says {answer}. You hide another corner, and your child tells which fact of the family finds it.',
      steps: [
        'Get out paper and pencils. Every question gets a new triangle, such as 42 on top, 6 left, 7 right. For a question about facts, write all three and read the facts off.',
        'Left corner missing: we make groups. Right corner missing: we share. Left times right is always the top. For a wrong number, draw the groups as rows of dots together.',
      ],
      say: 'Who is hiding under this thumb?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}

import type { Format } from '../../../types.ts'

export const spoonScouts: Format = {
  id: 'math.spoon-scouts',
  subject: 'math',
  title: 'Spoon Scouts',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.measure-with-units'],
  materials: [{ name: 'spoons', quantity: '6 small ones, of one size', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Guess, Lay, Count',
      child:
        'Scout for things to measure at {place}. Choose one and guess its length in spoons. Lay the spoons so that they touch. Count and tell {hero}.',
      inShort: {
        you: 'Ask a question. Then say where to scout: the floor, a table, the bed, the sofa.',
        child:
          'Answers and chooses a thing. Guesses, lays spoons from edge to edge, and moves the first ones on if six are too few. Says how many units long it is.',
      },
      round:
        'Your child says {answer} and chooses a pillow. The guess is 5. The spoons touch from edge to edge: 4. Your child says: the pillow is 4 spoons long.',
      steps: [
        'Get out the spoons. Check that they are equally long.',
        'A last spoon counts if at least half of it fits. Lay a wrong answer together.',
      ],
      further: 'From now on, ask how many spoons longer it is than the thing before.',
      say: 'What do you think: more than four?',
      success: 'The spoons touch, and the number has its unit.',
    },
    {
      title: 'Spot My Gap',
      child:
        'Watch me measure for {friend}, as I make one mistake. Find the gap, the overlap or the wrong start. Choose the next thing to measure. Mend the row and count.',
      inShort: {
        you: 'Ask a question. Lay spoons along a thing, with one mistake: a gap, an overlap, or a start past the edge.',
        child:
          'Answers. Says what is wrong and whether the number gets too big or too small. Mends the row and counts the units again.',
      },
      round:
        'Your child says {answer}. You lay 3 spoons along a chair, with a gap. Too small, says your child, and pushes them together. Now 4 fit: 4 spoons long.',
      steps: [
        'Get out the spoons. Choose things of two to six spoons: a chair, a tray, a shelf.',
        'Mend a wrong answer in the same way, with spoons.',
      ],
      further: 'From now on, measure two things and ask how many spoons longer one is.',
      say: 'I am a sleepy measurer. What did I do?',
    },
  ],
  safety: [],
}

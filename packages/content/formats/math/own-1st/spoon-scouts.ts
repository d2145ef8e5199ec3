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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Guess, Lay, Count',
      child:
        'Scout for things to measure at {place}. Choose one and guess its length in spoons. Lay the spoons so that they touch. Count and tell {hero}.',
      earned: true,
      inShort: {
        you: 'Name a place: the floor, a table, the bed, the sofa.',
        child:
          'Chooses something there, up to an arm long. Guesses its length. Lays touching spoons from edge to edge and counts them.',
      },
      round:
        'Your child says {answer} and chooses a pillow. The guess is 5. Touching spoons reach from edge to edge: it is 4 spoons long.',
      steps: ['Get out the spoons.'],
      further: 'Ask: how many spoons longer or shorter is it than the last?',
      say: 'What do you think: more than four?',
      success: 'The spoons touch, and the number has its unit.',
    },
    {
      title: 'Spot My Gap',
      modality: 'visual',
      child:
        'Choose a thing that I measure for {friend}. Find the gap, the overlap or the wrong start. Tell if my number is too big or too small. Mend the row and count.',
      earned: true,
      inShort: {
        you: 'Measure the chosen thing with one mistake: a gap, an overlap, a wrong start.',
        child:
          'Chooses a thing. Finds your mistake. Tells if your number is too big or too small. Mends the row and counts.',
      },
      round:
        'Your child says {answer} and chooses a chair. You lay 3 spoons with a gap. Too small! Your child closes the gap: now 4 fit.',
      steps: ['Get out the spoons. Choose what to measure across: a seat, a stool, a pillow or a doormat.'],
      further: 'Measure two things. Your child mends both and tells how many spoons longer one is.',
      say: 'I am a sleepy measurer. What did I do?',
    },
  ],
  safety: [],
}

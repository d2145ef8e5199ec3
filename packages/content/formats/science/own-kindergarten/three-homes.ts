import type { Format } from '../../../types.ts'

export const threeHomes: Format = {
  id: 'science.three-homes',
  subject: 'science',
  title: 'Three Animal Homes',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'make',
  layout: 'a',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['science.k.animal-homes'],
  materials: [
    { name: 'towel', quantity: '1', core: true },
    { name: 'pillow', quantity: '1', core: true },
    { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
    { name: 'socks', quantity: '3, rolled up', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a pond, a den and a nest at {place}. Find the home that fits each animal. Choose how far to throw. Win three {tokens} for {hero}.',
      inShort: {
        you: 'Name the sock animal: first a frog, then a robin, then a bear. Then ask a question.',
        child: 'Says which home fits the animal and why. Then answers the question and throws the animal home.',
      },
      round:
        'You say: frog! It needs water for its eggs: the pond. You ask question 1. Your child says {answer} and throws the frog home.',
      steps: [
        'Get out a towel, a pillow, a laundry basket and socks. Lay the towel flat: a pond. Lean the pillow on a chair: a den. The basket is a nest. Roll up three socks.',
        'The robin fits the nest, the bear the den. Work out a wrong answer together.',
      ],
      further: 'Ask at each home: could a fish move in? What would it miss?',
      say: 'This animal is looking for a home. Where can it live?',
      success: 'Your child finds a fitting home and gives a reason.',
    },
    {
      title: 'The Best Home',
      child:
        'Invent a home for an animal at {place}. Choose the animal: a bird, a fish or a fox. Build one part for each need. Win {tokens} for {friend}.',
      inShort: {
        you: 'Ask a question. Then name what the animal needs next: first to hide, then to rest, last to eat.',
        child:
          'Answers and picks the towel, the pillow or the basket. Builds with it and shows how it helps the animal.',
      },
      round:
        'Your child builds for a fox. You ask question 1. Your child says {answer}. It needs to hide: your child picks the pillow, and the fox slips under it.',
      steps: [
        'Get out a towel, a pillow, a laundry basket and socks. Roll up three socks: one is the animal, two are its food.',
        'Work out a wrong answer together.',
      ],
      further: 'Ask each time: could the other two animals move in? What would they miss?',
      say: 'Show me how this part helps your animal.',
      success: 'Your child shows which part of the home meets each need.',
    },
  ],
  safety: [],
}

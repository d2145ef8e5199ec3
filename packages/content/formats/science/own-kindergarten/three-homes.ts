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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a pond, a den and a nest at {place}. Find the home that fits each animal. Choose how far to throw. Win three {tokens} for {hero}.',
      earned: true,
      inShort: {
        you: 'Name the next sock animal: a frog, a robin, a bear.',
        child: 'Says which home fits the animal, and why. Throws the animal home.',
      },
      round:
        'Your child says {answer}. You say: frog! It needs water for its eggs, says your child, and throws it into the pond.',
      steps: [
        'Get out a towel, a pillow, a laundry basket and socks. Towel: pond. Pillow: den. Basket: nest. Roll up three socks.',
        'The robin keeps eggs safe in the nest. The bear sleeps in the den.',
      ],
      further: 'Ask: could this animal swap homes with a fish? What would each one miss?',
      say: 'This animal needs a home. Where can it live?',
      success: 'Your child finds a fitting home and gives a reason.',
    },
    {
      title: 'The Best Home',
      child:
        'Make a home for an animal at {place}. Choose the animal: a bird, a mole or a fox. Build one part for each need. Win {tokens} for {friend}.',
      earned: true,
      inShort: {
        you: 'Name a need: first to hide, then to rest, last to eat.',
        child: 'Picks the towel, the pillow or the basket. Builds with it and shows how it helps the animal.',
      },
      round:
        'Your child says {answer}. You say: the fox must hide! Your child leans the pillow on a chair, and the fox slips behind it.',
      steps: [
        'Get out a towel, a pillow, a laundry basket and socks. Roll up three socks: one animal and two bits of food.',
      ],
      further: 'Ask: could a fish live in this part, too? What would it miss?',
      say: 'Show me how this part helps your animal.',
      success: 'Your child shows which part of the home meets each need.',
    },
  ],
  safety: [],
}

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
    { name: 'socks', quantity: '6, rolled up', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build a pond, a den and a nest at {place}. Carry each sock animal home. Tell why the home fits. Choose to hop, fly or creep there. Two at home win {hero} one {token}.',
      inShort: {
        you: 'Say who each sock is.',
        child: 'Carries two sock animals home, says why and answers a question: one {token}.',
        end: 'Six animals are home.',
      },
      round:
        'You say: this sock is a fish. Your child hops it to the pond: it breathes in water. The robin flies to the nest. Question 1: your child says {answer}. One {token}!',
      steps: [
        'Get out a towel, a pillow, a laundry basket and socks. Lay the towel flat: a pond. Lean the pillow on a chair: a den. The basket is a nest up high.',
        'Next: fox and tadpole, then bear and owl. Ask of each: can it breathe, eat and be safe there? If not, move it.',
        'Den: fox, bear. Nest: robin, owl. Pond: fish, tadpole.',
      ],
      say: 'Who is this? Where can it breathe and be safe?',
      success: 'Your child puts each animal in a fitting home and gives a reason.',
    },
    {
      title: 'The Best Home',
      child:
        'Invent a home for a bird, a fish or a fox. Pick one and build it at {place}. Show where it rests and hides. Each need it meets wins {friend} one {token}.',
      inShort: {
        you: 'Ask about one need at a time.',
        child: 'Builds a home, shows how it meets the need and answers a question: one {token}.',
        end: 'The animal can hide, rest and eat.',
      },
      round:
        'Your child is building for a fox. Can it hide? The sock slips under the pillow: yes. Then comes question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out a towel, a pillow, a laundry basket and socks. One sock is the animal. A bird needs a high spot for eggs, a fish water, a fox a dark spot.',
        'Next: can it rest? Is its food near? (Bird: worms; fish: water bugs; fox: mice.) No? Build on.',
        'Would another animal fit here? Why not?',
      ],
      say: 'Show me the part that keeps it safe.',
      success: 'Your child names what the animal needs and shows the part of the home that gives it.',
    },
  ],
  safety: [],
}

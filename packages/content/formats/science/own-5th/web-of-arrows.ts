import type { Format } from '../../../types.ts'

export const webOfArrows: Format = {
  id: 'science.web-of-arrows',
  subject: 'science',
  title: 'Web of Arrows',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'a',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.food-webs'],
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw the food web of a meadow for {hero}. Answer to earn a cover. Choose who vanishes: a plant or an animal. Follow the arrows: who has more, who has less?',
      earned: true,
      inShort: {
        you: 'When one living thing is covered, ask: who has more now, who less?',
        child: 'Covers another living thing with a hand. Tells by the arrows who has more and who has less.',
      },
      round: 'Your child says {answer} and covers the mouse. More grass is left, and the hawk finds less food.',
      steps: [
        'Get out paper and pencils. Your child draws the web: mouse and grasshopper eat grass, the hawk eats both. Arrows go from food to eater.',
        'Hawk gone: more mice and grasshoppers, less grass. Grass gone: less food for all.',
      ],
      further: 'Find a good and a bad effect on one animal. (more grass, but more hunting)',
      say: 'Follow the arrow. Who gets the energy?',
      success: 'All arrows point to the eater, and two effects follow each change.',
    },
    {
      title: 'Pond in Trouble',
      child:
        'Draw a pond web for {friend} at {place}. Find out what happens when the tadpoles are gone. Choose whom to follow first: an eater or a plant.',
      inShort: {
        you: 'Cross out the tadpole. Ask a question, then: who has more now, who has less?',
        child: 'Answers. Gives one living thing a plus or a minus, and says why.',
      },
      round: 'Your child says {answer} and gives the algae a plus: with fewer eaters, more is left.',
      steps: [
        'Get out paper and pencils. Your child draws the web: snail and tadpole eat algae, fish eats tadpole, heron eats fish.',
        'Snail: plus. Fish and heron: minus.',
      ],
      further: 'Find a plus and a minus for the algae. (fewer tadpoles, but more snails)',
      say: 'The tadpoles are gone. Who has more to eat?',
      success: 'Each plus or minus follows an arrow.',
    },
  ],
  safety: [],
}

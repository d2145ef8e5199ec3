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
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw the food web of a meadow for {hero}. Answer to earn a cover. Choose who vanishes: a plant or an animal.',
      inShort: {
        you: 'Ask a question. When your child has covered a living thing, ask: who has more now, who has less?',
        child: 'Answers and covers one living thing with a hand. Tells by the arrows who has more and who has less.',
      },
      round: 'Your child says {answer} and covers the mouse. More grass is left, and the hawk finds less food.',
      steps: [
        'Get out paper and pencils. Your child writes in a ring: grass, grasshopper, mouse, robin, hawk. Read the meals. Your child draws arrows from food to eater: grasshopper and mouse eat grass; robin eats grasshopper; hawk eats mouse and robin.',
        'Each time something else is covered. Work out a wrong answer together.',
      ],
      further:
        'Last, cover the mouse and find a good and a bad effect on robins. (more grasshoppers to eat, but hawks hunt them more)',
      say: 'Follow the arrow. Who gets the energy?',
      success: 'All arrows point to the eater, and two effects follow each change.',
    },
    {
      title: 'Pond in Trouble',
      child:
        'Draw a pond web for {friend} at {place}. Find out what happens when the tadpoles are gone. Choose whom to follow first: an eater or a plant.',
      inShort: {
        you: 'Ask a question. Then ask: who has more now that the tadpoles are gone, who has less?',
        child: 'Answers and picks a living thing. Gives it a plus for more or a minus for less, and says why.',
      },
      round: 'Your child says {answer} and gives the algae a plus: with fewer eaters, more is left.',
      steps: [
        'Get out paper and pencils. Your child writes in a ring: algae, snail, tadpole, small fish, heron. Read the meals. Your child draws arrows from food to eater: snail and tadpole eat algae; small fish eats tadpole; heron eats small fish and tadpole. Cross out the tadpole.',
        'Small fish and heron get a minus, the snail a plus. Work out a wrong answer together.',
      ],
      further: 'Last, find a plus and a minus for one: the algae. (no tadpoles eat them, but more snails do)',
      say: 'Who has more to eat now?',
      success: 'Each plus or minus follows an arrow.',
    },
  ],
  safety: [],
}

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
    { name: 'crayons', quantity: '1 color', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child: 'Draw the food web of a meadow for {hero}. Answer to earn a cover. Choose who vanishes.',
      inShort: {
        you: 'Read a question. At each cover, ask: who has more now, who has less?',
        child:
          'A right answer earns a cover. Hides one living thing under a hand and tells two effects by its arrows: one {token}.',
        end: 'Three covers are explained.',
      },
      round:
        'Read question 1. Your child says {answer} and covers the mouse. Two effects: more clover is left, and the hawk finds less food. One {token}.',
      steps: [
        'Get out paper, pencils and crayons. Your child writes in a ring: grass, clover, grasshopper, mouse, robin, fox, hawk. Read the meals. Your child draws seven arrows from food to eater: grasshopper eats grass; mouse eats clover and grasshopper; robin eats grasshopper; fox eats mouse; hawk eats mouse and robin. Color the producers, grass and clover.',
        'Mend wrong answers first. At the last cover, ask for an effect two arrows away. (such as no grasshoppers: fewer robins, so less food for the hawk)',
      ],
      say: 'Follow the arrow. Who gets the energy?',
      success: 'All arrows point to the eater, and two effects follow each change.',
    },
    {
      title: 'Pond in Trouble',
      child: 'Draw a pond web for {friend} at {place}. Choose which arrow to follow first.',
      inShort: {
        you: 'Read a question. Then ask: whom does the loss of the tadpoles reach next?',
        child:
          'A right answer earns two signs: plus for more, minus for less. Gives a reason by the arrows for both: one {token}.',
        end: 'All six others have a sign.',
      },
      round:
        'The tadpoles are gone. Read question 1. Your child says {answer} and follows their arrows back to algae and pondweed. Both get a plus: fewer eaters, so more is left. One {token}.',
      steps: [
        'Get out paper, pencils and crayons. Your child writes in a ring: algae, pondweed, snail, tadpole, small fish, duck, heron. Read the meals. Your child draws eight arrows from food to eater: snail eats algae; tadpole eats algae and pondweed; small fish eats tadpole; duck eats pondweed and snail; heron eats small fish and tadpole. Cross out the tadpole with a crayon.',
        'Mend wrong answers first. Next come small fish and heron (minus), then snail and duck (plus).',
      ],
      say: 'Who has more to eat now?',
      success: 'Each plus or minus follows an arrow.',
    },
  ],
  safety: [],
}

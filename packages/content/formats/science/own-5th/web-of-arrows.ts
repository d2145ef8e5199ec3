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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Draw the food web of a meadow for {hero}. Add an arrow for every meal you hear, ten in all. Choose what to cover after the mouse. Each cover with two effects wins one {token}.',
      inShort: {
        you: 'Read the meals, then ask who gains or loses.',
        child: 'Covers one living thing, infers two effects and answers a question: one {token}.',
        end: 'Three covers are explained.',
      },
      round:
        'All ten arrows are drawn. Your child covers the mouse: more clover, less food for the hawk. Two effects! You read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Your child writes in a ring: grass, clover, rabbit, grasshopper, mouse, robin, fox, hawk.',
        'Arrows run from food to eater: rabbit eats grass and clover; grasshopper eats grass; mouse eats clover and grasshopper; robin eats grasshopper; fox eats rabbit and mouse; hawk eats mouse and robin.',
        'Color producers (grass, clover) and plant eaters (rabbit, grasshopper).',
        'Two more covers. Its food gains; its eaters lose.',
      ],
      say: 'Follow the arrow. Who gets the energy?',
      success: 'All ten arrows point to the eater, and your child infers two effects of one change.',
    },
    {
      title: 'Pond in Trouble',
      child:
        'Draw a pond food web for {friend} at {place}. Link seven living things and circle the busiest. Choose words or plus and minus signs for effects. Each effect that you trace wins one {token}.',
      inShort: {
        you: 'Read the meals, then ask: more or less?',
        child: 'Traces one effect along an arrow and answers a question: one {token}.',
        end: 'Every living thing has its sign.',
      },
      round:
        'The tadpoles are gone. Your child follows their arrow back to algae: fewer eaters, so more algae, a plus. Then question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out paper, pencils and crayons. Your child writes: algae, pondweed, snail, tadpole, small fish, duck, heron.',
        'Arrows run from food to eater: snail eats algae; tadpole eats algae and pondweed; small fish eats tadpole; duck eats pondweed and snail; heron eats small fish and tadpole. (eight; the tadpole has four)',
        'Trace two more, then sign the rest. (+: algae, pondweed, snail, duck; -: small fish, heron) Add bacteria, which break down remains from all.',
      ],
      say: 'This one has more to eat now. Who else feels that?',
      success: 'Eight arrows are right, and each plus or minus follows an arrow.',
    },
  ],
  safety: [],
}

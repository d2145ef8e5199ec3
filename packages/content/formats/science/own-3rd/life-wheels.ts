import type { Format } from '../../../types.ts'

export const lifeWheels: Format = {
  id: 'science.life-wheels',
  subject: 'science',
  title: 'Two Life Wheels',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.life-cycles'],
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'crayons', quantity: '5 colors', core: true, substitute: 'colored pencils' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Make two life wheels for {hero}: a butterfly and a hen. Link the stages with arrows. Choose colors that fit {place}. Circle the stages that only one has. Win three {tokens}.',
      inShort: {
        you: 'Check the order of the stages.',
        child: 'Draws a wheel or finds the difference, and answers a question: one {token}.',
        end: 'Both wheels turn and are compared.',
      },
      round:
        'Your child draws egg, larva, pupa and adult butterfly, with arrows back to the egg. Read question 1 aloud. Your child says {answer}: one {token} for the wheel.',
      steps: [
        'Get out paper, crayons and pencils. Draw two large circles, four marks on one and three on the other.',
        'Next comes the hen: egg, chick, adult. The arrow from the adult goes back to the egg, since adults lay eggs.',
        'Write: Both have ... (egg, adult) Only the butterfly has ... (larva, pupa) Cover one: what comes before?',
      ],
      say: 'Where does the arrow go after the adult? Why is it a circle?',
      success: 'Both wheels are in order, and your child names the larva and pupa as what the hen does not have.',
    },
    {
      title: 'Mixed-Up Stages',
      child:
        'Order the mixed-up stages for {friend} at {place}. Find two stages that match. Pick one card to hide, and test your grown-up. Each row and the match win one {token}.',
      inShort: {
        you: 'Mix the cards.',
        child: 'Orders a row or compares both, tells what changes and answers a question: one {token}.',
        end: 'Both rows lie in order and compared.',
      },
      round:
        'You mix the frog cards. Your child lays eggs, tadpole, tadpole with legs, adult, and tells what changed. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out paper, crayons and pencils. Tear two sheets into eight cards. Your child draws four for a frog: eggs in water, tadpole, tadpole with legs, adult. Then four for a bean: seed, seedling, plant with blooms, pods.',
        'Mix and order the bean cards.',
        'Which stages match? (egg and seed; adult and plant with pods) What differs? (such as: only the tadpole swims)',
      ],
      say: 'What can it do at this stage that it could not do before?',
      success: 'Both rows are in order, and your child compares them with one match and one difference.',
    },
  ],
  safety: [],
}

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
    { name: 'paper', quantity: '2 sheets', core: true },
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
        'Draw two life wheels for {hero}: a butterfly and a hen. Name the stage that a hand hides. Choose colors that fit {place}.',
      inShort: {
        you: 'Read a question. When a wheel is drawn, cover one stage while your child looks away.',
        child:
          'Answers, draws a wheel, names the hidden stage and the next one: one {token}. Last, compares both wheels for one more.',
        end: 'Two wheels are drawn and compared.',
      },
      round:
        'Read question 1. Your child says {answer}, draws egg, larva, pupa and adult butterfly with arrows and looks away. You cover one stage. It is the pupa, next comes the adult! One {token}.',
      steps: [
        'Get out paper, crayons and pencils. Draw a large circle on each sheet, one with four marks and one with three. Small, quick drawings are enough.',
        'Mend wrong answers first. The hen comes second: egg, chick, adult. After question 3, ask: what do both have? (egg, adult) Which stages has only the butterfly? (larva, pupa)',
      ],
      say: 'Where does the arrow go after the adult? Why is it a circle?',
      success: 'Both wheels are in order and the difference is named.',
    },
    {
      title: 'Mixed-Up Stages',
      child: 'Answer a question to peek at two cards. Choose well! Turn up a whole life in order for {friend}.',
      inShort: {
        you: 'Mix four cards face down and read a question.',
        child:
          'Peeks at two after a right answer. Turns all up in the order of life and tells what changes: one {token}.',
        end: 'Both rows are compared for the last {token}.',
      },
      round:
        'Mix the frog cards and read question 1. Your child says {answer}, peeks at two and turns up: eggs, adult. Too soon! The adult is turned back. At last all lie in order: one {token}.',
      steps: [
        'Get out paper and pencils. Tear two sheets into four cards each. Your child sketches a frog on four: eggs, tadpole, tadpole with legs, adult. You sketch a bean plant on the others: seed, seedling, blooms, pods.',
        'No peek after a wrong answer. After question 3, ask: Which stages match? (eggs and seed, adult and pods) What differs? (only the tadpole swims)',
      ],
      say: 'What can it do now that it could not before?',
      success: 'Both rows are in order; a match and a difference are named.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}

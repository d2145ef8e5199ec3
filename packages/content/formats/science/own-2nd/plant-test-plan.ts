import type { Format } from '../../../types.ts'

export const plantTestPlan: Format = {
  id: 'science.plant-test-plan',
  subject: 'science',
  title: 'Plant Test Plan',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '2nd', to: '2nd' },
  skills: ['science.2.plant-test'],
  materials: [
    { name: 'cups', quantity: '2', core: true },
    { name: 'dry beans', quantity: '4', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'books', quantity: '3', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Plan a plant test for {hero} at {place}. Choose the one thing to change. Show it with two test pots. Fill in the plan and win three {tokens}.',
      inShort: {
        you: 'Ask a question. Then ask for the next line: Change, Same, last Measure.',
        child: 'Wins the pencil for a right answer, writes the next line and shows it with the pots: one {token}.',
        end: 'All three lines are filled in.',
      },
      round:
        'The plan tests light. You ask question 1. Your child says {answer}, writes light under Change and builds a dark box around one pot: one {token}.',
      steps: [
        'Get out cups, dry beans, paper, pencils and books. Put two beans in each of the cups: two pots. Your child chooses to test light or water. Write that, then Change, Same, Measure. Books can make a dark box.',
        'Same: three things, such as soil, pot, kind of bean. Measure: for water the height; for light how green (a bean in the dark grows tall, but pale). After a wrong answer, your child tells and you write.',
        'Nothing grows today. If you like, plant the beans for real: soil, water, look on day 7.',
      ],
      say: 'If both pots differ in two ways, how would we know which one did it?',
      success: 'The plan changes one thing, keeps three the same and measures one.',
    },
    {
      title: 'Mend the Plan',
      child:
        'Test three plant plans that {friend} made at {place}. Build each plan with two cups. Point to everything that is not the same. Choose how to mend a bad plan.',
      inShort: {
        you: 'Read a plan. After the verdict, ask a question.',
        child:
          'Builds it, points to all that differs and says fair or not. A right answer earns the pencil to mend or sign it: one {token}.',
        end: 'Three plans are fair and signed.',
      },
      round:
        'You read plan one. Your child builds it: light and water differ, not fair! Question 1: your child says {answer} and writes: same water. One {token}.',
      steps: [
        'Get out cups, dry beans, paper, pencils and books. Put two beans in each of the cups: pots A and B. Books around a pot make it dark. Write on slips: light, light, light, water, water, soil, sand.',
        'Plan one: A gets light and water, B is dark and dry. Plan two: both get light and water, A has soil, B sand. (fair) Plan three: A has one bean and one light, B three beans and two lights. (not fair)',
        'After a wrong answer, your child tells and you write. If you like, plant plan two for real: water it, look on day 7.',
      ],
      say: 'How many things are different between these two pots?',
      success: 'Your child mends each plan so that only one thing changes.',
      materials: [
        { name: 'cups', quantity: '2', core: true },
        { name: 'dry beans', quantity: '4', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'books', quantity: '3', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small hard beans',
      adultNote: 'Stay close and count the beans back in, away from mouths and noses.',
    },
  ],
}

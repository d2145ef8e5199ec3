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
        'Plan a plant test for {hero} at {place}. Choose the one thing to change: light or water. Show it with two test pots. Fill in the plan and win three {tokens}.',
      inShort: {
        you: 'Ask a question. Then ask for the next line: Change, Same, Measure.',
        child: 'Wins the pencil for a right answer, shows the line with the pots and writes one word: one {token}.',
        end: 'All three lines are filled in.',
      },
      round:
        'The plan tests light. You ask question 1. Your child says {answer}, moves one pot to a dark spot and writes light after Change: one {token}.',
      steps: [
        'Get out cups, paper and pencils. Two cups are the pots. Write on a sheet: Change, Same, Measure. Your child chooses to test light or water.',
        'Same: tell three things, such as soil, pot and bean. Measure: how green for light, how tall for water. After a wrong answer, you write.',
      ],
      say: 'What is the only thing that may differ?',
      success: 'The plan changes one thing, keeps three the same and measures one.',
    },
    {
      title: 'Mend the Plan',
      child:
        'Test three plant plans that {friend} made at {place}. Lift one finger for each thing that differs. Tell if the plan is fair. Choose how to mend a bad one.',
      inShort: {
        you: 'Read a plan for pots A and B. Then ask a question.',
        child:
          'Lifts a finger for each thing that differs: one is fair, more are not. After a right answer, mends the plan: one {token}.',
        end: 'All three plans are fair.',
      },
      round:
        'You read plan one. Light and water differ: two fingers, not fair! You ask question 1. Your child says {answer} and waters both pots, in play: one {token}.',
      steps: [
        'Get out cups. Two are pots A and B.',
        'Plan one: A has light and water, B has none. Plan two: A has soil, B sand, all else is alike. (fair) Plan three: A has one bean and sun, B three beans and shade. Mend a wrong answer first.',
      ],
      say: 'How many things differ between these two pots?',
      success: 'Your child mends each plan so that only one thing changes.',
      materials: [{ name: 'cups', quantity: '2', core: true }],
    },
  ],
  safety: [],
}

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
        you: 'Ask a question. Then ask for the next line of the plan: first Change, then Same, last Measure.',
        child: 'Answers. Shows with the two pots what that line means and writes one word.',
        end: 'Your child predicts what the plants will show, and why.',
      },
      round:
        'The plan tests light. You ask question 1. Your child says {answer}, moves one pot to a dark spot and writes light after Change.',
      steps: [
        'Get out cups, paper and pencils. Two cups are the pots. Write on the sheet: Change, Same, Measure. Your child chooses to test light or water.',
        'Same: tell three things, such as soil, pot and bean. Measure: how green for light, how tall for water. Work out a wrong answer together.',
      ],
      further:
        'Then tell a result: 9 inches with it, 4 without. How many more? (5, so it helps) And 9 and 9? (it does not matter)',
      say: 'What is the only thing that may differ?',
      success: 'The plan changes one thing, keeps three the same and measures one.',
    },
    {
      title: 'Mend the Plan',
      child:
        'Test three plant plans that {friend} made at {place}. Lift one finger for each thing that differs. Tell if the plan is fair. Choose how to mend a bad one.',
      inShort: {
        you: 'Read the next plan for pots A and B and ask if it is fair. Then ask a question.',
        child:
          'Lifts a finger for each thing that differs: more than one is not fair. Mends an unfair plan. Then answers the question.',
      },
      round:
        'You read plan one. Light and water differ: two fingers, not fair! Your child waters both pots, in play. You ask question 1. Your child says {answer}.',
      steps: [
        'Get out cups. Two are pots A and B.',
        'Plan one: A has light and water, B has none. Plan two: A has soil, B sand, all else is alike. (fair) Plan three: A has one bean and sun, B three beans and shade. Work out a wrong answer together.',
      ],
      further:
        'Once a plan is fair, tell its result: 8 and 2 inches, 7 and 7, 9 and 5. What does it show? (6 more, no difference, 4 more)',
      say: 'How many things differ between these two pots?',
      success: 'Your child mends each plan so that only one thing changes.',
      materials: [{ name: 'cups', quantity: '2', core: true }],
    },
  ],
  safety: [],
}

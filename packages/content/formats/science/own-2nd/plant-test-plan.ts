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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Plan a plant test for {hero} at {place}. Choose the one thing to change: light or water. Show it with two test pots. Fill in the plan and win three {tokens}.',
      earned: true,
      inShort: {
        you: 'Point to the next line of the plan.',
        child: 'Shows with the two pots what that line means and writes one word.',
        end: 'Ask: what will the plants show, and why?',
      },
      round:
        'Your child says {answer}. You point to Change. The plan tests light: your child moves one pot to a dark spot and writes light.',
      steps: [
        'Get out cups, paper and pencils. Two cups are the pots. Write Change, Same, Measure. Your child chooses to test light or water.',
        'Same: such as soil and bean. Measure: color for light, height for water.',
      ],
      further: 'Tell a result: 9 inches with it, 4 without. How many more? (5: it helps)',
      say: 'What is the only thing that may differ?',
      success: 'The plan changes one thing, keeps the rest the same and measures one.',
    },
    {
      title: 'Mend the Plan',
      child:
        'Test three plant plans that {friend} made at {place}. Lift one finger for each thing that differs. Tell if the plan is fair. Choose how to mend a bad one.',
      earned: true,
      inShort: {
        you: 'Tell what pots A and B get in the next plan.',
        child: 'Lifts a finger for each difference. More than one is not fair! Mends such a plan.',
      },
      round:
        'Your child says {answer}. You tell plan 1. Two fingers, not fair! Your child pretends to water both: now only the light differs.',
      steps: [
        'Get out cups. Two are pots A and B.',
        'Plan 1: A gets light and water, B neither. Plan 2: A new soil, B old. Plan 3: A a bean in light, B a rose in the dark.',
      ],
      further: 'Tell a result for the fair plan: 8 and 2 inches. How many more? (6)',
      say: 'How many things differ between these two pots?',
      success: 'Your child mends each plan so that only one thing changes.',
      materials: [{ name: 'cups', quantity: '2', core: true }],
      prepMinutes: 0,
    },
  ],
  safety: [],
}

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
    { name: 'paper', quantity: '2 sheets', core: true },
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
        'Plan a plant test for {hero} at {place}. Set up two test pots. Choose the one thing to change. Draw what you predict. Each part of the plan wins one {token}.',
      inShort: {
        you: 'Ask if there is only one change.',
        child: 'Fills in one part of the plan and answers a question: one {token}.',
        end: 'Change, same and measure are filled in.',
      },
      round:
        'Your child chooses light and writes it under Change. Books make a dark box around one pot. Then you ask question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out cups, dry beans, paper, pencils and books. Write on a sheet: Question, Change, Same, Measure. Question: does a bean plant need light? Or does it need water? Your child puts two beans in each of the cups as a model pot.',
        'Same: three things, such as soil, pot, beans.',
        'Measure after two weeks: how tall and how green it is. Is there only one change?',
      ],
      say: 'If both pots differ in two ways, how would we know which one did it?',
      success: 'The plan has a question, one change, three things kept the same and something to measure.',
    },
    {
      title: 'Mend the Plan',
      child:
        'Test three plant plans that {friend} made at {place}. Build each plan with two cups. Point to everything that is not the same. Pick one bad plan and write it better. Each right verdict wins one {token}.',
      inShort: {
        you: 'Read out the three plans.',
        child: 'Builds and judges a plan, then answers a question: one {token}.',
        end: 'Three plans are judged, one is mended.',
      },
      round:
        'You read plan one. Your child builds it: light and water differ. Not fair! Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out cups, dry beans, paper, pencils and books. Put two beans in each of the cups as two pots.',
        'Plan one: Pot A gets light and water. Pot B stands in the dark (books) without water.',
        'Plan two: Pot A gets one cup of water and good soil. Pot B gets one cup of water and sand. (fair: only the soil differs)',
        'Plan three: Pot A has one old plant. Pot B has three new ones and more light. (not fair: three changes) Then your child mends one.',
      ],
      say: 'How many things are different between these two pots?',
      success: 'Your child finds what differs in each plan and writes one in which only one thing changes.',
    },
  ],
  safety: [
    {
      hazard: 'small hard beans',
      adultNote: 'Stay close and count the beans back in, away from mouths and noses.',
    },
  ],
}

import type { Format } from '../../../types.ts'

export const hideAndHunt: Format = {
  id: 'science.hide-and-hunt',
  subject: 'science',
  title: 'Hide and Hunt',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['science.3.adaptations'],
  materials: [
    { name: 'newspapers', quantity: '1 page', core: true, substitute: 'a flyer or a printed bag' },
    { name: 'paper', quantity: '2 sheets, white', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'kitchen timer', quantity: '1', core: true, substitute: 'counting slowly' },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Test how camouflage helps a moth at {place}. Hunt for ten seconds, then count what is left. Explain the result to {hero}. Choose how high above the page you hunt. Each count wins one {token}.',
      inShort: {
        you: 'Scatter the moths and call stop.',
        child: 'Hunts for ten seconds, counts what is left and answers a question: one {token}.',
        end: 'Three hunts are counted and explained.',
      },
      round:
        'Your child looks away while you scatter. Ten seconds, one hand, one moth at a time! Write how many of each are left. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out newspapers, paper, pencils and a kitchen timer. Tear ten thumb-sized moths from printed page edges and ten from a white sheet. Lay a printed page flat.',
        'Put all back before each hunt.',
        'More printed moths should be left. Say: The print helps the moth survive here, because ... (it is hard to see)',
      ],
      say: 'Your hunter was quick. Which moths did you see first, and why?',
      success: 'Your child uses the counts to explain that a matching color makes a moth hard to find.',
    },
    {
      title: 'When Snow Falls',
      child:
        'Predict which moths win when it snows at {place}. Hunt on print, then on white ground. Pick a part or a behavior to save the others. Both hunts and the reason win {friend} one {token} each.',
      inShort: {
        you: 'Scatter the moths and call stop.',
        child: 'Hunts or tells the reason, then answers a question: one {token}.',
        end: 'Two hunts are compared and explained.',
      },
      round:
        'On print, your child hunts for ten seconds, one moth at a time, and records what is left. Now read question 1. Your child says {answer}: one {token}.',
      steps: [
        'Get out newspapers, paper, pencils and a kitchen timer. Tear ten thumb-sized moths from print and ten from half of the white sheet. Your child looks away while you scatter all on a printed page.',
        'Hunt two: the other half of the sheet is snow. Predict, hunt and record. (more white ones left)',
        'Reason: the same color helped in one place only. What could save the others? (such as hiding in bark)',
      ],
      say: 'Same moth, new ground. Is its color still a help?',
      success: 'Your child compares both hunts and explains that a trait helps only where it fits the habitat.',
    },
  ],
  safety: [],
}

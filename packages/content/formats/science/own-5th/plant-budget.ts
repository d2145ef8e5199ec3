import type { Format } from '../../../types.ts'

export const plantBudget: Format = {
  id: 'science.plant-budget',
  subject: 'science',
  title: 'The Plant Budget',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'd',
  grades: { from: '5th', to: '5th' },
  skills: ['science.5.plant-food'],
  materials: [
    { name: 'buttons', quantity: '2, as carbon', core: true, substitute: 'coins or dry beans' },
    { name: 'dry beans', quantity: '6, as oxygen', core: true },
    { name: 'pasta', quantity: '4 pieces, as hydrogen', core: true },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build sugar the way a plant does. Count what goes in and what comes out. Choose how to lay out the two sides. Argue to {hero} at {place} that no soil was eaten. Win three {tokens}.',
      inShort: {
        you: 'Ask where each part comes from.',
        child: 'Builds one side or argues from the count, and answers a question: one {token}.',
        end: 'Claim, evidence and reason are told.',
      },
      round:
        'Your child builds the In side: two carbon dioxides, one button and two beans each; two waters, one bean and two pieces of pasta each. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out buttons, dry beans, pasta, paper and pencils. Fold a sheet: In and Out. A button is carbon, a bean oxygen, a piece of pasta hydrogen.',
        'Light rebuilds them. Out: a sugar part is one button, one bean, two pieces of pasta. Make two. Left over: two pairs of oxygen.',
        'Claim: sugar is built from air and water. Evidence: both sides have 2 buttons, 6 beans, 4 pieces of pasta. Reason: no part came from soil.',
      ],
      say: 'Point to a carbon in the sugar. Where was it before?',
      success: 'Both sides have the same parts, and your child argues that sugar is built from air and water.',
    },
    {
      title: 'The Weighed Plant',
      child:
        'Check the records of {friend}, who weighed a plant. Lay out beans for the gain and pasta for the loss. Choose to write or say your claim. Each part wins one {token} for {place}.',
      inShort: {
        you: 'Read the records and object once.',
        child: 'Lays out, claims or meets the objection, and answers a question: one {token}.',
        end: 'The claim has met the objection.',
      },
      round:
        'You read the records. Your child lays six beans for the 60 grams gained and one piece of pasta for the gram lost. Question 1: your child says {answer}. One {token}.',
      steps: [
        'Get out buttons, dry beans, pasta, paper and pencils. Made-up records: the plant went from 10 to 70 grams. Its soil went from 400 to 399 grams. A bean is 10 grams, a piece of pasta 1.',
        'Could that gram make the 60? (no) What else went in? (water and carbon dioxide from air) Mark each with a button. Claim and evidence follow.',
        'Object: What about fertilizer? (a few minerals, far less than 60 grams)',
      ],
      say: 'Sixty grams came from somewhere. Show me on the table where it did not come from.',
      success: 'The claim says that the plant grew mainly from air and water, with 60 and 1 gram as evidence.',
    },
  ],
  safety: [
    {
      hazard: 'small parts',
      adultNote: 'Stay close, keep small parts out of mouths and count them back in.',
    },
  ],
}

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
    { name: 'buttons', quantity: '1', core: true, substitute: 'a coin' },
    { name: 'dry beans', quantity: '3', core: true },
    { name: 'pasta', quantity: '2 pieces', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Build sugar the way a plant does. Count what goes in and out. Choose how to prove it to {hero}: point or tell.',
      inShort: {
        you: 'Ask a question. Then call the next step: first build what goes in, then what comes out, last argue.',
        child: 'Answers and does the step with the parts. Counts them each time. Last, argues from the counts.',
      },
      round:
        'Your child says {answer} and builds what goes in: carbon dioxide from the button and two beans, water from a bean and two pieces of pasta.',
      steps: [
        'Get out buttons, dry beans and pasta. A button is carbon, three beans are oxygen, two pieces of pasta are hydrogen.',
        'What comes out: light rebuilds the parts as sugar, from the button, one bean and the pasta. Two beans are left, the oxygen we breathe. Argue: sugar comes from air and water, as both counts match. Work out a wrong answer together.',
      ],
      further:
        'Then tell: a plant gains 90 grams. Dried, 20 are left, and the soil lost 1. How many were water? Where are the rest from? (70; mostly air)',
      say: 'What is a plant built from?',
      success: 'Both sides match, and your child argues from that.',
    },
    {
      title: 'The Weighed Plant',
      child:
        'Check the records of {friend}, who weighed a plant. Lay out gain and loss. Make a claim. Choose to argue calmly or loudly.',
      inShort: {
        you: 'Ask a question. Then call the next step: first the records, then the claim, last the objection.',
        child: 'Answers, then does the step: lays out the records, makes a claim or meets your objection.',
      },
      round:
        'Your child says {answer}. You call: the records! Six beans show the 60 grams gained, one piece of pasta the gram of soil lost.',
      steps: [
        'Get out dry beans and pasta. Tell made-up records: the plant grew from 10 grams to 70, its soil shrank from 400 to 399. A bean is 10 grams, a piece of pasta 1.',
        'Claim: could that gram make the 60? (no, water and air did) Objection: what about fertilizer? (far too little) Work out a wrong answer together.',
      ],
      further:
        'At the objection, add: dried, only 12 of the 60 grams are left. How many were water, and how many of the 12 cannot be soil? (48, 11)',
      say: 'Sixty grams came from somewhere. From where?',
      success: 'The claim names air and water, with both weights as evidence.',
      materials: [
        { name: 'dry beans', quantity: '6', core: true },
        { name: 'pasta', quantity: '1 piece', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'small parts', adultNote: 'Stay close, keep small parts out of mouths and count them back in.' }],
}

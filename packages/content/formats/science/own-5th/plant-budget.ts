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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child: 'Build sugar the way a plant does. Count what goes in and out. Choose how to prove it to {hero}.',
      inShort: {
        you: 'Read a question. Ask where a part comes from.',
        child:
          'A right answer opens a step: build In, rebuild it as Out, argue from the count. Each step wins one {token}.',
        end: 'Claim, evidence and reason are told.',
      },
      round:
        'Read question 1. Your child says {answer} and builds In: two carbon dioxides of a button and two beans each, two waters of a bean and two pasta pieces each. One {token}.',
      steps: [
        'Get out buttons, dry beans, pasta, paper and pencils. Lay out two buttons (carbon), six beans (oxygen) and four pasta pieces (hydrogen). Write In and Out on a sheet.',
        'Mend wrong answers first. Out: light rebuilds all into two sugar parts of a button, a bean and two pasta pieces each. Four beans are left over.',
        'Claim: sugar is built from air and water. Evidence: both counts are 2, 6 and 4. Reason: no part came from soil.',
      ],
      say: 'Point to a carbon in the sugar. Where was it before?',
      success: 'Both sides match, and your child argues from that.',
    },
    {
      title: 'The Weighed Plant',
      child:
        'Check the records of {friend}, who weighed a plant. Lay out gain and loss. Choose to write or say your claim.',
      inShort: {
        you: 'Read a question before each step. Last, object: what about fertilizer?',
        child:
          'Lays out the records, makes a claim, then meets your objection. Each step after a right answer wins one {token}.',
        end: 'The claim has met the objection.',
      },
      round:
        'Read question 1. Your child says {answer} and works out the records: six beans for the 60 grams gained, one piece of pasta for the gram of soil lost. One {token}.',
      steps: [
        'Get out buttons, dry beans, pasta, paper and pencils. Write made-up records: plant first 10 grams, later 70; soil first 400 grams, later 399. A bean is 10 grams, a piece of pasta 1.',
        'Mend wrong answers first. Claim: could that gram make the 60? (no) What else went in? Your child lays a button for each. (water, carbon dioxide from air)',
        'Fertilizer brings a few minerals, far less than 60 grams.',
      ],
      say: 'Sixty grams came from somewhere. Show me where not.',
      success: 'The claim names air and water, with both weights as evidence.',
      materials: [
        { name: 'buttons', quantity: '2', core: true, substitute: 'coins or dry beans' },
        { name: 'dry beans', quantity: '6', core: true },
        { name: 'pasta', quantity: '1 piece', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small parts',
      adultNote: 'Stay close, keep small parts out of mouths and count them back in.',
    },
  ],
}

import type { Format } from '../../../types.ts'

export const madeToOrder: Format = {
  id: 'art.made-to-order',
  subject: 'art',
  title: 'Made to Order',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'draw',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '6 colors', core: true, substitute: 'colored pencils' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Try each art idea in a small box. Show or say your answer: one {token}. Draw the sign that {hero} needs for {place}. Use your two best tries. Choose bold colors or quiet ones.',
      inShort: {
        you: 'As the customer, read one question for each box.',
        child: 'Makes a quick try in the box and shows or says the answer.',
        end: 'Your child draws two tries as one large sign.',
      },
      round:
        'You read question 1 as an order. Your child makes a quick try in box 1 and shows or says {answer}. You nod.',
      steps: [
        'Get out paper, pencils and crayons. Fold one sheet in four boxes.',
        'Missed? Tell the answer and try the box again.',
      ],
      say: 'I am your customer. What will I notice first?',
    },
    {
      title: 'Travel Poster',
      child:
        'Make a travel poster for {place}. Answer a task to add one new part: one {token}. Draw {friend} somewhere in it. Color the best part last. Pick a poster for day or for night.',
      inShort: {
        you: 'Read a question for each new part.',
        child: 'Answers on a test sheet, then adds a part to the poster.',
        end: 'Your child colors the poster and adds a slogan.',
      },
      round:
        'On the test sheet your child shows or says {answer}. Then the first part of {place} is drawn on the poster.',
      steps: [
        'Get out paper, pencils and crayons. One sheet is for tests, one for the poster.',
        'Missed? Tell the answer.',
      ],
      say: 'What would make me want to travel there?',
    },
    {
      title: 'Art Map',
      child:
        'Draw a path through {place}. Put one answer at each stop. Add one {token} there. Make every stop look different. Tell {hero} the way. Use thick lines or thin lines.',
      inShort: {
        you: 'Read one question at each stop.',
        child: 'Answers, and draws or writes something of the answer at the stop.',
        end: 'Your child leads you along the map and colors the stops.',
      },
      round:
        'A finger walks to stop 1. You read question 1. Your child shows or says {answer} and draws something of it right there.',
      steps: [
        'Get out paper, pencils and crayons. Your child draws a path with one stop for each question.',
        'Missed? Tell the answer. Another good idea counts.',
      ],
      say: 'What did you want me to see here?',
    },
  ],
  safety: [],
}

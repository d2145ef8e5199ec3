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
        you: 'As the customer, ask one task for each box.',
        child: 'Answers with a try in a box: one {token}. Then makes a sign.',
        end: 'The sign shows two of the tries.',
      },
      round:
        'You read question 1 as an order. Your child makes a quick try in box 1 and shows or says {answer}. You nod: one {token} goes into its corner.',
      steps: [
        'Get out paper, pencils and crayons. Fold one sheet in four boxes.',
        'Missed? Tell the answer and try the box again.',
        'Your child draws two tries as one large sign. Look from afar.',
      ],
      say: 'I am your customer. What will I notice first?',
    },
    {
      title: 'Travel Poster',
      child:
        'Make a travel poster for {place}. Answer a task to add one new part: one {token}. Draw {friend} somewhere in it. Color the best part last. Pick a poster for day or for night.',
      inShort: {
        you: 'Ask a task for each new part.',
        child: 'Answers on a test sheet, then adds a part to the poster: one {token}.',
        end: 'The poster is full and colored.',
      },
      round:
        'Question 1 is asked. On the test sheet your child shows or says {answer}. Then the first part of {place} is drawn on the poster, with one {token} in it.',
      steps: [
        'Get out paper, pencils and crayons. One sheet is for tests, one for the poster.',
        'Missed? Tell the answer. That part is drawn last.',
        'Color comes last. Write down a slogan.',
      ],
      say: 'What would make me want to travel there?',
    },
    {
      title: 'Art Map',
      child:
        'Draw a path through {place}. Put one answer at each stop. Add one {token} there. Make every stop look different. Tell {hero} the way. Use thick lines or thin lines.',
      inShort: {
        you: 'Ask one task at each stop.',
        child: 'Draws or writes something of the answer at the stop: one {token}.',
        end: 'Your child leads you along the whole map.',
      },
      round:
        'A finger walks to stop 1. You read question 1. Your child shows or says {answer}, draws something of it right there and adds one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Your child draws a path with one stop for each question.',
        'Missed? Tell the answer and come back to that stop. Another good idea counts.',
        'Color each stop in its own way.',
      ],
      say: 'What did you want me to see here?',
    },
  ],
  safety: [],
}

import type { Format } from '../../types.ts'

export const picturePanels: Format = {
  id: 'reading.picture-panels',
  subject: 'reading',
  title: 'Picture Panels',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'draw',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '3 colors', core: false, substitute: 'colored pencils' },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Read a question. When its box is full, stand far off as {friend} and say what you see.',
        child: 'Draws the answer in its box or writes it large, and labels it. Holds it up for you.',
      },
      round:
        'Your child says {answer}, sketches it in box 1 or writes it large, and adds a label. From across the room you say what you see.',
      child:
        'Draw the answers for {friend}, far off at {place}. Choose a picture or big letters for each box. Color one thing that proves you are right. Label each box to win one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet twice: one box for each question.',
        'Wrong? Read the question again: what must we see?',
        'Quick lines will do.',
      ],
      say: '{friend} is too far off to hear us but can see. What goes in this box?',
    },
    {
      inShort: {
        you: 'Read a question for each stop. Be {hero}: your finger walks as far as the path goes.',
        child: 'Writes or draws the answer at its stop and draws the path there.',
        end: 'Your child walks back from {place}, retelling the answers.',
      },
      round: 'Your child says {answer}, writes or draws it at stop 1 and draws the path there. Your finger walks up.',
      child:
        'Make a map of answers for {hero}. Draw or write one at each stop. Choose a straight path or a winding one. Win one {token} at each stop before {place}.',
      steps: [
        'Get out paper, pencils and crayons. Scatter one numbered stop for each question; {place} is at the far edge.',
        'Wrong? {hero} sits down while you read it again.',
      ],
      say: 'No answer, no path. {hero} can only walk as far as your map goes.',
    },
    {
      inShort: {
        you: 'Knock as a visitor and ask a question.',
        child: 'Picks a spot on the poster, answers there with a picture and one word, and points to it.',
        end: 'Ask again in another order. Your child points to the answers.',
      },
      round:
        'Knock, knock: a visitor asks question 1. Your child picks a spot, says {answer}, draws or writes it there and points. Now I see!',
      child:
        'Design a poster about the {things} at {place}. Choose a spot for each answer. Draw a picture and write or copy one word. Show {friend} where each {token} is.',
      steps: [
        'Get out paper, pencils and crayons. The sheet is the poster.',
        'Wrong? The visitor scratches one ear and asks again.',
      ],
      say: 'I am new at {place} and full of questions. Can your poster help?',
    },
  ],
  safety: [],
}

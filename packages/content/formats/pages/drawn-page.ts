import type { Format } from '../../types.ts'
import { anyPage } from './any-page.ts'

export const drawnPage: Format = {
  ...anyPage,
  subject: 'math',
  id: 'page.drawn-page',
  title: 'Drawn First',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'draw',
  layout: 'b',
  materials: [
    { name: 'pencils', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  safety: [],
  takes: [
    {
      title: 'Sketch It First',
      ages: 'younger',
      strands: ['operations', 'number'],
      spots: true,
      child:
        'Answer what {friend} asks, and win your {tokens}. Then sketch two tasks of your page before you fill them in. Choose how: with dots or with lines and dots. Show me where the answer is in it.',
      inShort: {
        you: 'At each sketch, ask: where do you see the answer?',
        child:
          'Sketches a task on the paper, points at the answer and fills it in. Does two so, and the others without.',
      },
      steps: ['Get out pencils and paper.', 'The sketch shows something else? Read the task again together.'],
      say: 'Make me see it before you write it.',
    },
    {
      title: 'Line or Bar',
      ages: 'older',
      strands: ['operations', 'number', 'measurement', 'patterns'],
      spots: true,
      child:
        'Reason the questions out with {hero}. Then draw two tasks of your page before you work them out. Choose a number line or a bar. Tell me what your drawing shows.',
      inShort: {
        you: 'At each drawing, ask: where is what we know, and where is what we want?',
        child: 'Draws a task quickly on the paper, points at both, then works it out. Does the others without.',
      },
      steps: ['Get out pencils and paper.', 'Hard to draw? Ask: what would be the longest part?'],
      say: 'A quick drawing, no art. What would it look like?',
    },
    {
      title: 'Guess My Sketch',
      strands: ['fractions', 'geometry', 'time', 'data', 'measurement'],
      spots: true,
      child:
        'Bring {place} the right answers. Then fill your page, and make a riddle of it. Choose one task and draw it, without a number or word. Let me find out which one it is.',
      inShort: {
        you: 'Guess which task the drawing shows, and say how you can tell. Guess wrong once.',
        child: 'Fills the page. Draws one task without numbers or words, hears your guess and tells what gave it away.',
      },
      steps: ['Get out pencils and paper.', 'Nobody can tell? Add one thing to the drawing together.'],
      say: 'One of these tasks will sit for its portrait.',
    },
  ],
}

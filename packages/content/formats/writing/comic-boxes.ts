import type { Format } from '../../types.ts'

export const comicBoxes: Format = {
  id: 'writing.comic-boxes',
  subject: 'writing',
  title: 'Comic Boxes',
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
        you: 'Ask a question for each box.',
        child: 'Sketches {hero} in the box, writes the answer below and hides one {token}.',
        end: 'Your child reads aloud while you hunt for every {token}.',
      },
      round:
        'Your child says {answer}, sketches {hero} in box 1, writes the words and hides one {token} in the picture.',
      child:
        'Draw {hero} at {place} in a row of boxes. Write your answer under each picture. Hide one {token} in every box, big or small. Read your comic to {friend}.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet twice to make boxes. Agree how one {token} looks.',
        'Stuck? Say the words first.',
      ],
      say: 'A comic without words keeps {friend} guessing. What goes here?',
    },
    {
      inShort: {
        you: 'Ask like a curious visitor. Read each answer out.',
        child: 'Picks a spot on the poster, writes the answer and frames it.',
        end: 'Your child colors the poster and reads it.',
      },
      round:
        'You ask question 1. Your child says {answer} and writes it in the best letters. You read it out. Your child draws a frame.',
      child:
        'Make a poster that {friend} can hang at {place}. Write your answer in your best letters. Choose a frame for it: wavy, square or spiky. Draw one {token} on each frame.',
      steps: ['Get out paper, pencils and crayons.', 'Hard to read? Mend it together before it is framed.'],
      say: 'Visitors come to {place} every day. Let your poster speak!',
    },
    {
      inShort: {
        you: 'Read a question and count to ten during the sketch. Then guess: a potato?',
        child: 'Sketches the answer as you count, then writes what it is.',
        end: 'Your child gives the strip a title.',
      },
      round:
        'You read question 1 and count to ten. Your child scribbles. A potato? No! Your child says {answer} and writes it below.',
      child:
        'Draw a ten-second sketch for each question. Write what no sketch can tell. Choose a thought cloud or a plain line. Name your strip for {hero} at the end.',
      steps: [
        'Get out paper, pencils and crayons. Draw one frame for each question.',
        'No words yet? Your child says them first.',
        'Mend mistakes together.',
      ],
      say: 'I can see the {things}, but what goes on? Write it for me!',
    },
  ],
  safety: [],
}

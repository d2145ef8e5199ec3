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
        you: 'Ask, and point to the next box.',
        child: 'Sketches {hero}, writes the answer under it and hides one {token} in the box.',
        end: 'You have found every {token}.',
      },
      round:
        'Ask question 1. Your child says {answer}, sketches {hero} in box 1, writes the words under it and hides one {token} in the picture.',
      child:
        'Draw {hero} at {place} in a row of boxes. Write your answer under each picture. Hide one {token} in every box, big or small. Read your comic to {friend}.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet twice to make boxes.',
        'Stuck? Say the words before drawing.',
        'Last, hunt while your child reads aloud.',
      ],
      say: 'A comic without words keeps {friend} guessing. What goes here?',
    },
    {
      inShort: {
        you: 'Ask like a curious visitor.',
        child: 'Picks a spot, writes the answer and frames it: one {token}.',
        end: 'The whole poster is read aloud.',
      },
      round:
        'You ask question 1. Your child says {answer}, picks a spot and writes it in the best letters. You read it out. It gets a frame with one {token}.',
      child:
        'Make a poster that {friend} can hang at {place}. Write your answer in your best letters. Choose a frame for it: wavy, square or spiky. Draw one {token} on each frame.',
      steps: [
        'Get out paper, pencils and crayons.',
        'Hard to read? Mend it together before it is framed.',
        'Colors come last.',
      ],
      say: 'Visitors come to {place} every day. Let your poster speak!',
    },
    {
      inShort: {
        you: 'Count to ten during each sketch, then guess potato.',
        child: 'Sketches in ten seconds, then writes what the answer is: one {token}.',
        end: 'The strip has a title.',
      },
      round:
        'You read question 1 and count to ten. Your child scribbles. A potato? No! Your child says {answer} and writes it below, with one {token}.',
      child:
        'Draw a ten-second sketch for each question. Write what no sketch can tell. Choose a thought cloud or a plain line. Name your strip for {hero} at the end.',
      steps: [
        'Get out paper, pencils and crayons. Draw one frame for each question.',
        'No words yet? Your child says them first.',
        'Mend slips together before the next frame.',
      ],
      say: 'I can see the {things}, but what goes on? Write it for me!',
    },
  ],
  safety: [],
}

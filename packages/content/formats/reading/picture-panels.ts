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
      child:
        'Draw the clues for {friend}, far off at {place}. Read or hear one clue for each box. Draw the answer, or write it in big letters. Color one thing that proves you are right. Label each box.',
      gist: 'Box by box, your child hears or reads a clue, draws or writes its answer and labels it; all boxes filled, you check them as {friend}.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet twice into boxes. Each clue gets one.',
        'Sketch and label the first answer quickly. Talk as you draw.',
        'Read the second. What must be in the picture, what may stay out?',
        'Your child fills the other boxes. Quick lines are fine.',
      ],
      say: '{friend} is too far off to hear us but can see a picture. What should be in the first box?',
      success: 'Each box shows the right answer, with a label that your child can read or tell.',
    },
    {
      child:
        'Make a map of answers for {hero}. Draw a path from the edge to {place}. Find one answer for each stop on the path. Draw or write it there, then color the stop. Trace your way to the end.',
      gist: 'Along a path to {place}, your child puts a drawn or written answer at each stop, moving on only when it is right, then traces it and retells them all.',
      steps: [
        'Get out paper, pencils and crayons. Your child draws a winding path with a stop for each numbered clue.',
        'Put in the first answer yourself, and say how you got it.',
        'Work out the second together. Whoever finds the proof may draw.',
        'Your child goes on alone. Read clues again whenever asked.',
      ],
      say: 'No answer, no path. {hero} can only walk as far as your map goes. Where is the first stop?',
      success: 'The path is complete, and your child retells the answers stop by stop.',
    },
    {
      child:
        'Design a poster about the {things} at {place}. Look at each question and choose a spot for it. Draw a picture that gives the answer. Write one word under it, or copy one. Show the poster to {friend}.',
      gist: 'Every question gets a spot on the poster, where your child draws a picture that gives the answer and writes one word under it, until nothing is left unanswered.',
      steps: [
        'Get out paper, pencils and crayons. Your child chooses the spots and numbers them.',
        'Think aloud about number one. Draw very little: a shape, an arrow, a word.',
        'Share number two. You say what you see in your mind, your child draws it.',
      ],
      say: 'Visitors to {place} need a poster that answers all their questions. How can one picture say it?',
      success: 'A stranger could find every answer on the poster.',
    },
  ],
  safety: [],
}

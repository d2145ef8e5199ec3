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
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet twice into boxes, one for each clue.',
        'Read the first numbered clue. Sketch its answer quickly and label it. Talk as you draw.',
        'Read the second. Ask what must be in the picture and what may stay out.',
        'Your child fills the other boxes. Quick lines are fine. The label matters most.',
      ],
      say: '{friend} is too far off to hear us but can see a picture. What should be in the first box?',
      success: 'Each box shows the right answer, with a label that your child can read or tell.',
    },
    {
      child:
        'Make a map of answers for {hero}. Draw a path from the edge to {place}. Find one answer for each stop on the path. Draw or write it there, then color the stop. Trace your way to the end.',
      steps: [
        'Get out paper, pencils and crayons. Your child draws a winding path with a stop for each numbered clue.',
        'Put the first answer at the first stop yourself, and say how you got it.',
        'Work out the second stop with your child. Whoever finds the proof may draw.',
        'Your child goes on along the path. Read clues again whenever asked.',
        'Follow the finished path with a finger and tell every answer.',
      ],
      say: 'No answer, no path. {hero} can only walk as far as your map goes. Where is the first stop?',
      success: 'The path is complete, and your child retells the answers stop by stop.',
    },
    {
      child:
        'Design a poster about the {things} at {place}. Look at each question and choose a spot for it. Draw a picture that gives the answer. Write one word under it, or copy one. Show the poster to {friend}.',
      steps: [
        'Get out paper, pencils and crayons. Your child writes the number of each question on the poster.',
        'Think aloud about number one. Draw very little: a shape, an arrow, a word.',
        'Share number two. You say what you see in your mind, your child draws it.',
        'Your child completes the poster and picks colors with a reason.',
      ],
      say: 'Visitors to {place} need a poster that answers all their questions. How can one picture say it?',
      success: 'A stranger could find every answer on the poster.',
    },
  ],
  safety: [],
}

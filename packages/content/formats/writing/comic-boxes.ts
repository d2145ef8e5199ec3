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
      child:
        'Draw {hero} at {place} in a row of boxes. Give each task its own box. Write your words under the picture. Color one thing in each box, big or small. Read your comic to {friend}.',
      gist: 'Each task gets one comic box, where your child writes the answer under a quick picture of {hero}; with all boxes full, the comic is read aloud.',
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet twice to make boxes.',
        'Fill box one: a stick drawing, then the words.',
        'For box two, your child says the words before drawing.',
      ],
      say: 'A comic without words keeps {friend} guessing. What will you write in box one?',
      success: 'The words alone tell what happens in each box.',
    },
    {
      child:
        'Make a poster that {friend} can hang at {place}. Find a spot for each task. Write the words first, in your best letters. Draw a frame or a picture around them. Point to the words and read them.',
      gist: 'Task by task, your child picks a spot on the poster, writes the answer and frames it, then points to all the words and reads them aloud.',
      steps: [
        'Get out paper, pencils and crayons.',
        'Write and frame the first words yourself.',
        'Discuss the second: What must a visitor read here?',
      ],
      say: 'Visitors come to {place} every day, and nobody tells them a thing. Let your poster speak.',
      success: 'Your child reads the poster aloud with a finger under the words.',
    },
    {
      child:
        'Show what {hero} did with the {things}. Draw a quick sketch for each task. Write what the picture cannot tell. Choose a thought cloud or a plain line for it. Name your strip at the end.',
      gist: 'For each task your child sketches one frame in ten seconds and writes what the picture cannot tell, until all frames have words and the strip a title.',
      steps: [
        'Get out paper, pencils and crayons. Your child draws one frame for each task.',
        'Do frame one yourself. Write its words slowly.',
        'Sketch frame two together, then agree on its words.',
      ],
      say: 'I can see the {things}, but I cannot tell what {hero} thinks. Can you write it for me?',
      success: 'Each frame has words that add something to the picture.',
    },
  ],
  safety: [],
}

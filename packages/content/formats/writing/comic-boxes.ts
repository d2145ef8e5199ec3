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
      steps: [
        'Get out paper, pencils and crayons. Fold the sheet twice to make four boxes.',
        'Fill box one: a stick drawing, then the words.',
        'For box two, your child says the words before you both draw.',
        'Your child fills the other boxes. Words count more than art.',
      ],
      say: 'A comic without words keeps {friend} guessing. What will you write in box one?',
      success: 'The words alone tell what happens in each box.',
    },
    {
      child:
        'Make a poster that {friend} can hang at {place}. Find a spot for each task. Write the words first, in your best letters. Draw a frame or a picture around them. Point to the words and read them.',
      steps: [
        'Get out paper, pencils and crayons. Mark a number on the sheet for each task.',
        'Write the first words and frame them.',
        'Discuss the second: What must a visitor read here?',
        'Your child writes the rest, then decorates.',
      ],
      say: 'Visitors come to {place} every day, and nobody tells them a thing. Let your poster speak.',
      success: 'Your child reads the poster aloud with a finger under the words.',
    },
    {
      child:
        'Show what {hero} did with the {things}. Draw a quick sketch for each task. Write what the picture cannot tell. Choose a thought cloud or a plain line for it. Name your strip at the end.',
      steps: [
        'Get out paper, pencils and crayons. Your child draws a strip with one frame for each task.',
        'Sketch frame one in ten seconds. Write its words slowly.',
        'Sketch frame two together, then agree on its words.',
        'Your child completes the strip and adds a title.',
      ],
      say: 'I can see the {things}, but I cannot tell what {hero} thinks. Can you write it for me?',
      success: 'Each frame has words that add something to the picture.',
    },
  ],
  safety: [],
}

import type { Format } from '../../../types.ts'

export const loopOfShapes: Format = {
  id: 'math.loop-of-shapes',
  subject: 'math',
  title: 'Loop of Shapes',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'c',
  grades: { from: 'kindergarten', to: 'kindergarten' },
  skills: ['math.k.shapes'],
  materials: [
    { name: 'yarn', quantity: '1 piece, 3 big steps long', core: true, substitute: 'string' },
    { name: 'socks', quantity: '6, rolled up', core: true, substitute: 'spoons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay the loop as the shape of my riddle. Choose where: near you or near the door. Walk around it and count the sides. Touch each corner and tell {hero} its name.',
      earned: true,
      inShort: {
        you: 'Say the next riddle below.',
        child: 'Lays the loop as that shape and names it. Walks around it and counts sides, then corners.',
      },
      round:
        'Your child says {answer}. You say riddle 1. Your child lays three corners, says triangle, walks and counts: 3 sides, 3 corners!',
      steps: [
        'Get out yarn and socks. Knot the ends of one long piece and lay it on the floor. A rolled sock on each corner holds it.',
        'Riddle 1: 3 sides. (triangle)',
        'Riddle 2: 6 sides. (hexagon)',
        'Riddle 3: square corners, 2 sides longer. (rectangle)',
        'Riddle 4: square corners, equal sides. (square)',
      ],
      further: 'Ask for a thin triangle, too. Your child looks from the other end and counts again: still that shape?',
      say: 'A round loop! How many corners can it get?',
      safety: [
        { hazard: 'loop of yarn', adultNote: 'Stay close, keep the loop on the floor and put it away afterward.' },
      ],
    },
    {
      title: 'Slow Peek',
      modality: 'visual',
      prepMinutes: 2,
      child:
        'Look over the wall at {place}. Name the shape that peeks out. Choose: trace it with a finger or your nose. Count its sides and its corners.',
      earned: true,
      inShort: {
        you: 'Slide one card slowly up from behind the book.',
        child:
          'Names the shape as soon as it seems sure. Takes the card and counts sides and corners: was the name right?',
      },
      round:
        'Your child says {answer}. A card comes up: one corner, then two more. Triangle! Counted, it has 3 sides and 3 corners: right!',
      steps: [
        'Get out paper, pencils and books. Tear one sheet into 4 cards. Draw a triangle, square, rectangle and hexagon. Hide them behind a book.',
      ],
      further: 'Tip each card, so that a corner comes up first.',
      say: 'Somebody peeks over the wall. Which shape is it?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'books', quantity: '1', core: true },
      ],
      safety: [],
    },
  ],
  safety: [],
}

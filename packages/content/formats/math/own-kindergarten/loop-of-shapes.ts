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
  materials: [{ name: 'yarn', quantity: '1 piece, 3 big steps long', core: true, substitute: 'string' }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Lay the loop as the shape of my riddle. Choose where: near you or near {place}. Walk around it and count the sides. Touch each corner and tell {hero} its name.',
      inShort: {
        you: 'Ask a question. Then give a riddle: 3 sides; 6 sides; square corners with 4 equal sides; square corners with 2 long and 2 short sides.',
        child:
          'Answers. Lays the loop as that shape and names it. Walks around it and counts sides and corners. Looks at it from the other end: is it still the same?',
      },
      round:
        'Your child says {answer}. You say: 3 sides! Your child lays a triangle and walks: 3 sides, 3 corners. From the other end it looks upside down. It is still a triangle.',
      steps: [
        'Get out yarn. Knot the ends of one long piece and lay it on the floor: a round loop is a circle.',
        'A square corner is like the corner of this page: hold it there. After a wrong answer, lay that shape together and count.',
      ],
      say: 'The loop is round now. How many corners can you give it?',
      safety: [
        { hazard: 'loop of yarn', adultNote: 'Stay close, keep the loop on the floor and put it away afterward.' },
      ],
    },
    {
      title: 'Slow Peek',
      child:
        'Look over the wall at {place}. Name the shape that peeks out. Trace it and count its sides. Choose how the next one comes: straight or tipped.',
      inShort: {
        you: 'Ask a question. Then slide one card slowly up from behind the book, with a rest now and then.',
        child:
          'Answers and calls the shape as soon as it seems sure. Takes the card, traces each side, touches each corner and counts: was the name right?',
      },
      round:
        'Your child says {answer}. Up comes a card: one corner, then two more. Triangle, says your child and traces 3 sides and touches 3 corners. The name was right.',
      steps: [
        'Get out paper, pencils and books. Tear one sheet into five cards. Draw a thin triangle, a square, a rectangle, a hexagon and a circle. Hide them behind one book.',
        'The other cards come up after the questions. Was a name wrong? Count together and name it anew. A question that went wrong is drawn, traced and counted.',
      ],
      further: 'From now on, tip each card: let a corner come first.',
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

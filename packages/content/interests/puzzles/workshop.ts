import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'puzzles.puzzle-factory',
  ...anyLesson,
  title: 'The Puzzle Factory',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'b',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Jigsaw to Order',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Order a thing for the picture: a cloud, a whale with boots, a tiny house, a flying cake.',
        child: 'Shows how, then draws your order as big as a hand.',
        end: 'Your child cuts the picture up, and you do the jigsaw.',
      },
      round: 'Your child says {answer}. You order a cloud over {place}, and your child draws it.',
      child:
        'Make a puzzle of {place} for {friend}. Answer a question to draw one more thing. Choose a wavy, bumpy or zigzag cut. Mix the pieces when it is done.',
      steps: [
        'Get out paper, crayons and scissors. The sheet becomes the picture.',
        'Wrong? Work it out together. At the end, five or six pieces are enough.',
      ],
      say: 'I order something new. Where will you put it?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'Stay close while anybody cuts.' }],
    },
    {
      title: 'Tangled Trails',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Turn away while your child draws. Then follow trails with your finger until you find the right answer.',
        child: 'Draws three tangled trails on a card. One ends at the right answer, two at wrong ones.',
      },
      round:
        'Your child says {answer} and draws three loopy trails. You follow A: a wrong answer! You follow B: {answer}!',
      child:
        'Invent a tangled puzzle for {hero}. Answer a question to make one card. Choose two wrong answers and write the true one, too. Cross your trails until {friend} gets dizzy.',
      steps: [
        'Get out paper and pencils. Tear two sheets into halves: the cards. Write A, B and C down the left side of each.',
        'Wrong? Work it out together.',
      ],
      say: 'A, B or C? I follow my finger and do not jump!',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Cross-Number Maker',
      ages: 'older',
      earned: true,
      inShort: {
        you: "Work out your child's clue and fill the boxes.",
        child:
          'Writes the answer across in boxes and draws boxes down through one of them. Gives a clue to what goes down.',
      },
      round:
        'Your child says {answer} and writes it across, one digit or letter a box. Boxes run down through one. You work out the clue.',
      child:
        'Construct a number puzzle for the puzzle page of {place}. Write one digit in each box. Choose a secret number that shares one digit. Give a clue to work out, fair but tricky.',
      steps: [
        'Get out paper and pencils.',
        'Of a long answer, one word is enough. Stuck? Your child fills one more box.',
        'Wrong? Work it out together.',
      ],
      say: 'Two numbers would fit that clue. Can you make it sharper?',
    },
    {
      title: 'The Silhouette Set',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Guess the figure that your child lays.',
        child: 'Tells how. Cuts one piece in two and lays a figure from all pieces.',
        end: 'You rebuild the half sheet, or your child shows you how.',
      },
      round:
        'Your child says {answer} and cuts the half sheet once, at a slant. The two pieces lie edge to edge. You guess a boat. It is a shark!',
      child:
        'Design a puzzle with pieces that make anything. Answer a question to cut one piece in two. Choose a figure from {place}, and let {friend} guess. Mix all pieces at the end.',
      steps: [
        'Get out paper and scissors. Half a sheet is the first piece.',
        'Cuts are straight, and no piece lies on another.',
        'Wrong? Work it out together.',
      ],
      say: 'Does the new figure cover more of the table, or less?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'Stay close while anybody cuts.' }],
    },
  ],
  safety: [],
}

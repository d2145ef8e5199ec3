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
      inShort: {
        you: 'Ask a question, then order something for the picture.',
        child: 'Answers and draws your order as big as a hand: one {token}. After the last one, cuts the picture up.',
        end: 'You have done the jigsaw.',
      },
      round:
        'Your child says {answer}. You order a cloud over {place}, and your child draws it: one {token}! Next time, you might order a whale with boots.',
      child:
        'Make a puzzle of {place} for {friend}. Answer a question to draw one more thing. Choose a wavy, bumpy or zigzag cut. Mix the pieces when it is done.',
      steps: [
        'Get out paper, crayons and scissors. One sheet becomes the picture.',
        'No order for a wrong answer: mend it together.',
        'At the end, every {token} buys one cut through a piece, from edge to edge.',
      ],
      say: 'I order something new. Where will you put it?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'A grown-up stays close while anybody cuts.' }],
    },
    {
      title: 'Tangled Trails',
      ages: 'younger',
      inShort: {
        you: 'Ask a question and turn away. Then follow a trail with your finger.',
        child: 'Answers and draws three tangled trails. Only one leads to one {token}: when you find it, it is won.',
        end: 'You have solved every card.',
      },
      round:
        'Your child says {answer} and draws three loopy trails. One ends at one {token}, two end at jokes. You pick A: a sock! You pick B and find it.',
      child:
        'Invent a tangled puzzle for {hero}. Answer a question to make one card. Choose two silly ends and one true one. Cross your trails until {friend} gets dizzy.',
      steps: [
        'Get out paper and pencils. Tear two sheets into halves: the cards. Write A, B and C down the left side of each.',
        'No card for a wrong answer yet: find the right one together.',
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
      inShort: {
        you: 'Ask a question. Then work out the secret number that crosses the answer.',
        child:
          'Answers, writes it in boxes, adds empty ones for a secret number through it and tells a clue: one {token}.',
        end: 'You have filled every box.',
      },
      round:
        'Your child says {answer} and writes it across, one digit a box. Empty boxes run down through one digit. The clue: twice twelve. You fill them: one {token}.',
      child:
        'Construct a number puzzle for the puzzle page of {place}. Write one digit in each box. Choose a secret number that shares one digit. Give a clue to work out, fair but tricky.',
      steps: [
        'Get out paper and pencils. One sheet is the puzzle page. Words go in by letters, crossed by words.',
        'Work out a wrong answer first.',
        'Are you stuck? Your child writes in one more digit.',
      ],
      say: 'Two numbers would fit that clue. Can you make it sharper?',
    },
    {
      title: 'The Silhouette Set',
      ages: 'older',
      inShort: {
        you: 'Ask a question. Then guess the figure. At the end, rebuild the sheet.',
        child: 'Answers, cuts one piece in two and lays a figure from all pieces: one {token}.',
        end: 'You rebuild the sheet, or your child shows you how.',
      },
      round:
        'Your child says {answer} and cuts the half sheet once, at a slant. The two pieces are turned and laid edge to edge. You guess: a boat? It is a shark! One {token}.',
      child:
        'Design a puzzle with pieces that make anything. Answer a question to cut one piece in two. Choose a figure from {place}, and let {friend} guess. Mix all pieces at the end.',
      steps: [
        'Get out paper and scissors. Half a sheet becomes the set.',
        'A wrong answer cuts nothing: work it out.',
        'Cuts are straight. The pieces lie flat, without gaps, and always cover the same.',
      ],
      say: 'Does the new figure cover more of the table, or less?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'A grown-up stays close while anybody cuts.' }],
    },
  ],
  safety: [],
}

import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'building.builders-yard',
  ...anyLesson,
  title: "The Builder's Yard",
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'd',
  materials: [
    { name: 'paper', quantity: '{questions+1} sheets', core: true, substitute: 'old printed sheets' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'books', quantity: '8', core: true },
    { name: 'coins', quantity: '15', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Coin Bridge',
      ages: 'younger',
      inShort: {
        you: 'Ask, and write down the record of each test.',
        child: 'Answers, builds the sheet with the answer into the bridge and loads coins: one {token}.',
        end: 'The bridge has carried its greatest load.',
      },
      round:
        'You read question 1. Your child says {answer}. You write it on a sheet, and your child lays the sheet across the gap. Coins go on, one by one: it sags at two. You note the record: one {token}.',
      child:
        'Be the bridge builder at {place}. Answer a question to win one more sheet. Choose: lay it flat, roll it or fold it like a fan. Test it with coins for {hero}.',
      steps: [
        'Get out paper, pencils, tape, books and coins. Make two stacks of books, a hand apart.',
        'A wrong answer brings no sheet: find the right one together.',
        'Next come stronger forms. A fold makes a thin sheet stiff: try a fan, or a roll held by tape. At the end all sheets are in. Test the bridge once more.',
      ],
      say: 'How many coins will it carry? Guess, then load slowly.',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'books', quantity: '6', core: true },
        { name: 'coins', quantity: '15', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'Street of Answers',
      ages: 'younger',
      inShort: {
        you: 'Ask, and blow each house like a gust of wind.',
        child: 'Answers, builds a house with the answer over its door, and anchors it: one {token}.',
        end: 'Every house on the street stands in the wind.',
      },
      round:
        'You read question 1. Your child gives the answer, bends a sheet into four walls and tapes the edge. You write {answer} over the door and blow: it slides! Two coins inside hold it: one {token}.',
      child:
        'Be the builder of a street at {place}. Answer a question to win a sheet for one house. Choose round walls, three walls or four. Show {friend} which house stands best.',
      steps: [
        'Get out paper, pencils, tape and coins. Agree where the street begins.',
        'A wrong answer gets no house yet: mend it together.',
        'Has a house fallen? Add coins or a wider base, as builders do. Last, your child gives a tour of all the doors.',
      ],
      say: 'The wind inspector is here. May I blow on this house?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions*3}', core: true, substitute: 'buttons' },
      ],
      safety: [
        { hazard: 'small coins', adultNote: 'A grown-up counts the coins back in and keeps them away from toddlers.' },
      ],
    },
    {
      title: 'Column Test',
      ages: 'older',
      inShort: {
        you: 'Ask, and hand over the load book by book.',
        child: 'Answers, builds a column from one sheet, predicts its load and tests it: one {token}.',
        end: 'The table of loads names the best column.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on a sheet and folds a square column. The guess is two books. It holds three and buckles at the fourth: load three, and one {token}.',
      child:
        'Test columns for a building at {place}. Use one sheet for each column. Choose its form: square, triangle, circle or your own. Predict the load before you set it.',
      steps: [
        'Get out paper, pencils, tape, books and coins. On one sheet draw a table: answer, form, guess, load. Each column is taped shut and as tall as the short side of a sheet.',
        'A wrong answer gets no sheet: work it out.',
        'Books go flat on top. Do all of them stand? Then add coins. A corner bends first. A round wall shares the load. Last, label the winner for {hero}.',
      ],
      say: 'Engineers keep all but one thing the same. What stays the same here?',
      materials: [
        { name: 'paper', quantity: '{questions+1} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'books', quantity: '8', core: true },
        { name: 'coins', quantity: '10', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'Over the Edge',
      ages: 'older',
      inShort: {
        you: 'Ask, and measure how far the arm reaches.',
        child: 'Answers, adds one beam to an arm over the table edge, and balances it: one {token}.',
        end: 'The arm holds one coin at its tip.',
      },
      round:
        'You read question 1. Your child says {answer}, writes it on a sheet and rolls a beam. It lies half over the edge with a book on its back end. It holds: one {token}.',
      child:
        'Build a crane arm for {place}, out over the edge. Answer a question to win one beam. Choose: reach further or make it stiffer. Balance it like a builder, with weight behind.',
      steps: [
        'Get out paper, pencils, tape, books and coins. Start at a table edge. Measure reach in hand widths.',
        'No beam for a wrong answer: work it out first.',
        'Beams are joined with tape. Does it droop? Double the part near the edge, where the load is greatest. Builders call it a cantilever, the books its counterweight. Last, tape the coin to the tip and measure.',
      ],
      say: 'Where will it bend first? Put your beam there.',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'books', quantity: '3', core: true },
        { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
      ],
      safety: [{ hazard: 'falling books', adultNote: 'A grown-up keeps toes out from under the books.' }],
    },
  ],
  safety: [
    {
      hazard: 'falling books and small coins',
      adultNote: 'A grown-up keeps toes out from under the books and counts the coins back in.',
    },
  ],
}

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
    { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'books', quantity: '8', core: true },
    { name: 'coins', quantity: '15', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Coin Bridge',
      ages: 'younger',
      inShort: {
        you: 'Ask, and count the coins of each test aloud.',
        child: 'Answers, builds one more sheet into the bridge and loads coins until it sags: one {token}.',
        end: 'All sheets are in, and the bridge carries its record.',
      },
      round:
        'You read question 1. Your child says {answer} and lays a sheet across the gap. Coins go on, one by one. It sags at two! What shape could carry more? One {token}.',
      child:
        'Be the bridge builder at {place}. Answer a question to win one more sheet. Choose: lay it flat or fold it like a fan. Test it with coins for {hero}.',
      steps: [
        'Get out paper, books and coins. Make two stacks of books, a hand apart.',
        'A wrong answer brings no sheet: mend it together.',
        'A fold makes a thin sheet stiff, and a fan is all folds.',
      ],
      say: 'How many coins will it carry? Guess, then load slowly.',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'books', quantity: '6', core: true },
        { name: 'coins', quantity: '15', core: true, substitute: 'buttons' },
      ],
    },
    {
      title: 'Street of Answers',
      ages: 'younger',
      inShort: {
        you: 'Ask, and blow on each house like a gust of wind.',
        child: 'Answers, builds a house with the answer over its door, and anchors it: one {token}.',
        end: 'Your child gives a tour of all the doors.',
      },
      round:
        'You read question 1. Your child says {answer}, bends a sheet into four walls and tapes the edge. You write {answer} over the door and blow: it slides! Two coins inside hold it: one {token}.',
      child:
        'Be the builder of a street at {place}. Answer a question to win a sheet for one house. Choose round walls, three walls or four. Show {friend} which house stands best.',
      steps: [
        'Get out paper, pencils, tape and coins.',
        'A wrong answer gets no house yet: mend it together.',
        'Has a house fallen? Add coins or a wider base, as builders do.',
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
        end: 'The numbers on the columns name the best form.',
      },
      round:
        'You read question 1. Your child says {answer}, folds a sheet into a square column and guesses two books. It holds three and buckles at the fourth: a 3 goes on its wall. One {token}.',
      child:
        'Test columns for a building at {place}. Use one sheet for each column. Choose its form: square, triangle, circle or your own. Predict the load before you set it.',
      steps: [
        'Get out paper, pencils, tape and books. Each column is taped shut and as tall as the short side of a sheet.',
        'A wrong answer gets no sheet: work it out.',
      ],
      say: 'Engineers keep all but one thing the same. What stays the same here?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'books', quantity: '8', core: true },
      ],
      safety: [{ hazard: 'falling books', adultNote: 'A grown-up keeps toes out from under the books.' }],
    },
    {
      title: 'Over the Edge',
      ages: 'older',
      inShort: {
        you: 'Ask, and steady the books.',
        child:
          'Answers, adds one beam to an arm over the table edge, measures its reach and crosses it on the line: one {token}.',
        end: 'The arm holds a coin at its tip.',
      },
      round:
        'You read question 1. Your child says {answer} and rolls a sheet into a beam. It lies half over the edge, with a book on its back end. It reaches 5 1/2 inches: one cross, one {token}.',
      child:
        'Build a crane arm for {place}, out over the edge. Answer a question to win one beam. Choose: reach further or make it stiffer. Balance it like a builder, with weight behind.',
      steps: [
        'Get out paper, tape, books, coins and a ruler. On scrap paper draw a number line to 12 inches.',
        'Beams are joined with tape. If the arm droops, double the part near the edge.',
        'Work out a wrong answer first.',
      ],
      say: 'Builders call such an arm a cantilever. Where will it bend first?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'books', quantity: '3', core: true },
        { name: 'coins', quantity: '1', core: true, substitute: 'buttons' },
        { name: 'ruler', quantity: '1', core: true },
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

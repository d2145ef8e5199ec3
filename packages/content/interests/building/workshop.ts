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
      earned: true,
      inShort: {
        you: 'Count the coins aloud as your child loads the bridge.',
        child: 'Adds one more sheet to the bridge, flat or folded, and lays on coins until it sags.',
      },
      round: 'Your child says {answer} and lays a sheet across the gap. Coins go on, one by one, until it sags at two.',
      child:
        'Be the bridge builder at {place}. Answer a question to win one more sheet. Choose: lay it flat or fold it like a fan. Test it with coins for {hero}.',
      steps: [
        'Get out paper, books and coins. Make two stacks of three books, a hand apart.',
        'Wrong? Work it out together. A sheet folded like a fan is stiffer.',
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
      earned: true,
      inShort: {
        you: 'Write the right answer over the door of the house, then blow.',
        child:
          'Bends a sheet into walls and tapes it shut: a house. Tapes coins inside, low down, until it stands in your wind.',
        end: 'Your child shows you every door and says its answer.',
      },
      round:
        'Your child says {answer} and makes four walls. You write {answer} over the door and blow: the house slides! Two coins, taped inside, hold it.',
      child:
        'Be the builder of a street at {place}. Answer a question to win a sheet for one house. Choose round walls, three walls or four. Show {friend} which house stands best.',
      steps: ['Get out paper, pencils, tape and coins.', 'Wrong? Work it out together.'],
      say: 'The wind inspector is here. May I blow on this house?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'coins', quantity: '{questions*3}', core: true, substitute: 'buttons' },
      ],
      safety: [
        { hazard: 'small coins', adultNote: 'Stay close, count the coins back in and keep them away from toddlers.' },
      ],
    },
    {
      title: 'Column Test',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Hand over the books one by one.',
        child: 'Makes a sheet into a column and guesses how many books it holds. Loads it until it buckles.',
        end: 'Your child tells which form held most.',
      },
      round:
        'Your child says {answer}, folds a square column and guesses two books. It buckles at the fourth. It held 3: your child writes 3 on it.',
      child:
        'Test columns for a building at {place}. Use one sheet for each column. Choose its form: square, triangle, circle or your own. Predict the load before you set it.',
      steps: [
        'Get out paper, pencils, tape and books. Each column is taped shut, as tall as the short side of a sheet.',
        'Stop at eight books.',
        'Wrong? Work it out together.',
      ],
      say: 'Engineers change one thing at a time. What do you change?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'books', quantity: '8', core: true },
      ],
      safety: [{ hazard: 'falling books', adultNote: 'Stay close, keep feet clear: books may fall.' }],
    },
    {
      title: 'Over the Edge',
      ages: 'older',
      prepMinutes: 3,
      earned: true,
      inShort: {
        you: 'Steady the books.',
        child: 'Adds one paper beam to an arm over the table edge and measures how far the arm reaches.',
      },
      round:
        'Your child says {answer} and takes a beam. It lies half over the edge, with a book on its back end. It reaches 5 1/2 inches.',
      child:
        'Build a crane arm for {place}, out over the edge. Answer a question to win one beam. Choose: reach further or make it stiffer. Balance it like a builder, with weight behind.',
      steps: [
        'Get out paper, tape, books and a ruler. Roll each sheet into a beam and tape it.',
        'Tape the next beams to the tip, or along the arm to make it stiffer. Wrong? Work it out together.',
      ],
      say: 'Builders call such an arm a cantilever. Where will it bend first?',
      materials: [
        { name: 'paper', quantity: '{questions} sheets', core: true, substitute: 'old printed sheets' },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'books', quantity: '3', core: true },
        { name: 'ruler', quantity: '1', core: true },
      ],
      safety: [{ hazard: 'falling books', adultNote: 'Stay close, keep feet clear: books may fall.' }],
    },
  ],
  safety: [
    {
      hazard: 'falling books and small coins',
      adultNote: 'Stay close, keep feet clear, as books may fall. Count the coins back in.',
    },
  ],
}

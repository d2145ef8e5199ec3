import type { Skill } from '../../../types.ts'
import { longerOrShorter } from './organizers.ts'

export const longAndShort: Skill = {
  id: 'math.k.long-and-short',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'measurement',
  order: 10,
  short: 'Long and Short',
  iCan: 'I can put things side by side and tell which is longer.',
  codes: ['K.MD.1', 'K.MD.2'],
  prerequisites: ['math.k.compare-to-10'],
  keywords: [{ word: 'longer', definition: 'it reaches farther when both start at one line' }],
  model:
    'Lay your arm on the table. Your child lays one arm beside it. Put both elbows at the edge. Say: Both start at one line. Now look where they end. Mine reaches farther, so it is longer. Yours is shorter.',
  check: {
    question: 'Which is longer, your foot or your hand? Show me how you can tell.',
    lookFor: 'The foot. Both start at one line, such as the heel by the wrist, and the foot reaches farther.',
  },
  laterChecks: [
    {
      question: 'Which is shorter, your thumb or your arm? Show me how you can tell.',
      lookFor: 'The thumb. Both start at one line, and the arm reaches farther.',
    },
    {
      question: 'One row is 6 {tokens} long and one is 4. Which is longer?',
      lookFor: 'The row of 6, if both start at the same line.',
    },
  ],
  misconception: {
    says: 'This one reaches higher on top, so it is longer.',
    reply: 'Do both start at the same line? What do you see when we push them to one line?',
  },
  easier: 'Lay your foot and one finger side by side. Both start at the wall. The foot reaches farther: it is longer.',
  harder: 'Put your hand, your thumb and your arm in order from short to long. (thumb, hand, arm)',
  again: {
    easier: "Put your foot beside a grown-up's foot, both heels at the wall. The foot that reaches farther is longer.",
    harder:
      'A bed and a table are far apart. How can your feet tell which is longer? (walk along both, heel to toe, and count)',
    model:
      'Draw a row of 7 dots. Say: My next row is 3 dots longer. Start right under the first dot. Go 3 dots past the end. Count the new row: 10 dots.',
  },
  prompts: [
    { part: 'side', ask: 'Lay your thumb beside a spoon. Which is shorter?', answer: 'your thumb' },
    { part: 'longer', ask: 'Which is longer: your arm or your finger?', answer: 'your arm' },
    { part: 'side', ask: 'My arm starts at the table edge. Where does yours?', answer: 'at the edge, too' },
    { part: 'side', ask: 'Lay a pencil along the long edge of a sheet. Which is longer?', answer: 'the sheet' },
    { part: 'side', ask: '{friend} starts just one row at the wall. Is that fair?', answer: 'no, start both there' },
    { part: 'side', ask: '{friend} lays 6 {tokens}. Lay a row just as long under it. How many?', answer: '6' },
    { part: 'side', ask: 'Draw rows of 6 and 3 dots, side by side. How many stick out?', answer: '3' },
    {
      part: 'longer',
      ask: '{friend} lays 4 {tokens} side by side. {hero} lays 6. Whose row is longer?',
      answer: '{hero}',
    },
    { part: 'side', ask: 'Hold your arm by these: coin, thumb, toe, bean. How many are shorter?', answer: '4' },
    { part: 'side', ask: 'Stand beside a door. Which is shorter: you or the door?', answer: 'you' },
    { part: 'side', ask: 'Two rows of {tokens} start together and end together. Which is longer?', answer: 'neither' },
    { part: 'side', ask: 'Draw a short line and a longer one under it.', answer: 'both start at one line' },
    { part: 'side', ask: 'Fold a sheet, short edge to short edge. Longer or shorter now?', answer: 'shorter' },
    { part: 'side', ask: 'Two lines start together. Where do you look now?', answer: 'where they end' },
    { part: 'longer', ask: '{hero} beats {friend}. {friend} beats you. Whose row is the longest?', answer: '{hero}' },
    { part: 'side', ask: 'A row is 10 {tokens} long. Yours starts and ends beside it. How many?', answer: '10' },
    { part: 'side', ask: 'Show with your hands how long your shoe is. Check.', answer: 'about as long as it is' },
    { part: 'longer', ask: 'Find something that is shorter than your foot.', answer: 'such as a coin or a key' },
    { part: 'side', ask: 'Draw 5 dots. Draw a row under it 2 dots longer. How many?', answer: '7' },
    { part: 'longer', ask: '{hero} makes a row of 9 {things}. Make it 1 shorter. How many now?', answer: '8' },
    { part: 'side', ask: 'Draw 5 dots. Draw a row under it 4 dots shorter. How many?', answer: '1' },
  ],
  sheets: [{ kind: 'measuring', form: 'compare', unit: 'step' }, longerOrShorter],
}

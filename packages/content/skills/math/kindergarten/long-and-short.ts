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
    'Lay your arm on the table. Your child lays one arm beside it. Put both elbows at the edge. Say: Both start at one line. Now look where they end. Mine reaches farther, so it is longer. Yours is shorter. If both ended at one line, too, neither would be longer.',
  picture: {
    kind: 'lengths',
    bars: [
      { value: 8, label: 'my arm' },
      { value: 5, label: 'your arm' },
    ],
  },
  check: {
    question: 'Which is longer, your foot or your hand? Show me how you can tell.',
    lookFor: 'The foot. Heel and wrist start at one line, and the foot reaches farther.',
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
    {
      question: 'Lay your foot, your thumb and a sheet side by side. Which is the longest, and which is the shortest?',
      lookFor: 'The sheet and the thumb. All three start at one line.',
      further: true,
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
      "Lay your child's thumb, a pencil and your arm side by side. Say: All three start at one line. Now I look where each one ends. My arm reaches farthest: it is the longest. Your thumb ends first: it is the shortest. The pencil comes between.",
    picture: {
      kind: 'lengths',
      bars: [
        { value: 1, label: 'thumb' },
        { value: 3, label: 'pencil' },
        { value: 8, label: 'arm' },
      ],
    },
    misconception: {
      says: 'The pencil is not the longest, so it is the shortest.',
      reply: 'Slide a finger along from the line. Which one ends first?',
    },
  },
  third: {
    easier: 'Lay a pencil and a spoon with their ends at one line. Which one reaches farther? Say which is longer.',
    harder: 'A rope is longer than a stick, and the stick is longer than a shoe. Which is the shortest? (the shoe)',
  },
  prompts: [
    { part: 'side', ask: 'Lay your thumb beside a pencil. Which is shorter?', answer: 'your thumb' },
    { part: 'longer', ask: 'Lay my finger beside your arm. Which is longer?', answer: 'your arm' },
    { part: 'side', ask: 'My arm starts at the table edge. Where does yours?', answer: 'at the edge, too' },
    { part: 'side', ask: 'Lay a pencil along the long edge of a sheet. Which is longer?', answer: 'the sheet' },
    {
      part: 'side',
      ask: '{friend} lays two rows, but one starts farther back. Is that fair?',
      answer: 'no, start both together',
    },
    { part: 'side', ask: '{friend} lays 6 {tokens}. Lay a row just as long under it. How many?', answer: '6' },
    { part: 'side', ask: 'Draw rows of 6 and 3 {tokens} as dots, side by side. How many stick out?', answer: '3' },
    {
      part: 'longer',
      ask: '{friend} lays 4 {tokens} side by side. {hero} lays 6. Whose row is longer?',
      answer: '{hero}',
    },
    { part: 'side', ask: 'Stand beside a door. Which is shorter: you or the door?', answer: 'you' },
    { part: 'longer', ask: 'Draw rows of 5 and 8 dots from one line. How many has the longer row?', answer: '8' },
    { part: 'longer', ask: 'Lay a pencil, a sheet and your thumb beside my arm. How many are shorter?', answer: '3' },
    { part: 'side', ask: 'Two rows of {tokens} start together and end together. Which is longer?', answer: 'neither' },
    {
      part: 'side',
      ask: 'Draw a short path for {hero}. Draw a longer one under it. Where do both start?',
      answer: 'at one line',
    },
    { part: 'longer', ask: 'Draw rows of 7 and 4 dots from one line. How many has the shorter row?', answer: '4' },
    { part: 'side', ask: 'Fold a sheet, short edge to short edge. Longer or shorter now?', answer: 'shorter' },
    { part: 'side', ask: 'Two ropes at {place} start together. Where do you look now?', answer: 'where they end' },
    { part: 'side', ask: 'A row is 10 {tokens} long. Yours starts and ends beside it. How many?', answer: '10' },
    { part: 'side', ask: 'Show with your hands how long your shoe is. Check.', answer: 'about as long as it is' },
    {
      part: 'longer',
      ask: 'Find {friend} a thing that is shorter than your foot. Hold it beside your foot.',
      answer: 'such as a coin or a key',
    },
    {
      part: 'side',
      ask: 'Lay a sheet, a pencil and your thumb side by side. Which is the shortest?',
      answer: 'your thumb',
      further: true,
    },
    {
      part: 'longer',
      ask: 'Lay a pencil, your finger and my arm side by side. Which is the longest?',
      answer: 'my arm',
      further: true,
    },
    {
      part: 'longer',
      ask: 'Draw 3 ropes for {hero} from one line. The middle one ends last. Which is the longest?',
      answer: 'the middle one',
      further: true,
    },
    {
      part: 'side',
      ask: 'Three lines start together. One ends first. What do you call that one?',
      answer: 'the shortest',
      further: true,
    },
    {
      part: 'longer',
      ask: 'Rows of 8, 5 and 7 {tokens} start together. How many has the shortest?',
      answer: '5',
      further: true,
    },
    {
      part: 'side',
      ask: 'Draw rows of 3, 8 and 6 dots from one line. One row is neither longest nor shortest. How many has it?',
      answer: '6',
      further: true,
    },
    {
      part: 'longer',
      ask: "{hero}'s row is longer than {friend}'s. Yours is the shortest. Whose is the longest?",
      answer: '{hero}',
      further: true,
    },
    {
      part: 'side',
      ask: 'Draw rows of 2, 10 and 7 dots from one line. How many has the longest?',
      answer: '10',
      further: true,
    },
    {
      part: 'longer',
      ask: 'Lay a sheet, your thumb and my arm from one line. Name them from short to long.',
      answer: 'thumb, sheet, arm',
      further: true,
    },
  ],
  sheets: [longerOrShorter, { kind: 'measuring', form: 'compare', unit: 'step', further: true }],
}

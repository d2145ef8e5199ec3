import type { Skill } from '../../../types.ts'

export const patterns: Skill = {
  id: 'math.k.patterns',
  subject: 'math',
  grade: 'kindergarten',
  strand: 'patterns',
  order: 9,
  short: 'What Comes Next',
  iCan: 'I can copy a pattern and show what comes next.',
  codes: ['K.MP.7'],
  prerequisites: ['math.k.shapes'],
  keywords: [{ word: 'pattern', definition: 'something that goes the same way again and again' }],
  model:
    'Draw sun, moon, sun, moon. Say: In this pattern the part that comes again is sun, moon. Copy the row right under it. Read it aloud: after moon comes sun, and after sun comes moon. Draw a sun and then a moon.',
  picture: { kind: 'row', row: ['sun', 'moon', 'sun', 'moon', 'next', 'next'], every: 2 },
  check: {
    question: 'I draw circle, dot, circle, dot, circle. Copy my row. What comes next, and how do you know?',
    lookFor: 'A dot. The copy matches, and your child names the part: circle, dot.',
  },
  laterChecks: [
    {
      question: 'Make a row of your own with a part of 3, and let me go on. Am I right?',
      lookFor: 'A row that does its part twice. Go on wrongly once: your child sets you right.',
      further: true,
    },
    {
      question: 'Clap, clap, tap, clap, clap, tap, clap, clap. What comes next, and how do you know?',
      lookFor: 'Tap. The part that comes again is clap, clap, tap.',
      further: true,
    },
    {
      question: 'Spin, hop, spin, hop, spin. What comes next?',
      lookFor: 'A hop. The part that comes again is spin, hop.',
    },
  ],
  misconception: {
    says: 'It ends with red, so red comes next.',
    reply: 'Say the whole row aloud: red, blue, red, blue, red. What comes after red each time?',
  },
  easier: 'Sing it: big, small, big, small, big. Then sing what comes next: small.',
  harder: 'Do hop, clap, hop, clap again and again. Which move is the tenth one? (clap)',
  again: {
    easier: 'Touch your knees, then your head: knees, head, knees, head, knees. What comes next? (head)',
    harder: 'Circle, circle, square comes again and again. Draw 9 shapes in all. How many are squares? (3)',
    model:
      'Draw star, moon, moon, star, moon, moon, star. Copy the row under it. Say: Now three things come again. It starts over at the star. Circle each part: star, moon, moon. After the last star come moon, moon. Draw both.',
    picture: { kind: 'row', row: ['star', 'moon', 'moon', 'star', 'moon', 'moon', 'star', 'next', 'next'], every: 3 },
    misconception: {
      says: 'It goes star, moon, star, moon. After one moon comes a star.',
      reply: 'Clap for each star and stamp for each moon. How many stamps follow a clap?',
    },
  },
  third: {
    easier: 'Clap, clap, stamp, clap, clap, stamp. Do it along with me. Which part comes again? (clap, clap, stamp)',
    harder: 'Square, circle, circle comes again and again. Draw it. Which shape is number 10? (a square)',
  },
  prompts: [
    { part: 'copy', ask: 'Clap, tap, clap, tap. Copy the pattern and go on. Clap or tap next?', answer: 'clap' },
    { part: 'next', ask: '{hero} goes clap, tap, clap, tap, clap. What comes next?', answer: 'tap' },
    { part: 'next', ask: '{hero} lays 1 {token}, 2 {tokens}, 1, 2, 1. How many come next?', answer: '2' },
    {
      part: 'copy',
      ask: 'Draw circle, square, circle, square. Copy the pattern. What shape is next?',
      answer: 'a circle',
    },
    { part: 'next', ask: '{friend} jumps, spins, jumps, spins. What is the next move?', answer: 'jump' },
    { part: 'copy', ask: 'Copy me with fingers: 1, 3, 1, 3. How many fingers are next?', answer: '1' },
    { part: 'next', ask: '{friend} counts out {things}: 3, 4, 3, 4, 3. How many come next?', answer: '4' },
    {
      part: 'next',
      ask: 'The wall pattern at {place} goes heart, star, heart, star. What comes next?',
      answer: 'heart',
    },
    {
      part: 'copy',
      ask: 'Stamp, clap, stamp, clap. Copy it. How many moves has the part that comes again?',
      answer: '2',
    },
    {
      part: 'next',
      ask: 'The {tokens} at {place} go green, gold, green, gold, green. Which color is next?',
      answer: 'gold',
    },
    { part: 'copy', ask: 'Copy me with fingers: 2, 5, 2, 5, 2. How many next?', answer: '5' },
    { part: 'copy', ask: '{friend} copies 6, 0, 6, 0 as 6, 0, 0. Which number is left out?', answer: '6' },
    {
      part: 'copy',
      ask: 'Draw circle, square, circle, square. {friend} copies it as circle, square, square, circle. Is it right?',
      answer: 'no',
    },
    { part: 'next', ask: '{hero} counts 8, 10, 8, 10, 8. Which number is next?', answer: '10' },
    {
      part: 'copy',
      ask: 'Copy me: head, knees, knees, head, knees, knees, head. What do you touch next?',
      answer: 'knees',
      further: true,
    },
    {
      part: 'copy',
      ask: '{friend} goes hop, hop, spin, hop, hop, spin, hop, hop. Copy it. Show the next move.',
      answer: 'a spin',
      further: true,
    },
    {
      part: 'next',
      ask: 'The {tokens} go red, red, blue, red, red, blue, red, red. Which color is next at {place}?',
      answer: 'blue',
      further: true,
    },
    { part: 'copy', ask: 'Up, up, down, up, up, down. How many words are in one part?', answer: '3', further: true },
    {
      part: 'next',
      ask: '{hero} counts out {tokens}: 5, 6, 6, 5, 6, 6. How many come next?',
      answer: '5',
      further: true,
    },
    { part: 'copy', ask: 'Write 4, 7, 7, 4, 7, 7. Copy it. Which number is next?', answer: '4', further: true },
    { part: 'next', ask: '{hero} counts 10, 8, 8, 10, 8, 8, 10, 8. Which number is next?', answer: '8', further: true },
    {
      part: 'next',
      ask: 'Stickers at {place}: cat, dog, fish, cat, dog, fish. What comes next?',
      answer: 'cat',
      further: true,
    },
    { part: 'copy', ask: 'Draw 1, 2, 3, 1, 2, 3, 1 dots. How many dots come next?', answer: '2', further: true },
    {
      part: 'next',
      ask: '{friend} counts {tokens}: 7, 8, 9, 7, 8, 9, 7, 8. How many come next?',
      answer: '9',
      further: true,
    },
    { part: 'copy', ask: 'Draw sun, cloud, cloud three times. How many clouds are there?', answer: '6', further: true },
  ],
  sheets: [
    { kind: 'patterns', form: 'repeat', upTo: 10, copy: true, twoParts: true },
    { kind: 'patterns', form: 'repeat', upTo: 10, copy: true, further: true },
  ],
}

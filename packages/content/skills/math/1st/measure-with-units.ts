import type { Skill } from '../../../types.ts'
import { measuredInSpoons } from './organizers.ts'

export const measureWithUnits: Skill = {
  id: 'math.1.measure-with-units',
  subject: 'math',
  grade: '1st',
  strand: 'measurement',
  order: 9,
  short: 'How Many Units Long',
  iCan: 'I can tell how long something is by laying equal units end to end.',
  codes: ['1.MD.1', '1.MD.2'],
  prerequisites: ['math.k.long-and-short', 'math.1.subtract-within-20'],
  keywords: [{ word: 'unit', definition: 'one of the equal pieces we measure with' }],
  model:
    'Lay spoons of one size along a pillow, from its edge on. Push them together: no gap, no overlap. Take away a spoon that lies past the end. Count, perhaps: 1, 2, 3, 4. Say: The pillow is 4 units long.',
  check: {
    question: 'I left a gap between my spoons. Is my number still right?',
    lookFor: 'No. Gaps make the number too small, so the units must touch.',
  },
  laterChecks: [
    {
      question: 'My spoons lie partly on top of each other. Is my number right?',
      lookFor: 'No. Overlaps make the number too big, so the ends just touch.',
    },
    {
      question: 'I lay 8 spoons along a bench. The last one lies past the end. How many spoons long is it?',
      lookFor: '7 spoons. The eighth lies past the end, so it does not count.',
    },
    {
      question: 'One mat is 7 spoons long and another 4. How many spoons longer is the first?',
      lookFor: '3 spoons, because it takes 3 to go from 4 up to 7.',
      further: true,
    },
  ],
  misconception: {
    says: 'I used big and small pieces, and it came to seven.',
    reply: 'Seven of what? What happens if somebody else checks it with pieces of one size?',
  },
  tools: [{ name: 'spoons', quantity: '6', core: true, substitute: 'six other long things of one size' }],
  easier: 'Lay 3 spoons end to end. Touch each one and count: 1, 2, 3. The row is 3 spoons long.',
  harder: 'Measure your arm in spoons, then in thumbs. Which number is greater? (thumbs, the shorter unit)',
  again: {
    easier: 'Lay spoons on the floor from your heel to your knee. They must touch. Count how many spoons long that is.',
    harder: 'A shelf is 4 spoons long. One spoon is as long as 3 thumbs. How many thumbs long is the shelf? (12)',
    model:
      'Lay spoons along your arm and count, perhaps: 1, 2, 3, 4. Lay spoons along this page: 1, 2. Write 4 and 2. Say: My arm is longer. I count up from 2: 3, 4. So my arm is 2 spoons longer than the page.',
  },
  prompts: [
    {
      part: 'lay',
      ask: 'Lay spoons end to end along the seat of a chair. How many spoons long is it?',
      answer: 'about 3 spoons',
    },
    {
      part: 'lay',
      ask: 'Draw a line 2 spoons long. Lay thumbs along it. More thumbs or more spoons?',
      answer: 'more thumbs',
    },
    {
      part: 'lay',
      ask: 'Lay spoons end to end beside your leg. How many spoons long is it?',
      answer: 'about 4 spoons',
    },
    { part: 'tell', ask: 'A box reaches from the first {token} to the ninth. How many {tokens} long?', answer: '9' },
    {
      part: 'tell',
      ask: '{friend} lays 8 {tokens}. Two lie past the end of a shelf. How long is it?',
      answer: '6',
      sum: '8 - 2',
    },
    { part: 'lay', ask: 'Lay 6 spoons as two rows, equally long. How many spoons long is each?', answer: '3' },
    { part: 'tell', ask: '{hero} measures a wall with {tokens}. Should they touch or leave gaps?', answer: 'touch' },
    { part: 'lay', ask: 'Draw a line 1 spoon long. Make it twice as long. How many spoons?', answer: '2' },
    { part: 'tell', ask: 'A row of 4 {tokens} has gaps. Close them. Do more or fewer fit now?', answer: 'more fit' },
    {
      part: 'tell',
      ask: '{friend} counts 11 {tokens}. One was counted twice. How long is the row?',
      answer: '10',
      sum: '11 - 1',
    },
    {
      part: 'lay',
      ask: 'Draw a row of 7 boxes that touch. Cover the last 2. How long now?',
      answer: '5',
      sum: '7 - 2',
    },
    {
      part: 'tell',
      ask: '{hero} uses big and small {tokens} in one row. Can the number be right?',
      answer: 'no, use one size',
    },
    { part: 'lay', ask: 'Lay 3 spoons end to end and 1 more on top. How long is the row?', answer: '3' },
    {
      part: 'lay',
      ask: 'Lay 4 spoons with gaps. Push them together. Is the row longer or shorter?',
      answer: 'shorter',
    },
    { part: 'lay', ask: 'Walk along a bed, heel to toe. What is your unit?', answer: 'your foot' },
    { part: 'lay', ask: 'Fold a sheet in half twice, top to bottom. Open it. How many parts long is it?', answer: '4' },
    {
      part: 'tell',
      ask: 'The first {token} starts before the edge. Where should it start?',
      answer: 'right at the edge',
    },
    {
      part: 'tell',
      ask: '{friend} lays ten {tokens} and 5 more along a wall. How long is it?',
      answer: '15',
      sum: '10 + 5',
    },
    {
      part: 'tell',
      ask: '{hero} lays 14 {tokens} along {place}. One lies past the end. How long?',
      answer: '13',
      sum: '14 - 1',
    },
    {
      part: 'lay',
      ask: 'Draw a line 3 thumbs long. Add 5 more thumbs. How many thumbs long?',
      answer: '8',
      sum: '3 + 5',
    },
    {
      part: 'lay',
      ask: 'Walk heel to toe from wall to wall. Go back in big steps. More steps or fewer?',
      answer: 'fewer',
    },
    {
      part: 'tell',
      ask: 'Two shelves at {place} are 6 {tokens} long each. How long end to end?',
      answer: '12',
      sum: '6 + 6',
    },
    { part: 'lay', ask: 'Find something near you that is about 3 hands long.', answer: 'any thing three hands long' },
    {
      part: 'lay',
      ask: 'Lay a row of 5 spoons, but only 1 spoon below. How many longer is the row?',
      answer: '4',
      sum: '5 - 1',
      further: true,
    },
    {
      part: 'tell',
      ask: 'A shelf is 9 {tokens} long, a bench 6. How many {tokens} longer is the shelf?',
      answer: '3',
      sum: '9 - 6',
      further: true,
    },
    {
      part: 'lay',
      ask: 'Draw a line 5 thumbs long and one 7 thumbs long. How many thumbs longer?',
      answer: '2',
      sum: '7 - 5',
      further: true,
    },
    {
      part: 'tell',
      ask: 'A red path is 13 {tokens} long, a blue path 8. How many longer is the red one?',
      answer: '5',
      sum: '13 - 8',
      further: true,
    },
    {
      part: 'lay',
      ask: 'Measure your leg and your arm in spoons. How many spoons longer is your leg?',
      answer: 'about 1 spoon',
      further: true,
    },
    {
      part: 'tell',
      ask: 'A bed is 11 {tokens} long, a mat 4. {friend} says 10 longer. What is right?',
      answer: '7',
      sum: '11 - 4',
      further: true,
    },
    {
      part: 'tell',
      ask: 'A wall is 15 {tokens} long, a door 9. How many {tokens} longer is the wall?',
      answer: '6',
      sum: '15 - 9',
      further: true,
    },
  ],
  sheets: [
    { kind: 'measuring', form: 'units', unit: 'step' },
    { ...measuredInSpoons, further: true },
  ],
}

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
    'Your child lays equal spoons along the front of a chair seat, from its corner on. They touch: no gaps, no overlaps. A last spoon counts if half of it fits. Count, perhaps: 1, 2, 3. Say: The seat is 3 units long, and my unit is one spoon. Of shorter units, I would count more.',
  picture: {
    kind: 'lengths',
    bars: [{ value: 3, label: 'seat: 3', units: 3 }],
  },
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
      question: 'I lay 8 spoons along a bench. The last one starts past the end. How many spoons long is the bench?',
      lookFor: '7 spoons. The last one does not count.',
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
  tools: [
    {
      name: 'spoons',
      quantity: '6 small ones, of one size',
      core: true,
      substitute: 'six other long things of one size',
    },
  ],
  easier: 'Lay 3 spoons end to end. Touch each one and count: 1, 2, 3. The row is 3 spoons long.',
  harder: 'Measure your arm in spoons, then in hand widths. Which number is greater? (hand widths, the shorter unit)',
  again: {
    easier: 'Lay spoons on the floor from your heel to your knee. They must touch. Count how many spoons long that is.',
    harder: 'A shelf is 4 spoons long. One spoon is as long as 3 keys. How many keys long is the shelf? (12)',
    model:
      'Lay spoons along the front of a chair seat. Count, perhaps: 1, 2, 3. Lay spoons along the long side of a sheet: 1, 2. More than half of the second fits, so it counts. Write 3 and 2. Say: From 2 up to 3 is 1. So the seat is about 1 spoon longer.',
    picture: {
      kind: 'lengths',
      bars: [
        { value: 3, label: 'seat: 3', units: 3 },
        { value: 1.7, label: 'sheet: 2', units: 2 },
      ],
    },
    misconception: {
      says: 'The seat is 3 spoons longer than the sheet.',
      reply: 'Draw both rows of spoons, one right under the other. How many stick out?',
    },
  },
  third: {
    easier: 'Lay 3 spoons in a row, then 2 under them from the same edge. How much longer is the first row? (1 spoon)',
    harder:
      'A rug is 6 shoes long. A bench is 2 shoes shorter. A bed is 3 shoes longer than the bench. How long is the bed? (7 shoes)',
  },
  prompts: [
    {
      part: 'lay',
      ask: 'Lay spoons end to end along your arm for {hero}. How many spoons long is it?',
      answer: 'about 3 or 4 spoons',
    },
    {
      part: 'lay',
      ask: 'Draw a line one spoon long. Lay your thumb across it, again and again. More thumb widths or more spoons?',
      answer: 'more thumb widths',
    },
    {
      part: 'lay',
      ask: 'Sit on the floor. Lay spoons end to end beside your leg. How many spoons long is it?',
      answer: 'about 4 or 5 spoons',
    },
    {
      part: 'lay',
      ask: 'Lay your hands, without thumbs, in turn along a shoe for {hero}. How many hand widths long is it?',
      answer: 'such as 3',
    },
    {
      part: 'tell',
      ask: 'Two {tokens} of {friend} start past the end of a shelf. What do you do with them?',
      answer: 'take them away',
    },
    {
      part: 'lay',
      ask: 'Lay 2 spoons end to end. Add more until the row is 5 units long. How many did you add?',
      answer: '3',
      sum: '5 - 2',
    },
    { part: 'tell', ask: '{hero} measures a wall with {tokens}. How must they lie?', answer: 'touching, end to end' },
    { part: 'lay', ask: 'Lay 1 spoon on the floor. Make the row twice as long. How many spoons?', answer: '2' },
    {
      part: 'tell',
      ask: '4 {tokens} with gaps fill a shelf. Close the gaps. Do more or fewer fit now?',
      answer: 'more fit',
    },
    {
      part: 'tell',
      ask: '{friend} lays {tokens} along a bench, but some overlap. Is the count too big or too small?',
      answer: 'too big',
    },
    {
      part: 'lay',
      ask: 'Draw a line. Draw equal boxes along it, end to end. What is your unit?',
      answer: 'one box',
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
      ask: '{hero} measures a shelf in {tokens}. The first starts before the edge. Where should it start?',
      answer: 'right at the edge',
    },
    {
      part: 'tell',
      ask: '{friend} measures a wall in spoons, {hero} in big steps. Who counts more units?',
      answer: '{friend}',
    },
    {
      part: 'lay',
      ask: 'Take a big step. Lay spoons end to end from heel to heel for {hero}. How many spoons long is it?',
      answer: 'about 3 or 4 spoons',
    },
    {
      part: 'lay',
      ask: 'Draw a rope for {friend}, as long as you like. Lay your thumb across it, again and again. How many thumb widths long is it?',
      answer: 'such as 8',
    },
    {
      part: 'lay',
      ask: 'Walk heel to toe from wall to wall. Go back in big steps. More steps or fewer?',
      answer: 'fewer',
    },
    {
      part: 'lay',
      ask: 'Lay spoons end to end along the bottom of a door. How many spoons wide is the door?',
      answer: 'about 5 or 6 spoons',
    },
    {
      part: 'lay',
      ask: 'Find something about 3 hand widths long for {hero}. What is it?',
      answer: 'such as a book',
    },
    {
      part: 'tell',
      ask: '{friend} lays 5 spoons along a shelf. The last one starts past the end. How many spoons long is the shelf?',
      answer: '4',
      sum: '5 - 1',
    },
    {
      part: 'lay',
      ask: 'Lay a row of 5 spoons for {hero} and 1 spoon below it. How many spoons longer is the row?',
      answer: '4',
      sum: '5 - 1',
      further: true,
    },
    {
      part: 'tell',
      ask: 'Draw a shelf 9 thumb widths long and a bench 6 long. How many thumb widths longer is the shelf?',
      answer: '3',
      sum: '9 - 6',
      further: true,
    },
    {
      part: 'lay',
      ask: 'Draw a line 4 thumb widths long and one 6 long. How many thumb widths longer is the second?',
      answer: '2',
      sum: '6 - 4',
      further: true,
    },
    {
      part: 'tell',
      ask: 'Draw paths 7 and 2 thumb widths long for {hero}. How many thumb widths longer is the first?',
      answer: '5',
      sum: '7 - 2',
      further: true,
    },
    {
      part: 'lay',
      ask: 'Lay spoons along the long side of a pillow and along your shoe. How many spoons longer is the pillow?',
      answer: 'about 3 or 4 spoons',
      further: true,
    },
    {
      part: 'lay',
      ask: 'Lay rows of 4 and 2 spoons for {friend} from the same edge. How many spoons longer is the longer row?',
      answer: '2',
      sum: '4 - 2',
      further: true,
    },
    {
      part: 'lay',
      ask: 'Measure your shoe and the long side of a sheet in spoons. Which is longer, and by how many?',
      answer: 'such as the sheet, by about 1',
      further: true,
    },
  ],
  sheets: [
    { kind: 'measuring', form: 'units', unit: 'step' },
    { ...measuredInSpoons, further: true },
  ],
}

import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** Pages to draw and write on, where no kind with a key asks for just this. */
export const myShapeBook: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'My Shape Book',
  ask: 'Draw a shape in each box. Count its sides and corners out loud.',
  boxes: [
    {
      heading: 'Triangle',
      prompt: 'Draw a tall one or a thin one.',
      lines: 0,
      sample: 'any shape with three straight sides',
    },
    { heading: 'Square', prompt: 'Draw four equal sides.', lines: 0, sample: 'four equal sides and square corners' },
    {
      heading: 'Rectangle',
      prompt: 'Draw two long sides and two short ones.',
      lines: 0,
      sample: 'a long shape with four square corners',
    },
    { heading: 'Circle', prompt: 'Draw it round all the way.', lines: 0, sample: 'a round shape with no corners' },
    {
      heading: 'Hexagon',
      prompt: 'Draw six sides, like one cell of a honeycomb.',
      lines: 0,
      sample: 'six sides and six corners',
    },
  ],
  lookFor: 'Each shape is closed and has the right number of sides. Wobbly lines are fine.',
}

export const moreOrFewer: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'More or Fewer?',
  ask: 'Draw one row of dots under the other. Join partners. Circle the dots with no partner.',
  boxes: [
    { heading: '4 and 2', prompt: 'Which row has more?', lines: 0, sample: '4 has more: 2 dots have no partner' },
    { heading: '8 and 9', prompt: 'Which row has fewer?', lines: 0, sample: '8 has fewer: 1 of the 9 has no partner' },
    { heading: '5 and 5', prompt: 'Does any dot stand alone?', lines: 0, sample: 'no: both rows are the same' },
    { heading: '6 and ?', prompt: 'Draw a row with fewer than 6.', lines: 0, sample: 'any row of 1 to 5 dots' },
  ],
  lookFor: 'Each dot has one partner at most, and your child names the row with more or fewer.',
}

export const tenInTwoParts: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Ten Fingers in Two Parts',
  ask: 'Hold up as many fingers as a box says. Say how many are down. Draw a dot for each one down. Write both partners of 10.',
  boxes: [
    { heading: '9 are up', prompt: '1 is down. Draw 1 dot. Write: 9 and 1.', lines: 1, sample: '1 dot: 9 and 1' },
    { heading: '5 are up', prompt: 'How many are down?', lines: 1, sample: '5 dots: 5 and 5' },
    { heading: '7 are up', prompt: 'How many are down?', lines: 1, sample: '3 dots: 7 and 3' },
    { heading: '4 are up', prompt: 'How many are down?', lines: 1, sample: '6 dots: 4 and 6' },
    {
      heading: 'My own',
      prompt: 'Fold down as many as you like.',
      lines: 1,
      sample: 'such as 2 dots: 8 and 2',
    },
  ],
  lookFor: 'The dots are the fingers that are down, and both partners of 10 stand on the line.',
}

export const longerOrShorter: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'Longer or Shorter?',
  ask: 'Start things and your foot at one line. Look where they end. Draw what you find.',
  boxes: [
    { heading: 'Longer than my foot', prompt: 'Draw one thing that is longer.', lines: 0, sample: 'a pillow' },
    { heading: 'Shorter than my foot', prompt: 'Draw one thing that is shorter.', lines: 0, sample: 'a coin' },
    {
      heading: 'Two paths',
      prompt: 'Draw a short path. Draw a longer one under it.',
      lines: 0,
      sample: 'both start at one line; the lower one ends farther',
    },
  ],
  lookFor: 'Your child starts both things at one line and looks where they end.',
}

export const threeRowsOfRings: SheetSpec = {
  kind: 'organizer',
  form: 'stack',
  title: 'Three Rows of Rings',
  ask: 'Sort these: cat, hat, dog, cup, cow, coat. Draw one ring for each in its row. Color the row that has the most.',
  boxes: [
    { heading: 'Animals', prompt: 'One ring for each animal.', lines: 0, sample: '3 rings, colored: cat, dog, cow' },
    { heading: 'Clothes', prompt: 'One ring for each thing to wear.', lines: 0, sample: '2 rings: hat, coat' },
    { heading: 'Dishes', prompt: 'One ring for each thing to drink from.', lines: 0, sample: '1 ring: cup' },
  ],
  lookFor: 'The rows have 3, 2 and 1. Your child names the most and the fewest.',
}

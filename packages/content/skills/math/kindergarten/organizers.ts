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
    { heading: '6 and 3', prompt: 'Which row has more?', lines: 0, sample: '6 has more: 3 dots have no partner' },
    { heading: '8 and 9', prompt: 'Which row has fewer?', lines: 0, sample: '8 has fewer: 1 of the 9 has no partner' },
    { heading: '7 and 7', prompt: 'Does any dot stand alone?', lines: 0, sample: 'no: both rows are the same' },
    { heading: '10 and ?', prompt: 'Draw a row with fewer than 10.', lines: 0, sample: 'any row of 1 to 9 dots' },
  ],
  lookFor: 'Each dot has one partner at most, and your child names the row with more or fewer.',
}

export const tenInTwoParts: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Ten Fingers in Two Parts',
  ask: 'Hold up ten fingers. Fold some down and count them. Rest your hands. Draw one dot for each folded finger and write both partners of 10.',
  boxes: [
    { heading: '9 are up', prompt: '1 is down. Draw 1 dot. Write: 9 and 1.', lines: 1, sample: '1 dot: 9 and 1' },
    { heading: '5 are up', prompt: 'Draw dots for the others.', lines: 1, sample: '5 dots: 5 and 5' },
    { heading: '7 are up', prompt: 'Draw dots for the others.', lines: 1, sample: '3 dots: 7 and 3' },
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
  form: 'grid',
  title: 'Longer or Shorter?',
  ask: 'Start things and your foot at one line. Look where they end. Draw what you find.',
  boxes: [
    { heading: 'Longer than my foot', prompt: 'Draw one thing that is longer.', lines: 0, sample: 'a pillow' },
    { heading: 'Shorter than my foot', prompt: 'Draw one thing that is shorter.', lines: 0, sample: 'a coin' },
    { heading: 'As long as my foot', prompt: 'Draw one thing that is the same.', lines: 0, sample: 'a sock of mine' },
    {
      heading: 'Two paths',
      prompt: 'Draw a short path. Draw a longer one under it.',
      lines: 0,
      sample: 'both start at one line; the lower one ends farther',
    },
  ],
  lookFor: 'Your child starts both things at one line and looks where they end.',
}

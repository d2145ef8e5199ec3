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
  ask: 'Draw two rows of dots in each box. Join partners. Circle the dots with no partner.',
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
  ask: 'Hold up ten fingers. Fold some down and count them. Rest your hands. Draw one dot for each and write both partners of 10.',
  boxes: [
    { heading: '9 are up', prompt: 'Draw dots for the others.', lines: 1, sample: '1 dot: 9 and 1' },
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

export const crossOutAndCount: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Cross Out and Count',
  ask: 'Draw one ring for each, all over the box. Cross out each ring as you count. Write how many.',
  boxes: [
    { heading: 'One hand and both ears', prompt: 'A ring for each finger, thumb and ear.', lines: 1, sample: '7' },
    { heading: 'Knees, elbows and feet', prompt: 'A ring for each one.', lines: 1, sample: '6' },
    { heading: 'One foot, eyes and ears', prompt: 'A ring for each toe, eye and ear.', lines: 1, sample: '9' },
    { heading: 'Both hands', prompt: 'A ring for each finger and each thumb.', lines: 1, sample: '10' },
  ],
  lookFor: 'Each ring gets one line and one number, and the last number stands on the line.',
}

export const oddShapes: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Odd-Looking Shapes',
  ask: 'Draw a shape in each box. Touch and count its corners. Say its name.',
  boxes: [
    { heading: '3 sides', prompt: 'Stand it on its point.', lines: 0, sample: '3 corners: a triangle' },
    { heading: '3 sides again', prompt: 'Make it thin like a carrot.', lines: 0, sample: '3 corners: a triangle' },
    {
      heading: '4 equal sides',
      prompt: 'Make square corners. Turn the page and draw it on a corner.',
      lines: 0,
      sample: '4 square corners: a square',
    },
    {
      heading: '2 long and 2 short sides',
      prompt: 'Make square corners. Make it tall and thin.',
      lines: 0,
      sample: '4 square corners: a rectangle',
    },
    { heading: '6 sides', prompt: 'Stand it on one corner.', lines: 0, sample: '6 corners: a hexagon' },
  ],
  lookFor: 'Your child counts sides and corners and keeps the name, however the shape is turned.',
}

export const startWithTheBigger: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Start with the Bigger Number',
  ask: 'Circle the bigger number. Hold up fingers for the other one and go on. Write how many in all.',
  boxes: [
    { heading: '2 + 5', prompt: 'Circle the 5. Go on from 5.', lines: 1, sample: 'from 5: 6, 7, so 7' },
    { heading: '1 + 8', prompt: 'Which number is bigger?', lines: 1, sample: 'from 8: 9' },
    { heading: '3 + 6', prompt: 'Which number is bigger?', lines: 1, sample: 'from 6: 7, 8, 9, so 9' },
    { heading: '2 + 7', prompt: 'Turn it around: 7 + 2.', lines: 1, sample: 'from 7: 8, 9, so 9' },
  ],
  lookFor: 'Your child starts at the bigger number and goes on only for the smaller one.',
}

export const stepsBack: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Steps Back',
  ask: 'Draw dots for the first number. Cross out one for each that goes and go back. Write the last number you say.',
  boxes: [
    { heading: '6 - 2', prompt: 'Start at 6. Take 2 steps back.', lines: 1, sample: 'cross out 2: 5, 4, so 4' },
    { heading: '8 - 1', prompt: 'Which number comes before 8?', lines: 1, sample: 'cross out 1: 7' },
    { heading: '7 - 3', prompt: 'How many steps back?', lines: 1, sample: 'cross out 3: 6, 5, 4, so 4' },
    { heading: '10 - 2', prompt: 'How many steps back?', lines: 1, sample: 'cross out 2: 9, 8, so 8' },
  ],
  lookFor: 'The first step back says the number before, and the last number said stands on the line.',
}

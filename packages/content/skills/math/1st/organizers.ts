import type { SheetSpec } from '@pencil-quest/contract/sheets'

/** Pages to draw and write on, where no kind with a key asks for just this. */
export const tensOrOnes: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Tens or Ones?',
  ask: 'Draw a line for each ten and a dot for each one. Add, and write the sum.',
  boxes: [
    { heading: '34 + 20', prompt: 'Draw 34. Then draw 2 more lines.', lines: 1, sample: '54, with 5 tens and 4 ones' },
    { heading: '34 + 2', prompt: 'Draw 34. Then draw 2 more dots.', lines: 1, sample: '36, with 3 tens and 6 ones' },
    { heading: '51 + 40', prompt: 'Tens or ones? Draw and add.', lines: 1, sample: '91, with 9 tens and 1 one' },
    {
      heading: '62 + 5',
      prompt: 'Tens or ones? Draw and add.',
      lines: 1,
      sample: '67, with 6 tens and 7 ones',
    },
    { heading: '45 + 30', prompt: 'Tens or ones? Draw and add.', lines: 1, sample: '75, with 7 tens and 5 ones' },
    { heading: '45 + 3', prompt: 'Tens or ones? Draw and add.', lines: 1, sample: '48, with 4 tens and 8 ones' },
  ],
  lookFor: 'Tens join the tens and ones join the ones.',
}

export const aNewTen: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'A New Ten',
  ask: 'How many more make the next full ten? Split the second number for it. Write the sum.',
  boxes: [
    { heading: '27 + 5', prompt: 'Give 3 to the 27. What is left?', lines: 1, sample: '27 + 3 = 30, 30 + 2 = 32' },
    { heading: '38 + 4', prompt: 'What does the 38 need?', lines: 1, sample: '38 + 2 = 40, 40 + 2 = 42' },
    { heading: '46 + 8', prompt: 'Make a new ten first.', lines: 1, sample: '46 + 4 = 50, 50 + 4 = 54' },
    { heading: '85 + 7', prompt: 'Make a new ten first.', lines: 1, sample: '85 + 5 = 90, 90 + 2 = 92' },
    { heading: '59 + 6', prompt: 'Split the 6. Add.', lines: 1, sample: '59 + 1 = 60, 60 + 5 = 65' },
    { heading: '74 + 9', prompt: 'Split the 9. Add.', lines: 1, sample: '74 + 6 = 80, 80 + 3 = 83' },
  ],
  lookFor: 'The two-digit number first gets what it needs for a full ten, and the rest is added to that.',
}

export const fairSharesToDraw: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Fair Shares to Draw',
  ask: 'Draw each shape and cut it with straight lines. Say the name of one part.',
  boxes: [
    {
      heading: 'Halves',
      prompt: 'Draw a circle. Cut it into halves. Color one half.',
      lines: 0,
      sample: 'one line through the middle',
    },
    {
      heading: 'Fourths',
      prompt: 'Draw a square. Cut it into fourths. Color one fourth.',
      lines: 0,
      sample: 'a line down and a line across',
    },
    {
      heading: 'Fourths again',
      prompt: 'Draw a circle. Cut it into fourths. Color one fourth.',
      lines: 0,
      sample: 'two lines that cross in the middle',
    },
    {
      heading: 'Not halves',
      prompt: 'Draw a circle in two parts that are not halves.',
      lines: 0,
      sample: 'one big part and one small part',
    },
  ],
  lookFor: 'All parts of one shape are the same size, except in the last box.',
}

export const twoFourthsOneHalf: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Two Fourths, One Half',
  ask: 'Draw a bar in each box. Halve it with a line, then halve both parts. Color it, and write the name of the colored part.',
  boxes: [
    { heading: 'One of four', prompt: 'Color one strip. Name it.', lines: 1, sample: 'a fourth, or a quarter' },
    {
      heading: 'Two that touch',
      prompt: 'Color two. Write both names.',
      lines: 1,
      sample: 'two fourths, or a half',
    },
    {
      heading: 'Two that do not touch',
      prompt: 'Color two. Is that a half as well?',
      lines: 1,
      sample: 'yes: two fourths are a half',
    },
    { heading: 'All but one', prompt: 'Color three. Name the part.', lines: 1, sample: 'three fourths' },
  ],
  lookFor: 'The four strips are equal. Two fourths are called a half, wherever they are.',
}

export const measuredInSpoons: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Measured in Spoons',
  ask: 'Lay spoons end to end. Count the last one if at least half of it lies along the thing. Tell which thing is longer.',
  boxes: [
    { heading: 'A big book', prompt: 'How many spoons long is it?', lines: 1, sample: 'such as 2 spoons' },
    {
      heading: 'My arm on the table',
      prompt: 'How much longer is it than the book?',
      lines: 1,
      sample: 'such as 3 spoons, so about 1 spoon longer',
    },
    {
      heading: 'A pillow',
      prompt: 'How much longer is it than the book?',
      lines: 1,
      sample: 'such as 4 spoons, so about 2 spoons longer',
    },
    {
      heading: 'My own thing',
      prompt: 'How much longer or shorter is it than the book?',
      lines: 1,
      sample: 'such as a shoe: 1 spoon, so 1 spoon shorter',
    },
  ],
  lookFor:
    'The numbers are your own. The spoons are of one size and touch without gaps. The smaller number is counted up to the greater one.',
}

export const numberRiddles: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Number Riddles',
  ask: 'Write every number that could be. Cross out what the next clue throws out. Circle the last one.',
  boxes: [
    { heading: 'Riddle 1', prompt: 'Over 5, under 9. Not 6. Not 8.', lines: 1, sample: '6, 7, 8: only 7 is left' },
    {
      heading: 'Riddle 2',
      prompt: 'Over 10, under 15. It has 3 ones.',
      lines: 1,
      sample: '11, 12, 13, 14: 13 has 3 ones',
    },
    {
      heading: 'Riddle 3',
      prompt: 'Over 6, under 10. With 2 more it makes 10.',
      lines: 1,
      sample: '7, 8, 9: 8 and 2 make 10, so 8',
    },
    {
      heading: 'Riddle 4',
      prompt: 'Over 15, under 19. Not 17. With 2 more it makes 20.',
      lines: 1,
      sample: '16, 17, 18: not 17, and 18 and 2 make 20, so 18',
    },
    {
      heading: 'Riddle 5',
      prompt: 'Over 20, under 24. Its two digits are the same.',
      lines: 1,
      sample: '21, 22, 23: 22 has the same digit twice',
    },
    {
      heading: 'My riddle',
      prompt: 'Write clues that fit one number only.',
      lines: 1,
      sample: 'such as: over 3, under 6, not 5',
    },
  ],
  lookFor: 'All numbers that could be are there first, and one clue after the other throws some out.',
}

export const shapesByTheirSides: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Shapes by Their Sides',
  ask: 'Draw a closed shape in each box. Then count sides and corners.',
  boxes: [
    { heading: '3 sides', prompt: 'Draw it. Write its name.', lines: 0, sample: 'a triangle' },
    {
      heading: '4 sides',
      prompt: 'Give it square corners. It is no square. Name it.',
      lines: 0,
      sample: 'a rectangle',
    },
    { heading: '5 sides', prompt: 'Draw it. Write how many corners it has.', lines: 0, sample: '5 corners' },
    { heading: '6 sides', prompt: 'Draw it. Write its name.', lines: 0, sample: 'a hexagon' },
  ],
  lookFor: 'Each shape is closed, has straight sides, and has as many corners as sides.',
}

export const hiddenStart: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'The Hidden Whole',
  ask: 'The whole is hidden. Put back what is gone, and write the whole in the gap. Then check it.',
  boxes: [
    { heading: '__ - 4 = 3', prompt: 'Put the 4 back.', lines: 1, sample: '3 + 4 = 7, so 7 - 4 = 3' },
    { heading: '__ - 6 = 7', prompt: 'What do you put back?', lines: 1, sample: '7 + 6 = 13, so 13 - 6 = 7' },
    { heading: '__ - 3 = 12', prompt: 'What do you put back?', lines: 1, sample: '12 + 3 = 15, so 15 - 3 = 12' },
    { heading: '__ - 8 = 9', prompt: 'What do you put back?', lines: 1, sample: '9 + 8 = 17, so 17 - 8 = 9' },
    { heading: '__ - 5 = 11', prompt: 'Write the whole. Check it.', lines: 1, sample: '11 + 5 = 16, so 16 - 5 = 11' },
    { heading: '__ - 7 = 7', prompt: 'Write the whole. Check it.', lines: 1, sample: '7 + 7 = 14, so 14 - 7 = 7' },
  ],
  lookFor: 'What was taken is added back to what is left, and the check takes it away again.',
}

export const hiddenNumber: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Find the Hidden Number',
  ask: 'Count on or count down to the last number. Count your steps. Write the whole fact.',
  boxes: [
    { heading: '8 + __ = 11', prompt: 'Count on from 8.', lines: 1, sample: '3 steps: 8 + 3 = 11' },
    { heading: '10 - __ = 6', prompt: 'Count down from 10.', lines: 1, sample: '4 steps: 10 - 4 = 6' },
    { heading: '7 + __ = 12', prompt: 'Count on. How many steps?', lines: 1, sample: '5 steps: 7 + 5 = 12' },
    { heading: '13 - __ = 9', prompt: 'Count down. How many steps?', lines: 1, sample: '4 steps: 13 - 4 = 9' },
    { heading: '9 + __ = 15', prompt: 'Up or down? Count.', lines: 1, sample: '6 steps: 9 + 6 = 15' },
    { heading: '16 - __ = 11', prompt: 'Up or down? Count.', lines: 1, sample: '5 steps: 16 - 5 = 11' },
  ],
  lookFor: 'The steps are counted, not the number at the start, and both sides are the same.',
}

export const cornersCutOff: SheetSpec = {
  kind: 'organizer',
  form: 'grid',
  title: 'Corners Cut Off',
  ask: 'Draw each shape. Cut its corners off with short lines. Count and write how many sides there are now.',
  boxes: [
    { heading: 'A triangle', prompt: 'Cut off one corner.', lines: 0, sample: '4 sides: 3 old and 1 new' },
    { heading: 'A triangle again', prompt: 'Cut off all three. Name it.', lines: 0, sample: '6 sides, a hexagon' },
    { heading: 'A square', prompt: 'Cut off one corner.', lines: 0, sample: '5 sides: 4 old and 1 new' },
    { heading: 'A rectangle', prompt: 'Cut off two corners. Name it.', lines: 0, sample: '6 sides, a hexagon' },
  ],
  lookFor: 'Each cut adds one side, and there are as many corners as sides.',
}

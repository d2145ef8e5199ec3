import type { Skill } from '../../../types.ts'
import { numberRiddles } from './organizers.ts'

export const numberPuzzles: Skill = {
  id: 'math.1.number-puzzles',
  subject: 'math',
  grade: '1st',
  strand: 'patterns',
  order: 10,
  short: 'Clues and Numbers',
  iCan: 'I can find a missing number from clues and tell how I know.',
  codes: ['1.OA.7', '1.MP.1'],
  prerequisites: ['math.1.missing-number', 'math.1.tens-and-ones'],
  keywords: [{ word: 'clue', definition: 'something that helps you find out' }],
  model:
    'Say: My number is over 4 and under 8. Write all that fit, not 4 and not 8: 5, 6, 7. Say: It is not 5. Cross out 5. Say: With 4 more it makes 10. 7 and 4 make 11, so cross out 7. 6 and 4 make 10, so it is 6.',
  picture: { kind: 'lines', lines: ['5, 6, 7'], crossed: ['5', '7'] },
  check: {
    question: 'My number is between 3 and 6 and it is not 4. What is it?',
    lookFor: 'Five. Your child names all numbers that could be, then takes away what cannot be.',
  },
  laterChecks: [
    {
      question: 'My number is more than 7 and less than 10. It is not 8. What is it?',
      lookFor: 'Nine. Only 8 and 9 fit, and 8 is out.',
    },
    {
      question: 'A row of 1 to 4 has 3 and 4. A 1 stands right above one gap. What goes in it?',
      lookFor: 'Two. The column has its 1 already.',
      further: true,
    },
    {
      question: 'My number is over 12 and under 16. It is not 13 or 15. What is it?',
      lookFor: 'Fourteen. 13, 14 and 15 fit the first clue, and only 14 stays.',
    },
  ],
  misconception: {
    says: 'I just guessed it.',
    reply: 'Good guess! Which clue shows that the other numbers are wrong?',
  },
  easier: 'Hold up fingers: more than 2 and fewer than 5. So 3 or 4. It is not 3: it is 4.',
  harder: 'It is between 10 and 20. Its ones are 3 less than 9. Which number is it? (16)',
  again: {
    easier: 'Write 1, 2, 3, 4, 5. It is over 3: cross out 1, 2, 3. It is not 5: cross it out. 4 stays.',
    harder: 'My number has two digits and is under 20. Its digits add up to 8. Which number is it? (17)',
    model:
      'Write 4 __ 1 __. Say: A row needs 1 to 4, each once. This row lacks 2 and 3. Write a 2 right below the last gap. Say: A column needs each once, too. So the last gap is 3, the other 2. A thick box needs all four: the right one lacks 4.',
    picture: {
      kind: 'table',
      rows: [
        ['4', '2', '1', '3'],
        ['', '', '', '2'],
      ],
      boxed: 2,
    },
    misconception: {
      says: '2 goes in the last gap, as it is not in the row yet.',
      reply: 'Run a finger down the column of that gap. Which number do you meet?',
    },
  },
  third: {
    easier: 'Write 1, 2, 3, 4. A row has 1, 3 and 4 already. Cross those out. Which number is missing? (2)',
    harder: 'Put 1, 2, 3 and 4 in a row: 4 is first, 3 is last, and 1 stands next to 3. (4, 2, 1, 3)',
  },
  prompts: [
    { part: 'find', ask: '{hero} hides over 8 {tokens} and under 10. How many?', answer: '9' },
    { part: 'tell', ask: 'My number is under 5. Which one is out: 3 or 7?', answer: '7' },
    { part: 'find', ask: 'My number lies between 11 and 13. What is it?', answer: '12' },
    { part: 'tell', ask: 'Which clue throws out 9: under 8, or over 8?', answer: 'under 8' },
    {
      part: 'tell',
      ask: '{place} needs over 6 {tokens} and under 10. Which numbers could it be?',
      answer: '7, 8 or 9',
    },
    { part: 'find', ask: '{friend} has over 7 {tokens} and under 11, not 8 or 9. How many?', answer: '10' },
    { part: 'tell', ask: '{friend} says 6 fits the clue over 6. Is that right?', answer: 'no, 7 is over 6' },
    { part: 'find', ask: 'My number is over 6 and under 10. It is not 7 or 9. What is it?', answer: '8' },
    { part: 'find', ask: '{friend} packs over 13 {tokens} and under 17. It has 5 ones. How many?', answer: '15' },
    { part: 'tell', ask: 'My number is 11, 12 or 13. It is not 12. How many numbers are left?', answer: '2' },
    {
      part: 'find',
      ask: 'My number is 11, 12 or 13. With 5 more it is 18. Which number is it?',
      answer: '13',
      sum: '18 - 5',
    },
    { part: 'tell', ask: 'My number is 14. Which clue fits: over 15, or under 15?', answer: 'under 15' },
    { part: 'find', ask: '{hero} has over 14 {tokens} and under 17, not 15. How many?', answer: '16' },
    { part: 'tell', ask: '{hero} has over 10 {tokens}, under 13. Is only one number left?', answer: 'no, 11 and 12' },
    { part: 'find', ask: 'My number is over 9 and under 13. It is not 10 or 11. What is it?', answer: '12' },
    { part: 'tell', ask: 'Over 15, under 20, not 16, 17, 19. How do you know it is 18?', answer: 'only 18 is left' },
    { part: 'find', ask: 'My two digits are the same. I am between 20 and 30. Who am I?', answer: '22' },
    { part: 'tell', ask: 'Which fits just one number: over 8, or over 8 and under 10?', answer: 'over 8 and under 10' },
    { part: 'find', ask: 'A row needs 1, 2, 3, 4. You see 3, 1, 2. Which is missing?', answer: '4', further: true },
    {
      part: 'tell',
      ask: '{hero} writes a 3 right under a 3. Why is that wrong?',
      answer: 'the column has 3 twice',
      further: true,
    },
    {
      part: 'find',
      ask: 'A gap is 2 or 4. A 4 stands right above it. Which number is it?',
      answer: '2',
      further: true,
    },
    {
      part: 'tell',
      ask: 'A row needs 1, 2, 3, 4. {friend} fills in 2, 4, 1, 2. What should the last one be?',
      answer: '3',
      further: true,
    },
    {
      part: 'find',
      ask: 'A row of 1 to 4 at {place} has 1 and 2. Above one gap stands 3. What is in that gap?',
      answer: '4',
      further: true,
    },
    {
      part: 'tell',
      ask: 'A row of 1 to 4 has 2 and 3. Right below one gap stands 4. What is in it, and how do you know?',
      answer: '1, as the column has 4',
      further: true,
    },
    {
      part: 'find',
      ask: '{hero} has 4 and 3 in a row of 1 to 4. Which two are missing?',
      answer: '1 and 2',
      further: true,
    },
    {
      part: 'find',
      ask: 'A thick box needs 1, 2, 3, 4. It has 4, 1, 3. Which is missing?',
      answer: '2',
      further: true,
    },
    {
      part: 'find',
      ask: 'A row of 1 to 4 has 1 and 4. Under one gap stands 2. What is in that gap?',
      answer: '3',
      further: true,
    },
  ],
  sheets: [numberRiddles, { kind: 'sudoku', size: 4, signs: 'numbers', further: true }],
}

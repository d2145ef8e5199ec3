import type { Skill } from '../../../types.ts'

export const scaledGraph: Skill = {
  id: 'math.3.scaled-graph',
  subject: 'math',
  grade: '3rd',
  strand: 'data',
  order: 6,
  short: 'Graphs with a Scale',
  iCan: 'I can solve problems from a graph where one step stands for more than one.',
  codes: ['3.MD.3'],
  prerequisites: ['math.2.four-bar-graph', 'math.3.multiply'],
  keywords: [
    { word: 'scale', definition: 'the numbers on the side of a graph' },
    { word: 'key', definition: 'a note that tells what one picture stands for' },
  ],
  model:
    'Draw 4 stars and half a star in a row. Write: one star = 10 votes. Say: I read the key first. 4 stars are 4 × 10 = 40 votes. Half a star is half of 10, so 5. The row shows 45 votes.',
  check: {
    question: 'One picture stands for 5 {tokens}. How many {tokens} are 6 pictures?',
    lookFor: '30, since each picture counts five: 6 × 5 = 30.',
  },
  laterChecks: [
    {
      question: 'Each line of a graph is 10. A bar ends halfway between 30 and 40. What does it show?',
      lookFor: '35, because half of a step of 10 is 5.',
    },
    {
      question: 'One picture stands for 4 votes. How many pictures show 28 votes?',
      lookFor: '7 pictures, because 7 groups of 4 make 28.',
    },
  ],
  misconception: {
    says: 'This bar is 3 lines high, so it shows 3.',
    reply: 'Look at the numbers on the side. How far does each line jump, and where do 3 jumps end?',
  },
  tools: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  easier: 'Draw a bar on a scale of 2 that is 4 steps high. Count up its side: 2, 4, 6, 8. It shows 8.',
  harder: 'Draw bars for 15, 40 and 65 in steps of 5. How many steps high is each? (3, 8 and 13)',
  again: {
    easier: 'Each finger stands for 5 votes. Hold up 3 fingers and count by fives: 5, 10, 15. They show 15 votes.',
    harder:
      'One picture stands for 6 votes. Ana has 3 and a half pictures, Ben has 5. How many more votes has Ben? (9, as 30 - 21 = 9)',
    model:
      'Write 0, 20, 40, 60, 80 up the side. Draw one bar up to 20, one halfway between 60 and 80. Say: Half a step is 10, so the tall bar shows 70. It shows 70 - 20 = 50 more.',
  },
  prompts: [
    {
      part: 'draw',
      ask: 'Draw bars in steps of 2 for 8, 14 and 6 {tokens}. How many steps high is the tallest?',
      answer: '7',
      sum: '14 / 2',
    },
    {
      part: 'draw',
      ask: 'Draw a row of 7 dots for {hero}. Each stands for 2 {tokens}. How many {tokens} is that?',
      answer: '14',
      sum: '7 * 2',
    },
    { part: 'solve', ask: 'The side of a graph says 0, 5, 10, 15. What comes next?', answer: '20', sum: '15 + 5' },
    {
      part: 'draw',
      ask: 'Draw a bar for {place}, 6 lines high. Each line is 10 {tokens}. What does the bar show?',
      answer: '60',
      sum: '6 * 10',
    },
    {
      part: 'draw',
      ask: 'Count s, i and p in mississippi. Draw bars in steps of 2. How many steps high is p?',
      answer: '1',
      sum: '2 / 2',
    },
    {
      part: 'solve',
      ask: 'One star stands for 10 {tokens}. How many {tokens} is half a star?',
      answer: '5',
      sum: '10 / 2',
    },
    {
      part: 'draw',
      ask: 'Draw dots that show 45 {tokens}. One dot stands for 5. How many dots do you draw?',
      answer: '9',
      sum: '45 / 5',
    },
    {
      part: 'draw',
      ask: 'Draw bars for 25, 40 and 10 in steps of 5. Which is 3 steps higher than the first?',
      answer: '40',
      sum: '25 + 3 * 5',
    },
    {
      part: 'solve',
      ask: 'Draw bars in steps of 5: 35 {tokens} for {hero}, 20 for {friend}. How many more has {hero}?',
      answer: '15',
      sum: '35 - 20',
    },
    {
      part: 'solve',
      ask: 'Draw 4 stars. Write: one star is 10 {tokens}. {friend} reads 4 {tokens}. What is right?',
      answer: '40',
      sum: '4 * 10',
    },
    { part: 'solve', ask: 'Which scale fits the numbers 20, 50 and 80 best: steps of 1, 10 or 100?', answer: '10' },
    {
      part: 'draw',
      ask: 'Hop 20 times and clap 12 times. Draw two bars in steps of 4. How many steps higher are the hops?',
      answer: '2',
      sum: '(20 - 12) / 4',
    },
    {
      part: 'solve',
      ask: 'Draw bars for 20, 45, 15 and 30 {tokens} in steps of 5. How many in all?',
      answer: '110',
      sum: '20 + 45 + 15 + 30',
    },
    {
      part: 'draw',
      ask: 'Draw a bar that ends halfway between 70 and 80. What does it show?',
      answer: '75',
      sum: '(70 + 80) / 2',
    },
    {
      part: 'solve',
      ask: 'At {place} there were 40 {things} on Monday, 25 on Tuesday and 15 on Wednesday. One picture is 10. How many half pictures do you need?',
      answer: '2',
    },
    {
      part: 'draw',
      ask: 'Draw bars of 30, 60, 50 and 20 in steps of 10. Level all at 60. How many steps do you add?',
      answer: '8',
      sum: '3 + 1 + 4',
    },
    {
      part: 'draw',
      ask: 'Draw a bar for 50 beside a scale of 0, 20, 40, 60. Where does the bar end?',
      answer: 'halfway between 40 and 60',
    },
    { part: 'solve', ask: 'Each step is 5. Which bar does not end on a line: 15, 22, 30 or 45?', answer: '22' },
    {
      part: 'draw',
      ask: 'Draw bars of 6, 12 and 18 in steps of 3. Move steps until all are level. How many steps is each?',
      answer: '4',
      sum: '(6 + 12 + 18) / 3 / 3',
    },
    {
      part: 'draw',
      ask: 'Draw 3 and a half dots. The key says one dot is 8 {tokens}. How many {tokens}?',
      answer: '28',
      sum: '3 * 8 + 4',
    },
    {
      part: 'draw',
      ask: 'Graph 15 red, 30 blue, 10 gold {tokens} in steps of 5. How many steps high is blue?',
      answer: '6',
      sum: '30 / 5',
    },
    {
      part: 'solve',
      ask: 'Draw bars of 60, 15 and 20 in steps of 5. How many more is the top bar than both others together?',
      answer: '25',
      sum: '60 - 15 - 20',
    },
    {
      part: 'draw',
      ask: 'Graph 40 {tokens} twice: in steps of 5 and in steps of 10. Which bar has more steps?',
      answer: 'steps of 5: 8, not 4',
    },
    {
      part: 'solve',
      ask: 'Each step is 20. One bar ends halfway between 40 and 60, one at 20. How much more is the first?',
      answer: '30',
      sum: '50 - 20',
    },
  ],
  sheets: [
    {
      kind: 'bar-graph',
      form: 'bar',
      categories: 4,
      scale: 5,
      upTo: 50,
      ask: ['how-many', 'how-many-more', 'draw', 'most'],
    },
    {
      kind: 'bar-graph',
      form: 'picture',
      categories: 4,
      scale: 2,
      upTo: 20,
      ask: ['how-many', 'fewest', 'how-many-more', 'draw'],
    },
    {
      kind: 'bar-graph',
      form: 'bar',
      categories: 4,
      scale: 10,
      upTo: 100,
      ask: ['how-many', 'how-many-more', 'draw'],
    },
  ],
}

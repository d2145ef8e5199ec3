import type { Format } from '../../../types.ts'

export const coverItUp: Format = {
  id: 'math.cover-it-up',
  subject: 'math',
  title: 'Cover It Up',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'c',
  grades: { from: '5th', to: '5th' },
  skills: ['math.5.expressions'],
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Cover It Up',
      child:
        'Write the expression large, from one edge to the other. Cover what comes first with its value. Choose to tell why or to point why. Go on until {hero} sees one number.',
      inShort: {
        you: 'Ask a question. Let your child write the expression across a strip. At each cover ask: why does this part come first?',
        child:
          'Writes the expression. Covers the part that comes first with a slip that has its value. Covers the next part, until a single number can be seen.',
      },
      round:
        'Your child writes the expression, covers parentheses first, if there are any, then times or divide, then plus or minus. Your child says {answer}.',
      steps: [
        'Get out paper and pencils. Fold a sheet twice the long way and tear it into four strips. Tear the other one into small slips.',
        'Wrong part covered? Lift the slip again and ask what the story or the parentheses say.',
      ],
      say: 'Every cover makes it shorter. What stays at the end?',
    },
    {
      title: 'With and Without Parentheses',
      child:
        'Turn three rolled numbers into two expressions. Work out both before you lay anything. Choose which you lay first: with parentheses or without. Tell {friend} how many {things} the other would take.',
      inShort: {
        you: 'Ask a question. Then roll three dice, such as 3, 2 and 4. Write them twice: 3 × 2 + 4 and 3 × (2 + 4). Count at the end.',
        child:
          'Answers. Says both values. Lays 3 rows of 2 beans and 4 beans beside them, then adds beans until each row has 2 + 4. Counts both times.',
      },
      round:
        'Your child says {answer}. The dice show 3, 2 and 4. 10 and 18, your child says, lays 10 beans, then puts 4 into every row: 18.',
      steps: [
        'Get out dry beans, dice and paper. Lay the first die that is rolled as the number of rows.',
        'Another count than was said? Look together at what the 4 belongs to: to each row, or to all of it once.',
      ],
      further:
        'From now on, first say one in words: 3 times the sum of 2 and 4, or 4 more than the product of 3 and 2. Your child writes it.',
      say: 'Two curved lines on a sheet. How many beans can they cost me?',
      materials: [
        { name: 'dry beans', quantity: '72', core: true, substitute: 'buttons' },
        { name: 'dice', quantity: '3', core: true },
        { name: 'paper', quantity: '1 sheet', core: true },
      ],
    },
  ],
  safety: [],
}

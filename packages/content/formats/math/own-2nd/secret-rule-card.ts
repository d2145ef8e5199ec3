import type { Format } from '../../../types.ts'

export const secretRuleCard: Format = {
  id: 'math.secret-rule-card',
  subject: 'math',
  title: 'Secret Rule Card',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'd',
  grades: { from: '2nd', to: '2nd' },
  skills: ['math.2.rules-and-clues'],
  materials: [{ name: 'playing cards', quantity: '2 to 9 of two suits, one red and one black', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      child:
        'Find the rule of my row for {hero}. Test it on every step. Say what comes next, then see the card. Choose when you want to make a row for me.',
      inShort: {
        you: 'Ask a question. Look at a card in secret: red adds that number, black takes it away. Start at 50 and write four numbers.',
        child:
          'Answers. Measures the jumps, names the rule, tests it on each step and says the next number. You show the card: is it the rule?',
      },
      round:
        'Your child says {answer}. Yours is a black 4: you write 50, 46, 42, 38. Take away 4, says your child, and 34 comes next. You show the card.',
      steps: [
        'Get out playing cards from 2 to 9, mixed. You write on scraps.',
        'Then your child finds one number of the row by your clues, such as over 40, under 50, not 46: 42. For a wrong answer, write its numbers down and test them together.',
      ],
      further: 'Then your child names two numbers, and you tell what a new card makes of each. Which rule fits both?',
      say: 'My card is hidden, but the jumps give it away!',
    },
    {
      title: 'Cross Out by Clues',
      child:
        'Roll for your rule and write a row. Choose: add or take away. Cross out what my clues forbid. Tell {friend} the one that is left.',
      inShort: {
        you: 'Ask a question. Your child makes a row. Keep one of its numbers in mind and give clues: over, under, not.',
        child:
          'Answers. Rolls, then writes five numbers that grow or shrink by the roll. Names the rule. Crosses out what each clue rules out, until one number is left.',
      },
      round:
        'Your child says {answer}, rolls 4 and writes 40, 44, 48, 52, 56. You say: over 44, under 56, not 48. Your child crosses out four numbers. 52 is left.',
      steps: [
        'Get out dice, of which one is enough. The row starts at 30, 40, 60 or 70.',
        'After two rows, swap: your child gives the clues and you cross out aloud. If an answer is wrong, write down what could be and cross out together.',
      ],
      further: 'Then put two numbers into a new roll and say what comes out. Your child finds the rule.',
      say: 'One of these numbers is mine. Which can it not be?',
      materials: [{ name: 'dice', quantity: '1', core: true }],
    },
  ],
  safety: [],
}

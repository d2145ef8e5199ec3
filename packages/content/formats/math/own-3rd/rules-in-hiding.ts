import type { Format } from '../../../types.ts'

export const rulesInHiding: Format = {
  id: 'math.rules-in-hiding',
  subject: 'math',
  title: 'Rules in Hiding',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'b',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.number-rules'],
  materials: [{ name: 'playing cards', quantity: '10', core: true }],
  prepMinutes: 0,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Red Adds, Black Multiplies',
      child:
        'Call out a number for the machine of {hero}. Listen to what comes out, and try another one. Tell the rule that fits both. Choose small numbers or large ones.',
      inShort: {
        you: 'Ask a question. Then draw a card in secret: red adds its number, black multiplies by it. Say what comes out for each number called.',
        child:
          'Answers. Calls two numbers, one after the other, and hears what comes out. Tells the rule, shows that it fits both, and writes them as a table.',
      },
      round:
        'Your child says {answer}. You draw a black 3. In goes 2, out comes 6; in goes 4, out comes 12. Your child says: times 3, since add 4 fits only 2.',
      steps: [
        'Get out playing cards: 2 to 6 of hearts and of clubs. Shuffle them.',
        'Show the card only when the rule is tested on both pairs. Then ask once: which number went in if yours is what came out? Any wrong answer is worked out together, pair by pair.',
      ],
      further:
        'Then use the card again and again from 2: 2, 6, __, 14 or 2, 8, __. What is missing, and can 51 ever come?',
      say: 'Rattle, rattle. What did my machine do to your number?',
    },
    {
      title: 'Hum in the Row',
      child:
        'Listen to the row, and catch the number behind the hum. Say the rule. Test it for {friend} from number to number. Choose to hear the row again or to write it down.',
      inShort: {
        you: 'Ask a question. Roll the dice in secret: one is the start, the other is added each time. Say five numbers, but hum one.',
        child:
          'Answers. Names the number behind the hum and the rule, and tests each step. Tells whether the row stays odd, stays even or takes turns, and why.',
      },
      round:
        'Your child says {answer}. You roll 3 and 4: three, seven, hum, fifteen, nineteen. Your child says eleven, add 4. All are odd, because odd plus 4 stays odd.',
      steps: [
        'Get out dice. Roll them behind your hand.',
        'Hum the last number at first, later one in the middle. After a wrong answer, count from one neighbor to the next together: are all steps alike?',
      ],
      say: 'Hmmm! Which number was too shy to be said?',
      materials: [{ name: 'dice', quantity: '2', core: true }],
    },
  ],
  safety: [],
}

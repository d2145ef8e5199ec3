import type { Format } from '../../../types.ts'

export const tenNests: Format = {
  id: 'math.ten-nests',
  subject: 'math',
  title: 'Ten Nests',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.add-within-20'],
  materials: [
    { name: 'egg carton', quantity: '1', core: true, substitute: 'ten rings drawn on paper' },
    { name: 'dry beans', quantity: '20', core: true, substitute: 'buttons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Fill the Nests',
      child:
        'Fill ten nests for {hero} at {place}. Choose which of two heaps to start with. Push beans over until the ten is full. Call out the sum.',
      inShort: {
        you: 'Ask a question. Then lay two heaps of beans: 7, 8 or 9 in one, 4, 5 or 6 in the other.',
        child:
          'Answers. Puts the heap that is nearer to ten into the nests, one bean in each. Fills up the ten from the other heap and says: ten and so many.',
      },
      round:
        'Your child says {answer}. You lay 6 beans and 8 beans. The 8 go into the nests, and 2 of the 6 fill them up. Ten and 4, says your child: fourteen!',
      steps: [
        'Get out the egg carton and the dry beans. Stuff something into two of its twelve nests. Ten stay open.',
        'Put a wrong answer into the nests together. The full nests are the ten, and what is left over is the rest.',
      ],
      say: 'How many nests are still hungry?',
      success: 'Your child fills the ten first and reads the sum without counting all beans.',
    },
    {
      title: 'Twenty Fingers',
      child:
        'Turn up two cards with a friend of {hero}. Show the greater number with your fingers. Choose a silly voice for the sum. Make all ten of your fingers stand up.',
      inShort: {
        you: 'Ask a question. Your child turns up two cards. Show the smaller number with your own fingers.',
        child:
          'Answers. Shows the greater number. For each finger that you fold, one more of your child goes up, until ten stand. Says: ten and what you still show.',
      },
      round:
        'Your child says {answer}. The cards are 7 and 9: your child shows 9, you show 7. You fold 1, one more goes up. Ten and 6, that is 16!',
      steps: [
        'Get out the playing cards. Use only the sixes, sevens, eights and nines. Shuffle them, face down.',
        'Work out a wrong answer with all twenty fingers.',
      ],
      say: 'My fingers want to hop over to you. How many do you need?',
      materials: [{ name: 'playing cards', quantity: '16, all from 6 to 9', core: true }],
    },
  ],
  safety: [],
}

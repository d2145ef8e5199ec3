import type { Format } from '../../../types.ts'

export const cartonOfTwelfths: Format = {
  id: 'math.carton-of-twelfths',
  subject: 'math',
  title: 'Carton of Twelfths',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: '4th', to: '4th' },
  skills: ['math.4.add-like-fractions'],
  materials: [
    { name: 'egg carton', quantity: '1, for 12 eggs', core: true, substitute: '12 circles drawn in two rows' },
    { name: 'dry beans', quantity: '48', core: true, substitute: 'buttons or coins' },
    { name: 'dice', quantity: '2', core: true },
  ],
  prepMinutes: 3,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 5, yourTurn: 5, share: 1 },
  takes: [
    {
      child:
        'Fill the carton at {place} by throws of two dice. Say each sum in twelfths. Choose which of the dice you throw again. Take that many twelfths away for {hero}.',
      inShort: {
        you: 'Ask a question. After the answer, let your child throw twice: two dice to add twelfths, one to take twelfths away.',
        child:
          'Answers. Throws both dice, says the sum and lays that many twelfths. Throws one again, says the difference and takes that many away. The beans show whether it is right.',
      },
      round:
        'Your child says {answer}, throws 3 and 5 and says: 12/12 and 8/12 are 20/12, or 1 8/12. Then one throw of 6: 1 8/12 less 6/12 is 1 2/12. The beans agree.',
      steps: [
        'Get out egg carton, dry beans and dice. One bean in a place is one twelfth. Fill all 12: that is one whole to begin with.',
        'A full carton goes on a heap: one whole. Too few beans to take away? Open a heap.',
        'The beans stay for the next question. Draw a bar for a wrong answer.',
      ],
      further: 'Begin each turn with 2 wholes. Add by one die, then take 1 whole and both dice: 2 3/12 - 1 8/12.',
      say: 'Twelve twelfths fill it. How much will you have after two throws?',
    },
    {
      title: 'The Eighths Road',
      child:
        'Hop along a road of eighths for {friend}. Choose each time: forward or back. Tell where you will land before you hop.',
      inShort: {
        you: 'Ask a question. After the answer, hand over the die. Ask: where will you land, and what is that as a mixed number?',
        child:
          'Answers, throws the die and chooses the way. Says where so many eighths lead, as a fraction and as a mixed number. Then hops fold by fold to see.',
      },
      round:
        'Your child says {answer}, throws 5 and goes on from 1 4/8: 12/8 and 5/8 are 17/8, or 2 1/8. Five hops, and the button is one fold past 2.',
      steps: [
        'Get out paper, dice and buttons. Tear one sheet into four long strips of the same length. Fold each in half three times: eight eighths. Lay them end to end and write 0 to 4 where wholes meet.',
        'A button starts at 1 4/8 and stays where it lands. No road left? Turn back.',
        'Another place? Count the folds aloud together. Draw a bar to work out a wrong answer.',
      ],
      further: 'Begin each turn at 3 2/8. Go back 1 whole and the die: 3 2/8 - 1 5/8.',
      say: 'Where does the road take you: past a whole, or back over one?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'dice', quantity: '1', core: true },
        { name: 'buttons', quantity: '1', core: true, substitute: 'a coin' },
      ],
    },
  ],
  safety: [],
}

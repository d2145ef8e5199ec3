import type { Format } from '../../../types.ts'

export const threeRowsToRead: Format = {
  id: 'math.three-rows-to-read',
  subject: 'math',
  title: 'Three Rows to Read',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'c',
  grades: { from: '1st', to: '1st' },
  skills: ['math.1.three-bar-graph'],
  materials: [
    { name: 'dry beans', quantity: '8', core: true },
    { name: 'pasta', quantity: '8', core: true },
    { name: 'buttons', quantity: '8', core: true, substitute: 'coins' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Blind Pick Graph',
      child:
        'Pick things from the heap with closed eyes. Choose how many: three, four or five. Lay them in three rows for {friend}. Tell how many more one row has.',
      inShort: {
        you: 'Ask two questions, then push the heap near for a blind pick. Then ask how many more the longest row has than the shortest.',
        child:
          'Answers twice and picks a few things. Lays each in its row, without gaps. Matches two rows one by one, counts what is left over, and says: so many more.',
      },
      round:
        'Your child says {answer} and picks 5 things: 3 beans, 1 noodle, 1 button. Your child matches beans and buttons: 2 more beans.',
      steps: [
        'Get out dry beans, pasta and buttons. Mix them all in one heap. The rows begin at one straight edge and grow all through the game.',
        'Match the rows again after a wrong answer.',
      ],
      further: 'Ask how many more things would match the rows, and how many there are in all.',
      say: 'Which row will grow the most?',
      success: 'Three rows tell which kind has the most, and how many more.',
    },
    {
      title: 'Claps, Stomps, Knocks',
      child:
        'Listen with closed eyes, then with a pencil. Make a tally for claps, stomps and knocks. Choose two sounds to compare. Draw the bars for {hero}.',
      inShort: {
        you: 'Ask a question. Write three numbers from 1 to 6 in secret. Make so many claps, stomps and knocks, well mixed and slow.',
        child:
          'Answers. Makes one tally line for each sound, the fifth across four. Draws three bars of boxes and says how many more one sound has.',
      },
      round:
        'Your child says {answer}. You clap 5, stomp 2 and knock 4 times. Your child tallies, draws the bars and says: 3 more claps than stomps. Your numbers say so, too.',
      steps: [
        'Get out paper and pencils. Your child writes clap, stomp and knock, one below the other.',
        'One graph a question, small and quick. Play the sounds again if the tally does not fit.',
      ],
      further:
        'Ask how many more knocks would match the claps, or the other way, and how many sounds there are in all.',
      say: 'Sharpen your ears. What comes next?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '2', core: true },
      ],
    },
  ],
  safety: [],
}

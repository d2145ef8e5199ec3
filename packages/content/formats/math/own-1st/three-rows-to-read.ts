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
        you: 'Ask a question, then push the heap near for a blind pick. Ask how many more the longest row has than the shortest.',
        child:
          'Answers and picks a few things. Lays each in its row, without gaps. Matches two rows one by one, counts what is left over, and says: so many more.',
      },
      round:
        'Your child says {answer} and picks 5 things: 3 beans, 1 noodle, 1 button. Your child matches beans and buttons: 2 more beans.',
      steps: [
        'Get out dry beans, pasta and buttons. Mix them all in one heap. The rows begin at one straight edge and grow all through the game.',
        'Match the rows again after a wrong answer.',
      ],
      further: 'From now on, ask how many more things would match the rows, and how many there are in all.',
      say: 'Which row will grow the most?',
      success: 'Three rows tell which kind has the most, and how many more.',
    },
    {
      title: 'Claps, Stomps, Knocks',
      child:
        'Listen with closed eyes, then with a pencil. Make a tally for claps, stomps and knocks. Choose how I sound: fast or slow. Draw the bars for {hero}.',
      inShort: {
        you: 'Ask a question. Then make some sounds, 1 to 8: first claps, the next time stomps, then knocks.',
        child:
          'Answers. Makes one tally line for each sound, the fifth across four. Draws a bar of so many boxes. From the second bar on, tells how many more or fewer than the first.',
      },
      round:
        'Your child says {answer}. You clap 5 times. Your child tallies, with the fifth line across, and draws 5 boxes. Next come 2 stomps: 3 fewer than claps.',
      steps: [
        'Get out paper and pencils. Your child writes clap, stomp and knock, one below the other.',
        'All three bars stand on one line. A fourth time, more claps make their bar grow. Play the sounds again if the tally does not fit.',
      ],
      further:
        'At the end ask how many more knocks would match the claps, or the other way, and how many sounds there are in all.',
      say: 'Sharpen your ears. What comes next?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}

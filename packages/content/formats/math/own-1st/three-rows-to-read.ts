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
    { name: 'dry beans', quantity: '8', core: true, substitute: 'pasta' },
    { name: 'pasta', quantity: '8', core: true },
    { name: 'buttons', quantity: '8', core: true, substitute: 'coins' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Blind Pick Graph',
      child:
        'Pick things from the heap with closed eyes. Choose how many: three, four or five. Lay them in three rows for {friend}. Tell how many more one row has.',
      earned: true,
      inShort: {
        you: 'After the pick ask: how many more has the longest row than the shortest?',
        child:
          'Picks 3, 4 or 5 things with eyes shut. Adds them to three rows, matched one by one. Tells how many more.',
      },
      round:
        'Your child says {answer} and picks 5 things: 3 beans, 1 noodle, 1 button. Matched one by one, there are 2 more beans.',
      steps: ['Get out dry beans, pasta and buttons. Mix them in one heap.'],
      further: 'Ask, too, how many things there are in all three rows.',
      say: 'Which row will grow the most?',
      success: 'Three rows tell which kind has the most, and how many more.',
    },
    {
      title: 'Claps, Stomps, Knocks',
      modality: 'auditory',
      prepMinutes: 0,
      child:
        'Listen to claps, stomps and knocks. Draw one box for each sound. Choose how I sound: fast or slow. Tell {hero} which bar is longest, and by how many.',
      earned: true,
      inShort: {
        you: 'Make 5 sounds: some claps, some stomps, some knocks.',
        child: 'Adds one box for each sound to its row. Tells how many more the longest row has than each other row.',
      },
      round:
        'Your child says {answer}. You clap 3 times, stomp once and knock once. Your child draws 3, 1 and 1 boxes: 2 more claps.',
      steps: ['Get out paper and pencils. Your child writes clap, stomp and knock, one below the other.'],
      further: 'Your child says how many sounds the shortest row needs to match. Make them to check.',
      say: 'Sharpen your ears. What comes next?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}

import type { Format } from '../../types.ts'

export const rollALine: Format = {
  id: 'writing.roll-a-line',
  subject: 'writing',
  title: 'Roll a Line',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'dice', quantity: '1', core: true, substitute: 'playing cards from 1 to 6' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 2,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Tell a line, then roll for {hero}. Write it if the number is even. Say it again, better, if it is odd. Then write that one for {place}. Count your lines, or sing them.',
      gist: 'Your child says the answer to a task and rolls; even means write it, odd means say it again, better, and then write it, until the list is full.',
      steps: [
        'Get out dice, paper and pencils. Number a list of tasks.',
        'Do line one yourself.',
        'Roll for line two and follow it together.',
      ],
      say: 'Odd or even? At {place}, the roll decides whether a line is ready.',
      success: 'Your child makes at least one line better before writing it.',
    },
    {
      child:
        'Read the task and tell your answer to {friend}. Roll to find your voice for it. Say it that way, then write it plain. Put a star by the line that {place} needs most. Pick the last voice yourself.',
      gist: 'Each roll names one of six voices, in which your child says the answer to a task before writing it plain, until all tasks are written.',
      steps: [
        'Get out dice, paper and pencils. Number six voices: mouse, giant, robot, song, sleepy, proud.',
        'Do answer one yourself.',
        'Roll for your child. Say it in unison, then share the writing.',
      ],
      say: 'A sleepy robot? Very well. Tell {friend} your answer, and make me smile.',
      success: 'Behind each funny voice stands a written line that makes sense.',
    },
    {
      child:
        'Make a list of lines for {hero} at {place}. Say each line before you write it. Read it with a finger, word by word. Roll once when the check is done. Choose to hop or clap that often.',
      gist: 'Your child writes the answer to a task, reads it back word by word, and only then rolls and hops or claps that often, until all are written.',
      steps: [
        'Get out dice, paper and pencils. Number a line for each task.',
        'Do task one yourself: say, write, check, roll, hop.',
        'Do task two together.',
        'A slip? Mend it first.',
      ],
      say: 'The roll only comes after a check. {hero} is counting along. Is your line ready?',
      success: 'Your child checks each line before reaching for the dice.',
    },
  ],
  safety: [],
}

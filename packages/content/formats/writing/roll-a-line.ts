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
      steps: [
        'Get out dice, paper and pencils. Number a list of tasks.',
        'Say line one, roll, and do what the number tells.',
        'Your child says line two. Roll and follow it together.',
        'Your child rolls on until the list is full.',
      ],
      say: 'Odd or even? At {place}, the roll decides whether a line is ready.',
      success: 'Your child makes at least one line better before writing it.',
    },
    {
      child:
        'Read the task and tell your answer to {friend}. Roll to find your voice for it. Say it that way, then write it plain. Put a point by each line that {place} can use. Pick the last voice yourself.',
      steps: [
        'Get out dice, paper and pencils. Name six voices: mouse, giant, robot, song, sleepy, proud.',
        'Roll and say answer one in that voice. Write it.',
        'Roll for your child. Say it in unison, then share the writing.',
        'Your child rolls, says and writes the others.',
      ],
      say: 'A sleepy robot? Very well. Tell {friend} your answer, and make me smile.',
      success: 'Behind each funny voice stands a written line that makes sense.',
    },
    {
      child:
        'Make the longest list of lines for {hero}. Say each line before it counts. Roll once when a line is done. Write that many points beside it. Choose when to stop and rest at {place}.',
      steps: [
        'Get out dice, paper and pencils. Draw a column for points.',
        'Do task one aloud and on the page. Roll for points.',
        'Do task two together and check it before the roll.',
        'Your child plays on. No check, no roll.',
        'Add up the points.',
      ],
      say: 'Points only come after a check. {hero} is keeping score. Is your line ready?',
      success: 'Your child checks each line before reaching for the dice.',
    },
  ],
  safety: [],
}

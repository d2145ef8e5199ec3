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
      inShort: {
        you: 'Ask, and read the roll.',
        child: 'Answers and rolls. Even: writes the answer. Odd: first looks for a better word, then writes.',
      },
      round:
        'Your child says {answer} and rolls a 3. Odd: is there a better word? Your child keeps a word or swaps it, then writes.',
      child:
        'Tell your answer, then roll for {hero}. Write it if the number is even. Odd means: choose to keep a word or swap it. Then write it for {place}: one {token}.',
      steps: [
        'Get out dice, paper and pencils. Number one line for each question.',
        'Nothing better? Keep it.',
        'Mend mistakes before the next roll.',
      ],
      say: 'Odd or even? At {place}, the roll decides.',
    },
    {
      inShort: {
        you: 'After the roll, ask in the voice that was rolled.',
        child: 'Rolls for a voice, says the answer in it, then writes it plain.',
        end: 'Read the page plain together and mend mistakes.',
      },
      round:
        'Your child rolls a 2: giant. You boom question 1. Your child booms back, says {answer} and writes it in plain letters.',
      child:
        'Roll to find your voice for {friend}. Say your answer that way, then write it plain. Draw one {token} beside the line for {place}. Pick the last voice yourself.',
      steps: [
        'Get out dice, paper and pencils. Number six voices: mouse, giant, robot, song, sleepy, proud.',
        'Stuck? Say it in unison first.',
      ],
      say: 'A sleepy robot? Very well. Roll, and make me smile.',
    },
    {
      inShort: {
        you: 'Ask, and guard the dice until the line is checked.',
        child: 'Writes the answer and checks it with a finger, word by word. Rolls and hops that often.',
      },
      round:
        'Your child says {answer}, writes it and reads it with a finger. All there! You hand over the dice: a 4, four hops.',
      child:
        'Make a list of lines for {hero} at {place}. Read each one with a finger, word by word. Roll once when the check is done. Choose to hop or clap that often.',
      steps: ['Get out dice, paper and pencils. Number one line for each question.', 'A mistake? Mend it first.'],
      say: 'The roll only comes after a check. Is your line ready?',
    },
  ],
  safety: [],
}

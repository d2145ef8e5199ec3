import type { Format } from '../../../types.ts'

export const minutesOnTheWay: Format = {
  id: 'math.minutes-on-the-way',
  subject: 'math',
  title: 'Minutes on the Way',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'd',
  grades: { from: '3rd', to: '3rd' },
  skills: ['math.3.elapsed-time'],
  materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 1, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Hop the Time Line',
      prepMinutes: 2,
      child:
        'Write the start, the end and each full hour between on slips. Lay them on the floor in order. Hop along for {hero} and call out the minutes. Choose one foot or two feet.',
      inShort: {
        you: 'Read out a question slowly, twice. While your child hops, write down the minutes of each hop.',
        child:
          'Lays slips for start, end and each full hour between. Hops from slip to slip, calls how many minutes each hop is, adds them and tells how much time goes by.',
      },
      round:
        'Your child lays the start, the full hour and the end. Hop: the minutes up to the hour. Hop: the minutes after it. Your child adds both and says {answer}.',
      steps: [
        'Get out paper. Tear a sheet into sixteen slips.',
        'From odd minutes, hop to the next ten first. From hour to hour is a hop of 60. No full hour between? One hop will do. For a wrong answer, count that hop by fives together.',
        'If the end is asked for, hop the minutes and write where you land.',
      ],
      say: 'Next stop, the full hour! How long is the ride?',
    },
    {
      title: 'Bean Clock Sweep',
      child:
        'Set your pencil on the minutes of the start. Sweep around for {friend} and count each bean by fives. Stop at the top, then go on to the end. Choose a slow voice or a fast one.',
      inShort: {
        you: 'Ask a question and point to the top bean: full hour. Follow the pencil with your finger and count along in a whisper.',
        child:
          'Sets a pencil on the start, counts by fives up to the top bean, then on from the top to the end. Adds the two parts for the answer.',
      },
      round:
        'Your child finds the start on the ring, sweeps to the top and tells the minutes so far. From there on it goes to the end. Both parts together: your child says {answer}.',
      steps: [
        'Get out dry beans and pencils. Lay the beans in a ring, like the numbers of a clock. From bean to bean are five minutes.',
        'Single minutes are small taps between two beans. A whole turn is 60. After a wrong answer, sweep once more, slowly, both with a hand on the pencil.',
      ],
      say: 'Tick, five, tick, ten. Where do we rest first?',
      materials: [
        { name: 'dry beans', quantity: '12', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}

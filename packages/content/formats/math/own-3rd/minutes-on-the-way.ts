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
      child:
        'Write the start, the end and each full hour between on slips. Lay them in order. Hop along for {hero} and call out the minutes. Choose to hop on one foot or on two.',
      inShort: {
        you: 'Read out a question, twice. Write down the minutes of each hop.',
        child:
          'Writes start, end and full hours between on slips. Lays them in order. Hops along, calling the minutes. Adds them and answers.',
      },
      round:
        'Your child lays the slips and hops along. At each, your child calls the minutes. You write them down. Your child says {answer}.',
      steps: ['Get out paper. Tear it into 16 slips.', 'Check a hop by counting it by fives together.'],
      further: 'Lay one more slip: from 3:48, hop to 3:50 first, then to 4:00.',
      say: 'Next stop, the full hour! How long is the ride?',
    },
    {
      title: 'Bean Clock Sweep',
      child:
        'Point your pencil at the minutes of the start. Sweep around for {friend} and count by fives. Call out the full hour at the top. Choose a slow voice or a fast one.',
      inShort: {
        you: 'Ask a question. Follow the pencil with a finger and count along in a whisper.',
        child:
          'Points a pencil at the start. Sweeps to the end, counting by fives. Calls the full hour at the top bean. Answers.',
      },
      round: 'Your child points at the start and sweeps on: 5, 10, 15 and so on. At the end, your child says {answer}.',
      steps: [
        'Get out dry beans and pencils. Lay 12 beans in a ring, like the numbers of a clock: 5 minutes from bean to bean.',
      ],
      further: 'Count by ones to the next bean. Go on by fives, then by ones.',
      say: 'Tick, 5, tick, 10. Where do we start?',
      materials: [
        { name: 'dry beans', quantity: '12', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}

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
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
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
      title: 'Bean Time Line',
      child:
        'Name the full hour for {friend}: it is where the pencil lies. Point at the bean of the start. Count by fives to the pencil, then on to the end. Choose a slow voice or a fast one.',
      inShort: {
        you: 'Ask a question. Write down the minutes to the full hour, and those after it.',
        child:
          'Says which full hour the pencil is. Counts by ones to a bean, by fives to the pencil, then on to the end. Adds both.',
      },
      round: 'Your child names the full hour, counts up to it, then on to the end. Together it is {answer}.',
      steps: [
        'Get out dry beans and pencils. Lay a pencil for the full hour. Lay 11 beans in a row left of it, 13 right of it: 5 minutes from each to the next.',
        'No full hour between? Count on one side only.',
      ],
      further: 'First your child guesses: more than half an hour or less?',
      say: 'The pencil is the full hour. Which one?',
      materials: [
        { name: 'dry beans', quantity: '24', core: true, substitute: 'buttons' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}

import type { Skill } from '../../../types.ts'

export const elapsedTime: Skill = {
  id: 'math.3.elapsed-time',
  subject: 'math',
  grade: '3rd',
  strand: 'time',
  order: 4,
  short: 'How Long Did It Take?',
  iCan: 'I can use a time line to measure how many minutes have gone by.',
  codes: ['3.MD.1'],
  prerequisites: ['math.1.clock-half-hour', 'math.2.skip-count-coins'],
  keywords: [
    { word: 'elapsed time', definition: 'how long something lasts, from start to end' },
    { word: 'minute', definition: 'a short time; 60 of them make an hour' },
  ],
  model:
    'Draw a line with 2:40 at the left, 3:15 at the right. Say: An hour has 60 minutes, so I hop to the full hour first. From 2:40 to 3:00 is 20. From 3:00 to 3:15 is 15 more. The elapsed time is 20 + 15 = 35 minutes. To 4:15 it is 60 more: 95.',
  picture: {
    kind: 'number-line',
    from: 155,
    to: 200,
    step: 5,
    labels: [
      { at: 160, text: '2:40' },
      { at: 180, text: '3:00' },
      { at: 195, text: '3:15' },
    ],
    hops: [
      { from: 160, to: 180, text: '20' },
      { from: 180, to: 195, text: '15' },
    ],
  },
  check: {
    question: 'A walk to {place} starts at 4:50 and ends at 5:20. How long is it?',
    lookFor: '10 minutes to 5:00 and 20 more, so 30 minutes.',
  },
  laterChecks: [
    {
      question: 'A train starts at 6:35 and arrives at 7:25. How long is the ride?',
      lookFor: '25 minutes to 7:00 and 25 more, so 50 minutes.',
    },
    {
      question: 'Practice starts at 3:48 and ends at 4:25. How long is it?',
      lookFor: '12 minutes to 4:00 and 25 more, so 37 minutes.',
      further: true,
    },
  ],
  misconception: {
    says: 'From 2:40 to 3:15 is 75 minutes, because 315 - 240 is 75.',
    reply: 'What time comes one minute after 2:59? Hop to that hour first. How long is each hop?',
  },
  easier: 'Draw a line from 3:10 to 3:25 and hop by fives. How many minutes? (15) Then hop from 3:50 to 4:05. (15)',
  harder: 'Work backward: it ended at 6:05 and took 45 minutes. When did it start? (5:20)',
  again: {
    easier:
      'Draw a line from 3:45 to 4:15. Hop from 3:50 to 4:00, then to 4:10. How many minutes is that? (10 + 10 = 20)',
    harder:
      'Three jobs take 25, 35 and 15 minutes, one right after the other. You start at 4:20. When are you done? (5:35)',
    model:
      'Draw a line with 3:48 at the left, 4:21 at the right. Say: I hop to the full hour again. From 3:48 to 3:50 is 2 minutes, and 10 more reach 4:00: that is 12. From 4:00 to 4:21 is 21. 12 + 21 = 33, so 33 minutes have gone by.',
    picture: {
      kind: 'number-line',
      from: 225,
      to: 265,
      step: 5,
      labels: [
        { at: 228, text: '3:48' },
        { at: 230, text: '3:50' },
        { at: 240, text: '4:00' },
        { at: 261, text: '4:21' },
      ],
      hops: [
        { from: 228, to: 230, text: '2' },
        { from: 230, to: 240, text: '10' },
        { from: 240, to: 261, text: '21' },
      ],
    },
    misconception: {
      says: 'From 3:48 to 4:21 is 27 minutes, because 48 - 21 is 27.',
      reply: 'Draw a line from 3:48 to 4:21 and mark 4:00. On which side of 4:00 do the 21 minutes lie?',
    },
  },
  third: {
    easier: 'Draw a line from 2:55 to 3:10. Hop to the full hour first. How many minutes is that? (5 + 10 = 15)',
    harder: 'A show lasts 1 hour and 35 minutes and ends at 6:10. When did it start? (4:35)',
  },
  prompts: [
    {
      part: 'measure',
      ask: '{hero} is at {place} from 2:35 to 3:10. Draw a time line and hop to 3:00 first. How many minutes is the second hop?',
      answer: '10',
    },
    {
      part: 'solve',
      ask: '{hero} starts at {place} at 3:10 and stops at 3:35. How many minutes is that?',
      answer: '25',
      sum: '35 - 10',
    },
    {
      part: 'solve',
      ask: '{hero} packs {tokens} from 4:40 to 5:00. What is the elapsed time in minutes?',
      answer: '20',
      sum: '60 - 40',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 3:45 to 4:10. Hop to 4:00 first. How many minutes is it?',
      answer: '25',
      sum: '15 + 10',
    },
    {
      part: 'solve',
      ask: '{hero} is at {place} at 9:45. {friend} comes at 10:20. How many minutes does {hero} wait?',
      answer: '35',
      sum: '15 + 20',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 4:15 to 4:55. How many minutes is it?',
      answer: '40',
      sum: '55 - 15',
    },
    {
      part: 'solve',
      ask: 'One {token} is lost at 1:55 and found at 2:05. How many minutes is it lost?',
      answer: '10',
      sum: '5 + 5',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 5:45 to 6:25. How many minutes is it?',
      answer: '40',
      sum: '15 + 25',
    },
    {
      part: 'solve',
      ask: '{friend} sorts {tokens} from 5:35 to 6:20. How many minutes is that?',
      answer: '45',
      sum: '25 + 20',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 6:55 to 7:25. What is the elapsed time in minutes?',
      answer: '30',
      sum: '5 + 25',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 7:35 to 8:25. How many minutes have gone by?',
      answer: '50',
      sum: '25 + 25',
    },
    {
      part: 'solve',
      ask: '{hero} works at {place} from 10:50 to 11:45. How many minutes?',
      answer: '55',
      sum: '10 + 45',
    },
    {
      part: 'solve',
      ask: '{hero} starts at 1:40 and stops at 2:10. How many minutes is that?',
      answer: '30',
      sum: '20 + 10',
    },
    {
      part: 'solve',
      ask: '{hero} works from 2:50 to 3:25, {friend} from 5:35 to 6:05. Who works longer, and by how much?',
      answer: '{hero}, by 5 minutes',
    },
    { part: 'solve', ask: '{friend} says 7:50 to 8:10 is 60 minutes. What is right?', answer: '20 minutes' },
    {
      part: 'solve',
      ask: '{friend} begins one {token} at 2:50 and is done at 3:05. How many minutes is that?',
      answer: '15',
      sum: '10 + 5',
    },
    {
      part: 'measure',
      ask: 'Draw time lines from 3:15 to 4:05 and from 6:20 to 7:00. Which is longer?',
      answer: '3:15 to 4:05',
    },
    {
      part: 'solve',
      ask: '{hero} works on three {tokens}: 2:10 to 2:55, 3:40 to 4:20, 5:05 to 5:40. Which time is longest?',
      answer: '2:10 to 2:55, with 45 minutes',
    },
    {
      part: 'measure',
      ask: 'Name two hops from 6:40 to 7:15. How long is each?',
      answer: 'such as 20 minutes to 7:00, then 15',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 1:20 to 2:15. What is the elapsed time in minutes?',
      answer: '55',
      sum: '40 + 15',
    },
    {
      part: 'solve',
      ask: '{hero} carries {tokens} from 9:25 to 10:15. How many minutes is that?',
      answer: '50',
      sum: '35 + 15',
    },
    {
      part: 'solve',
      ask: '{hero} is at {place} from 8:40 to 10:05. Hop to 9:00 and 10:00. How many minutes?',
      answer: '85',
      sum: '20 + 60 + 5',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 4:46 to 5:10. How many minutes is it?',
      answer: '24',
      sum: '14 + 10',
      further: true,
    },
    {
      part: 'solve',
      ask: '{friend} sets the first {token} at 3:28 and the last at 4:15. How many minutes is that?',
      answer: '47',
      sum: '32 + 15',
      further: true,
    },
    {
      part: 'solve',
      ask: '{hero} waits from 6:52 to 7:05. How many minutes is that?',
      answer: '13',
      sum: '8 + 5',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 8:34 to 9:17. Hop to 9:00 first. How many minutes is it?',
      answer: '43',
      sum: '26 + 17',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 10:43 to 11:22. How many minutes is it?',
      answer: '39',
      sum: '17 + 22',
      further: true,
    },
    {
      part: 'solve',
      ask: 'Work at {place} begins at 5:19 and ends at 6:08. How many minutes is that?',
      answer: '49',
      sum: '41 + 8',
      further: true,
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 7:37 to 8:12. Hop to 7:40, to 8:00, then on. How many minutes is it?',
      answer: '35',
      sum: '3 + 20 + 12',
      further: true,
    },
    {
      part: 'solve',
      ask: '{friend} says 2:46 to 3:12 is 34 minutes, because 46 - 12 is 34. How many minutes is it really?',
      answer: '26',
      sum: '14 + 12',
      further: true,
    },
  ],
  sheets: [
    { kind: 'clock', form: 'elapsed', every: 5 },
    { kind: 'clock', form: 'elapsed', every: 1, further: true },
  ],
}

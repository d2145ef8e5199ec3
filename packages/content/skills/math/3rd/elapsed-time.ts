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
    'Draw a line with 2:40 at the left, 3:15 at the right. Say: I hop to the next full hour. From 2:40 to 3:00 is 20 minutes. From 3:00 to 3:15 is 15 more. 20 + 15 = 35, so 35 minutes have gone by.',
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
      question: 'Practice starts at 3:45 and lasts 40 minutes. When does it end?',
      lookFor: '15 minutes to 4:00, and the other 25 end at 4:25.',
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
      'Draw a line from 4:00 to 4:30 with a mark every 5 minutes. Hop from 4:10 to 4:30. How many minutes is that? (20)',
    harder:
      'Three jobs take 25, 35 and 15 minutes, one right after the other. You start at 4:20. When are you done? (5:35)',
    model:
      'Draw a line with 5:10 at its right end. Say: The work took 80 minutes. When did it begin? I hop back one hour, to 4:10. 20 minutes are left: 10 back to 4:00, then 10 more. It began at 3:50.',
  },
  prompts: [
    {
      part: 'measure',
      ask: 'Draw a time line from 2:35 to 3:10. Hop to 3:00 first. How many minutes is the second hop?',
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
      ask: '{hero} packs {tokens} from 4:40 to 5:00. How many minutes is that?',
      answer: '20',
      sum: '60 - 40',
    },
    {
      part: 'measure',
      ask: 'Draw a time line of one hour. Cut it into four equal parts. How many minutes is each?',
      answer: '15',
      sum: '60 / 4',
    },
    {
      part: 'solve',
      ask: '{hero} is at {place} at 9:45. {friend} comes at 10:20. How many minutes does {hero} wait?',
      answer: '35',
      sum: '15 + 20',
    },
    { part: 'measure', ask: 'The long hand moves from 12 to 8. How many minutes go by?', answer: '40', sum: '8 * 5' },
    {
      part: 'solve',
      ask: 'One {token} is lost at 1:55 and found at 2:05. How many minutes is it lost?',
      answer: '10',
      sum: '5 + 5',
    },
    {
      part: 'measure',
      ask: 'Draw a time line. Hop 5 minutes from 4:00, seven times. Where do you land?',
      answer: '4:35',
    },
    {
      part: 'solve',
      ask: '{friend} sorts {tokens} from 5:35 to 6:20. How many minutes is that?',
      answer: '45',
      sum: '25 + 20',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 6:55 to 7:25. How many minutes is it?',
      answer: '30',
      sum: '5 + 25',
    },
    {
      part: 'measure',
      ask: 'Draw a time line from 7:45 to 8:30. How many hops of 15 minutes fit?',
      answer: '3',
      sum: '(15 + 30) / 15',
    },
    {
      part: 'solve',
      ask: '{hero} works at {place} from 10:50 to 11:45. How many minutes?',
      answer: '55',
      sum: '10 + 45',
    },
    { part: 'solve', ask: '{hero} starts at 1:30 and works for 40 minutes. When does {hero} stop?', answer: '2:10' },
    { part: 'solve', ask: 'Which is longer: 75 minutes or 1 hour and 10 minutes?', answer: '75 minutes' },
    {
      part: 'measure',
      ask: 'Draw a time line that ends at 5:10. Hop back 30 minutes. Where do you land?',
      answer: '4:40',
    },
    { part: 'solve', ask: '{friend} says 7:50 to 8:10 is 60 minutes. What is right?', answer: '20 minutes' },
    {
      part: 'solve',
      ask: 'Each {token} takes 3 minutes. {friend} begins at 2:50 and needs 5 {tokens}. When is {friend} done?',
      answer: '3:05',
    },
    {
      part: 'measure',
      ask: 'Draw time lines from 3:15 to 4:05 and from 6:20 to 7:00. Which is longer?',
      answer: '3:15 to 4:05',
    },
    {
      part: 'solve',
      ask: '{friend} sets the last {token} at 4:15. The work took 50 minutes. When did it begin?',
      answer: '3:25',
    },
    {
      part: 'solve',
      ask: '{hero} works on three {tokens}: 2:10 to 2:55, 3:40 to 4:20, 5:05 to 5:40. Which time is longest?',
      answer: '2:10 to 2:55, with 45 minutes',
    },
    {
      part: 'measure',
      ask: 'Name two hops from 6:40 to 7:15. How long is each?',
      answer: '20 minutes to 7:00, then 15',
    },
    { part: 'measure', ask: 'Draw a time line from 1:20. Hop 40 minutes, then 15. Where do you land?', answer: '2:15' },
    {
      part: 'solve',
      ask: '{hero} carries {tokens} from 8:15 to 8:45 and from 9:40 to 10:30. How many minutes in all?',
      answer: '80',
      sum: '30 + 20 + 30',
    },
    {
      part: 'solve',
      ask: '{hero} is at {place} from 8:40 to 10:05. Hop to 9:00 and 10:00. How many minutes?',
      answer: '85',
      sum: '20 + 60 + 5',
    },
    {
      part: 'solve',
      ask: 'Work at {place} must end at 6:00. It takes 75 minutes. When must it begin?',
      answer: '4:45',
    },
    { part: 'solve', ask: '{hero} stops work at 7:05. It took 40 minutes. When did it begin?', answer: '6:25' },
  ],
  sheets: [
    { kind: 'clock', form: 'elapsed', every: 5 },
    { kind: 'clock', form: 'elapsed', every: 1 },
  ],
}

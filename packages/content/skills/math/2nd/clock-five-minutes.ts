import type { Skill } from '../../../types.ts'
import { amOrPm } from './organizers.ts'

export const clockFiveMinutes: Skill = {
  id: 'math.2.clock-five-minutes',
  subject: 'math',
  grade: '2nd',
  strand: 'time',
  order: 9,
  short: 'Time to Five Minutes',
  iCan: 'I can tell the time to five minutes and use a.m. and p.m.',
  codes: ['2.MD.7'],
  prerequisites: ['math.1.clock-half-hour', 'math.2.skip-count-coins'],
  keywords: [
    { word: 'a.m.', definition: 'from midnight to noon' },
    { word: 'p.m.', definition: 'from noon to midnight' },
  ],
  model:
    'Draw a clock: short hour hand between 2 and 3, long minute hand on 8. Say: The short hand has passed 2, so the hour is 2. Count by fives to the 8: 5, 10, 15 and on to 40. Write 2:40. School is out, so it is after noon: add p.m. Before noon it is a.m.',
  picture: { kind: 'clocks', times: [160] },
  check: {
    question: 'It is supper time. Draw the short hand between 5 and 6, the long on 7. Read it, with a.m. or p.m.',
    lookFor: '5:35 p.m. Seven fives are 35. Supper is after noon.',
  },
  laterChecks: [
    {
      question: 'You wake up. Draw the short hand just past 6, the long on 2. Read it, with a.m. or p.m.',
      lookFor: '6:10 a.m. Two fives are 10, and we wake up before noon.',
    },
    {
      question: 'You get up at 7:25. Is that a.m. or p.m.? Where is the long hand?',
      lookFor: 'It is 7:25 a.m., in the morning. The long hand is on the 5.',
    },
    {
      question: 'It is after lunch. Draw the short hand almost on 4, the long on 10. Read it, with a.m. or p.m.',
      lookFor: '3:50 p.m. The hour is 3 until the 4 is reached.',
      further: true,
    },
  ],
  misconception: {
    says: 'The long hand is on the 6, so it is 6 minutes.',
    reply: 'Each number is worth five minutes. When you count by fives to the 6, what do you get?',
  },
  drawnOn: 'dials',
  tools: [{ name: 'pencils', quantity: '1', core: true }],
  easier: 'Draw a clock. Put a finger on 1, 2, 3 and 4 in turn and say the minutes: 5, 10, 15, 20.',
  harder: 'It is 2:40. Count by fives up to 3:00. How many minutes are left? (20)',
  again: {
    easier:
      'Draw a clock for 3:00. Now move the long hand back to 11. Is it 3 yet? (no, the short hand is almost on 3: 2:55)',
    harder:
      'It is 11:50 a.m., the short hand almost on 12. Count by fives for 15 minutes. What time is it? (12:05 p.m.)',
    model:
      'Write 10:50. Draw a clock for it. Say: 50 is ten fives, so the long hand is on 10. The hour is nearly over, so the short hand is almost on 11. But 11 is not reached yet. So it is 10:50, not 11:50.',
    picture: { kind: 'clocks', times: [650] },
    misconception: {
      says: 'The short hand is at the 11, so it is 11:50.',
      reply: 'Draw a clock for 11:00 beside it. How far must our long hand still go to get there?',
    },
  },
  third: {
    easier:
      'Draw a clock at 6:50, the long hand on 10. Count by fives up to the full hour. How many minutes are missing? (10)',
    harder: 'The long hand is on 4, the short hand just past 12. What time was it half an hour ago? (11:50)',
  },
  prompts: [
    {
      part: 'read',
      ask: 'It is after breakfast. Draw hands: short just past 9, long on 3. What time is it, with a.m. or p.m.?',
      answer: '9:15 a.m.',
    },
    {
      part: 'time',
      ask: 'Draw a clock for {place}, the long hand on 2. How many minutes is that?',
      answer: '10',
      sum: '2 * 5',
    },
    {
      part: 'am-pm',
      ask: 'Breakfast at {place} is at 7:15. Write it with a.m. or p.m.',
      answer: '7:15 a.m.',
    },
    { part: 'time', ask: 'Draw 8:15 for {friend}. Which number is the long hand on?', answer: '3', sum: '15 / 5' },
    {
      part: 'read',
      ask: 'It is after lunch. Draw hands: short just past 2, long on 1. What time is it, with a.m. or p.m.?',
      answer: '2:05 p.m.',
    },
    { part: 'am-pm', ask: '{hero} has supper at 5:45. Is that a.m. or p.m.?', answer: 'p.m.' },
    {
      part: 'time',
      ask: '{hero} counts by fives once around the clock. How many minutes?',
      answer: '60',
      sum: '12 * 5',
    },
    { part: 'am-pm', ask: 'The sun comes up at 6:35. Is that a.m. or p.m.?', answer: 'a.m.' },
    {
      part: 'read',
      ask: '{hero} wakes up. Draw hands: short just past 6, long on 4. What time is it, with a.m. or p.m.?',
      answer: '6:20 a.m.',
    },
    { part: 'time', ask: 'Draw 9:05 at {place}. Which number is the long hand on?', answer: '1', sum: '5 / 5' },
    {
      part: 'am-pm',
      ask: 'Bedtime at {place} is at 8:10. Write it with a.m. or p.m.',
      answer: '8:10 p.m.',
    },
    {
      part: 'time',
      ask: 'Lunch is over. Draw the short hand between 1 and 2, the long hand on 5. What time is it, with a.m. or p.m.?',
      answer: '1:25 p.m.',
    },
    { part: 'read', ask: 'When is the long hand on 4: at 12:20 or at 4:00? Draw that time.', answer: '12:20' },
    { part: 'am-pm', ask: 'The sun goes down at 7:35. Is that a.m. or p.m.?', answer: 'p.m.' },
    {
      part: 'time',
      ask: 'School is over. {friend} reads 5:04, but the long hand is on the 4. What is right, with a.m. or p.m.?',
      answer: '5:20 p.m.',
    },
    { part: 'am-pm', ask: 'Which happens in the p.m.: getting up, breakfast or going to bed?', answer: 'going to bed' },
    {
      part: 'time',
      ask: '{hero} must start at 6:40. Draw it. Which number is the long hand on?',
      answer: '8',
      sum: '40 / 5',
    },
    {
      part: 'am-pm',
      ask: 'School begins. Draw the short hand past 8, the long on 6. What time is it, with a.m. or p.m.?',
      answer: '8:30 a.m.',
    },
    {
      part: 'read',
      ask: 'Draw a clock for {friend}: short hand between 9 and 10, long hand on 5. Read it.',
      answer: '9:25',
    },
    {
      part: 'am-pm',
      ask: 'At home, says {friend}, the sun goes down at 8:30 a.m. What is right?',
      answer: '8:30 p.m.',
    },
    { part: 'time', ask: '{friend} says 11:40, but the long hand is on 9. What is right?', answer: '11:45' },
    {
      part: 'am-pm',
      ask: 'Lunch is ten minutes past noon. Is that 12:10 a.m. or 12:10 p.m.?',
      answer: '12:10 p.m.',
    },
    { part: 'read', ask: 'Draw a clock: short hand past 1, long hand on 9. Read it.', answer: '1:45' },
    {
      part: 'time',
      ask: '{hero} has a nap after lunch. Draw the short hand past 2, the long on 8. Read it, with a.m. or p.m.',
      answer: '2:40 p.m.',
    },
    { part: 'am-pm', ask: 'Which comes first in a day: 9:05 p.m. or 9:50 a.m.?', answer: '9:50 a.m.' },
    {
      part: 'read',
      ask: 'Supper is over. Draw a clock: short hand almost on 7, long hand on 11. Read it, with a.m. or p.m.',
      answer: '6:55 p.m.',
      further: true,
    },
    {
      part: 'time',
      ask: 'Draw 9:50 at {place}. Which number is the short hand almost on?',
      answer: '10',
      sum: '9 + 1',
      further: true,
    },
    {
      part: 'time',
      ask: 'The sun is just up. Draw the short hand almost on 8, the long hand on 10. What time is it, with a.m. or p.m.?',
      answer: '7:50 a.m.',
      further: true,
    },
    {
      part: 'read',
      ask: 'Draw both hands for 4:55. Which number is the short hand almost on?',
      answer: '5',
      sum: '4 + 1',
      further: true,
    },
    {
      part: 'am-pm',
      ask: 'Lunch comes soon. Draw the short hand almost on 12, the long on 10. What time is it, with a.m. or p.m.?',
      answer: '11:50 a.m.',
      further: true,
    },
    {
      part: 'time',
      ask: 'Draw the short hand almost on 3, the long on 11. {friend} says 3:55. What is right?',
      answer: '2:55',
      further: true,
    },
    {
      part: 'time',
      ask: 'Lunch is over. Draw the short hand almost on 1, the long hand on 11. What time is it, with a.m. or p.m.?',
      answer: '12:55 p.m.',
      further: true,
    },
  ],
  sheets: [
    { kind: 'clock', form: 'read', every: 5, halfDay: true },
    amOrPm,
    { kind: 'clock', form: 'read', every: 5, nearNextHour: true, further: true },
    { kind: 'clock', form: 'draw', every: 5 },
    { kind: 'clock', form: 'draw', every: 5, nearNextHour: true, further: true },
  ],
}

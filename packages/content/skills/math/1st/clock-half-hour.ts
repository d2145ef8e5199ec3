import type { Skill } from '../../../types.ts'

export const clockHalfHour: Skill = {
  id: 'math.1.clock-half-hour',
  subject: 'math',
  grade: '1st',
  strand: 'time',
  order: 6,
  short: 'Hour and Half Hour',
  iCan: 'I can read a clock and tell the time to the half hour.',
  codes: ['1.MD.3'],
  prerequisites: ['math.k.count-to-10'],
  keywords: [
    { word: 'hour hand', definition: 'the short hand of a clock' },
    { word: 'minute hand', definition: 'the long hand of a clock' },
  ],
  model:
    'Draw 3:00: the short hour hand on 3, the long minute hand on 12. Say: Now 30 minutes go by. Draw the long hand halfway around, on 6. Draw the short hand halfway to 4. It has passed 3, so it is half past 3. Write 3:30.',
  picture: { kind: 'clocks', times: [180, 210] },
  check: {
    question: 'At half past 7, where are the two hands?',
    lookFor: 'The long hand is on 6. The short hand is halfway between 7 and 8.',
  },
  laterChecks: [
    {
      question: 'The long hand is on 6. The short hand is between 1 and 2. What time is it?',
      lookFor: 'Half past 1, or 1:30. The short hand has passed 1.',
    },
    {
      question: 'Where are the two hands at half past 9?',
      lookFor: 'The long hand is on 6, and the short hand is halfway from 9 to 10.',
    },
    {
      question: 'It is half past 6, and half an hour goes by. Where are the two hands then?',
      lookFor: 'Long hand on 12, short hand on 7: it is 7:00.',
      further: true,
    },
  ],
  misconception: {
    says: 'The short hand is past 3 and near 4, so it is 4:30.',
    reply: 'Has the short hand reached 4 yet? Which number did it pass last?',
  },
  drawnOn: 'dials',
  tools: [{ name: 'pencils', quantity: '1', core: true }],
  easier:
    "Stand like a clock, your back to me: one arm straight up to 12, the right arm out to the side at 3. Say: 3 o'clock.",
  harder: 'It is 2:00. What time will it be one hour and a half from now? (3:30)',
  again: {
    easier: 'Draw a clock with only the short hand, on 4. Add the long hand on 12 and read it: 4:00.',
    harder: 'It is half past 9. What time was it one hour ago, and where was the long hand? (8:30, on 6)',
    model:
      'Draw 1:30: long hand on 6, short hand halfway from 1 to 2. Say: Half an hour goes by. Draw the long hand on 12. Hands only go on, never back. So the short hand goes on to 2. Draw it: it is 2:00. After 12 comes 1: from 12:30 it goes to 1:00.',
    picture: { kind: 'clocks', times: [90, 120] },
    misconception: {
      says: 'The long hand is on 12 again, so it is 1:00.',
      reply: 'Put a finger on the short hand at 1:30. Does it move on from there or back?',
    },
  },
  third: {
    easier:
      'Draw a clock at 5:00. Move the long hand halfway around, to the 6. Where is the short hand then? (halfway to 6)',
    harder: 'A game starts at half past 3 and ends at 6:00. How many half hours is that? (5)',
  },
  prompts: [
    { part: 'read', ask: 'Draw a clock at {place}: short hand on 4, long on 12. Read it.', answer: '4:00' },
    { part: 'time', ask: 'Draw a clock for {hero}: long hand on 12, short hand on 5. What time?', answer: '5:00' },
    {
      part: 'hands',
      ask: "{hero} comes to {place} at 2 o'clock. Draw it. Which number is the hour hand on?",
      answer: '2',
    },
    { part: 'time', ask: 'Draw the short hand on 10, the long hand on 12. What time is it?', answer: '10:00' },
    { part: 'read', ask: 'Be a clock: point both arms straight up. What time is it?', answer: '12:00' },
    { part: 'hands', ask: 'Draw 11:00 at {place}. Which number is the minute hand on?', answer: '12' },
    { part: 'time', ask: '{friend} says half past 8. Draw it and say it with numbers.', answer: '8:30' },
    { part: 'read', ask: 'Draw a clock: short hand between 9 and 10, long hand on 6. Read it.', answer: '9:30' },
    { part: 'hands', ask: 'Draw half past 2 for {hero}. Which number is the minute hand on?', answer: '6' },
    { part: 'time', ask: 'Draw the long hand on 6, the short hand between 6 and 7. What time?', answer: '6:30' },
    { part: 'hands', ask: 'Draw the minute hand on 12, then on 6. How many minutes went by?', answer: '30' },
    { part: 'read', ask: 'Draw a clock half an hour after 1:00. Read it.', answer: '1:30' },
    { part: 'time', ask: 'Which does not belong: 2:30, half past 2, 2:00?', answer: '2:00' },
    { part: 'hands', ask: 'Draw the long hand on 6. With which words does the time begin?', answer: 'half past' },
    {
      part: 'time',
      ask: '{friend} waits half an hour from 4:00. Draw the clock then. What time is it?',
      answer: '4:30',
    },
    {
      part: 'read',
      ask: 'When do the hands make one straight line: at 3:00, 6:00 or 9:00? Draw that time.',
      answer: '6:00',
    },
    { part: 'hands', ask: 'Draw half past 4 at {place}. Which number did the hour hand pass last?', answer: '4' },
    { part: 'time', ask: 'The clock at {place} shows half past 11. Draw it and say it with numbers.', answer: '11:30' },
    { part: 'hands', ask: 'Draw 5:30 at {place}. The short hand is between which numbers?', answer: '5 and 6' },
    {
      part: 'time',
      ask: 'Draw the short hand between 5 and 6, the long one on 6. {hero} says 6:30. What is right?',
      answer: '5:30',
    },
    { part: 'hands', ask: 'Draw half past 9. Which number will the hour hand reach next?', answer: '10' },
    {
      part: 'time',
      ask: 'Lunch at {place} starts at 12:00. Draw the clock half an hour later. What time is it?',
      answer: '12:30',
    },
    {
      part: 'hands',
      ask: '{friend} draws 10:30, short hand on 10. Draw it right. Where is the short hand?',
      answer: 'between 10 and 11',
    },
    { part: 'read', ask: 'Draw a clock half an hour after 7:30. Read it.', answer: '8:00', further: true },
    {
      part: 'hands',
      ask: 'It is 4:30 at {place}. Draw the clock half an hour later. Which number is the short hand on?',
      answer: '5',
      further: true,
    },
    {
      part: 'time',
      ask: '{hero} starts at 5:30 and works for half an hour. Draw the clock then. What time is it?',
      answer: '6:00',
      further: true,
    },
    {
      part: 'hands',
      ask: 'It is 9:30. Draw the clock half an hour later. Which number is the long hand on?',
      answer: '12',
      further: true,
    },
    {
      part: 'read',
      ask: 'It was 3:30. Half an hour has gone by. Draw the clock and read it.',
      answer: '4:00',
      further: true,
    },
    {
      part: 'time',
      ask: '{friend} says half an hour after 8:30 is 8:60. Draw it. What is right?',
      answer: '9:00',
      further: true,
    },
    {
      part: 'time',
      ask: '{hero} waits from 12:30 for half an hour. Draw the clock then. What time is it?',
      answer: '1:00',
      further: true,
    },
  ],
  sheets: [
    { kind: 'clock', form: 'read', every: 30 },
    { kind: 'clock', form: 'draw', every: 30 },
    { kind: 'clock', form: 'half-hour-later', further: true },
  ],
}

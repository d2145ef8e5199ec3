import type { Skill } from '../../../types.ts'
import { aYearAroundTheSun } from '../pages/5th.ts'
import { slantedLight } from '../pages/5th-further.ts'

export const skyPatterns: Skill = {
  id: 'science.5.sky-patterns',
  subject: 'science',
  grade: '5th',
  strand: 'earth',
  order: 5,
  short: 'Patterns in the Sky',
  iCan: 'I can use a model of Earth and the sun to explain day and night and seasons.',
  codes: ['5-ESS1-1', '5-ESS1-2'],
  prerequisites: ['science.1.sun-moon-stars', 'science.1.seasons'],
  keywords: [
    { word: 'rotate', definition: 'to spin around a line through the middle, as Earth does once a day' },
    { word: 'orbit', definition: 'to travel around another object, as Earth does around the sun once a year' },
    { word: 'axis', definition: 'the line that Earth spins around' },
  ],
  model:
    'Face a lamp or bright window and rotate slowly left. Say: My nose is our town. Light in front is noon, on my right sunset, behind me midnight, on my left sunrise. I lean my axis toward the light: summer. Half an orbit on, it leans the same way, now away from the light: winter.',
  picture: { kind: 'flow', steps: [['noon'], ['sunset'], ['midnight'], ['sunrise']], back: 'round' },
  check: {
    question: 'Your fist is Earth and a lamp is the sun. What gives day and night, and what gives summer?',
    lookFor: 'Its spin. A half that leans toward the sun has summer.',
  },
  laterChecks: [
    {
      question: 'Somebody says: It is summer when Earth is nearer to the sun. What speaks against it?',
      lookFor: 'Both halves would have summer together. Our half leans toward the sun.',
      further: true,
    },
    {
      question: 'What makes the sun seem to rise in the east and set in the west?',
      lookFor: 'Earth spins. Our side turns toward the sun and then away.',
    },
  ],
  misconception: {
    says: 'The sun goes around Earth each day.',
    reply: 'Turn in place by a lamp. The lamp seems to move, but you did. Earth spins the same way.',
  },
  easier: 'Face a lamp or window, then turn your back to it. Is it day or night for your nose? (day, then night)',
  harder:
    'The north has its longest day in June. When has the south its longest day, and why? (in December, as the south leans toward the sun then)',
  again: {
    easier:
      'Hold out your fist as Earth by a window. Which half is bright, and is it day or night there? (the window side, day)',
    harder: 'Earth turns 360 degrees in 24 hours. How far does it turn in 1 hour, and in 6 hours? (15 and 90 degrees)',
    model:
      'Hold your palm straight toward a lamp or window, then tilt it. Say: Slanted light spreads out and looks dimmer. When our half leans away, it gets slanted light for fewer hours: winter. Toward the sun it gets direct light for more hours: summer. If distance did it, both halves would have summer together.',
    picture: {
      kind: 'groups',
      groups: [
        { head: 'summer', words: ['direct light', 'more hours'] },
        { head: 'winter', words: ['slanted light', 'fewer hours'] },
      ],
    },
    misconception: {
      says: 'It is summer when all of Earth is nearest to the sun.',
      reply:
        'Draw Earth near the sun with its north and south halves. Which season would each half get, and which do they really have in July?',
    },
  },
  prompts: [
    {
      part: 'day and night',
      ask: 'A model of Earth rotates once. How long does the real Earth take for that?',
      answer: 'about 24 hours',
    },
    {
      part: 'seasons',
      ask: '{hero} carries a model Earth on one full orbit. How long does Earth take for that?',
      answer: 'about one year',
    },
    {
      part: 'day and night',
      ask: 'What fraction of Earth has daylight at any one time?',
      answer: 'about 1/2',
    },
    { part: 'seasons', ask: 'A town leans away from the sun. Which season is it there?', answer: 'winter' },
    {
      part: 'day and night',
      ask: 'Face a lamp: it is noon for your nose. What time is it at the back of your head?',
      answer: 'midnight',
    },
    { part: 'seasons', ask: 'It is summer in the north. Which way does the north lean?', answer: 'toward the sun' },
    {
      part: 'day and night',
      ask: '{hero} sees the sun set at {place}. What really moved, and how?',
      answer: 'Earth, it rotates',
    },
    {
      part: 'seasons',
      ask: '{friend} moves a model Earth around a lamp. What must its axis do all the way?',
      answer: 'lean the same way',
    },
    {
      part: 'day and night',
      ask: '{hero} sees the sunrise. Earth makes a quarter turn. What time of day is it now?',
      answer: 'noon',
    },
    {
      part: 'seasons',
      ask: 'Our town has summer. Half an orbit later, where does Earth stand, and which season is it?',
      answer: 'far side, winter',
    },
    {
      part: 'day and night',
      ask: 'Suppose Earth rotated twice as fast. How long would one day and night last together?',
      answer: '12 hours',
    },
    { part: 'seasons', ask: 'Suppose the axis did not lean at all. What would be gone?', answer: 'the seasons' },
    {
      part: 'day and night',
      ask: 'Earth spins toward the east. Why does New York see the sun before California does?',
      answer: 'it lies farther east',
    },
    {
      part: 'seasons',
      ask: '{friend} reads that Earth is closest to the sun in January. Why is it still winter in the north?',
      answer: 'the north leans away',
      further: true,
    },
    {
      part: 'day and night',
      ask: '{friend} says that night comes because the sun goes out. What does the model show?',
      answer: 'our side turned away',
    },
    {
      part: 'seasons',
      ask: 'Our half leans toward the sun. Name two things about sunlight that make summer warm.',
      answer: 'more hours, more direct',
      further: true,
    },
    {
      part: 'seasons',
      ask: "{hero}'s town has 16 hours of daylight a day in June and 8 in December. How many more hours of daylight do 7 days in June bring than 7 in December?",
      answer: '56',
      sum: '7 * (16 - 8)',
      further: true,
    },
    {
      part: 'day and night',
      ask: "{friend}'s town has 9 hours of daylight on a winter day. For how many hours of the whole day is it turned away from the sun?",
      answer: '15',
      sum: '24 - 9',
      further: true,
    },
    {
      part: 'seasons',
      ask: 'In winter, sunlight comes in slanted. Why does it warm the ground less?',
      answer: 'the light spreads out',
      further: true,
    },
    {
      part: 'seasons',
      ask: 'Suppose distance made the seasons. What would north and south have in July?',
      answer: 'the same season',
      further: true,
    },
    {
      part: 'day and night',
      ask: 'Twice a year, day and night are equally long all over Earth. How many hours does each last then?',
      answer: '12',
      further: true,
    },
  ],
  sheets: [aYearAroundTheSun, { ...slantedLight, further: true }],
}

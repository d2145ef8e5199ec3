import type { Passage } from '@pencil-quest/contract/sheets'

export const sixteenSunrises: Passage = {
  id: 'space-explorers.2nd.sixteen-sunrises',
  theme: 'space-explorers',
  grade: '2nd',
  title: 'Sixteen Sunrises',
  paragraphs: [
    [
      'Marigold Station flies around Earth very fast.',
      'One trip takes about ninety minutes.',
      'That is as long as a soccer game.',
      'So the crew sees the sun rise sixteen times each day.',
    ],
    [
      'When is it bedtime, then?',
      'The crew cannot ask the sun, so they ask a clock.',
      'When the clock says night, they close the window covers.',
      'Each person zips into a sleeping bag that is tied to the wall.',
      'Without straps, a sleeper might bump along the ceiling like a lost fish.',
    ],
    [
      'Dot the robot once tried to cheer for every sunrise.',
      'By lunch, its voice was just a squeak.',
      'Now Dot cheers once, and it picks the best one.',
    ],
  ],
  keywords: [
    { word: 'crew', definition: 'a team that works together on a ship' },
    { word: 'straps', definition: 'strong bands that hold something in place' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How long does one trip around Earth take?',
      choices: ['about ninety minutes', 'about forty hours', 'almost twelve days'],
      evidence: 'One trip takes about ninety minutes.',
    },
    {
      focus: 'detail',
      ask: 'How many times does the sun rise each day?',
      choices: ['sixteen times', 'eleven times', 'twenty times'],
      evidence: 'So the crew sees the sun rise sixteen times each day.',
    },
    {
      focus: 'cause',
      ask: 'Why does the crew need a clock at bedtime?',
      choices: ['They cannot ask the sun.', 'They cannot find the Earth.', 'They forgot to ask Dot.'],
      evidence: 'The crew cannot ask the sun, so they ask a clock.',
    },
    {
      focus: 'sequence',
      ask: 'What does the crew do when the clock says night?',
      choices: ['close the window covers', 'turn off the big clock', 'open the kitchen window'],
      evidence: 'When the clock says night, they close the window covers.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does crew mean?',
      choices: ['a team that works together', 'a game that lasts all day', 'a bell that tells the time'],
      evidence: 'So the crew sees the sun rise sixteen times each day.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what are straps?',
      choices: ['strong bands that hold', 'warm bags that open', 'small lamps that blink'],
      evidence: 'Without straps, a sleeper might bump along the ceiling like a lost fish.',
    },
    {
      focus: 'cause',
      ask: "Why was Dot's voice just a squeak by lunch?",
      choices: [
        'Dot tried to cheer for every sunrise.',
        'Dot tried to sing with every clock.',
        'Dot talked to the pilot all morning.',
      ],
      evidence: 'Dot the robot once tried to cheer for every sunrise.',
    },
    {
      focus: 'character',
      ask: 'What does Dot do now?',
      choices: [
        'Dot cheers once and picks the best one.',
        'Dot cheers all day and never rests.',
        'Dot sleeps late and misses the show.',
      ],
      evidence: 'Now Dot cheers once, and it picks the best one.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how day, night and sleep work on a station that goes around Earth.',
      lookFor: 'Puts together fast trips, many sunrises and bedtime.',
    },
    {
      ask: 'Would you like sixteen sunrises a day? Tell why.',
      sample: 'Yes, because I love colors, but I would need a clock to sleep.',
      lookFor: 'Gives an opinion and one reason that fits the page.',
    },
  ],
}

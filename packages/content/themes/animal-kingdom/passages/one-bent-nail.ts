import type { Passage } from '@pencil-quest/contract/sheets'

export const oneBentNail: Passage = {
  id: 'animal-kingdom.5th.one-bent-nail',
  theme: 'animal-kingdom',
  grade: '5th',
  title: 'One Bent Nail',
  paragraphs: [
    [
      'On the last day of summer, the swallows of our valley gather on the fence like notes on a sheet of music.',
      'A week later, they are gone.',
      'They fly thousands of miles to a warmer land, and the young ones have never made the journey before.',
    ],
    [
      'How do they manage it?',
      'Scientists have discovered that birds use several tools at once.',
      'By day, many birds steer by the position of the Sun, and by night, they can use the stars.',
      'In one famous study, young birds grew up under a make-believe sky, where all the stars turned around the wrong one.',
      'When autumn came, they tried to fly in the wrong direction, because they had learned from that sky.',
      "Birds can also sense Earth's magnetic field, the same force that moves the needle of a compass.",
      'Near home, they recognize rivers, mountains and even roads.',
    ],
    [
      'Ranger Noor wanted to discover whether the same swallows return to our barn.',
      'She put a very light ring with a number on one leg of a swallow.',
      'The ring said forty-seven.',
      'All winter she kept a chair ready by the barn door.',
      'In April, a bird darted over her head, circled twice and landed on the very same nail.',
      'Noor read the ring and cheered so loudly that her tea spilled.',
      'Number forty-seven had crossed a sea and a desert to come back to one bent nail.',
      'Then it looked at her chair, which stood in its favorite spot, and scolded her until she moved.',
    ],
  ],
  keywords: [
    { word: 'steer', definition: 'to guide which way something goes' },
    { word: 'direction', definition: 'the way that something points or moves' },
    { word: 'darted', definition: 'moved suddenly and fast' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What do many birds steer by in the day?',
      choices: ['the position of the Sun', 'the shape of the clouds', 'the shadow of a tower'],
      evidence: 'By day, many birds steer by the position of the Sun, and by night, they can use the stars.',
    },
    {
      focus: 'detail',
      ask: 'What do birds recognize near home?',
      choices: ['rivers, mountains and roads', 'gardens, fences and smoke', 'islands, lamps and beaches'],
      evidence: 'Near home, they recognize rivers, mountains and even roads.',
    },
    {
      focus: 'cause',
      ask: 'Why did the young birds of the study fly in the wrong direction?',
      choices: ['They had learned from that sky.', 'They had dreamed of warm rain.', 'They had slept through spring.'],
      evidence: 'When autumn came, they tried to fly in the wrong direction, because they had learned from that sky.',
    },
    {
      focus: 'cause',
      ask: "Why did Noor put a ring on a swallow's leg?",
      choices: [
        'She wanted to discover if they return.',
        'She wanted to keep it as a pet.',
        'She wanted to teach it a trick.',
      ],
      evidence: 'Ranger Noor wanted to discover whether the same swallows return to our barn.',
    },
    {
      focus: 'sequence',
      ask: 'What did the bird do right after it circled twice?',
      choices: ['landed on the same nail', 'dropped into the tea cup', 'hid behind the old clock'],
      evidence: 'In April, a bird darted over her head, circled twice and landed on the very same nail.',
    },
    {
      focus: 'sequence',
      ask: 'What happens a week after the swallows gather?',
      choices: ['They are gone.', 'They are asleep.', 'They are hungry.'],
      evidence: 'A week later, they are gone.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does steer mean?',
      choices: ['to guide the way', 'to sing at night', 'to build a nest'],
      evidence: 'By day, many birds steer by the position of the Sun, and by night, they can use the stars.',
    },
    {
      focus: 'character',
      ask: 'How did Noor show hope all winter?',
      choices: ['She kept a chair ready.', 'She kept a lamp burning.', 'She left a window open.'],
      evidence: 'All winter she kept a chair ready by the barn door.',
    },
  ],
  open: [
    {
      ask: 'What is the main idea of the middle part?',
      sample: 'Birds find their way with several tools: Sun, stars, a magnetic sense and landmarks.',
      lookFor: 'Says that birds use more than one tool and names some.',
    },
    {
      ask: 'Why did the bird scold Noor?',
      sample: 'Her chair stood in the spot that the bird thought of as its own.',
      lookFor: "Uses the last sentence and sees the bird's side.",
    },
  ],
}

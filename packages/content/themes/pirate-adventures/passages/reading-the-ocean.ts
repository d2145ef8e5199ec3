import type { Passage } from '@pencil-quest/contract/sheets'

export const readingTheOcean: Passage = {
  id: 'pirate-adventures.5th.reading-the-ocean',
  theme: 'pirate-adventures',
  grade: '5th',
  title: 'Reading the Ocean',
  paragraphs: [
    [
      'How do you find a tiny island in the largest ocean on Earth, with no compass and no chart?',
      'For thousands of years, the sailors of the Pacific have done it by reading the world around them.',
    ],
    [
      'At night they steer by the stars.',
      'Each star rises from the same place on the horizon, night after night, and sets in a place of its own.',
      'A navigator memorizes the places of more than a hundred stars.',
      'When one star climbs too high to be useful, the next one takes over.',
    ],
    [
      'By day, or under clouds, they pay attention to the swells.',
      'Swells are long waves that come from winds far away and keep their direction for days.',
      'An expert can lie down in the boat and feel where they are coming from.',
      'In the Marshall Islands, students learned the swells from maps made of sticks and shells.',
    ],
    [
      'Near land, the signs multiply.',
      'White terns fly out to sea at dawn to fish.',
      'They return to their island at dusk.',
      'Clouds pile up above an island and hardly move, and the water of a lagoon may tint them green from below.',
    ],
    [
      'In 1976, a double canoe called Hokulea sailed from Hawaii to Tahiti, more than two thousand miles, without any instruments.',
      'Its navigator, Mau Piailug, came from the small island of Satawal, where this knowledge had never been lost.',
      'The trip took about a month and inspired many islanders to learn the old art again.',
    ],
    [
      'Maren tried it last week and lay down on the deck to feel the swells.',
      'By breakfast, Maren had felt three swells, two waves and one very curious cat.',
    ],
  ],
  keywords: [
    { word: 'horizon', definition: 'the line where the sky meets the sea' },
    { word: 'memorizes', definition: 'learns so well that no list is needed' },
    { word: 'instruments', definition: 'tools that measure things, such as a compass' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Which trip did the double canoe make in 1976?',
      choices: ['from Hawaii to Tahiti', 'from Samoa to Japan', 'from Peru to Australia'],
      evidence:
        'In 1976, a double canoe called Hokulea sailed from Hawaii to Tahiti, more than two thousand miles, without any instruments.',
    },
    {
      focus: 'detail',
      ask: 'Where did Mau Piailug come from?',
      choices: ['the small island of Satawal', 'the busy harbor of Lisbon', 'the cold coast of Norway'],
      evidence:
        'Its navigator, Mau Piailug, came from the small island of Satawal, where this knowledge had never been lost.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after one star climbs too high?',
      choices: ['The next one takes over.', 'The old one falls down.', 'The ship turns for home.'],
      evidence: 'When one star climbs too high to be useful, the next one takes over.',
    },
    {
      focus: 'sequence',
      ask: 'What do the terns do at dusk, after a day of fishing?',
      choices: ['return to their island', 'float on a broken log', 'sleep behind a rainbow'],
      evidence: 'They return to their island at dusk.',
    },
    {
      focus: 'cause',
      ask: 'Why may clouds above an island look green?',
      choices: ['A lagoon may tint them.', 'A forest may shade them.', 'A volcano may heat them.'],
      evidence:
        'Clouds pile up above an island and hardly move, and the water of a lagoon may tint them green from below.',
    },
    {
      focus: 'cause',
      ask: 'How can an expert tell where swells are coming from?',
      choices: ['lie down in the boat and feel', 'throw a rope over the railing', 'hold up a flag made of cotton'],
      evidence: 'An expert can lie down in the boat and feel where they are coming from.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is the horizon?',
      choices: [
        'the line where the sky meets the sea',
        'the rope that holds up a heavy sail',
        'the song that rowers sing at sunup',
      ],
      evidence:
        'Each star rises from the same place on the horizon, night after night, and sets in a place of its own.',
    },
    {
      focus: 'character',
      ask: 'What did the trip inspire many islanders to do?',
      choices: ['learn the old art again', 'plant more palm trees', 'paint the canoes red'],
      evidence: 'The trip took about a month and inspired many islanders to learn the old art again.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how Pacific sailors find islands by stars, swells, birds and clouds.',
      lookFor: 'Names the skill and at least two of the signs.',
    },
    {
      ask: 'Why was the trip of 1976 important?',
      sample: 'It proved that the old way works, and many people wanted to learn it again.',
      lookFor: 'Says that it showed the old skill works or brought it back.',
    },
  ],
}

import type { Passage } from '@pencil-quest/contract/sheets'

export const theRedIsland: Passage = {
  id: 'pirate-adventures.1st.the-red-island',
  theme: 'pirate-adventures',
  grade: '1st',
  title: 'The Red Island',
  paragraphs: [
    [
      'Dembe found a red island on the map.',
      'It was not there before.',
      'The crew sailed all day to see it.',
      'They saw only waves.',
      'Dembe looked at the map again.',
    ],
    [
      'A fly sat down on the island.',
      'Its feet stuck!',
      'Ines sniffed the map and grinned.',
      'It was jam from breakfast.',
      'Now that spot is called Toast Bay.',
    ],
  ],
  keywords: [
    { word: 'sniffed', definition: 'smelled with short, quick breaths' },
    { word: 'grinned', definition: 'gave a wide smile' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: "What was new on Dembe's map?",
      choices: ['a red island', 'a gray whale', 'a gold tower'],
      evidence: 'Dembe found a red island on the map.',
    },
    {
      focus: 'sequence',
      ask: 'What did the crew do right after Dembe found the island?',
      choices: ['sailed all day', 'rowed all night', 'slept all week'],
      evidence: 'The crew sailed all day to see it.',
    },
    {
      focus: 'detail',
      ask: 'What sat down on the island?',
      choices: ['a fly', 'a gull', 'a crab'],
      evidence: 'A fly sat down on the island.',
    },
    {
      focus: 'cause',
      ask: 'Why did the feet of the fly stick?',
      choices: ['It was jam.', 'It was tar.', 'It was mud.'],
      evidence: 'It was jam from breakfast.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does sniffed mean?',
      choices: ['smelled with quick breaths', 'jumped with both hands up', 'painted with bright blue'],
      evidence: 'Ines sniffed the map and grinned.',
    },
    {
      focus: 'character',
      ask: 'How did Ines feel when it all came out?',
      choices: ['Ines grinned.', 'Ines fainted.', 'Ines sobbed.'],
      evidence: 'Ines sniffed the map and grinned.',
    },
  ],
  open: [
    {
      ask: 'How did the jam get on the map?',
      sample: 'Dembe looked at the map at breakfast, and jam fell off the toast.',
      lookFor: 'Makes a guess that joins the map with breakfast.',
    },
    {
      ask: 'Why is Toast Bay a good name?',
      sample: 'Jam goes on toast, and the spot is jam.',
      lookFor: 'Links the name with the jam as a joke.',
    },
  ],
}

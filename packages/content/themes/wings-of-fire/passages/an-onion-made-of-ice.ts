import type { Passage } from '@pencil-quest/contract/sheets'

export const anOnionMadeOfIce: Passage = {
  id: 'wings-of-fire.4th.an-onion-made-of-ice',
  theme: 'wings-of-fire',
  grade: '4th',
  title: 'An Onion Made of Ice',
  paragraphs: [
    [
      'On a warm afternoon, something went clonk on the roof of the weather tower.',
      'Haneul poked a head out and pulled it back in.',
      'The grass was white with balls of ice, and the air was as warm as soup.',
      'How could ice fall in such summery weather?',
    ],
    [
      'Hail is born high in a thunderstorm, where the air is freezing even in summer.',
      'Inside the storm, strong winds called updrafts rush toward the sky.',
      'They carry drops of water so high that the drops freeze.',
      'A frozen pellet bumps into more cold water, and a new coat of ice forms around it.',
      'The stronger the updraft, the longer it can hold the pellet up and let it grow.',
      'When the stone becomes too heavy for the wind, it falls.',
    ],
    [
      'Many hailstones are no bigger than a pea.',
      'Occasionally, a storm produces a giant.',
      'In 2010 a hailstone as wide as a volleyball fell on a town in South Dakota.',
      'It weighed almost two pounds, and the man who discovered it kept it in a freezer.',
    ],
    [
      'When the clonking was over, Pemba chose a large stone and split it neatly in half.',
      'Inside were rings, some clear and some cloudy, like the layers of an onion.',
      'Pemba counted them carefully and recorded the number in the weather book.',
      'Haneul asked whether a hailstone could make you cry, as an onion does.',
      '"Only if it lands on your tail," said Pemba.',
    ],
  ],
  keywords: [
    { word: 'updrafts', definition: 'winds that blow upward' },
    { word: 'pellet', definition: 'a small, hard ball' },
    { word: 'layers', definition: 'sheets or coats that lie one over another' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where is hail born?',
      choices: ['high in a thunderstorm', 'deep in a salty ocean', 'low over a dry desert'],
      evidence: 'Hail is born high in a thunderstorm, where the air is freezing even in summer.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what are updrafts?',
      choices: ['winds that blow upward', 'maps that show rivers', 'towers that hold bells'],
      evidence: 'Inside the storm, strong winds called updrafts rush toward the sky.',
    },
    {
      focus: 'sequence',
      ask: 'What forms right after a frozen pellet bumps into more cold water?',
      choices: ['a new coat of ice', 'a puff of gray dust', 'a ring of thin fog'],
      evidence: 'A frozen pellet bumps into more cold water, and a new coat of ice forms around it.',
    },
    {
      focus: 'cause',
      ask: 'Why does a hailstone fall in the end?',
      choices: ['It becomes too heavy.', 'It loses all its color.', 'It meets a flock of owls.'],
      evidence: 'When the stone becomes too heavy for the wind, it falls.',
    },
    {
      focus: 'detail',
      ask: 'How wide was the giant from South Dakota?',
      choices: ['as wide as a volleyball', 'as tiny as a blueberry', 'as long as a guitar'],
      evidence: 'In 2010 a hailstone as wide as a volleyball fell on a town in South Dakota.',
    },
    {
      focus: 'sequence',
      ask: 'What did Pemba do when the clonking was over?',
      choices: ['split a stone in half', 'threw a snowball home', 'mended a torn banner'],
      evidence: 'When the clonking was over, Pemba chose a large stone and split it neatly in half.',
    },
    {
      focus: 'cause',
      ask: 'Why can some pellets grow for a longer time?',
      choices: [
        'A stronger updraft can hold them.',
        'Raindrops are lighter than steam.',
        'Mountains keep out the moonlight.',
      ],
      evidence: 'The stronger the updraft, the longer it can hold the pellet up and let it grow.',
    },
    {
      focus: 'character',
      ask: 'How did Pemba answer the question about crying?',
      choices: ['Only if it lands on your tail.', 'Never on a Thursday night.', 'Just as much as a sad song.'],
      evidence: '"Only if it lands on your tail," said Pemba.',
    },
  ],
  open: [
    {
      ask: 'Why is a hailstone like an onion?',
      sample: 'Both have layers inside, and hail gets its layers coat by coat in the storm.',
      lookFor: 'Names the layers and tells how they come about.',
    },
    {
      ask: 'Explain in your own words how ice can fall on a warm day.',
      sample: 'High up in the storm it is freezing, and the ice falls too fast to melt all the way.',
      lookFor: 'Says that it is cold high up, though it is warm on the ground.',
    },
  ],
}

import type { Passage } from '@pencil-quest/contract/sheets'

export const nightLightsOfTheForest: Passage = {
  id: 'legend-of-zelda.4th.night-lights-of-the-forest',
  theme: 'legend-of-zelda',
  grade: '4th',
  title: 'Night-Lights of the Forest',
  paragraphs: [
    [
      'Walk through certain forests on a moonless night, and you may see a pale green glow near the ground.',
      'It comes from mushrooms, and it is not magic at all.',
      'About a hundred kinds of mushrooms can make their own light.',
    ],
    [
      'Inside these mushrooms, two natural substances meet and mix with oxygen from the air.',
      'The mixture gives off light but almost no heat, so the mushroom stays as cool as the soil around it.',
      'Fireflies use a similar trick in their tails.',
    ],
    [
      'Why would a mushroom need a lamp?',
      'In a thick forest there is little wind to carry its spores.',
      'Those are the grains from which new mushrooms grow.',
      'In Brazil, scientists tested an idea.',
      'They made fake mushrooms and put small green lights in half of them.',
      'Many more beetles, flies and ants came to the ones that glowed.',
      'Insects that crawl over a real mushroom can carry its spores to new places.',
    ],
    [
      'Chidi, who guards the lanterns of the Compass Company, once forgot to bring oil.',
      'The friends had to sit in the dark temple of roots and wait for morning.',
      'After a while, their eyes got used to the night, and the whole floor began to shimmer.',
      '"I planned it that way," said Chidi, who is not a good liar.',
    ],
  ],
  keywords: [
    { word: 'substances', definition: 'kinds of stuff that things are made of' },
    { word: 'spores', definition: 'tiny grains from which new mushrooms grow' },
    { word: 'shimmer', definition: 'to shine with a soft, shaky light' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What color is the glow that you may see near the ground?',
      choices: ['a pale green', 'a deep purple', 'a bright red'],
      evidence: 'Walk through certain forests on a moonless night, and you may see a pale green glow near the ground.',
    },
    {
      focus: 'detail',
      ask: 'What else uses a similar trick?',
      choices: ['fireflies in their tails', 'spiders in their webs', 'rabbits in their ears'],
      evidence: 'Fireflies use a similar trick in their tails.',
    },
    {
      focus: 'cause',
      ask: 'Why does the mushroom stay so cool?',
      choices: ['It gives off almost no heat.', 'It drinks up very cold rain.', 'It hides under the thick snow.'],
      evidence: 'The mixture gives off light but almost no heat, so the mushroom stays as cool as the soil around it.',
    },
    {
      focus: 'cause',
      ask: 'How do insects help a real mushroom?',
      choices: ['They carry its spores.', 'They polish its cap.', 'They warm its stem.'],
      evidence: 'Insects that crawl over a real mushroom can carry its spores to new places.',
    },
    {
      focus: 'sequence',
      ask: 'What did scientists do after they made fake mushrooms?',
      choices: [
        'put green lights in half of them',
        'poured warm sand on top of them',
        'wrapped wool blankets around them',
      ],
      evidence: 'They made fake mushrooms and put small green lights in half of them.',
    },
    {
      focus: 'sequence',
      ask: 'What happened after their eyes got used to the night?',
      choices: [
        'The whole floor began to shimmer.',
        'The old bells started to tremble.',
        'The heavy gate decided to open.',
      ],
      evidence: 'After a while, their eyes got used to the night, and the whole floor began to shimmer.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does shimmer mean?',
      choices: ['to shine with soft light', 'to fall with loud thuds', 'to grow with great speed'],
      evidence: 'After a while, their eyes got used to the night, and the whole floor began to shimmer.',
    },
    {
      focus: 'character',
      ask: 'What did Chidi once forget?',
      choices: ['to bring oil', 'to feed bees', 'to lock up'],
      evidence: 'Chidi, who guards the lanterns of the Compass Company, once forgot to bring oil.',
    },
  ],
  open: [
    {
      ask: 'Why did the scientists leave half of the mushrooms dark?',
      sample: 'They needed something to compare, to see if the light really brought the insects.',
      lookFor: 'Sees that a fair test needs both kinds.',
    },
    {
      ask: 'Did Chidi plan it? Tell how you know.',
      sample: 'No. The text says that Chidi forgot the oil and is not a good liar.',
      lookFor: 'Uses words of the text to answer.',
    },
  ],
}

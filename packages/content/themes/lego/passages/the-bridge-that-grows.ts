import type { Passage } from '@pencil-quest/contract/sheets'

export const theBridgeThatGrows: Passage = {
  id: 'lego.5th.the-bridge-that-grows',
  theme: 'lego',
  grade: '5th',
  title: 'The Bridge That Grows',
  paragraphs: [
    [
      'The day after the new steel bridge opened, Ingrid received fourteen letters about the same mistake.',
      'There was a gap across the middle of the road, as wide as a hand.',
      'Metal teeth covered it, like two combs pushed together, and every cart went clack.',
      'One letter included a drawing of a very upset soup.',
    ],
    [
      'Ingrid answered each of them patiently.',
      'The gap was no mistake, because a bridge changes its length.',
      'Everything is made of tiny particles that never stop moving.',
      'When the metal warms up, its particles move more, and each one needs a little more room.',
      'So the whole bridge expands, far too slowly for anyone to notice.',
      'In the cold of winter, it shrinks again.',
      'A long steel bridge can be a foot longer in July than in January.',
      'Even the Eiffel Tower in Paris stands about six inches taller on a hot summer day.',
    ],
    [
      'What would happen without a gap?',
      'The growing steel would press against both ends with enormous force, until something bent or cracked.',
      'An empty space gives it somewhere to go.',
      'The metal teeth slide in and out, so that wheels can roll across safely.',
      'Sidewalks are divided by narrow lines for much the same reason.',
    ],
    [
      'On the hottest day in August, Ingrid invited all fourteen writers to the bridge.',
      'The gap had become as thin as a pencil.',
      'They measured it twice, and someone apologized to the teeth.',
      'The owner of the soup now comes every month to measure, and has bought a bowl with a lid.',
    ],
  ],
  keywords: [
    { word: 'particles', definition: 'bits that are much too small to see' },
    { word: 'expands', definition: 'gets bigger and takes up more space' },
    { word: 'divided', definition: 'split into parts' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many letters did Ingrid receive?',
      choices: ['fourteen letters', 'ninety letters', 'three letters'],
      evidence: 'The day after the new steel bridge opened, Ingrid received fourteen letters about the same mistake.',
    },
    {
      focus: 'detail',
      ask: 'How much taller does the Eiffel Tower stand on a hot day?',
      choices: ['about six inches', 'nearly ten feet', 'almost one mile'],
      evidence: 'Even the Eiffel Tower in Paris stands about six inches taller on a hot summer day.',
    },
    {
      focus: 'cause',
      ask: 'Why was the gap no mistake?',
      choices: ['A bridge changes its length.', 'A baker widened the road.', 'A storm loosened the bolts.'],
      evidence: 'The gap was no mistake, because a bridge changes its length.',
    },
    {
      focus: 'cause',
      ask: 'How can wheels roll across the gap safely?',
      choices: [
        'The metal teeth slide in and out.',
        'The wooden doors open and close.',
        'The copper bells swing and ring.',
      ],
      evidence: 'The metal teeth slide in and out, so that wheels can roll across safely.',
    },
    {
      focus: 'sequence',
      ask: 'What does the bridge do in the cold of winter?',
      choices: ['It shrinks again.', 'It hums loudly.', 'It turns white.'],
      evidence: 'In the cold of winter, it shrinks again.',
    },
    {
      focus: 'sequence',
      ask: 'What happens to the particles when the metal warms up?',
      choices: ['They move more.', 'They turn blue.', 'They fall down.'],
      evidence: 'When the metal warms up, its particles move more, and each one needs a little more room.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does expands mean?',
      choices: ['gets bigger', 'grows older', 'falls apart'],
      evidence: 'So the whole bridge expands, far too slowly for anyone to notice.',
    },
    {
      focus: 'character',
      ask: 'How did Ingrid deal with the letters?',
      choices: ['answered them patiently', 'folded them into boats', 'returned them unopened'],
      evidence: 'Ingrid answered each of them patiently.',
    },
  ],
  open: [
    {
      ask: 'Why was the gap thin in August and wide when the bridge was new?',
      sample: 'In August the hot steel had grown into the gap. The bridge must have opened on a cooler day.',
      lookFor: 'Uses heat and growing metal to explain the change.',
    },
    {
      ask: 'Why did Ingrid invite the writers to the bridge?',
      sample: 'They could measure it themselves, which is better than just being told.',
      lookFor: 'Sees that seeing and measuring is strong evidence.',
    },
  ],
}

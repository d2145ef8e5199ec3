import type { Passage } from '@pencil-quest/contract/sheets'

export const theDragonWhoLookedForTheDark: Passage = {
  id: 'dragon-masters.4th.the-dragon-who-looked-for-the-dark',
  theme: 'dragon-masters',
  grade: '4th',
  title: 'The Dragon Who Looked for the Dark',
  paragraphs: [
    [
      'Wick, the youngest lantern dragon, had never met the dark.',
      'That was no wonder, because Wick glowed day and night, as brightly as a bowl of honey in the sun.',
      'The other dragons whispered that the dark was enormous and had no edges.',
      'One evening Wick set out to find it.',
    ],
    [
      "First Wick crawled under Marisol's bed, where the dark was known to live.",
      'There was only a slipper, and it was perfectly well lit.',
      'Next Wick tried the turnip cellar, but the dark had just left.',
      'In the deepest corner of the cave it was the same.',
      'Wherever Wick hurried, the dark hurried away.',
    ],
    [
      '"It is not dangerous at all," Wick told Tane sadly.',
      '"It is afraid of me," the little dragon sighed.',
      'Tane considered that for a while.',
      '"When I want to meet a shy bird, I do not run after it," said Tane.',
      '"I sit still, I make myself small, and I wait," the keeper added.',
    ],
    [
      'Together they walked to the hilltop and settled down in the grass.',
      'Wick took a slow breath and let the glow fade from gold to orange, and from orange to a spark.',
      'Gently, from every direction, the dark came closer and sat beside them.',
      'It was enormous, it had no edges, and it was full of stars.',
      'Wick had never noticed a single star before, for a bright light hides them.',
      '"Hello," whispered Wick, and glowed no more than a freckle until morning.',
    ],
  ],
  keywords: [
    { word: 'cellar', definition: 'a cool room below a house' },
    { word: 'considered', definition: 'thought about something with care' },
    { word: 'fade', definition: 'grow weaker little by little' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What was under the bed?',
      choices: ['only a slipper', 'only a blanket', 'only a teacup'],
      evidence: 'There was only a slipper, and it was perfectly well lit.',
    },
    {
      focus: 'cause',
      ask: 'Why was it no wonder that Wick had never met the dark?',
      choices: ['Wick glowed day and night.', 'Wick slept in a gold nest.', 'Wick lived in a tall tree.'],
      evidence: 'That was no wonder, because Wick glowed day and night, as brightly as a bowl of honey in the sun.',
    },
    {
      focus: 'sequence',
      ask: 'Where did Wick look first?',
      choices: ["under Marisol's bed", "behind Ayla's kite", "inside Nils's desk"],
      evidence: "First Wick crawled under Marisol's bed, where the dark was known to live.",
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Wick let the glow fade?',
      choices: ['The dark came closer.', 'The wind blew harder.', 'The birds sang louder.'],
      evidence: 'Gently, from every direction, the dark came closer and sat beside them.',
    },
    {
      focus: 'cause',
      ask: 'Why had Wick never noticed a star?',
      choices: ['A bright light hides them.', 'A thick cloud covers them.', 'A steep hill blocks them.'],
      evidence: 'Wick had never noticed a single star before, for a bright light hides them.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does fade mean?',
      choices: ['grow weaker little by little', 'bounce back from a high wall', 'stand in line for a long time'],
      evidence: 'Wick took a slow breath and let the glow fade from gold to orange, and from orange to a spark.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a cellar?',
      choices: ['a cool room below a house', 'a steep path up a mountain', 'a loud bell for the farmers'],
      evidence: 'Next Wick tried the turnip cellar, but the dark had just left.',
    },
    {
      focus: 'character',
      ask: 'What does Tane say about meeting a shy bird?',
      choices: ['I sit still and I wait.', 'I clap and I call out.', 'I throw seed and I sing.'],
      evidence: '"I sit still, I make myself small, and I wait," the keeper added.',
    },
  ],
  open: [
    {
      ask: 'Why did the dark always hurry away from Wick?',
      sample: 'Wick brought light along, and where there is light it is not dark.',
      lookFor: "Explains that Wick's own glow drove the dark off.",
    },
    {
      ask: 'How do the feelings of Wick about the dark change?',
      sample: 'At first Wick is curious, then sad, and at last full of wonder at the stars.',
      lookFor: 'Names at least two feelings and the events that go with them.',
    },
  ],
}

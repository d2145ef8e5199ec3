import type { Passage } from '@pencil-quest/contract/sheets'

export const aThankYouForEveryTree: Passage = {
  id: 'wings-of-fire.3rd.a-thank-you-for-every-tree',
  theme: 'wings-of-fire',
  grade: '3rd',
  title: 'A Thank-You for Every Tree',
  paragraphs: [
    [
      'Odo was a young thunder dragon who seldom spoke.',
      'Whenever Odo said even one word, cups hopped off tables.',
      'At the plum picnic, Odo whispered hello, and the lemonade jumped into the salad.',
      'Everyone said that it was fine, but Odo tiptoed off to sit alone.',
    ],
    [
      'That evening, a storm was on its way.',
      'In the floating orchard, nine hundred plums still hung on their upside-down trees.',
      'The pickers flapped from plum to plum, but there was not enough time.',
      'Far off, Odo gave a long sigh.',
      'Pemba, who noticed small things, saw a single plum wiggle and drop.',
      '"Odo," called Pemba, "come and talk to the trees."',
    ],
    [
      'The dragons stretched hammocks below the branches.',
      'Odo took a breath and thanked the first tree in a deep, rolling voice.',
      'Every ripe plum let go at once and rained into the nets.',
      'Then Odo thanked the next tree, and the next, and did not stop until all forty were bare.',
      'The dragons cheered with plum juice on their chins.',
      '"You are welcome," boomed Odo, and the lemonade jumped again.',
    ],
  ],
  keywords: [
    { word: 'seldom', definition: 'not often' },
    { word: 'tiptoed', definition: 'walked without a sound' },
    { word: 'bare', definition: 'empty, with nothing left on it' },
  ],
  questions: [
    {
      focus: 'vocabulary',
      ask: 'In the story, what does seldom mean?',
      choices: ['not often', 'very fast', 'too early'],
      evidence: 'Odo was a young thunder dragon who seldom spoke.',
    },
    {
      focus: 'sequence',
      ask: 'What happened at the picnic when Odo whispered hello?',
      choices: ['The lemonade jumped.', 'The blanket tore.', 'The butter melted.'],
      evidence: 'At the plum picnic, Odo whispered hello, and the lemonade jumped into the salad.',
    },
    {
      focus: 'character',
      ask: 'What did Odo do while everyone said that it was fine?',
      choices: ['tiptoed off to sit alone', 'baked a pie for the party', 'painted a picture of a fox'],
      evidence: 'Everyone said that it was fine, but Odo tiptoed off to sit alone.',
    },
    {
      focus: 'cause',
      ask: 'Why were the pickers in such a hurry?',
      choices: ['A storm was on its way.', 'A guest was very hungry.', 'A rope was about to snap.'],
      evidence: 'That evening, a storm was on its way.',
    },
    {
      focus: 'detail',
      ask: 'What did Pemba see after the long sigh?',
      choices: ['a plum wiggle and drop', 'an owl swoop and land', 'a lamp flicker and glow'],
      evidence: 'Pemba, who noticed small things, saw a single plum wiggle and drop.',
    },
    {
      focus: 'sequence',
      ask: 'What did the dragons do right after Pemba called Odo?',
      choices: ['stretched hammocks', 'lit the lanterns', 'covered their ears'],
      evidence: 'The dragons stretched hammocks below the branches.',
    },
    {
      focus: 'cause',
      ask: 'Why did every ripe plum let go of the first tree?',
      choices: [
        'Odo thanked the tree in a rolling voice.',
        'Geese pecked at the stems all morning.',
        'Someone shook the roots with a shovel.',
      ],
      evidence: 'Odo took a breath and thanked the first tree in a deep, rolling voice.',
    },
    {
      focus: 'detail',
      ask: 'When did Odo stop?',
      choices: ['when all forty were bare', 'when the sun came back up', 'when six geese flew past'],
      evidence: 'Then Odo thanked the next tree, and the next, and did not stop until all forty were bare.',
    },
  ],
  open: [
    {
      ask: "How did Odo's feelings about talking change?",
      sample: 'At first Odo was shy and sad about the noise, and at the end Odo boomed with joy.',
      lookFor: 'Compares the beginning with the end and names the orchard as the cause.',
    },
    {
      ask: 'What can look like a problem but be a gift in the right place?',
      sample: 'Being full of wiggles is hard at the table but great in a dance.',
      lookFor: 'Gives an example with both sides, like a loud voice.',
    },
  ],
}

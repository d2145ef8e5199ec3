import type { Passage } from '@pencil-quest/contract/sheets'

export const lunchTwice: Passage = {
  id: 'farm-life.4th.lunch-twice',
  theme: 'farm-life',
  grade: '4th',
  title: 'Lunch, Twice',
  paragraphs: [
    [
      'Grass is tough, and people cannot live on it.',
      'A cow can, because it has billions of helpers and one very large stomach.',
      'That stomach has four rooms, and the first can be as big as a bathtub.',
    ],
    [
      'In the meadow, a cow hardly chews at all.',
      'It has no upper front teeth, so it wraps its tongue around the grass and tears it off.',
      'The grass slides down into the first room, which is warm and wet.',
      'Tiny living things in there begin to break the grass apart.',
      'They are far too small to see, and no cow could live without them.',
    ],
    [
      'Later, the cow lies down in the shade and brings the food back up, one mouthful at a time.',
      'This mouthful is called cud.',
      'The cow grinds it sideways with its flat back teeth, about fifty times, and swallows it again.',
      'A cow does this for up to eight hours a day, even while resting.',
      'Only after that does the mush travel on to the other rooms.',
    ],
    [
      'Farmers notice when a cow stops chewing, because it may be a sign of illness.',
      'Every noon, Hana the animal doctor sits on the wall and counts the busy jaws.',
      'Yesterday there were eleven cows and twelve busy jaws.',
      'The twelfth belonged to Owen, who was enjoying a second lunch.',
    ],
  ],
  keywords: [
    { word: 'cud', definition: 'food that comes back from the stomach to be chewed once more' },
    { word: 'grinds', definition: 'rubs and crushes into small bits' },
    { word: 'illness', definition: 'being sick' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: 'Why can a cow live on grass?',
      choices: ['It has billions of helpers.', 'It has dozens of whiskers.', 'It has plenty of good luck.'],
      evidence: 'A cow can, because it has billions of helpers and one very large stomach.',
    },
    {
      focus: 'detail',
      ask: 'How big is the first room?',
      choices: ['as big as a bathtub', 'as tall as a barn door', 'as small as a bucket'],
      evidence: 'That stomach has four rooms, and the first can be as big as a bathtub.',
    },
    {
      focus: 'cause',
      ask: 'Why does a cow use its tongue to tear off grass?',
      choices: ['It has no upper front teeth.', 'It has no clean hind hooves.', 'It has some extra soft fur.'],
      evidence: 'It has no upper front teeth, so it wraps its tongue around the grass and tears it off.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the grass slides into the first room?',
      choices: [
        'Tiny living things break it apart.',
        'Cold running water washes it out.',
        'Long winding tubes dry it up fast.',
      ],
      evidence: 'Tiny living things in there begin to break the grass apart.',
    },
    {
      focus: 'detail',
      ask: 'How long may a cow chew its cud in a day?',
      choices: ['up to eight hours', 'under six minutes', 'almost until noon'],
      evidence: 'A cow does this for up to eight hours a day, even while resting.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does grinds mean?',
      choices: ['rubs and crushes', 'sniffs and sneezes', 'hides and buries'],
      evidence: 'The cow grinds it sideways with its flat back teeth, about fifty times, and swallows it again.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is cud?',
      choices: ['food to be chewed once more', 'straw to be spread at night', 'milk to be poured in a jug'],
      evidence: 'This mouthful is called cud.',
    },
    {
      focus: 'character',
      ask: 'How does Hana check on the cows?',
      choices: ['counts the busy jaws', 'weighs the full pails', 'brushes the long tails'],
      evidence: 'Every noon, Hana the animal doctor sits on the wall and counts the busy jaws.',
    },
  ],
  open: [
    {
      ask: 'Why is the page called "Lunch, Twice"?',
      sample: 'A cow swallows its grass, then brings it up and chews it a second time.',
      lookFor: 'Explains the cud; a smile for Owen is a bonus.',
    },
    {
      ask: 'How do the tiny living things and the cow help each other?',
      sample: 'They break down grass for the cow. The cow gives them a warm home and food.',
      lookFor: 'Names a gain for the cow and one for the helpers.',
    },
  ],
}

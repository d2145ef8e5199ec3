import type { Passage } from '@pencil-quest/contract/sheets'

export const theEchoThatDisagreed: Passage = {
  id: 'dragon-masters.3rd.the-echo-that-disagreed',
  theme: 'dragon-masters',
  grade: '3rd',
  title: 'The Echo That Disagreed',
  paragraphs: [
    [
      'Every new keeper tests the echo cliffs.',
      'On Tuesday Nils stood below them and called, "Hello."',
      'The cliffs answered, "Hello."',
      'Nils called, "I like pears."',
      'The cliffs answered, "I like turnips."',
    ],
    [
      'Nils nearly dropped the notebook.',
      'An echo is your own voice, which bounces off the rock and comes back to you.',
      'It cannot change a single word.',
      '"Nobody likes turnips," called Nils.',
      '"I do," said the cliffs, and they sounded hurt.',
    ],
    [
      'Nils ran to fetch Ayla, who listened closely.',
      'Ayla noticed that the second voice came a little too late and a little too high.',
      'Together they followed it along a narrow path.',
      'In a crack sat a young pebble dragon, no bigger than a loaf.',
      'It had listened to the echoes for weeks, because nobody had ever called to it.',
      'It was shy, and being an echo seemed a good way to begin.',
    ],
    [
      'Nils thought for a moment and bowed.',
      '"I have never really tried a turnip," Nils admitted.',
      'They shared one on a flat rock, and it was crisp and sweet.',
      'Now, on Tuesdays, two voices call from the cliffs, and they hardly ever agree.',
    ],
  ],
  keywords: [
    { word: 'echo', definition: 'a sound that bounces back to you' },
    { word: 'narrow', definition: 'not wide from side to side' },
    { word: 'admitted', definition: 'said it was true, even if it was hard to say' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'When Nils liked pears, what did the cliffs answer?',
      choices: ['I like turnips.', 'I like carrots.', 'I like berries.'],
      evidence: 'The cliffs answered, "I like turnips."',
    },
    {
      focus: 'detail',
      ask: 'How big was the young pebble dragon?',
      choices: ['no bigger than a loaf', 'no wider than a barn', 'no taller than a tree'],
      evidence: 'In a crack sat a young pebble dragon, no bigger than a loaf.',
    },
    {
      focus: 'cause',
      ask: 'What makes an echo come back to you?',
      choices: [
        'Your own voice bounces off the rock.',
        'Your own hat rolls down a steep hill.',
        'A flock of geese copies every tune.',
      ],
      evidence: 'An echo is your own voice, which bounces off the rock and comes back to you.',
    },
    {
      focus: 'sequence',
      ask: 'What did Nils do right after the cliffs sounded hurt?',
      choices: ['ran to fetch Ayla', 'sat to eat lunch', 'hid in the barn'],
      evidence: 'Nils ran to fetch Ayla, who listened closely.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Ayla noticed the second voice?',
      choices: ['They followed it together.', 'They covered it with moss.', 'They forgot it at supper.'],
      evidence: 'Together they followed it along a narrow path.',
    },
    {
      focus: 'cause',
      ask: 'Why had the dragon listened for weeks?',
      choices: ['Nobody had ever called to it.', 'Storms had kept it wide awake.', 'Keepers had locked the gate.'],
      evidence: 'It had listened to the echoes for weeks, because nobody had ever called to it.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does admitted mean?',
      choices: ['said it was true', 'ran much too fast', 'sang a low tune'],
      evidence: '"I have never really tried a turnip," Nils admitted.',
    },
    {
      focus: 'character',
      ask: 'What was the young dragon like, before it made friends?',
      choices: ['It was shy.', 'It was rude.', 'It was vain.'],
      evidence: 'It was shy, and being an echo seemed a good way to begin.',
    },
  ],
  open: [
    {
      ask: 'How could Nils tell that this was no true echo?',
      sample: 'An echo cannot change a word, but this voice said turnips and not pears.',
      lookFor: 'Uses the fact that an echo gives back the same words.',
    },
    {
      ask: 'Why did Nils bow to the small dragon?',
      sample: 'Nils had hurt it by what was said about turnips and wanted to be polite.',
      lookFor: 'Names respect or an apology and points to the turnips.',
    },
  ],
}

import type { Passage } from '@pencil-quest/contract/sheets'

export const theWindyHiccup: Passage = {
  id: 'wings-of-fire.kindergarten.the-windy-hiccup',
  theme: 'wings-of-fire',
  grade: 'kindergarten',
  title: 'The Windy Hiccup',
  paragraphs: [
    ['Haneul had the hiccups.', 'Each hic blew off a hat!', 'Yara gave Haneul a soggy hug.'],
    ['The hiccups went away.', 'Then Yara said hic, and it rained on the hats.'],
  ],
  keywords: [{ word: 'soggy', definition: 'very wet' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Haneul have?',
      choices: ['the hiccups', 'a new kite', 'sore toes'],
      evidence: 'Haneul had the hiccups.',
    },
    {
      focus: 'cause',
      ask: 'What did each hic do?',
      choices: ['It blew off a hat.', 'It broke a dish.', 'It woke a mouse.'],
      evidence: 'Each hic blew off a hat!',
    },
    {
      focus: 'character',
      ask: 'What did kind Yara give Haneul?',
      choices: ['a soggy hug', 'a red apple', 'a long nap'],
      evidence: 'Yara gave Haneul a soggy hug.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does soggy mean?',
      choices: ['very wet', 'too big', 'so soft'],
      evidence: 'Yara gave Haneul a soggy hug.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Yara said hic?',
      choices: ['It rained.', 'It snowed.', 'It burped.'],
      evidence: 'Then Yara said hic, and it rained on the hats.',
    },
  ],
  open: [
    {
      ask: 'What would happen if you had windy hiccups?',
      sample: 'My blanket would fly up and land on the cat.',
      lookFor: 'Names something that wind could move.',
    },
    {
      ask: 'How do you help a friend who has a problem?',
      sample: 'I give a hug and bring some water.',
      lookFor: 'Names one kind thing to do.',
    },
  ],
}

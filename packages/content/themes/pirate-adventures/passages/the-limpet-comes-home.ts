import type { Passage } from '@pencil-quest/contract/sheets'

export const theLimpetComesHome: Passage = {
  id: 'pirate-adventures.2nd.the-limpet-comes-home',
  theme: 'pirate-adventures',
  grade: '2nd',
  title: 'The Limpet Comes Home',
  paragraphs: [
    [
      'A limpet is a small sea snail.',
      'Its shell looks like a tiny tent.',
      'When the tide is high, the limpet wanders over the rock.',
      'It scrapes up food with a rough tongue that has teeth on it.',
      'Those teeth are among the strongest things that any animal makes.',
    ],
    [
      'Before the water sinks, the limpet turns around.',
      'It follows its own trail of slime back home.',
      'Home is one spot on the rock, and the shell fits it like a lid.',
      'There the limpet clamps down, so that it stays wet inside.',
      'It waits for the next high tide.',
    ],
    [
      'Our ship is named for this little snail.',
      'We sail far, too, and we always find the way back.',
      'We only leave the slime to the limpet.',
    ],
  ],
  keywords: [
    { word: 'tide', definition: 'the rise and fall of the sea' },
    { word: 'clamps', definition: 'holds on very tightly' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What is a limpet?',
      choices: ['a small sea snail', 'a large gray gull', 'a young dolphin'],
      evidence: 'A limpet is a small sea snail.',
    },
    {
      focus: 'detail',
      ask: 'What does its shell look like?',
      choices: ['a tiny tent', 'a curly horn', 'a brown boot'],
      evidence: 'Its shell looks like a tiny tent.',
    },
    {
      focus: 'sequence',
      ask: 'What does the limpet do when the tide is high?',
      choices: ['wanders over the rock', 'hides under the mud', 'floats past a boat'],
      evidence: 'When the tide is high, the limpet wanders over the rock.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the limpet turns around?',
      choices: ['It follows its own trail.', 'It floats up to a boat.', 'It sleeps under a log.'],
      evidence: 'It follows its own trail of slime back home.',
    },
    {
      focus: 'cause',
      ask: 'How does the limpet get back home?',
      choices: ['by a trail of slime', 'by a row of pebbles', 'by a song of birds'],
      evidence: 'It follows its own trail of slime back home.',
    },
    {
      focus: 'cause',
      ask: 'Why does the limpet hold on to its spot?',
      choices: ['It stays wet inside.', 'It gets very sleepy.', 'It hides from ships.'],
      evidence: 'There the limpet clamps down, so that it stays wet inside.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does clamps mean?',
      choices: ['holds on very tightly', 'floats up very slowly', 'sings out very loudly'],
      evidence: 'There the limpet clamps down, so that it stays wet inside.',
    },
    {
      focus: 'character',
      ask: 'How is our crew like the limpet?',
      choices: ['We always find the way back.', 'We often sleep below deck.', 'We never wash in warm water.'],
      evidence: 'We sail far, too, and we always find the way back.',
    },
  ],
  open: [
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how a limpet goes out to feed and comes back to its own spot.',
      lookFor: 'Puts together the trip for food and the way home.',
    },
    {
      ask: 'Would Limpet be a good name for your home? Tell why.',
      sample: 'Yes, because I go far to play and always come back.',
      lookFor: 'Gives an opinion with a fact about the limpet.',
    },
  ],
}

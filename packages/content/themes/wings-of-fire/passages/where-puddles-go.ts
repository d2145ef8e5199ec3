import type { Passage } from '@pencil-quest/contract/sheets'

export const wherePuddlesGo: Passage = {
  id: 'wings-of-fire.kindergarten.where-puddles-go',
  theme: 'wings-of-fire',
  grade: 'kindergarten',
  title: 'Where Puddles Go',
  paragraphs: [
    ['Rain makes a puddle.', 'The sun heats it.', 'Bit by bit, the water lifts into the air.'],
    ['Yara waves good-bye.', 'Up high, it can make a cloud.', 'Then it may rain again!'],
  ],
  keywords: [{ word: 'lifts', definition: 'goes up' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What heats the puddle?',
      choices: ['the sun', 'a lamp', 'a frog'],
      evidence: 'The sun heats it.',
    },
    {
      focus: 'cause',
      ask: 'What makes a puddle?',
      choices: ['rain', 'sand', 'wind'],
      evidence: 'Rain makes a puddle.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does lifts mean?',
      choices: ['goes up', 'sits down', 'rolls off'],
      evidence: 'Bit by bit, the water lifts into the air.',
    },
    {
      focus: 'sequence',
      ask: 'What can the water make up high?',
      choices: ['a cloud', 'a rock', 'a bird'],
      evidence: 'Up high, it can make a cloud.',
    },
    {
      focus: 'character',
      ask: 'What does Yara do?',
      choices: ['waves good-bye', 'sings a song', 'jumps a rope'],
      evidence: 'Yara waves good-bye.',
    },
  ],
  open: [
    {
      ask: 'Where have you seen a puddle? Tell where it went.',
      sample: 'There was one by our steps, and the sun dried it up.',
      lookFor: 'Names a place and says that the water went up or dried.',
    },
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how water goes up from a puddle to a cloud.',
      lookFor: 'Names both the puddle and the way up, not just Yara.',
    },
  ],
}

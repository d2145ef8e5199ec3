import type { Passage } from '@pencil-quest/contract/sheets'

export const theHardDoor: Passage = {
  id: 'legend-of-zelda.kindergarten.the-hard-door',
  theme: 'legend-of-zelda',
  grade: 'kindergarten',
  title: 'The Hard Door',
  paragraphs: [
    ['Bao had ten keys.', 'Not one fit the old door.', 'Bao sighed and leaned on it.'],
    ['Creak!', 'The door swung open.', 'It was not locked!', 'Bao fell into a heap of moss.'],
  ],
  keywords: [{ word: 'heap', definition: 'a big, messy pile' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Bao have?',
      choices: ['ten keys', 'two hats', 'six bells'],
      evidence: 'Bao had ten keys.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Bao leaned on the door?',
      choices: ['The door swung open.', 'The roof fell down.', 'The lamp went out.'],
      evidence: 'The door swung open.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a heap?',
      choices: ['a big pile', 'a wet rock', 'a sad song'],
      evidence: 'Bao fell into a heap of moss.',
    },
    {
      focus: 'cause',
      ask: 'Why did the door open with no key?',
      choices: ['It was not locked.', 'It was not heavy.', 'It was not wood.'],
      evidence: 'It was not locked!',
    },
    {
      focus: 'character',
      ask: 'What did Bao do when not one key fit?',
      choices: ['sighed and leaned', 'danced and sang', 'jumped and yelled'],
      evidence: 'Bao sighed and leaned on it.',
    },
  ],
  open: [
    {
      ask: 'How did Bao feel in the moss?',
      sample: 'Bao felt silly and happy, because the door was open all along.',
      lookFor: 'Names a feeling and gives a reason.',
    },
    {
      ask: 'What could Bao try first next time?',
      sample: 'Bao could push the door before trying the keys.',
      lookFor: 'Says to push, pull or knock before using keys.',
    },
  ],
}

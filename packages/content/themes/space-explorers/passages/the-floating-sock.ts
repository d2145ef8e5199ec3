import type { Passage } from '@pencil-quest/contract/sheets'

export const theFloatingSock: Passage = {
  id: 'space-explorers.kindergarten.the-floating-sock',
  theme: 'space-explorers',
  grade: 'kindergarten',
  title: 'The Floating Sock',
  paragraphs: [
    ['Kenji lost one red sock.', 'He looked under the bed.', 'He looked in the boot.'],
    ['Then the sock floated by his nose!', 'Kenji laughed and put it on his ear.'],
  ],
  keywords: [{ word: 'floated', definition: 'moved in the air without falling' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Kenji lose?',
      choices: ['one red sock', 'one blue boot', 'a red pillow'],
      evidence: 'Kenji lost one red sock.',
    },
    {
      focus: 'sequence',
      ask: 'Where did Kenji look first?',
      choices: ['under the bed', 'under the boot', 'behind the bed'],
      evidence: 'He looked under the bed.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does floated mean?',
      choices: ['moved in the air', 'fell on the bed', 'hid in the boot'],
      evidence: 'Then the sock floated by his nose!',
    },
    {
      focus: 'cause',
      ask: 'Why did Kenji laugh?',
      choices: ['The sock floated by his nose.', 'The bed floated by the boot.', 'The boot fell on his foot.'],
      evidence: 'Then the sock floated by his nose!',
    },
    {
      focus: 'character',
      ask: 'What silly thing did Kenji do?',
      choices: ['put it on his ear', 'put it in the bed', 'hid it in his hat'],
      evidence: 'Kenji laughed and put it on his ear.',
    },
  ],
  open: [
    {
      ask: 'How did Kenji feel when the sock came by?',
      sample: 'He was happy, because he laughed and made a joke.',
      lookFor: 'Names a feeling and points to the laugh or the ear.',
    },
    {
      ask: 'What else could float past on a space station?',
      sample: 'His spoon could float past, because nothing up there stays put.',
      lookFor: 'Names any loose thing and tells that things float up there.',
    },
  ],
}

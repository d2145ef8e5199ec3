import type { Passage } from '@pencil-quest/contract/sheets'

export const roundAndRound: Passage = {
  id: 'dog-man.kindergarten.round-and-round',
  theme: 'dog-man',
  grade: 'kindergarten',
  title: 'Round and Round',
  paragraphs: [
    ['Desmond saw a wet paw print.', 'It went around the clock.', 'Desmond sniffed and ran after it.'],
    ['Soon there were ten!', 'Desmond looked at one wet foot.', 'The prints came from Desmond!'],
  ],
  keywords: [{ word: 'sniffed', definition: 'smelled with a quick breath' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did Desmond see?',
      choices: ['a wet paw print', 'a big red hat', 'an old tin cup'],
      evidence: 'Desmond saw a wet paw print.',
    },
    {
      focus: 'sequence',
      ask: 'What did Desmond do right after the sniff?',
      choices: ['ran after it', 'sat on a mat', 'hid in a bag'],
      evidence: 'Desmond sniffed and ran after it.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does sniffed mean?',
      choices: ['smelled with a breath', 'jumped with a friend', 'danced with a mop'],
      evidence: 'Desmond sniffed and ran after it.',
    },
    {
      focus: 'cause',
      ask: 'Why were there prints?',
      choices: ['They came from Desmond.', 'They fell from the sky.', 'They slid off a truck.'],
      evidence: 'The prints came from Desmond!',
    },
    {
      focus: 'character',
      ask: 'Where did Desmond look to solve the case?',
      choices: ['at one wet foot', 'in a pink sock', 'up in a tree'],
      evidence: 'Desmond looked at one wet foot.',
    },
  ],
  open: [
    {
      ask: 'Why did the prints grow to ten?',
      sample: 'Desmond ran around with a wet foot and made new prints.',
      lookFor: 'Tells that Desmond made the prints by running.',
    },
    {
      ask: 'What did Desmond think or say at the end?',
      sample: 'Desmond laughed and said, oh, that was me all along!',
      lookFor: 'Gives words that fit the surprise at the end.',
    },
  ],
}

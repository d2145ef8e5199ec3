import type { Passage } from '@pencil-quest/contract/sheets'

export const theDancingBroom: Passage = {
  id: 'harry-potter.kindergarten.the-dancing-broom',
  theme: 'harry-potter',
  grade: 'kindergarten',
  title: 'The Dancing Broom',
  paragraphs: [
    ['Tomas told the broom to sweep.', 'It danced with the mop instead!', 'Tomas frowned and tapped his foot.'],
    ['Then Tomas danced, too.', 'Soon the whole floor was clean.'],
  ],
  keywords: [{ word: 'sweep', definition: 'clean with a broom' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What did the broom dance with?',
      choices: ['the mop', 'the cup', 'the cat'],
      evidence: 'It danced with the mop instead!',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Tomas tapped his foot?',
      choices: ['Tomas danced, too.', 'Tomas sat down.', 'Tomas ran home.'],
      evidence: 'Then Tomas danced, too.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does sweep mean?',
      choices: ['clean with a broom', 'sing with a friend', 'hop over a bucket'],
      evidence: 'Tomas told the broom to sweep.',
    },
    {
      focus: 'cause',
      ask: 'What did all the dancing do?',
      choices: ['The floor was clean.', 'The broom was lost.', 'The bucket was full.'],
      evidence: 'Soon the whole floor was clean.',
    },
    {
      focus: 'character',
      ask: 'What did Tomas do when the broom danced?',
      choices: ['tapped his foot', 'closed his eyes', 'waved his arm'],
      evidence: 'Tomas frowned and tapped his foot.',
    },
  ],
  open: [
    {
      ask: 'How did Tomas feel first, and how did he feel later?',
      sample: 'He was cross first. Later he had fun.',
      lookFor: 'Names two feelings that are not the same.',
    },
    {
      ask: 'Which job at home could be a dance?',
      sample: 'I could dance while I put away my socks.',
      lookFor: 'Names a job and shows or tells the dance.',
    },
  ],
}

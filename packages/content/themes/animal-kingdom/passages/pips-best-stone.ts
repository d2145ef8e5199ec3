import type { Passage } from '@pencil-quest/contract/sheets'

export const pipsBestStone: Passage = {
  id: 'animal-kingdom.1st.pips-best-stone',
  theme: 'animal-kingdom',
  grade: '1st',
  title: "Pip's Best Stone",
  paragraphs: [
    [
      'Pip the otter had a best stone.',
      'He kept it under his chin.',
      'One day he sneezed, and the stone fell in the river.',
      'Pip dove down, but he saw a hundred stones!',
    ],
    [
      'Which one was his?',
      'He tapped each stone and listened.',
      'One went clink in a way he knew.',
      'Pip hugged it and curled up to sleep.',
      'He gave a tiny snore, and so did the stone.',
    ],
  ],
  keywords: [
    { word: 'dove', definition: 'went down under the water' },
    { word: 'clink', definition: 'a short ringing sound' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where did Pip keep his stone?',
      choices: ['under his chin', 'under his bed', 'behind his ear'],
      evidence: 'He kept it under his chin.',
    },
    {
      focus: 'cause',
      ask: 'Why did the stone fall?',
      choices: ['He sneezed.', 'He tripped.', 'He laughed.'],
      evidence: 'One day he sneezed, and the stone fell in the river.',
    },
    {
      focus: 'sequence',
      ask: 'What did Pip do right after the stone fell?',
      choices: ['He dove down.', 'He swam home.', 'He sat still.'],
      evidence: 'Pip dove down, but he saw a hundred stones!',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a clink?',
      choices: ['a short ringing sound', 'a smooth brown shell', 'a long happy swim'],
      evidence: 'One went clink in a way he knew.',
    },
    {
      focus: 'detail',
      ask: 'How did Pip look for his stone?',
      choices: ['He tapped and listened.', 'He smelled and licked.', 'He asked and waited.'],
      evidence: 'He tapped each stone and listened.',
    },
    {
      focus: 'character',
      ask: 'How did Pip show that he loved the stone?',
      choices: ['He hugged it.', 'He kissed it.', 'He washed it.'],
      evidence: 'Pip hugged it and curled up to sleep.',
    },
  ],
  open: [
    {
      ask: 'How was Pip smart?',
      sample: 'He could not see his stone, so he used his ears.',
      lookFor: 'Tells that Pip listened for the right sound.',
    },
    {
      ask: 'Can a stone snore? What do you think it was?',
      sample: 'No. It was just Pip, or the river going by.',
      lookFor: 'Gives a sensible guess and says that stones make no snores.',
    },
  ],
}

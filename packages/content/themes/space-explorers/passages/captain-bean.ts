import type { Passage } from '@pencil-quest/contract/sheets'

export const captainBean: Passage = {
  id: 'space-explorers.1st.captain-bean',
  theme: 'space-explorers',
  grade: '1st',
  title: 'Captain Bean',
  paragraphs: [
    [
      'Ravi had one bean seed.',
      'He put it in a pot of dirt.',
      'The dirt floated up, and so did the seed!',
      'Ravi sneezed from the dust.',
    ],
    [
      'Then he got a wet sponge.',
      'He tucked the seed inside it.',
      'The sponge held on tight.',
      'In six days, a green leaf peeked out.',
      'Ravi named it Captain Bean.',
      'The real captain shook its leaf.',
    ],
  ],
  keywords: [
    { word: 'tucked', definition: 'pushed in gently' },
    { word: 'sponge', definition: 'a soft thing that soaks up water' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What peeked out in six days?',
      choices: ['a green leaf', 'a brown bug', 'a red flower'],
      evidence: 'In six days, a green leaf peeked out.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Ravi put the seed in a pot?',
      choices: ['The dirt floated up.', 'The pot broke in two.', 'The leaf fell off.'],
      evidence: 'The dirt floated up, and so did the seed!',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does tucked mean?',
      choices: ['pushed in gently', 'threw far away', 'pulled out fast'],
      evidence: 'He tucked the seed inside it.',
    },
    {
      focus: 'cause',
      ask: 'Why did Ravi sneeze?',
      choices: ['from the dust', 'from the cold', 'from the soap'],
      evidence: 'Ravi sneezed from the dust.',
    },
    {
      focus: 'cause',
      ask: 'Why did the seed stay put at last?',
      choices: ['The sponge held on tight.', 'The pot was shut tight.', 'The dirt stayed wet.'],
      evidence: 'The sponge held on tight.',
    },
    {
      focus: 'character',
      ask: 'How do we see that Ravi likes a joke?',
      choices: ['He named it Captain Bean.', 'He named it Mister Mud.', 'He hid it in a boot.'],
      evidence: 'Ravi named it Captain Bean.',
    },
  ],
  open: [
    {
      ask: 'Why did the sponge work better than the dirt?',
      sample: 'The sponge stayed in one piece and held the seed. The dirt floated off.',
      lookFor: 'Tells what the dirt did wrong and what the sponge did right.',
    },
    {
      ask: 'How did the real captain feel about the name?',
      sample: 'She liked the joke, because she shook the leaf like a hand.',
      lookFor: 'Names a feeling and uses the leaf to show it.',
    },
  ],
}

import type { Passage } from '@pencil-quest/contract/sheets'

export const theLostSqueak: Passage = {
  id: 'dog-man.1st.the-lost-squeak',
  theme: 'dog-man',
  grade: '1st',
  title: 'The Lost Squeak',
  paragraphs: [
    [
      'A rubber duck came to the toy clinic.',
      'It had lost its squeak.',
      'Lupe pressed the duck, but it only said puff.',
      'Bram rubbed it with a warm rag.',
      'Just puff.',
    ],
    [
      'Desmond sniffed the hole under its tail.',
      'It smelled like muffins!',
      'A crumb was stuck in the hole, so no air got in.',
      'Lupe gave the duck a big hug.',
      'Pop went the crumb, and squeak went the duck.',
      'Desmond ate the clue.',
    ],
  ],
  keywords: [
    { word: 'clinic', definition: 'a place where the sick get well' },
    { word: 'crumb', definition: 'a tiny bit of bread or cake' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What had the duck lost?',
      choices: ['its squeak', 'its beak', 'its foot'],
      evidence: 'It had lost its squeak.',
    },
    {
      focus: 'sequence',
      ask: 'What did Lupe do right after the duck came in?',
      choices: ['pressed the duck', 'painted the wall', 'dropped the soap'],
      evidence: 'Lupe pressed the duck, but it only said puff.',
    },
    {
      focus: 'detail',
      ask: 'What did Bram use?',
      choices: ['a warm rag', 'a wet mop', 'a tiny fork'],
      evidence: 'Bram rubbed it with a warm rag.',
    },
    {
      focus: 'cause',
      ask: 'Why did no air get in?',
      choices: ['A crumb was stuck.', 'A button was lost.', 'A string was cut.'],
      evidence: 'A crumb was stuck in the hole, so no air got in.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a crumb?',
      choices: ['a tiny bit of bread', 'a round bar of soap', 'a soft ball of wool'],
      evidence: 'A crumb was stuck in the hole, so no air got in.',
    },
    {
      focus: 'character',
      ask: 'How did Lupe fix the duck?',
      choices: ['gave it a big hug', 'cut it in half', 'sang it a new song'],
      evidence: 'Lupe gave the duck a big hug.',
    },
  ],
  open: [
    {
      ask: 'Why did the rag not help?',
      sample: 'The rag rubbed the skin of the duck, but the crumb was in the hole.',
      lookFor: 'Tells where the real trouble was hidden.',
    },
    {
      ask: 'Was it good that Desmond ate the clue? Tell why.',
      sample: 'Yes, because the case was over. But now no one can see it.',
      lookFor: 'Gives an opinion and a reason that fits.',
    },
  ],
}

import type { Passage } from '@pencil-quest/contract/sheets'

export const theStripedSock: Passage = {
  id: 'legend-of-zelda.1st.the-striped-sock',
  theme: 'legend-of-zelda',
  grade: '1st',
  title: 'The Striped Sock',
  paragraphs: [
    [
      'On the kite hill, stripes mean soup.',
      'Chidi did not think of that.',
      'Chidi hung a wet, striped sock on the kite to dry.',
      'Up it went!',
    ],
    [
      'Soon six hungry people stood there with bowls.',
      '"There is no soup," Chidi mumbled.',
      'One guest had a carrot.',
      'One had beans, and one had a pot.',
      'They all put in what they had.',
      'It was the best soup of the year.',
      'The sock was dry, too.',
    ],
  ],
  keywords: [
    { word: 'mumbled', definition: 'spoke so low that it was hard to hear' },
    { word: 'guest', definition: 'a person who comes to visit' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'What do stripes mean on the kite hill?',
      choices: ['soup', 'help', 'rain'],
      evidence: 'On the kite hill, stripes mean soup.',
    },
    {
      focus: 'cause',
      ask: 'Why did Chidi hang up a sock?',
      choices: ['to dry', 'to sell', 'to hide'],
      evidence: 'Chidi hung a wet, striped sock on the kite to dry.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after the sock went up?',
      choices: ['Six people stood there.', 'Nine clouds blew past.', 'Two goats ran away.'],
      evidence: 'Soon six hungry people stood there with bowls.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a guest?',
      choices: ['a person who visits', 'a kite that is torn', 'a spoon that is bent'],
      evidence: 'One guest had a carrot.',
    },
    {
      focus: 'cause',
      ask: 'How did the soup get made?',
      choices: ['They put in what they had.', 'They got it from a big inn.', 'They sent it up on a rope.'],
      evidence: 'They all put in what they had.',
    },
    {
      focus: 'character',
      ask: 'How did Chidi tell them that there is no soup?',
      choices: ['Chidi mumbled.', 'Chidi shouted.', 'Chidi laughed.'],
      evidence: '"There is no soup," Chidi mumbled.',
    },
  ],
  open: [
    {
      ask: 'How did Chidi feel when the people came with bowls?',
      sample: 'Chidi felt bad, because they were hungry and there was no soup.',
      lookFor: 'Names a feeling and points to the mumble or the bowls.',
    },
    {
      ask: 'What would you put in the soup?',
      sample: 'I would put in corn, because it is sweet and yellow.',
      lookFor: 'Names one food and gives a reason.',
    },
  ],
}

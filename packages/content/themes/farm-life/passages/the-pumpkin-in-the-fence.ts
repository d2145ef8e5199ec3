import type { Passage } from '@pencil-quest/contract/sheets'

export const thePumpkinInTheFence: Passage = {
  id: 'farm-life.3rd.the-pumpkin-in-the-fence',
  theme: 'farm-life',
  grade: '3rd',
  title: 'The Pumpkin in the Fence',
  paragraphs: [
    [
      'In June, a vine from the patch slipped between two fence posts.',
      'By August, it had a pumpkin right in the gap.',
      'By October, the pumpkin bulged out on both sides and could not be moved.',
    ],
    [
      '"It grew from my seed," said Thandi on one side.',
      '"It drank from my soil," said the miller on the other.',
      'Both of them had watered it all summer, each in secret.',
      'They measured, they argued, and at last they stopped saying good morning.',
    ],
    [
      'Then Bess, the sheepdog, trotted up with a stick and dropped it at the fence.',
      'First Thandi threw it over, and then the miller threw it back.',
      'Bess ran to and fro until all three were out of breath.',
      'The miller began to chuckle.',
      '"We throw a stick better than we share a pumpkin," the miller said.',
    ],
    [
      'Owen took out one post, and the pumpkin rolled free.',
      'They cooked a pot of soup as wide as a wheel and set it down in the gap.',
      'Nobody put the post back.',
      'Now it is a gate, and there is a worn path through it.',
    ],
  ],
  keywords: [
    { word: 'gap', definition: 'an open space between two things' },
    { word: 'bulged', definition: 'swelled out in a round shape' },
    { word: 'chuckle', definition: 'laugh quietly' },
  ],
  questions: [
    {
      focus: 'sequence',
      ask: 'What had the vine grown by August?',
      choices: ['a pumpkin in the gap', 'a flower on the roof', 'a turnip in the lane'],
      evidence: 'By August, it had a pumpkin right in the gap.',
    },
    {
      focus: 'cause',
      ask: 'Why did Thandi want to keep the pumpkin?',
      choices: ['It grew from my seed.', 'It stood by my house.', 'It looked like my hat.'],
      evidence: '"It grew from my seed," said Thandi on one side.',
    },
    {
      focus: 'detail',
      ask: 'What had both of them done in secret?',
      choices: ['watered it all summer', 'covered it with straw', 'weighed it on a scale'],
      evidence: 'Both of them had watered it all summer, each in secret.',
    },
    {
      focus: 'sequence',
      ask: 'What happened right after Thandi threw the stick over?',
      choices: ['The miller threw it back.', 'The sheepdog hid it well.', 'The wind took it away.'],
      evidence: 'First Thandi threw it over, and then the miller threw it back.',
    },
    {
      focus: 'character',
      ask: 'What did Bess do at the fence?',
      choices: ['dropped a stick', 'chased a rabbit', 'chewed a shoe'],
      evidence: 'Then Bess, the sheepdog, trotted up with a stick and dropped it at the fence.',
    },
    {
      focus: 'cause',
      ask: 'How did the pumpkin get free?',
      choices: ['Owen took out one post.', 'Owen dug up one vine.', 'Goats ate half of it.'],
      evidence: 'Owen took out one post, and the pumpkin rolled free.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a gap?',
      choices: ['an open space between', 'a heavy load to carry', 'a secret word to share'],
      evidence: 'By August, it had a pumpkin right in the gap.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does bulged mean?',
      choices: ['swelled out in a round shape', 'ripened up in a warm room', 'tumbled down into a ditch'],
      evidence: 'By October, the pumpkin bulged out on both sides and could not be moved.',
    },
  ],
  open: [
    {
      ask: 'How did Bess help the two neighbors?',
      sample: 'Bess got them to play. Then they laughed and could share.',
      lookFor: 'Tells how the game changed the mood.',
    },
    {
      ask: 'Why did nobody put the post back?',
      sample: 'They were friends again and wanted to visit through the gap.',
      lookFor: 'Reads the gate and the path as a sign of friendship.',
    },
  ],
}

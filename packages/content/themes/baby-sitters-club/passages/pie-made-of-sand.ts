import type { Passage } from '@pencil-quest/contract/sheets'

export const pieMadeOfSand: Passage = {
  id: 'baby-sitters-club.kindergarten.pie-made-of-sand',
  theme: 'baby-sitters-club',
  grade: 'kindergarten',
  title: 'A Pie Made of Sand',
  paragraphs: [
    ['Dry sand runs off your hand.', 'Mix in a little water.', 'Now the damp sand sticks together.'],
    ['Anjali pats it into a pie.', 'Baby Lou claps and sits on it!'],
  ],
  keywords: [{ word: 'damp', definition: 'just a bit wet' }],
  questions: [
    {
      focus: 'detail',
      ask: 'What does dry sand do?',
      choices: ['It runs off your hand.', 'It smells like a rose.', 'It turns into stone.'],
      evidence: 'Dry sand runs off your hand.',
    },
    {
      focus: 'cause',
      ask: 'What can you mix in so that the sand will stick?',
      choices: ['a little water', 'a lot of paint', 'a warm blanket'],
      evidence: 'Mix in a little water.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what does damp mean?',
      choices: ['just a bit wet', 'hard as a rock', 'warm as toast'],
      evidence: 'Now the damp sand sticks together.',
    },
    {
      focus: 'sequence',
      ask: 'What does Anjali do with the damp sand?',
      choices: ['pats it into a pie', 'puts it in a box', 'drops it in a cup'],
      evidence: 'Anjali pats it into a pie.',
    },
    {
      focus: 'character',
      ask: 'What does Baby Lou do?',
      choices: ['claps and sits on it', 'naps and rolls away', 'cries and runs home'],
      evidence: 'Baby Lou claps and sits on it!',
    },
  ],
  open: [
    {
      ask: 'What would you build with damp sand?',
      sample: 'I would build a wall with a gate for my toy cow.',
      lookFor: 'Names a thing and, with help, says why damp sand is good for it.',
    },
    {
      ask: 'What is this page mostly about?',
      sample: 'It tells how water makes sand stick so that you can shape it.',
      lookFor: 'Names both sand and water, not only the pie.',
    },
  ],
}

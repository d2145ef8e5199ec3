import type { Passage } from '@pencil-quest/contract/sheets'

export const aCoatForTheRain: Passage = {
  id: 'animal-kingdom.kindergarten.a-coat-for-the-rain',
  theme: 'animal-kingdom',
  grade: 'kindergarten',
  title: 'A Coat for the Rain',
  paragraphs: [
    ['Rain falls on a duck.', 'The drops roll off its back.', 'Oil keeps the feathers dry.'],
    ['The duck rubs oil on with its bill.', 'The happy duck says quack and wiggles.'],
  ],
  keywords: [{ word: 'bill', definition: "a bird's hard mouth" }],
  questions: [
    {
      focus: 'detail',
      ask: 'What falls on the duck?',
      choices: ['rain', 'snow', 'sand'],
      evidence: 'Rain falls on a duck.',
    },
    {
      focus: 'sequence',
      ask: 'What happens right after the rain falls?',
      choices: ['The drops roll off.', 'The duck runs away.', 'The sun comes out.'],
      evidence: 'The drops roll off its back.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the story, what is a bill?',
      choices: ["a bird's hard mouth", "a frog's long foot", "a cat's soft paw"],
      evidence: 'The duck rubs oil on with its bill.',
    },
    {
      focus: 'cause',
      ask: 'Why does the duck stay dry?',
      choices: ['Oil keeps the feathers dry.', 'A leaf covers the duck.', 'The sun warms its bill.'],
      evidence: 'Oil keeps the feathers dry.',
    },
    {
      focus: 'character',
      ask: 'What does the happy duck do?',
      choices: ['It says quack and wiggles.', 'It sings a song and naps.', 'It flies up and hides.'],
      evidence: 'The happy duck says quack and wiggles.',
    },
  ],
  open: [
    {
      ask: 'What keeps you dry when it rains?',
      sample: 'My rain coat keeps me dry, and the water runs off.',
      lookFor: 'Names a thing that keeps water off, like the oil does.',
    },
    {
      ask: 'What is the page mostly about?',
      sample: 'It tells how a duck stays dry in the rain.',
      lookFor: "Says that the duck's feathers or oil keep it dry.",
    },
  ],
}

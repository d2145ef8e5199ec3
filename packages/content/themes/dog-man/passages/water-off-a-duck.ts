import type { Passage } from '@pencil-quest/contract/sheets'

export const waterOffADuck: Passage = {
  id: 'dog-man.2nd.water-off-a-duck',
  theme: 'dog-man',
  grade: '2nd',
  title: 'Water off a Duck',
  paragraphs: [
    [
      'It is raining in the duck park, and the ducks do not mind.',
      'How do they stay dry?',
      'A duck makes its own oil in a spot above the tail.',
      'With its bill, it carefully rubs the oil over every feather.',
      'Oil and water do not mix, so the rain rolls off in round drops.',
    ],
    [
      'Under the top coat lies another one, called down.',
      'Down feathers are short and fluffy.',
      'They trap air, and the trapped air keeps the duck warm.',
    ],
    [
      'Bram the mole once tried the trick with butter on a raincoat.',
      'Bram did stay perfectly dry.',
      'But nine cats followed Bram home, and each of them was hungry.',
    ],
  ],
  keywords: [
    { word: 'bill', definition: 'the hard mouth of a bird' },
    { word: 'down', definition: 'soft feathers close to the skin' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'Where does a duck make its oil?',
      choices: ['in a spot above the tail', 'in a bag below the bill', 'on the sole of each foot'],
      evidence: 'A duck makes its own oil in a spot above the tail.',
    },
    {
      focus: 'cause',
      ask: 'Why does the rain roll off the duck?',
      choices: ['Oil and water do not mix.', 'Mud and sand do not melt.', 'Ducks and geese do not stop.'],
      evidence: 'Oil and water do not mix, so the rain rolls off in round drops.',
    },
    {
      focus: 'cause',
      ask: 'What keeps the duck warm?',
      choices: ['the trapped air', 'the rising sun', 'the green grass'],
      evidence: 'They trap air, and the trapped air keeps the duck warm.',
    },
    {
      focus: 'detail',
      ask: 'How do down feathers look?',
      choices: ['short and fluffy', 'long and pointed', 'wet and shiny'],
      evidence: 'Down feathers are short and fluffy.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is a bill?',
      choices: ['the mouth of a bird', 'the tail of a mouse', 'the sound of a storm'],
      evidence: 'With its bill, it carefully rubs the oil over every feather.',
    },
    {
      focus: 'sequence',
      ask: 'What does the duck do right after it makes oil?',
      choices: ['rubs it over every feather', 'hides it beneath a stone', 'spills it across the pond'],
      evidence: 'With its bill, it carefully rubs the oil over every feather.',
    },
    {
      focus: 'character',
      ask: 'How did Bram try the trick of the ducks?',
      choices: ['with butter on a raincoat', 'with honey on an umbrella', 'with a towel and a tulip'],
      evidence: 'Bram the mole once tried the trick with butter on a raincoat.',
    },
    {
      focus: 'detail',
      ask: 'Who followed Bram home?',
      choices: ['nine cats', 'nine geese', 'six pups'],
      evidence: 'But nine cats followed Bram home, and each of them was hungry.',
    },
  ],
  open: [
    {
      ask: 'A duck has two coats. What does each one do?',
      sample: 'The oily top coat keeps rain off. The fluffy one below keeps the duck warm.',
      lookFor: 'Names a job for the top feathers and one for the down.',
    },
    {
      ask: "Was Bram's idea good or bad? Tell why.",
      sample: 'It was both. The butter kept the rain off, but it drew hungry cats.',
      lookFor: 'Uses the dry coat, the cats or both as a reason.',
    },
  ],
}

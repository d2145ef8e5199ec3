import type { Passage } from '@pencil-quest/contract/sheets'

export const theHatInTheDam: Passage = {
  id: 'animal-kingdom.3rd.the-hat-in-the-dam',
  theme: 'animal-kingdom',
  grade: '3rd',
  title: 'The Hat in the Dam',
  paragraphs: [
    [
      'Beavers are the builders of our valley.',
      'Their front teeth are orange, because they have iron in them.',
      'The teeth never stop growing, so a beaver must keep chewing wood to wear them down.',
      'With those teeth, a beaver can cut a thin tree in minutes.',
    ],
    [
      'First, beavers pile branches, stones and mud across a stream.',
      'This wall is called a dam.',
      'Soon the water behind it spreads into a deep, quiet pond.',
      'In the pond, the family builds a lodge, which looks like a heap of sticks.',
      'Its door is hidden under the water, so a fox cannot walk in.',
      'Inside, just above the water, there is a dry room where the family sleeps.',
    ],
    [
      'One spring, a new dam flooded the picnic field.',
      'Ranger Noor took away six branches, hung her hat on a bush and went home.',
      'By morning, the beavers had put back six branches and added her hat.',
      'So Noor moved the tables up the hill instead.',
      'Now ducks, frogs and dragonflies live in the new pond.',
      'The hat is still holding.',
    ],
  ],
  keywords: [
    { word: 'dam', definition: 'a wall that holds back water' },
    { word: 'lodge', definition: 'the home of a beaver family' },
    { word: 'flooded', definition: 'covered with water' },
  ],
  questions: [
    {
      focus: 'cause',
      ask: "Why are a beaver's front teeth orange?",
      choices: ['They have iron in them.', 'They have paint on them.', 'They have rust in them.'],
      evidence: 'Their front teeth are orange, because they have iron in them.',
    },
    {
      focus: 'cause',
      ask: 'Why must a beaver keep chewing wood?',
      choices: ['The teeth never stop growing.', 'The teeth always feel cold.', 'The stones never stop moving.'],
      evidence: 'The teeth never stop growing, so a beaver must keep chewing wood to wear them down.',
    },
    {
      focus: 'detail',
      ask: 'Where is the door of the lodge hidden?',
      choices: ['under the water', 'behind the rock', 'inside the tree'],
      evidence: 'Its door is hidden under the water, so a fox cannot walk in.',
    },
    {
      focus: 'sequence',
      ask: 'What happens soon after the wall is built?',
      choices: ['The water spreads into a pond.', 'The fish jump into a basket.', 'The stream dries into a road.'],
      evidence: 'Soon the water behind it spreads into a deep, quiet pond.',
    },
    {
      focus: 'sequence',
      ask: 'What happened after Noor took branches and went home?',
      choices: [
        'The beavers put back six branches.',
        'The beavers cut down nine trees.',
        'The frogs moved under the tables.',
      ],
      evidence: 'By morning, the beavers had put back six branches and added her hat.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is a dam?',
      choices: ['a wall that holds back water', 'a room that stays dry and warm', 'a boat that carries wet sticks'],
      evidence: 'This wall is called a dam.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does flooded mean?',
      choices: ['covered with water', 'painted with mud', 'planted with trees'],
      evidence: 'One spring, a new dam flooded the picnic field.',
    },
    {
      focus: 'character',
      ask: 'How did Noor solve the problem in the end?',
      choices: [
        'She moved the tables up the hill.',
        'She chased the beavers downstream.',
        'She built a wall around the field.',
      ],
      evidence: 'So Noor moved the tables up the hill instead.',
    },
  ],
  open: [
    {
      ask: 'How does a beaver dam help other animals?',
      sample: 'It makes a pond, and ducks, frogs and dragonflies can live there.',
      lookFor: 'Links the dam to the pond and names animals of the text.',
    },
    {
      ask: 'What did Noor find out about beavers?',
      sample: 'They do not give up. It is easier to move a table than a dam.',
      lookFor: 'States a lesson from the branches that came back.',
    },
  ],
}

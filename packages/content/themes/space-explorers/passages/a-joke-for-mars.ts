import type { Passage } from '@pencil-quest/contract/sheets'

export const aJokeForMars: Passage = {
  id: 'space-explorers.5th.a-joke-for-mars',
  theme: 'space-explorers',
  grade: '5th',
  title: 'A Joke for Mars',
  paragraphs: [
    [
      'Nothing in the universe travels faster than light.',
      'A radio message is a kind of light that we cannot see, so it keeps the same speed limit.',
      'In one second, light could race around Earth more than seven times.',
      'That sounds quick, yet space is so wide that even light needs time to cross it.',
    ],
    [
      'A greeting sent from Earth reaches the Moon in a little more than one second.',
      'Sunlight needs about eight minutes to arrive here.',
      'When you see a sunset, you are looking at light that left the Sun eight minutes earlier.',
      'Mars is trickier, because the distance between Earth and Mars is always changing.',
      'When both planets are on the same side of the Sun, a message may take only three minutes.',
      'When Mars is on the far side, the same message needs about twenty-two minutes.',
    ],
    [
      'Kenji, our engineer, once tried to tell a knock-knock joke by radio.',
      'He sent the first half to Zola, a friend on a ship near Mars.',
      'Her ship was so far away that his words needed twenty minutes to get there.',
      'Her reply needed twenty more.',
      'Kenji ate lunch, watered the beans and polished the robot.',
      'At last the radio crackled, and Zola asked, "Who is there?"',
      'Kenji opened his mouth and discovered that he had forgotten the ending.',
    ],
    [
      'Crews that travel far from home must plan for such a delay.',
      'They put a whole story, with every question and answer, into one long message.',
      'They also solve small problems alone, since help may be forty minutes away.',
      'As for Kenji, he now writes the ending of each joke on his hand.',
    ],
  ],
  keywords: [
    { word: 'universe', definition: 'all of space and everything in it' },
    { word: 'distance', definition: 'how far one place is from another' },
    { word: 'delay', definition: 'a wait that makes something happen later' },
  ],
  questions: [
    {
      focus: 'detail',
      ask: 'How many times could light race around Earth in one second?',
      choices: ['more than seven times', 'fewer than two times', 'about ninety times'],
      evidence: 'In one second, light could race around Earth more than seven times.',
    },
    {
      focus: 'detail',
      ask: 'How long does sunlight need to get here?',
      choices: ['about eight minutes', 'about fifty seconds', 'almost sixty days'],
      evidence: 'Sunlight needs about eight minutes to arrive here.',
    },
    {
      focus: 'cause',
      ask: 'Why is Mars trickier than the Moon?',
      choices: ['The distance is always changing.', 'The planet is always hiding.', 'The radio is always sleeping.'],
      evidence: 'Mars is trickier, because the distance between Earth and Mars is always changing.',
    },
    {
      focus: 'cause',
      ask: 'Why did the words need so long to get there?',
      choices: ['Her ship was so far away.', 'His radio was turned off.', 'Her lunch was so large.'],
      evidence: 'Her ship was so far away that his words needed twenty minutes to get there.',
    },
    {
      focus: 'sequence',
      ask: 'What did Kenji do while her reply was on its way?',
      choices: ['ate lunch and watered the beans', 'took a nap and washed the cups', 'played chess and fixed the lamp'],
      evidence: 'Kenji ate lunch, watered the beans and polished the robot.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what is a delay?',
      choices: [
        'a wait that makes something later',
        'a ship that carries someone home',
        'a joke that has a long ending',
      ],
      evidence: 'Crews that travel far from home must plan for such a delay.',
    },
    {
      focus: 'vocabulary',
      ask: 'In the text, what does distance mean?',
      choices: [
        'how far one place is from another',
        'how fast one ship can race home',
        'how long one joke takes to tell',
      ],
      evidence: 'Mars is trickier, because the distance between Earth and Mars is always changing.',
    },
    {
      focus: 'character',
      ask: 'How does Kenji fix his problem now?',
      choices: [
        'He writes the ending on his hand.',
        'He tells only jokes about fish.',
        'He asks a friend for new jokes.',
      ],
      evidence: 'As for Kenji, he now writes the ending of each joke on his hand.',
    },
  ],
  open: [
    {
      ask: 'What is the main idea of this text?',
      sample: 'Even light and radio need time to cross space, so crews must plan for long waits.',
      lookFor: 'Joins the speed of light with the waiting, and does not only retell the joke.',
    },
    {
      ask: 'Why must a far-off crew solve small problems alone?',
      sample: 'A question and its answer can take forty minutes, and a small problem will not wait.',
      lookFor: 'Uses the travel time of a message both ways.',
    },
  ],
}

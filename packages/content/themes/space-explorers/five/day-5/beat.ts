import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Catch',
  description: 'One robot arm reaches for one small traveler coming home.',
  opener:
    "Last night Acorn came near. Now our arm reaches out. Count down from five with me, {child}, and call: now! The arm closes. Gotcha! Behind Acorn's tiny door something rattles. Its window shows a shadow. Acorn's list gives it no name. {guesses} Right answers open the letter lock. What did Acorn bring home?",
  close:
    'Show your family your three best finds of the week. Hang up your certificate. Ravi plants the seed in the sky garden. So that is why its name is Acorn! An acorn holds a seed, too. The crew cheers, Acorn beeps along, and supper is served for seven. Yes, there are noodles.',
  older: {
    opener:
      "Last night Acorn came near. Now 35 feet are left. Count down by sevens with me, {child}. At zero, call: now! The arm closes. Gotcha! Behind Acorn's door something rattles. Its window shows a shadow. Acorn's list gives it no name. {guesses} Right answers open the letter lock. What did Acorn bring home?",
    close:
      'Show your family your three best finds. Hang up your certificate. So that is why its name is Acorn. Ravi plants the seed. So old and dry, it may never grow. In 1971 seed from five kinds of trees flew around the Moon. Many grew. The crew thanks Acorn, then you. Supper is for seven: noodles, under close guard.',
  },
  secret: {
    asks: 'What did Acorn bring home?',
    word: 'seed',
    found: 'A seed! That bit of a tree is a seed. Acorn carried it all around the Sun.',
  },
  riddles: [
    { asks: 'What can you catch even without any hands?', word: 'cold' },
    { asks: 'What must even the captain wear at supper, says Dot?', word: 'bib' },
    { asks: "What flies into Kenji's mouth and wrinkles up his whole face?", word: 'lemon' },
    { asks: 'What does Dot give our guest that goes smack?', word: 'kiss' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a bit of a tree',
    guess: 'Ravi hopes for a bit of a tree.',
    olderGuess: 'Ravi hopes for a bit of a tree.',
  },
  suspectsAsk: 'What rattles behind the door?',
  clues,
}

import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Trail at Dawn',
  description: 'A sleepy guard wakes up, and a trail leads uphill.',
  opener:
    'Yesterday we found out that the visitor has a long tail. Mateo stood guard last night and fell asleep. Now the guard badge is gone, and a pebble lies there! Fresh prints fade out on the pika slope. There stands a heap of twigs, chair-high. {guesses} Right answers bring letters, {child}. What is this heap?',
  close:
    'Walk your family through one answer, from start to end. The heap is the home of our wild rat, a woodrat. Rangers never break a home, so we listen. Something inside goes clink, like silver! Has the woodrat got our things? Tomorrow we will find out what it did.',
  older: {
    opener:
      'Yesterday we learned of a long tail that sweeps the floor. Mateo stood guard, or rather sat, or rather lay. Now the guard badge is gone, and a pebble lies there. Prints in the dew fade out on the pika slope. A heap of twigs stands there, three feet high. {guesses} Right answers bring letters, {child}. What is this heap?',
    close:
      'Lead your family through one answer, from question to proof. The heap is the house of a woodrat. Such a home is handed on, from one owner to the next. Rangers do not break a home, so we listen. Something goes clink, clear as silver. Has the woodrat got our things? Tomorrow we go on.',
  },
  secret: {
    asks: 'What is the big heap of twigs?',
    word: 'home',
    found: 'A home! A twig house, a long tail: our wild rat is a woodrat.',
  },
  riddles: [
    { asks: 'What did sleepy Mateo put on toast instead of cheese?', word: 'soap' },
    { asks: 'What did our sleepy guard hug until the sun came up?', word: 'mop' },
    { asks: 'What did Mateo count to stay awake on guard?', word: 'sheep' },
    { asks: "What did the owl chicks take Mateo's snoring for?", word: 'lion' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'our visitor',
    guess: 'Olu suspects our visitor.',
    olderGuess: 'Olu suspects our visitor.',
  },
  suspectsAsk: 'Who or what made the heap?',
  clues,
}

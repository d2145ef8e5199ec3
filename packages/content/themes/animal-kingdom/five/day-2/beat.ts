import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Prints on the Floor',
  description: 'The visitor came back and left footprints behind.',
  opener:
    "Yesterday we found tooth marks. In the cold night, somebody came back! Prints cross the flour, in and out. Mateo's best spoon is gone, and a twig lies there. And look, {child}: a wiggly line runs along, alike both ways. {guesses} Right answers bring the letters. What drew the line?",
  close:
    'Show your family how you made sure of one answer. A wild rat is about! It has a long tail and a taste for spoons. Where does it live? Mateo puts on the guard badge and will stay awake all night. Good luck, Mateo.',
  older: {
    opener:
      "Yesterday's tooth marks said: a rodent. In the cold night, somebody came back. Mateo's best spoon is gone, and a twig lies there. Prints in the flour lead in and out. One line winds along, the same both ways. {guesses} Right answers bring the letters, {child}. What drew the line?",
    close:
      'Show your family how you would prove one answer to a doubter. A wild rat walks here by night. Its long tail sweeps the floor. Mateo pins on the guard badge and vows to stay awake. Noor has doubts.',
  },
  secret: {
    asks: 'What drew the line in the flour?',
    word: 'tail',
    found: 'A tail! It is long, and the rat pulls it along.',
  },
  riddles: [
    { asks: 'What does Mateo eat soup with, now that the spoon is gone?', word: 'fork' },
    { asks: 'What would the flour on the cabin floor rather be?', word: 'pie' },
    { asks: 'What did the owl chicks take Mateo for, covered in flour?', word: 'ghost' },
    { asks: 'What has a tongue but cannot tell us who came in?', word: 'shoe' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a wild rat',
    guess: 'Noor thinks of a wild rat.',
    olderGuess: 'Noor thinks of a wild rat.',
  },
  suspectsAsk: 'Who came, and what drew the line?',
  clues,
}

import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Head over Heels',
  description: 'Acorn tumbles along and cannot find the way home. The crew must find out why.',
  opener:
    'Yesterday the letters spelled a name: Acorn. All night Acorn told its story. It flew around the Sun and met a comet. Now it wants home. But it tumbles like a sock in a dryer! Each tumble turns its antenna away: burp! Its star eye sees no stars, {child}. {guesses} Right answers bring the letters. What is wrong with the star eye?',
  close:
    'Tell your family how you found one of your answers. Kenji has an idea and radios it: Spin even faster, Acorn! Off flies the dust, like water from a wet dog. Now Acorn sees the stars and can steer. Its jets stop the tumbling and turn it home. One small beep says good night. Tomorrow should be easy. Should be!',
  older: {
    opener:
      "Yesterday's letters named Acorn. Lucia guessed right: only now is it near enough to hear. It met a comet and has tumbled since. Each tumble turns its antenna away: burp! A probe steers by the stars. Its eye, the star tracker, sees none. So Acorn coasts the wrong way. {guesses} Turn right answers into letters, {child}. What is wrong with the star eye?",
    close:
      'Pick one answer and prove it to your family in two sentences. Then back to the comet dust. Kenji orders an even faster spin, and the dust flies off. Nothing holds it, so each grain goes straight on. The stars are back. Acorn steadies itself and turns for home. Kenji says the rest is easy. Kenji often says that.',
  },
  secret: {
    asks: 'What is wrong with the star eye?',
    word: 'dust',
    found: 'Dust! The powder is comet dust, and it covers the star eye.',
  },
  riddles: [
    { asks: 'What does Dot build from foam bricks, by mistake?', word: 'sofa' },
    { asks: 'Who sleeps upside down and thinks that we are tipped over?', word: 'bat' },
    { asks: 'What does dizzy Kenji put on his head instead of a hat?', word: 'pants' },
    { asks: 'What says hello to the ceiling when you do a handstand?', word: 'toes' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a fine powder',
    guess: 'Captain Amara guesses a fine powder.',
    olderGuess: 'Captain Amara suspects a fine powder.',
  },
  suspectsAsk: 'Why does Acorn see no stars?',
  clues,
}

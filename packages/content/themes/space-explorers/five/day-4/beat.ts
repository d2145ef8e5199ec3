import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Stubborn Arm',
  description: 'A guest is coming. The robot arm will only wave hello.',
  opener:
    'Yesterday Acorn came out from behind the Moon. But in the repair shop, our robot arm only waves hello! It even waves at the soup. In orbit, a dropped thing never lands but tours the ship. {guesses} Right answers give you letters, {child}. What makes the arm so stubborn?',
  close:
    'Show your family your favorite clue. Then wave like the robot arm. Kenji pulls, and out comes the noodle. It is longer than Dot! The arm bends again! From the repair shop it goes back to the docking port. Look through the window. That tiny light is Acorn. Tomorrow is catching day!',
  older: {
    opener:
      'Yesterday Acorn came out from behind the Moon. Today the robot arm waves and does nothing else. Kenji tells it to reach, and it waves. In orbit nothing you drop ever lands. It drifts with the air until something stops it. {guesses} Some right answers have a letter, {child}. What makes the arm so stubborn?',
    close:
      'Show your family a mistake that is easy to make. Then show how to mend it. Mending is most of what engineers do. Kenji draws out the noodle with a perfectly straight face. The arm passes every test and goes back to the docking port. Acorn is a bright dot in the window. Tomorrow we get exactly one try.',
  },
  secret: {
    asks: 'What makes the arm so stubborn?',
    word: 'noodle',
    found: 'A noodle! That bit of supper floated from the galley into the arm.',
  },
  riddles: [
    { asks: 'What waves all day but has no hands?', word: 'flag' },
    { asks: 'Who has such lovely hair that Dot asks it to dance?', word: 'mop' },
    { asks: 'What shook hands with Dot and had nobody in it?', word: 'glove' },
    { asks: 'Who would love to wave but is all neck?', word: 'worm' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a bit of supper',
    guess: 'Kenji thinks of a bit of supper.',
    olderGuess: 'Kenji suspects a bit of supper, as always.',
  },
  suspectsAsk: 'What could be wrong with the arm?',
  clues,
}

import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Not a Peep',
  description: 'Acorn has gone silent. There is a good reason, and there is plenty to do.',
  opener:
    "Yesterday Acorn shook off its dust and turned toward home. But at breakfast the beeps stopped. Earth was not in the way. Dot polished one spoon nine times. On Lucia's star map one spot has gone dark. {guesses} Right answers bring the letters, {child}. What stopped the beeps?",
  close:
    'Show your family one answer and how you got there. Now hush and listen. Beep! Acorn peeks around the edge of the Moon. We saw its night side, a hole in the stars. In the repair shop, Kenji oils the robot arm for the catch. It stretches, bends and gives Dot a high five. Acorn comes in two sleeps!',
  older: {
    opener:
      "Yesterday the dust came off, and Acorn turned for home. This morning its signal stopped. Earth was not in the way. On Lucia's star map one spot went dark. {guesses} Dot polishes spoons to stay calm. Earn letters with right answers, {child}. What stopped the beeps?",
    close:
      'Pick one answer and tell your family how you could check it. The Moon stops radio waves. Its night side was our dark spot. The first astronauts to fly around it lost touch there, too. After forty minutes Acorn comes out, still in mid-beep. Our robot arm gives Dot a high five. Dot had not asked. Two more days.',
  },
  secret: {
    asks: 'What is the dark spot on the map?',
    word: 'moon',
    found: 'The Moon! That giant rock stops radio waves, so we must wait.',
  },
  riddles: [
    { asks: 'What falls and falls and never goes bump?', word: 'snow' },
    { asks: 'Who always hums because it never knows the words?', word: 'bee' },
    { asks: 'Whose hiccups are so small that nobody ever hears them?', word: 'mouse' },
    { asks: 'Where on its body does a cricket have its ears?', word: 'legs' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a giant rock',
    guess: 'Dot thinks of a giant rock.',
    olderGuess: 'Dot thinks of a giant rock.',
  },
  suspectsAsk: 'What stopped the beeps?',
  clues,
}

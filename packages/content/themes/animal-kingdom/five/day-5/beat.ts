import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Flat Stone',
  description: 'Three things lie on the flat stone at dawn. One of them is a stranger.',
  opener:
    'Last night we laid out three shiny things. Woodrat prints cross the flour around the stone. Whistle and badge are back! There lies a third thing, green and small as an egg. It has a loop on top and mud inside. Where is it from? {guesses} Answers bring the last letters, {child}. What is the third thing?',
  close:
    'Show your family your three best finds. Hang up your certificate. Noor taps out the last mud. Old brass turns green. Mateo hangs the bell on its hook and rings it. A woodrat of long ago must have liked it, too. Ours keeps the spoon, and Mateo stirs with the twig. Fair enough! The whole valley rings for you.',
  older: {
    opener:
      'Last night, flour ringed our three offers. At dawn, woodrat prints cross it. Whistle and badge are back. With them lies a third thing, green and small as an egg. It has a loop on top and dry mud inside. Where is it from? {guesses} Your last right answers spell it, {child}. What is the third thing?',
    close:
      'Show your family the three finds you would put on record. Hang your certificate beside them. After twenty years the bell is back. Brass turns green with age. A home that is handed on keeps more than people remember. The spoon stays on the slope, and Mateo stirs with the twig. Case closed, with one long ring.',
  },
  secret: {
    asks: 'What is the third thing on the flat stone?',
    word: 'bell',
    found: 'A bell! On the bare hook hung the old door bell of the cabin.',
  },
  riddles: [
    { asks: 'What does one bold squirrel want in exchange for an acorn?', word: 'pony' },
    { asks: 'What has a lid but is not a pot or jar?', word: 'eye' },
    { asks: 'What does a flat stone with flour remind Mateo of?', word: 'pizza' },
    { asks: "What do a worried woodrat's back feet sound like?", word: 'drum' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'the bare hook',
    guess: 'Olu looks at the bare hook.',
    olderGuess: 'Olu looks at the bare hook.',
  },
  suspectsAsk: 'Where is it from?',
  clues,
}

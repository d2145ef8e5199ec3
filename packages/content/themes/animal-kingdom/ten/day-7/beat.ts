import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Small Ones Want a Hiding Place',
  description: 'For a beetle, an open path is a desert. The rangers think small.',
  opener:
    'Yesterday was for wings. Today we get down on our knees. For a beetle, an open bridge is a desert with birds above. Small animals need cover from end to end. It should be cool, damp and full of cracks. Mateo lay down to think like a beetle and fell asleep. {guesses} Your right answers bring the letters, {child}. What will we lay on the bridge?',
  close:
    'Show your family the smallest thing that counted today. The sixth circle fills up with old logs. A beetle walks across the drawing, from one side to the other. It is our first customer! One circle is left. It smells sweet, and Pip has to sneeze. Who could that be for?',
  older: {
    opener:
      "Yesterday was for wings. Today's neighbors could hide below a coin. To a beetle, a bare bridge is a desert with birds above. Many small animals travel only where they stay hidden. So the cover must run from end to end, with no gap. Mateo lay down to test it, an hour ago. {guesses} Right answers bring the letters, {child}. What will we lay on the bridge?",
    close:
      'Show your family one small detail that changes an answer. Below old logs it stays cool and damp. Beetles, spiders and mice use a row of them as a hallway. Some beetles even eat the wood. Six circles are full, and Mateo is awake. The last circle comes with a riddle.',
  },
  secret: {
    asks: 'What will we lay on the bridge to hide the small ones?',
    word: 'logs',
    found: 'Logs! Old wood is full of cracks, and logs reach all the way.',
  },
  riddles: [
    { asks: 'What tall hill did a beetle climb on sleeping Mateo?', word: 'nose' },
    { asks: 'What do the beetles kick around as a soccer ball?', word: 'pea' },
    { asks: 'What kind of ant is taller than any tree?', word: 'giant' },
    { asks: 'What did the ants carry off while Mateo was asleep?', word: 'sock' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'old wood',
    guess: 'Mateo mumbles of old wood.',
    olderGuess: 'Mateo mumbles something about old wood.',
  },
  suspectsAsk: 'What could we lay there?',
  clues,
}

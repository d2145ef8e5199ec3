import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Wings at Dusk',
  description: 'These neighbors fly, and still they need our help to get across.',
  opener:
    'Last night, after the turtles, we met the bats. They call, and the echoes tell them what is ahead. Many bats fly along rows of trees, as if along a railing. So the bridge gets two rows. Mateo drew something more on it, to make it pretty. Noor rubbed it out: it turns bats back! {guesses} Some right answers give a letter, {child}. What must stay off the bridge?',
  close:
    "Say your best answer out loud and let your family echo it. The fifth circle gets little trees and no lamps at all. A bat flies over our heads, quick as a wink. That must mean yes. We are past the middle of our book. And something very, very small tickles Noor's ankle.",
  older: {
    opener:
      'Last night, after the turtles, we met the bats. A bat calls, listens and steers by the echoes. Many follow rows of trees, and a wide gap can stop them. So the bridge gets trees along both sides. Mateo drew one more thing, to be kind. Noor crossed it out: it turns bats back. {guesses} Right answers spell it, {child}. What must stay off the bridge?',
    close:
      "Say one answer, and let your family echo the reason. Lamps do harm twice. Many bats turn back. Moths circle the light and get no further. Most bat calls are too high for our ears. So the loudest party of the night sounds like silence. Five circles are full. Something small climbs Noor's boot.",
  },
  secret: {
    asks: 'What must stay off the bridge at night?',
    word: 'lamps',
    found: 'Lamps! Their glow turns many bats back, so we leave it dark.',
  },
  riddles: [
    { asks: 'What should you never eat hanging upside down like a bat?', word: 'soup' },
    { asks: 'What do you call a baby bat, believe it or not?', word: 'pup' },
    { asks: 'What did tired Mateo use as a pillow at breakfast?', word: 'bagel' },
    { asks: 'What does a bat without wings like to hit?', word: 'ball' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'things that glow',
    guess: 'Mateo loves things that glow.',
    olderGuess: 'Mateo collects things that glow.',
  },
  suspectsAsk: 'What could bother the bats?',
  clues,
}

import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Turtles Want a Hint',
  description: 'A turtle needs no speed, just somebody to point the way.',
  opener:
    "Yesterday we planned a rope road for the squirrels. Today's neighbor set out last week and has just arrived. Turtles are slow and cars are fast. They must never meet! The frogs will share, but how will turtles find the tunnel? {guesses} We need a really good hint, {child}. Right answers give you the letters. What will lead the turtles to the tunnel?",
  close:
    'Give your family one question and one good hint. The fourth circle gets a long, low fence. To test it, Mateo lies down and plays the fence. The turtle walks along Mateo and turns the right way. We all clap. Tonight we stay up late. Our next neighbors never come by day.',
  older: {
    opener:
      "Yesterday's rope road is in the book. Today's neighbor set out last week and just arrived. In early summer, many turtles cross roads to lay eggs. When a truck comes, a turtle stops and pulls its head in. The frog tunnel is safe, but no turtle goes looking for it. {guesses} Win a better hint, {child}. What will lead the turtles to the tunnel?",
    close:
      'Give your family one hard question and one fair hint. Without a fence, many animals walk right past a tunnel. So a crossing is two things: a door and a nudge. For a test, Mateo played the fence. Our turtle is nearly past. The fourth circle is done. Tonight we stay up. The next neighbors keep late hours.',
  },
  secret: {
    asks: 'What will lead the turtles to the tunnel?',
    word: 'fence',
    found: 'A fence! It is a low wall of boards and ends at the tunnel.',
  },
  riddles: [
    { asks: 'What does our turtle wear to feel really fast?', word: 'cape' },
    { asks: 'What can a turtle feel right through its hard shell?', word: 'hug' },
    { asks: 'Who passed our turtle during one of its long naps?', word: 'snail' },
    { asks: 'What does a turtle never have to pack for camping?', word: 'tent' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a low wall',
    guess: 'Olu would try a low wall.',
    olderGuess: 'Olu recommends a low wall.',
  },
  suspectsAsk: 'Who or what could lead them?',
  clues,
}

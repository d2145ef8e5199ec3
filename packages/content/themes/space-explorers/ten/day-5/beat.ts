import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Mars, the Rusty One',
  description: 'Red dust, a giant volcano and lock number four.',
  opener:
    "Yesterday the grass gave us a G. Today the Mars lock left red dust on Ravi's sleeve. Mars is red because its dust is rusty, like an old bike. Behind the lock, the drawer is open a crack! In there it is dark. Ravi listens: Huh? {guesses} Some right answers hold a letter, {child}. What is odd about this drawer?",
  close:
    'Show your family one answer, step by step, like a climb. Then everyone stares into the drawer. Kept for whom? Captain Amara closes it with care. Empty begins with E, so Lucia writes an E. Now we have T, O, G, E. Four letters, and four to go. Tomorrow comes the giant.',
  older: {
    opener:
      "Yesterday's G made it T, O, G. Today's lock left red dust on Ravi's sleeve. Mars is red because the iron in its dust has rusted. Its volcano Olympus Mons is more than twice as high as Everest. The drawer opened a crack, and it is dark inside. {guesses} Your right answers say it in one word, {child}. What is odd about this drawer?",
    close:
      "Walk your family up one answer, step by step. Then look at the evidence. Nobody labels a drawer and forgets to fill it. So it is empty on purpose, and it waits for somebody. E goes on the wall: T, O, G, E. Kenji takes back toast. Four locks are left, and tomorrow's is huge.",
  },
  secret: {
    asks: 'What is odd about the Mars drawer?',
    word: 'empty',
    found: 'It is empty! All that it could hold is missing. On its floor, tiny print says: Kept for somebody.',
  },
  riddles: [
    { asks: 'What color is a sunset on the red planet?', word: 'blue' },
    { asks: 'What red thing with a steering wheel flies around the Sun?', word: 'car' },
    { asks: "What bubbles out of Captain Amara's little cracker volcano?", word: 'salsa' },
    { asks: 'What does everyone need after a hug from dusty Ravi?', word: 'bath' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'something missing',
    guess: 'Captain Amara thinks of something missing.',
    olderGuess: 'Captain Amara suspects something missing.',
  },
  suspectsAsk: 'What could be odd about the drawer?',
  clues,
}

import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Uranus, the Tipped One',
  description: 'The seventh lock is on sideways. It asks for a new way of looking.',
  opener:
    "Yesterday the hoop brought us an H. Today's lock is on sideways, and so is its planet! Uranus leans so far that it rolls around the Sun. Maybe a huge bump tipped it once. And its clouds stink! Lucia has a card with their smell. {guesses} Look at each puzzle from all sides, {child}. Right answers give the letters. What do those clouds smell like?",
  close:
    'Tell your family one answer first, and then how you got there. The wooden eggs float sideways, of course. They give us another E. T, O, G, E, T, H, E! Ravi starts to whisper the word, and Dot says: Shh! Only one lock is left, and its planet is far, far out.',
  older: {
    opener:
      "Yesterday's H made six letters. Today's lock is on sideways, like its planet. Uranus leans so far that it rolls around the Sun. Perhaps a huge crash tipped it. That is a guess, not a fact. Its clouds hold a smelly gas, hydrogen sulfide. Lucia's card holds a safe copy. {guesses} Your right answers spell that smell, {child}. What do the clouds smell like?",
    close:
      'Give your family an answer, and let them guess the question. The wooden eggs float in their drawer, both sideways. Scientists found that bad smell with a giant telescope. No nose had to go. Another E: T, O, G, E, T, H, E. You may well have the word by now. Keep it one more night.',
  },
  secret: {
    asks: 'What do the clouds of Uranus smell like?',
    word: 'eggs',
    found: 'Bad eggs! Left in a nest too long, they smell just like that. Two wooden eggs are in the drawer.',
  },
  riddles: [
    { asks: 'Who walks sideways all day and finds it normal?', word: 'crab' },
    { asks: 'Who else rolls around on its side, but in mud?', word: 'pig' },
    { asks: 'What does Dot make of a tent that is too small?', word: 'skirt' },
    { asks: 'What spilled when Uranus tipped over, says Dot?', word: 'soup' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'something from a nest',
    guess: 'Kenji thinks of something from a nest.',
    olderGuess: 'Kenji suspects something from a nest.',
  },
  suspectsAsk: 'What could the clouds smell like?',
  clues,
}

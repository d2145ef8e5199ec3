import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Chest with Eight Locks',
  description: 'A forgotten chest turns up in the sky garden. Each of its locks wears a planet.',
  opener:
    'Hello, {child}, and welcome to Marigold Station! This morning Ravi pulled up a giant radish. Behind it stood a metal chest. It has eight locks, one for each planet. A note says: One a day, no peeking. Robot Dot tried to peek and got a puff of glitter. {guesses} Some right answers give a letter. What will wake the chest?',
  close:
    'Show your family the answer you liked best today. We slide the chest to the window. The Sun shines on the lid. Eight tiny lamps come on! The lamp by Mercury blinks. Mercury is the planet nearest to the Sun, so it goes first. Tomorrow we open lock number one.',
  older: {
    opener:
      'Welcome to Marigold Station, {child}. This morning Ravi pulled up a giant radish. Behind it stood a metal chest with a blue lid. Its eight locks show planets. A note says: one a day, no peeking. Dot tried and still sheds glitter. {guesses} Some right answers give a letter. What will wake the chest?',
    close:
      'Show your family the answer you would bet a radish on. The chest moves to the window. The blue lid turns light into power, as our solar panels do. Eight lamps come on, in order from the Sun outward. Mercury blinks first. So there is a system. Tomorrow we test it.',
  },
  secret: {
    asks: 'What will wake the chest?',
    word: 'light',
    found: 'Light! Behind the radish it was dark. The lid is a solar panel, and light gives it power.',
  },
  riddles: [
    { asks: "Which plant in Ravi's garden has ears but never listens?", word: 'corn' },
    { asks: 'What does Dot wear so that nobody knows who peeked?', word: 'wig' },
    { asks: 'Who sparkles most once all the glitter is cleaned up?', word: 'broom' },
    { asks: 'What was the giant radish wearing on its tip?', word: 'boot' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a place by the window',
    guess: 'Lucia hopes for a place by the window.',
    olderGuess: 'Lucia would try a place by the window.',
  },
  suspectsAsk: 'What could wake it?',
  clues,
}

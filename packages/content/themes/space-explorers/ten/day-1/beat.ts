import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Chest with Eight Locks',
  description: 'A forgotten chest turns up in the sky garden. Each of its locks wears a planet.',
  opener:
    'Hello, {child}, and welcome to Marigold Station! This morning Ravi pulled up a giant radish. Behind it stood a metal chest, in the darkest corner. It has eight locks, one for each planet. A note says: One a day, no peeking. Dot the robot peeked and got a puff of glitter. The chest slept on. {guesses} Win a letter with every right answer. What will wake the chest?',
  close:
    'Show your family the answer you liked best today. Ravi opens the shutters, and the Sun shines on the lid. Eight tiny lamps come on! The lamp by Mercury blinks. Mercury is the planet nearest to the Sun, so it goes first. Tomorrow we open lock number one.',
  older: {
    opener:
      'Welcome to Marigold Station, {child}. This morning Ravi pulled up a giant radish. Behind it, in a pitch dark corner, stood a metal chest. The lid is dark blue. Each of eight locks shows a planet. A note says: one a day, no peeking. Dot peeked and still sheds glitter. {guesses} Some right answers give a letter. What will wake the chest?',
    close:
      'Show your family the answer you would bet a radish on. Ravi opens the shutters. The blue lid turns light into power, as our solar panels do. Eight lamps come on, in order from the Sun outward. Mercury blinks first. So there is a system. Tomorrow we test it.',
  },
  secret: {
    asks: 'What will wake the chest?',
    word: 'light',
    found: 'Light! The lid is a solar panel, and light gives it power.',
  },
  riddles: [
    { asks: "Which plant in Ravi's garden has ears but never listens?", word: 'corn' },
    { asks: 'What does Dot wear so that nobody knows who peeked?', word: 'wig' },
    { asks: 'Who sparkles most once all the glitter is cleaned up?', word: 'broom' },
    { asks: 'What was the giant radish wearing on its tip?', word: 'boot' },
  ],
  tasks,
  suspects,
  suspectsAsk: 'What could wake it?',
  clues,
}

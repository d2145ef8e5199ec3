import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Chest with Eight Locks',
  description: 'A forgotten chest turns up in the sky garden. Each of its locks wears a planet.',
  opener:
    'Hello, {child}, and welcome to Marigold Station! This morning Ravi pulled up a giant radish in the sky garden. Behind it stood a metal chest, in the darkest corner. It has eight locks, and each lock wears a planet. A note says: One lock a day, and no peeking. Dot the robot peeked and got a puff of glitter. But the chest is fast asleep. Win a letter with every right answer. What will wake the chest?',
  close:
    'Show your family the clue you liked best today. Ravi opens the shutters, and the Sun shines on the lid. Eight tiny lamps come on! The lamp by Mercury blinks. Mercury is the planet nearest to the Sun, so it goes first. Tomorrow we open lock number one.',
  older: {
    opener:
      'Welcome to Marigold Station, {child}. This morning Ravi pulled up a giant radish. Behind it stood a metal chest that is on no list. Captain Amara even has a list of the lists. It has eight locks, and each shows a planet. A note says: one lock a day, no peeking. Dot peeked and is still shedding glitter. The lid is dark blue, and the corner is pitch dark. Some right answers give a letter. What will wake the chest?',
    close:
      'Show your family the answer you would bet a radish on. Ravi opens the shutters. The blue lid turns light into power, as our solar panels do. Eight lamps come on, in order from the Sun outward. Mercury blinks first. So there is a system. Tomorrow we test it.',
  },
  secret: {
    asks: 'What will wake the chest?',
    word: 'light',
    found: 'Light! The lid is a solar panel, and light gives it power.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...thirdClues, ...fourthClues],
}

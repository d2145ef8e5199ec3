import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { secondClues } from './clues-2nd.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { fifthClues } from './clues-5th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Catch',
  description: 'One robot arm reaches for one small traveler coming home.',
  opener:
    'Last night we set the table for seven, Acorn included. Slowly, slowly the arm reaches out. Gotcha! It closes as softly as a hug. But hush! Something rattles behind a tiny round door. Its blurry window shows only a shadow. Is it a crumb of the comet? Is it a bit of Acorn itself? Or did somebody pack it? The door has a letter lock, {child}. Right answers are its letters. What did Acorn bring home?',
  close:
    'Show your family your three best finds of the week. Hang up your certificate. Ravi plants the seed in the sky garden. So that is why its name is Acorn! An acorn is a seed, too. The crew cheers, Acorn beeps along, and supper is served for seven. Yes, there are noodles.',
  older: {
    opener:
      'Last night we set the table for seven, Acorn included. We fly almost five miles a second. So does Acorn, right beside us, so it seems to stand still. The arm closes. Got it! Behind a round door with a letter lock, something rattles. Its blurry window shows only a shadow. Lucia bets on a crumb of the comet. Kenji fears a loose part. Or did somebody pack it, {child}? Right answers open the door. What did Acorn bring home?',
    close:
      'Show your family your three best finds. Hang up your certificate. Ravi plants the seed, and it may well grow. In 1971 an astronaut took tree seed around the Moon. Some of those trees stand on Earth today. The crew thanks Acorn, then you. Supper is for seven. There are noodles, under close guard.',
  },
  secret: {
    asks: 'What did Acorn bring home?',
    word: 'seed',
    found: 'A seed! Acorn carried one tree seed all around the Sun.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...secondClues, ...thirdClues, ...fourthClues, ...fifthClues],
}

import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { secondClues } from './clues-2nd.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { fifthClues } from './clues-5th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'A Beep in the Dark',
  description: 'The radio on Marigold Station beeps and burps. Someone has to find out who is calling.',
  opener:
    'Welcome aboard Marigold Station, {child}! We circle the Earth sixteen times a day. Breakfast comes with a sunrise. So does lunch. This morning the radio went beep, beep, burp. Nobody on the crew burped. Is our old radio broken? Is somebody on Earth playing a joke? Or is it the supply ship with its crates of toys? Some right answers today give you a letter. What is the name of the caller?',
  close:
    'Show your family the clue that made you work hardest. Then beep the name Acorn to each other. Lucia finds Acorn in the oldest log. It is a space probe, no bigger than a toaster. It left home before Captain Amara was born! Why is it calling now? Tomorrow we listen closely.',
  older: {
    opener:
      'Welcome aboard Marigold Station, {child}. We circle the Earth sixteen times a day. Even supper has a sunrise. At 6:04 this morning the radio went short beep, long beep, pause. That is an A in Morse code. The rest drowned in static. Kenji blames the radio, and the radio blames Kenji. Ravi suspects the supply ship, and Lucia some joker on Earth. Some right answers restore a letter. What is the name of the caller?',
    close:
      'Show your family the question that cost you the most thought. Lucia finds Acorn in the oldest log: a space probe, toaster-sized. It flew off to study a comet and fell silent. That was years before Captain Amara was born. Why would it call now? Lucia has a guess and keeps it until tomorrow.',
  },
  secret: {
    asks: 'What is the name of the caller?',
    word: 'acorn',
    found: 'Acorn! A little space probe named Acorn is calling us.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...secondClues, ...thirdClues, ...fourthClues, ...fifthClues],
}

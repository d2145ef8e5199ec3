import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Saturn, the Ringed One',
  description: 'Countless small bits make one great ring. Small answers do the same.',
  opener:
    'Yesterday a tiny teddy gave us a second T. Lucia still has a secret. Today the Saturn lock spins in its own bright rings. Such rings look solid, but they are bits of ice and rock. Some are as small as sand. Some are as big as a house. Ravi tried to count them and had to lie down. Behind this lock is something round that you can spin, {child}. Your right answers make its letters. What is it?',
  close:
    'Put three small answers in a row for your family. Many small bits make one great day. In the float gym everyone gets a turn with the golden hoop. It never falls down up here! H goes on the wall: T, O, G, E, T, H. Say the sounds slowly. Is a word waking up?',
  older: {
    opener:
      "Yesterday's T made five letters, and Lucia is still silent. Today the Saturn lock spins. The rings look solid, but they are bits of ice and rock. More than twenty Earths would fit across them. Yet in most places they are only about thirty feet thick! Behind the lock is one more ring, made for play, {child}. Right answers give its letters. What is it?",
    close:
      'Show your family three small answers. What do they add up to? The hoop goes to the float gym. It hangs there and spins until the air slows it down. H is on the wall: T, O, G, E, T, H. Kenji takes a breath to say it, and Lucia says no. Two more locks.',
  },
  secret: {
    asks: 'What round toy is behind the Saturn lock?',
    word: 'hoop',
    found: 'A hoop! It is thin and golden, like one of the rings.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...thirdClues, ...fourthClues],
}

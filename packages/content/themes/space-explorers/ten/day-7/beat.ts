import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Saturn, the Ringed One',
  description: 'Countless small bits make something great. Small answers do the same.',
  opener:
    'Yesterday a tiny teddy gave us a second T. Today the Saturn lock spins in its own bright rings. The real rings are bits of ice and rock. Ravi tried to count them and had to lie down. A slit lets us feel something round that you can spin. {guesses} Your right answers make its letters, {child}. What is it?',
  close:
    'Put three small answers in a row for your family. Many small bits make one great day. In the float gym everyone gets a turn with the golden hoop. It never falls down up here! H goes on the wall: T, O, G, E, T, H. Say the sounds slowly. Is a word waking up?',
  older: {
    opener:
      "Yesterday's T made five letters. Today the Saturn lock spins. The real rings look solid, but are bits of ice and rock. More than twenty Earths would fit across them. Yet in most places they are only about thirty feet thick! Through a slit, hands feel something round that can spin. {guesses} Right answers give its letters, {child}. What is it?",
    close:
      'Show your family three small answers. What do they add up to? The hoop goes to the float gym. It hangs there and spins until the air slows it down. H is on the wall: T, O, G, E, T, H. Kenji takes a breath to say it, and Lucia says no. Two more locks.',
  },
  secret: {
    asks: 'What round thing is behind the Saturn lock?',
    word: 'hoop',
    found: 'A hoop! It is a thin, golden ring to play with.',
  },
  riddles: [
    { asks: "What would Dot love to ride around Saturn's icy rings?", word: 'pony' },
    { asks: 'Where would Saturn float and surely leave a ring?', word: 'tub' },
    { asks: 'What gives you a ring but has no fingers?', word: 'phone' },
    { asks: "What would Saturn's rings be if it took ballet lessons?", word: 'tutu' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a big ring',
    guess: 'Ravi votes for a big ring.',
    olderGuess: 'Ravi votes for a big ring.',
  },
  suspectsAsk: 'What could it be?',
  clues,
}

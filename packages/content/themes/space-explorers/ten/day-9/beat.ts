import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Neptune, the Far One',
  description: 'The last lock belongs to the farthest planet. It takes staying power to get there.',
  opener:
    'Yesterday the wooden eggs gave us an E. Now for Neptune, the farthest planet of all. One trip around the Sun takes it 165 years! In its fast winds you must hold on to something long. The lock lets in a hand, but nothing out. {guesses} Your right answers give you the letters, {child}. What is behind this lock?',
  close:
    'Tell your family which answer you would share with a friend. The last letter is R. Line them up: T, O, G, E, T, H, E, R. Read the word out loud with everyone! Ravi ties the rope to the lid. But how do we open it? That is for tomorrow.',
  older: {
    opener:
      "Yesterday's E left one gap in the row. Neptune has the last lock. One trip around the Sun takes it 165 years. Its winds can pass a thousand miles an hour. There you want something to hold on to. The lock lets in one hand, but nothing out. {guesses} Your right answers supply the letters, {child}. What is behind the lock?",
    close:
      'Tell your family which kind of question you could now teach. The rope brings an R. Read the wall aloud: T, O, G, E, T, H, E, R. Lucia has known since Jupiter. A turtle, an onion, an empty drawer, a teddy: silly things. But they make one good word. Tomorrow: the lid.',
  },
  secret: {
    asks: 'What is behind the Neptune lock?',
    word: 'rope',
    found: 'A rope! It is a thick cord, and long enough for a whole crew.',
  },
  riddles: [
    { asks: 'What is even your grandpa, if you count Neptune years?', word: 'baby' },
    { asks: 'What should last all the way to Neptune, hopes Kenji?', word: 'gum' },
    { asks: 'Who jumps over our beds at night and keeps us awake?', word: 'sheep' },
    { asks: 'Which lunch would get cold if we ordered it from Neptune?', word: 'taco' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a long cord',
    guess: 'Lucia bets on a long cord.',
    olderGuess: 'Lucia suspects a long cord.',
  },
  suspectsAsk: 'What could it be?',
  clues,
}

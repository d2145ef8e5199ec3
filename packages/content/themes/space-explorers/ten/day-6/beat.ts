import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Jupiter, the Giant',
  description: 'The biggest planet has the biggest lock. Big things start with one small bite.',
  opener:
    "Yesterday's drawer was empty, and nobody knows why. Now comes the giant. Jupiter is bigger than all the other planets put together. Its red spot is a storm that is wider than the Earth. So the lock is as big as a pizza! But the one behind it is as small as a thumb. {guesses} Some right answers give a letter, {child}. Who is it?",
  close:
    'Show your family how small bites led to one big answer. Dot holds the teddy by one paw and will not let go. It gives us another T. Look at the wall: T, O, G, E, T. Lucia gasps! There is an idea, but it stays a secret for now. Tomorrow we see rings.',
  older: {
    opener:
      "Yesterday's drawer was empty on purpose. Today it is Jupiter's turn. The lock is as big as a pizza. Jupiter is bigger than all other planets together. Its Great Red Spot is a storm, wider than Earth. Dot's arm feels how small the drawer is: two inches. {guesses} Get the letters, {child}, one right answer at a time. Who sits in there?",
    close:
      'Show your family how to cut one big question into small ones. The teddy had a job. Crews hang a small toy in the cabin at liftoff. When it floats, they have reached orbit. Its T makes five: T, O, G, E, T. Lucia has a theory and will not share it. Do you have one?',
  },
  secret: {
    asks: 'Who sits behind the giant lock?',
    word: 'teddy',
    found: 'A teddy! It is a toy bear, no bigger than a thumb. It came to space in a pocket.',
  },
  riddles: [
    { asks: 'What does giant Jupiter wear, though it has no pants?', word: 'belt' },
    { asks: "What is Jupiter's red spot, if you ask Dot?", word: 'jam' },
    { asks: 'What does Dot lend Kenji when all the lamps go out?', word: 'belly' },
    { asks: 'What would huge Jupiter play in a band of planets?', word: 'tuba' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a bear',
    guess: 'Captain Amara votes for a bear.',
    olderGuess: 'Captain Amara votes for a bear.',
  },
  suspectsAsk: 'Who could it be?',
  clues,
}

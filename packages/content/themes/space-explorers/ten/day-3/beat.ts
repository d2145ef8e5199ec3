import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Venus, the Cloudy One',
  description: 'The second lock feels warm, and it cannot be rushed.',
  opener:
    'Yesterday a wooden turtle gave us the letter T. Today the Venus lock feels warm, for Venus is the hottest planet. It wears thick clouds, layer over layer, like many quilts. Behind this lock is something sewn from felt, also with layers. A real one makes Kenji cry. {guesses} Go slowly today, {child}, and right answers give you its letters. What is it?',
  close:
    'Tell your family one answer, slowly and proudly. Out floats the felt onion, and Kenji cries a little anyway. Its tag says: Keep my first letter. Now we have T and O. Kenji is sure the word is toast. Captain Amara says we had better wait. Tomorrow comes a planet that you know well.',
  older: {
    opener:
      "Yesterday the turtle left us a T. Today's lock feels warm. Venus is even hotter than Mercury. Its thick air traps heat under layers of cloud. Behind the lock is something sewn from felt, also in layers. Real ones can make engineers weep. {guesses} Collect the letters, {child}, one right answer after another. What is it?",
    close:
      "Explain one answer to your family in layers: first, next, last. The felt onion has seven layers. Somebody had long evenings. Its tag asks for the first letter again. Now we have T and O. Kenji votes for toast. Lucia says that two letters prove nothing. Tomorrow's planet is the one below us.",
  },
  secret: {
    asks: 'What lies behind the warm Venus lock?',
    word: 'onion',
    found: 'An onion, sewn from felt! This bulb has layers, like the clouds of Venus.',
  },
  riddles: [
    { asks: "What did Ravi's chocolate turn into beside the warm lock?", word: 'blob' },
    { asks: 'What does the soup tank wear since Captain Amara can sew?', word: 'hat' },
    { asks: "What does Dot make of Lucia's scarf and wear on Sundays?", word: 'beard' },
    { asks: "What peeks out of Kenji's pajamas since Dot cut out hankies?", word: 'knee' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a garden bulb',
    guess: 'Kenji thinks of a garden bulb.',
    olderGuess: 'Kenji suspects a garden bulb.',
  },
  suspectsAsk: 'What could it be?',
  clues,
}

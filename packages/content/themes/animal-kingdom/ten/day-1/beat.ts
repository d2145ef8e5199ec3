import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Road in the Middle',
  description: 'A busy road cuts the valley in two. The animals need a safe way across.',
  opener:
    "Welcome to Willowmere Valley, {child}! A busy road cuts it in two. A duck and eleven ducklings stopped a bread truck for an hour. The driver sang. So the rangers plan safe crossings for seven kinds of neighbors! Noor's book has an empty circle for each. By the first is a print like a heart. {guesses} Some right answers give you a letter. Whose print is it?",
  close:
    'Show your family the first thing you worked out today. At the edge of the wood stand the deer. They look at us. They look at the road, and they do not like it. What kind of crossing would they use? They cannot tell us. Tomorrow we find out. Bring quiet feet!',
  older: {
    opener:
      'Welcome to Willowmere Valley, {child}. A busy road runs through it. Today a duck and eleven ducklings stopped a bread truck. The driver sang for an hour. So Noor plans safe crossings for seven kinds of animals. The planning book has an empty circle for each. By the first is a print like a heart. {guesses} Right answers give letters. Whose print is it?',
    close:
      'Show your family the first thing you worked out today. A deer walks on two toes of each foot. Both are hooves. Deer often cross at dusk, just when drivers see least. People who build crossings first ask where animals walk already. Tomorrow comes the harder question. What would a deer agree to use?',
  },
  secret: {
    asks: 'Whose print looks like a heart?',
    word: 'deer',
    found: 'Deer! They are wild, and their hoofprints look like hearts.',
  },
  riddles: [
    { asks: 'What did the smallest duckling sing along with the driver?', word: 'peep' },
    { asks: 'Who will not tell us why she crossed the road?', word: 'hen' },
    { asks: 'What does the bread truck driver sing about, over and over?', word: 'toast' },
    { asks: 'Which part of a truck sounds like it needs a nap?', word: 'tire' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a wild animal with hooves',
    guess: 'Suki names a wild animal with hooves.',
    olderGuess: 'Suki points to a wild animal with hooves.',
  },
  suspectsAsk: 'Who could have left it?',
  clues,
}

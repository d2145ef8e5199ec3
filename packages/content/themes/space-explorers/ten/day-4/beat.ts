import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Earth, the Blue One',
  description: 'The third lock shows a planet that we all know well.',
  opener:
    'Yesterday the felt onion gave us an O. The third lock shows Earth, our own planet. Water covers most of it, so it looks blue. No other world that we know has whales, ants or pancakes. Out floats a little bag from home. It smells of summer and of bare feet. {guesses} The letters come with right answers, {child}. What is in the bag?',
  close:
    "Tell your family what you would miss most, far from Earth. Then show one piece of today's work. Everyone sniffs the bag of grass. Ravi sniffs it twice and goes very quiet. It gives us a G. T, O, G! Dot says it is the start of an odd sneeze. Tomorrow comes the red planet.",
  older: {
    opener:
      "Yesterday's O hangs beside the T. The third lock shows Earth. Water covers about seven tenths of it, and water looks blue. It is the only world we know with living things. What would you take along to remember it, {child}? Out floats a little bag with the plainest thing. {guesses} Some right answers are worth a letter. What is in the bag?",
    close:
      'Ask your family what they would take along from Earth. Then show the work you would keep. The grass is brown and dry, and it still smells of summer. Captain Amara holds the bag for a long minute. The wall says T, O, G. Dot calls it a sneeze that lost its way. Mars is next.',
  },
  secret: {
    asks: 'What is in the little bag from the Earth lock?',
    word: 'grass',
    found: 'Grass! Corn is its giant cousin. Somebody brought a bag of dry grass from Earth.',
  },
  riddles: [
    { asks: "Who got Kenji's postcard from space and ate it?", word: 'goat' },
    { asks: 'Who on Earth tastes its lunch with its feet?', word: 'fly' },
    { asks: 'Who naps on the water, holding a friend by the paw?', word: 'otter' },
    { asks: 'What on Earth grows whenever you take some away?', word: 'hole' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a cousin of corn',
    guess: 'Dot bets on a cousin of corn.',
    olderGuess: 'Dot suspects a cousin of corn.',
  },
  suspectsAsk: 'What could be in the bag?',
  clues,
}

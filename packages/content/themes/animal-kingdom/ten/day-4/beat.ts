import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Squirrels Want a High Road',
  description: 'Not everyone likes to touch the ground. This crossing hangs in the air.',
  opener:
    'Since yesterday, the frogs have a tunnel in our book. From the trees comes loud chatter: What about us? Squirrels like to stay up high and run from branch to branch. The road is too wide to leap. They need a high road. It must bend in the wind and be good to grip. {guesses} Right answers bring its letters, {child}. What will the high road be made of?',
  close:
    'Show your family the part of today that made you stretch. The third circle gets a road of rope, high above the trucks. A squirrel drops an acorn on the book to sign it. Now somebody is coming up the path, but slowly. It may take until tomorrow.',
  older: {
    opener:
      "Yesterday's tunnel suits frogs. Squirrels are not impressed. They eat, nest and flee up in the branches. The road has cut a gap of thirty feet between the trees. A squirrel leaps eight feet or so. The high road must bend, weigh little and give claws a grip. {guesses} Pick up a letter with each right answer, {child}. What will the high road be made of?",
    close:
      'Show your family the hardest stretch of today. Rope bridges hang over roads in England and Australia. Squirrels use them, and so do possums. Ours goes into the third circle. A squirrel drops an acorn on the page. Noor accepts it as a signature. Our next neighbor set out last week and should arrive tomorrow.',
  },
  secret: {
    asks: 'What will the high road be made of?',
    word: 'rope',
    found: 'Rope! Many twisted strings make one thick, strong, bendy rope.',
  },
  riddles: [
    { asks: 'What did a busy squirrel mother ask Mateo to hold?', word: 'baby' },
    { asks: 'What does Mateo wear as a helmet under flying acorns?', word: 'pot' },
    { asks: 'Which nut has a hole and no shell at all?', word: 'donut' },
    { asks: 'What did Mateo become, testing the wind with an umbrella?', word: 'kite' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'twisted strings',
    guess: 'Suki offers twisted strings.',
    olderGuess: 'Suki suggests twisted strings.',
  },
  suspectsAsk: 'What could it be made of?',
  clues,
}

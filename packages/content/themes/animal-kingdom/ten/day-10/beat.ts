import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The First to Cross',
  description: 'Prints in the sand and a party for the whole valley.',
  opener:
    'Last night we left the valley alone. Now it is dawn, and the sand is full of prints! Deer came by, and so did a fox. The duck and all her ducklings came through the tunnel! But the last row of prints is odd, {child}. It has long claws and a certain smell. Mateo takes three steps back. {guesses} Right answers give the last letters. Who crossed last?',
  close:
    "Show your family the best work of your ten days. Hang up your certificate. Mateo's lost hat turns up, just where the skunk had a nap. Nobody wants to sniff it. Then the bread truck rolls by and does not have to stop. The driver sings anyway. Hooray for the bridge builder of Willowmere Valley!",
  older: {
    opener:
      'Last night nobody kept watch, on purpose. Now the sand is covered with news. Hearts: four deer at least. Paw prints in one straight line: a fox. The tunnel mud shows webbed feet: one large pair, eleven small. But the last track is odd. It has long claws and no hurry. Mateo has already stepped back, {child}. {guesses} Right answers give your last letters. Who crossed last?',
    close:
      "Show your family the best work of your ten days. Hang up your certificate. A skunk has no need to hurry. Its stripes are a warning, and others heed it. It had a nap in Mateo's lost hat. The skunk may keep the hat. The bread truck passes without a stop, and the driver sings anyway.",
  },
  secret: {
    asks: 'Who crossed last and made Mateo step back?',
    word: 'skunk',
    found: 'A skunk! It came for beetles, and everyone politely makes room.',
  },
  riddles: [
    { asks: 'What can a bread truck do that you can eat, too?', word: 'roll' },
    { asks: 'What did the cabin frog wear to the big party?', word: 'wig' },
    { asks: 'What do the ducklings in the tunnel pretend to be?', word: 'train' },
    { asks: 'What do beavers like on their cake instead of frosting?', word: 'bark' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a small beetle hunter',
    guess: 'Pip guesses a small beetle hunter.',
    olderGuess: 'Pip proposes a small beetle hunter.',
  },
  suspectsAsk: 'Who could it be?',
  clues,
}

import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Night Test',
  description: 'Everything is built. Now comes the hardest part, and it is waiting.',
  opener:
    'Yesterday we raked the sand smooth, to catch every footprint. At dawn we ran to look. There was one long line of prints! They belonged to Mateo, out looking for a lost hat. No animal has crossed yet. Did we forget something? {guesses} Noor only smiles, {child}. Your right answers spell what helps. What do the animals need?',
  close:
    'Check one answer again with your family. That is how builders make things safe. Then be very quiet for a moment. Olu the owl sits on the bridge and turns to look. Down by the reeds, a duck counts the ducklings: nine, ten, eleven. Will they dare to go tonight?',
  older: {
    opener:
      "Yesterday we raked the sand smooth, so it keeps every print. At dawn there was one clear track. It was Mateo's, made in search of a lost hat. Animals: none. So has the plan failed, {child}? Others who built such bridges say no. One thing is missing. {guesses} The letters of your right answers tell. What do the animals need?",
    close:
      'Check one answer in a second way, with your family beside you. At the bridges in Canada, deer and elk came first. Bears took years to trust them. So time is part of the plan. Olu sits on the bridge and looks down. By the reeds a duck counts to eleven, twice. Tonight, perhaps.',
  },
  secret: {
    asks: 'What do the animals need before they cross?',
    word: 'time',
    found: 'Time! Only with time do animals trust a new bridge.',
  },
  riddles: [
    { asks: 'What does Mateo wear now that the hat is lost?', word: 'bowl' },
    { asks: 'What does the smallest duckling hope to catch by the tunnel?', word: 'bus' },
    { asks: "What does Mateo's drawing of the lost hat look like?", word: 'onion' },
    { asks: 'Who quacked back when the duck quacked into the tunnel?', word: 'echo' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'trust in the bridge',
    guess: 'Noor mentions trust in the bridge.',
    olderGuess: 'Noor mentions trust in the bridge.',
  },
  suspectsAsk: 'What could be missing?',
  clues,
}

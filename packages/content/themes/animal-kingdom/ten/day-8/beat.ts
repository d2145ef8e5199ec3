import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Last Circle',
  description: 'Hungry travelers come by air. The plan is about to bloom.',
  opener:
    'Since yesterday, the beetles have their old logs. Now for the last circle. Mateo knows who it is for and has made a riddle. They carry baskets on their back legs. They dance to show each other the way. They like a bridge best when it blooms. A tiny drawing shows the rest. {guesses} Some right answers are worth a letter, {child}. Who are they?',
  close:
    'Show your family the piece of work that bloomed best today. We plan wild blossoms for the bees, and the book is full! Now diggers rumble, ropes go up and trees go in. When all is built, we rake sand smooth on the bridge. Can you guess why? Look again tomorrow.',
  older: {
    opener:
      "Yesterday's logs filled circle six. Circle seven is a riddle, because Mateo wrote it. These neighbors carry their shopping in baskets on their back legs. They dance to tell each other how far and which way. A bare bridge is nothing to them. A blooming one has a meal at every stop. A tiny drawing shows the rest. {guesses} Right answers give letters, {child}. Who are they?",
    close:
      'Show your family the work you would put on display. Blossoms for the bees fill circle seven, and the book is complete. Real bridges take years to build. In stories, they take until supper. Last of all, Noor rakes sand smooth across the whole bridge. It is not for looks. What is it for?',
  },
  secret: {
    asks: 'Who waits at the last circle?',
    word: 'bees',
    found: 'Bees! The fuzzy insects are bees, and blossoms will lead them across.',
  },
  riddles: [
    { asks: 'What did Mateo plant, hoping a whole tree would grow?', word: 'taco' },
    { asks: "What has four legs, no feet and Mateo's whole heart?", word: 'bed' },
    { asks: 'What flower sounds like it is right under your nose?', word: 'tulip' },
    { asks: 'What gets bigger the more you take out of it?', word: 'hole' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'fuzzy insects',
    guess: 'Mateo hopes for fuzzy insects.',
    olderGuess: 'Mateo bets on fuzzy insects.',
  },
  suspectsAsk: 'Who could they be?',
  clues,
}

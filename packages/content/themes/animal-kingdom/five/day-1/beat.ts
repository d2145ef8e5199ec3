import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'A Pinecone for a Whistle',
  description: 'Something shiny is gone from the ranger cabin. Something odd lies in its place.',
  opener:
    "Welcome to Willowmere Valley, {child}! The locked cabin door has a gap below. Inside are three hooks. One holds hats. One has been bare for years. Mateo's silver whistle is gone from the third. Below lies a pinecone, marked in pairs. The frog heard scratching. {guesses} Answers spell what made the marks.",
  close:
    'Show your family your proudest clue, and then show your teeth. Our guest has smaller ones and comes by night. But who is it? Noor dusts the cabin floor with flour, from wall to wall. In bed, Mateo sneezes. If the visitor comes back, we will find out.',
  older: {
    opener:
      "Welcome to Willowmere Valley, {child}. The locked cabin door has a gap below. Inside are three hooks. One holds hats. One has been bare for twenty years. Mateo's silver whistle is gone from the third. Below lies a pinecone, marked in pairs. The frog heard scratching. {guesses} Your answers spell what made the marks.",
    close:
      'Show your family your proudest answer and defend it. The marks run in pairs, and long front teeth make such pairs. Rodents have them. Rabbits do, too, but leave pinecones alone. So a rodent is our best guess. The cleared suspects would like an apology. Noor dusts the floor with flour. Tonight the visitor will sign its name.',
  },
  secret: {
    asks: 'With what were the odd marks made?',
    word: 'teeth',
    found: 'Teeth! A midnight guest has nibbled it, two marks at a time.',
  },
  riddles: [
    { asks: 'What does Mateo blow now that the silver whistle is gone?', word: 'nose' },
    { asks: 'In which sticky stuff does Mateo look for the whistle?', word: 'jam' },
    { asks: 'What shape is the face of Olu the barn owl?', word: 'heart' },
    { asks: 'What does Mateo put on the pinecone to keep it warm?', word: 'sock' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a midnight guest',
    guess: 'Mateo bets on a midnight guest.',
    olderGuess: 'Mateo bets on a midnight guest.',
  },
  suspectsAsk: 'Who or what was at our pinecone?',
  clues,
}

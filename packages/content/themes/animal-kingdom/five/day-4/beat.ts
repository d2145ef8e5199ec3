import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'A Clink in the Twigs',
  description: 'Everything shiny went up the slope. But was it really stolen?',
  opener:
    'Yesterday we found the home of a woodrat and heard a clink. Are our whistle, spoon and badge in there? The midnight guest brought our pinecone. But why a twig and a pebble? {guesses} Win letters with right answers, {child}. What did the woodrat really do?',
  close:
    'Tell your family one clever way to solve a clue. Noor has a clever plan, too: we swap back! Only rangers may do that. They turn out their pockets. Mateo has two lids, a shiny key ring and half a cracker. Not the cracker, Mateo. Tonight three shiny things will lie on the flat stone. Will the woodrat come?',
  older: {
    opener:
      'Yesterday we found the home of a woodrat. Something in it went clink. Our things are up there. The midnight guest brought our pinecone. But why a twig and a pebble? {guesses} The letters of your right answers settle it, {child}. What did the woodrat really do?',
    close:
      'Tell your family which answer today has the best reason. A woodrat carries one find at a time. If it meets a better one, it drops the first. So we will swap back. Only rangers may do that. Mateo has two lids, a shiny key ring and half a cracker. Three offers, says Noor. The cracker is not one.',
  },
  secret: {
    asks: 'What did the woodrat really do?',
    word: 'swap',
    found: 'Swap! Our collector dropped its find and took one that it liked better.',
  },
  riddles: [
    { asks: 'What does Mateo shout at an echo, hoping to get two?', word: 'cake' },
    { asks: 'What does a sea otter tuck its favorite stone under?', word: 'arm' },
    { asks: 'What does one fox kit think is clinking in the heap?', word: 'robot' },
    { asks: 'What has many ears but never heard the clink?', word: 'corn' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a choosy collector',
    guess: 'Suki bets on a choosy collector.',
    olderGuess: 'Suki bets on a choosy collector.',
  },
  suspectsAsk: 'Why did twig and pebble come to us?',
  clues,
}

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
    "Welcome to Willowmere Valley, {child}! Three hooks hang by the locked cabin door. One holds hats. One has been bare for years, and nobody knows why. The third held Mateo's silver whistle. Olu the owl heard scratching. A marked pinecone lies below, among bits of cone. Suki the fox and Pip the otter sniff at the cone. {guesses} Right answers bring letters. What made the marks?",
  close:
    'Show your family your proudest clue, and then show your teeth. Somebody in this valley has smaller ones and comes by night. But who? Noor dusts the cabin floor with flour, from wall to wall. Mateo sneezes, twice. If the visitor comes back, we will find out.',
  older: {
    opener:
      "Welcome to Willowmere Valley, {child}. Three hooks hang by the locked cabin door. One holds hats. One has been bare for twenty years. The third held Mateo's silver whistle. A freshly marked pinecone lies below, among crumbs. At night Olu heard scratching. The tower guard wrote down who passed. Suki the fox and Pip the otter sniff at the cone. {guesses} Right answers add letters. What made the marks?",
    close:
      'Show your family your proudest answer and defend it. The marks run in pairs, and long front teeth make such pairs. Rodents have them, small and big. So a rodent is our best guess. All suspects would like an apology. Noor dusts the floor with flour. Tonight the visitor will sign its name.',
  },
  secret: {
    asks: 'What made the odd marks on the pinecone?',
    word: 'teeth',
    found: 'Teeth! Somebody small with sharp teeth has nibbled it.',
  },
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  clues,
}

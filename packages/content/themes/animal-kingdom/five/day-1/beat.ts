import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { secondClues } from './clues-2nd.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { fifthClues } from './clues-5th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'A Pinecone for a Whistle',
  description: 'Something shiny is gone from the ranger cabin. Something odd lies in its place.',
  opener:
    "Welcome to Willowmere Valley, {child}! Three hooks hang by the cabin door. One is for hats. One has been bare for years, and nobody knows why. The third held Mateo's silver whistle. This morning the whistle is gone! A pinecone lies there instead. It has odd marks at one end. Mateo blames the wind. Pip looks at Suki's claws. Suki looks at Olu's beak. Olu looks at Pip. Some right answers give you a letter. What made the marks?",
  close:
    'Show your family your proudest clue, and then show your teeth. Suki the fox has teeth, too, but far bigger ones. So who is small and comes by night? Noor dusts the cabin floor with flour, from wall to wall. If the visitor comes back, we will find out.',
  older: {
    opener:
      "Welcome to Willowmere Valley, {child}. Three hooks hang by the cabin door. One is for hats. One has been bare for twenty years, and no ranger knows why. The third held Mateo's silver whistle. This morning a pinecone lies there, with odd marks at one end. The door was locked. Mateo suspects the wind. Noor lists fox claws, otter claws, a beak and a rusty nail. Some right answers add a letter. What made the marks?",
    close:
      'Show your family your proudest answer and defend it. The marks run in pairs, and long front teeth make such pairs. Rodents have them: mice, squirrels, even beavers. So a rodent is our best guess. Suki, a fox, is offended to have been asked. Noor dusts the floor with flour. Tonight the visitor will sign its name.',
  },
  secret: {
    asks: 'What made the odd marks on the pinecone?',
    word: 'teeth',
    found: 'Teeth! Somebody small with sharp teeth has nibbled it.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...secondClues, ...thirdClues, ...fourthClues, ...fifthClues],
}

import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { secondClues } from './clues-2nd.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { fifthClues } from './clues-5th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'A Clink in the Twigs',
  description: 'Everything shiny went up the slope. But was it really stolen?',
  opener:
    'Yesterday we found the home of a woodrat and heard a clink. A woodrat has soft fur and big round ears. It loves to collect things. So our whistle, spoon and badge went up the slope. But who left a pinecone, a twig and a pebble? Was it Pip, who gives pebbles to everyone? Did the woodrat steal, or only borrow? Win letters with right answers, {child}. What did it really do?',
  close:
    'Tell your family one clever way to solve a clue. Noor has a clever plan, too: we swap back! The rangers turn out their pockets. Mateo has two lids, a shiny key ring and half a cracker. Not the cracker, Mateo. Tonight three shiny things will lie on the flat stone. Will the woodrat come?',
  older: {
    opener:
      'Yesterday we found the home of a woodrat. Something in it went clink. This big-eared rodent gathers whatever it likes for its house. Out went a whistle, a spoon and a badge. In came a pinecone, a twig and a pebble. Theft, says Mateo, and litter. A loan, thinks Suki. Olu suspects Pip, who gives pebbles to everyone. The letters of your right answers settle it, {child}. What did the woodrat really do?',
    close:
      'Tell your family which answer today has the best reason. A woodrat carries one find at a time. If it meets a better one, it drops the first. So we will swap back. Mateo has two lids, a shiny key ring and half a cracker. Three offers, says Noor. The cracker is not one.',
  },
  secret: {
    asks: 'What did the woodrat really do?',
    word: 'swap',
    found: 'Swap! It dropped its own find and took one that it liked better.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...secondClues, ...thirdClues, ...fourthClues, ...fifthClues],
}

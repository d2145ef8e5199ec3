import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { secondClues } from './clues-2nd.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { fifthClues } from './clues-5th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Prints on the Floor',
  description: 'The visitor came back and left tiny footprints behind.',
  opener:
    "Yesterday we found tooth marks. Now the flour is full of prints! Mateo's best spoon is gone, and a twig lies in its spot. But whose feet are these? A mouse? A squirrel? A beaver? And look, {child}. A thin, wiggly line runs along with the prints. Was it the spoon? The twig? Mateo's shoelace? A snake? Today's right answers spell it. What drew the line?",
  close:
    "Show your family how you made sure of one answer. Now for our list. A squirrel holds its tail up high. A beaver's tail is flat. A mouse has smaller feet. So it is somebody new! Mateo puts on the guard badge and will stay awake all night. Good luck, Mateo.",
  older: {
    opener:
      "Yesterday's tooth marks said: a rodent. Overnight somebody came to the cabin. Mateo's best spoon is gone, and a twig lies there instead. The flour kept a record of prints. Was it a mouse, a squirrel, a beaver? One thin line winds along with the prints. Mateo suspects the missing spoon. Noor suspects the twig, Pip a shoelace, Suki a snake. Measure first, {child}. Right answers bring the letters. What drew the line?",
    close:
      'Show your family how you would prove one answer to a doubter. Then shorten the list. A squirrel carries its bushy tail high. This one is thin and sweeps the floor. And most squirrels sleep at night. So it is somebody else. Mateo pins on the guard badge and vows to stay awake. Noor has doubts.',
  },
  secret: {
    asks: 'What drew the thin line in the flour?',
    word: 'tail',
    found: 'A tail! Our visitor pulls a long, thin tail behind it.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...secondClues, ...thirdClues, ...fourthClues, ...fifthClues],
}

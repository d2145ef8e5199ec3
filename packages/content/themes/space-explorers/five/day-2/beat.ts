import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { secondClues } from './clues-2nd.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { fifthClues } from './clues-5th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Around and Around',
  description: 'Acorn flies in loops and cannot find the way home. The crew must find out why.',
  opener:
    'Yesterday the letters spelled a name: Acorn. All night Acorn told us its story. It flew around the Sun and met a comet. Now it wants to come home. But it flies in loops, like a bee at a window! Its star eye sees no stars at all, {child}. Is the eye broken? Is its lid stuck? Is there ice on it? Are the stars gone? Your right answers bring the letters. What is wrong with the star eye?',
  close:
    'Tell your family how you found one of your answers. Kenji has an idea and radios it at once: Spin, Acorn, spin! Off flies the dust, like water from a wet dog. Now Acorn sees the stars and turns toward home. One small beep says good night. Tomorrow should be easy. Should be!',
  older: {
    opener:
      "Yesterday's letters gave us the name Acorn. Overnight it sent us its logbook, one slow beep after another. It met a comet, and then it lost its way. A probe steers by the stars. Its eye, the star tracker, sees none now. So it loops about instead of coming home. Kenji suspects a broken eye. Lucia suspects a stuck lid. Ravi suspects ice. Dot suspects the stars. Turn right answers into letters, {child}. What is wrong with the star eye?",
    close:
      'Pick one answer and prove it to your family in two sentences. Then back to the comet dust. Kenji orders Acorn to spin, and the dust flies off the edge. Nothing holds it, so each grain goes straight on. The stars are back, and Acorn turns for home. Kenji says the rest is easy. Kenji often says that.',
  },
  secret: {
    asks: 'What is wrong with the star eye?',
    word: 'dust',
    found: 'Dust! Comet dust covers the star eye, so Acorn cannot see.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...secondClues, ...thirdClues, ...fourthClues, ...fifthClues],
}

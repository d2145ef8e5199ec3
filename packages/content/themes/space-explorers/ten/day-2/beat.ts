import type { Beat } from '../../../../types.ts'
import { firstClues } from './clues-1st.ts'
import { thirdClues } from './clues-3rd.ts'
import { fourthClues } from './clues-4th.ts'
import { kindergartenClues } from './clues-kindergarten.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Mercury, the Quick One',
  description: 'The first lock belongs to the fastest planet of all.',
  opener:
    'Yesterday light woke the chest, and all night the Mercury lock blinked. Mercury is the smallest planet. It races around the Sun in just 88 days. You would have about four birthdays in one Earth year! But Mercury spins very, very slowly. One of its days is longer than its year. A slow animal, carved from wood, waits behind this lock. Right answers give you its letters, {child}. Which animal is it?',
  close:
    'Show your family one clue, first slowly and then fast. The wooden turtle floats out and looks pleased. A tag on its foot says: Keep my first letter. So Lucia writes a big T on the wall. Who packed a turtle, and why? Tomorrow we open the Venus lock.',
  older: {
    opener:
      "Yesterday light woke the chest, and now Mercury's turn has come. It needs only 88 days for a trip around the Sun. No planet is faster. Here is the odd part. It spins so slowly that one sunrise follows another after 176 days. So its day is twice as long as its year. Whoever packed this chest liked that joke, {child}. The animal behind the lock fits it. Spell it with your right answers. Which animal is it?",
    close:
      'Ask your family: which is longer on Mercury, day or year? Then show your neatest work. The turtle is carved from real wood, which is rare up here. Its tag says: Keep my first letter. Lucia writes a T on the wall. One letter is no word, says Kenji. True. Seven to go.',
  },
  secret: {
    asks: 'Which slow animal is behind the Mercury lock?',
    word: 'turtle',
    found: 'A turtle! It is as slow as one long Mercury day.',
  },
  tasks,
  clues: [...kindergartenClues, ...firstClues, ...thirdClues, ...fourthClues],
}

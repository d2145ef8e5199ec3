import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Mercury, the Quick One',
  description: 'The first lock belongs to the fastest planet of all.',
  opener:
    "Yesterday light woke the chest, and all night the Mercury lock blinked. Mercury races around the Sun in just 88 days. But it spins so slowly that its day outlasts its year. Dot's thin arm slips in and feels a wooden animal. A tag peeks out: slow. {guesses} Right answers give you its letters, {child}. Which animal is it?",
  close:
    'Tell your family one answer, first slowly and then fast. The wooden turtle floats out and looks pleased. A tag on its foot says: Keep my first letter. So Lucia writes a big T on the wall. Who packed a turtle, and why? Tomorrow we open the Venus lock.',
  older: {
    opener:
      "Yesterday light woke the chest, and now Mercury's turn has come. It races around the Sun in only 88 days. Yet it spins slowly: one day lasts two of its years. Dot's thin arm slips in and feels an animal. A tag peeks out: slow. {guesses} Spell it with your right answers, {child}. Which animal is it?",
    close:
      'Ask your family: which is longer on Mercury, day or year? Then show your neatest work. The turtle is carved from real wood, which is rare up here. Its tag says: Keep my first letter. Lucia writes a T on the wall. One letter is no word, says Kenji. True. Seven to go.',
  },
  secret: {
    asks: 'Which slow animal is behind the Mercury lock?',
    word: 'turtle',
    found: 'A turtle! It is a reptile, and as slow as one long Mercury day.',
  },
  riddles: [
    { asks: 'Which part of you can run while you sit still?', word: 'nose' },
    { asks: 'What is gone as soon as you stand up?', word: 'lap' },
    { asks: 'On quick Mercury, what starts again before you have cleaned up?', word: 'party' },
    { asks: 'What jumps from face to face until everybody has one?', word: 'yawn' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a reptile',
    guess: 'Dot says it could be a reptile.',
    olderGuess: 'Dot suspects a reptile.',
  },
  suspectsAsk: 'Which animal could it be?',
  clues,
}

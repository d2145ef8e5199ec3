import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Word That Opens',
  description: 'Eight letters, one word, and a lid too stiff for one.',
  opener:
    'Yesterday eight letters made a word: together. But the lid is still shut! Kenji pulled, and Ravi said please. Then Lucia found tiny print on it: Opens when many hands pull. So we practice with the rope. The lid lifts a crack, enough for one hand. Something round lies in a flat box. {guesses} Win the last letters with right answers, {child}. What is it?',
  close:
    'Show your family the best work of your ten days. Hang up your certificate. There is a letter in the chest: We were the first crew. Each of us left one silly thing. Together they make a word. Now the empty drawer is yours. Leave the next finder something that begins with E! The whole crew cheers your name.',
  older: {
    opener:
      'Yesterday eight letters spelled one word: together. The lid did not care. At last Lucia read the rim. Only many hands at once open it. The crew practices with the rope. The lid lifts two inches, and one hand fits in. It feels something round. {guesses} Your last right answers spell it, {child}. What is it?',
    close:
      'Show your family the best work of your ten days. Your certificate goes on the wall. A letter in the chest says: We were the first crew. Each of us left one odd thing. Alone, each is a joke. Together they make a word. The empty drawer was kept for you. Leave the next finder something that begins with E.',
  },
  secret: {
    asks: 'What lies in the chest for you?',
    word: 'patch',
    found:
      'A crew patch, sewn from cloth! Call your family and pull at the air, all at once! The lid opens, and the patch is yours.',
  },
  riddles: [
    { asks: 'What does everybody say when the lid snaps shut again?', word: 'oops' },
    { asks: 'Who lifts far more than its own weight and never brags?', word: 'ant' },
    { asks: 'What do you pull only when it wobbles?', word: 'tooth' },
    { asks: 'What does Kenji hide in his shirt as an extra muscle?', word: 'pear' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a piece of cloth',
    guess: 'Ravi guesses a piece of cloth.',
    olderGuess: 'Ravi votes for a piece of cloth.',
  },
  suspectsAsk: 'What could it be?',
  clues,
}

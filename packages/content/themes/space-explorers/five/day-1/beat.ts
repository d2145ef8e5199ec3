import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { skillTasks35 } from './skill-tasks-3-5.ts'
import { skillTasksK2 } from './skill-tasks-k-2.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'A Beep in the Dark',
  description: 'The radio on Marigold Station beeps and burps. Someone has to find out who is calling.',
  opener:
    'Welcome aboard Marigold Station, {child}! We fly so fast that we get sixteen sunrises a day. This morning the radio went beep, beep, burp. But nobody on the crew had burped! {guesses} Some right answers give you a letter. What is the name of the caller?',
  close:
    'Show your family the clue that made you work hardest. Then beep the name Acorn to each other. Lucia finds Acorn in the oldest log. It is no bigger than a toaster. It left home before Captain Amara was born! And the burp? Acorn is old. Tomorrow we listen closely.',
  older: {
    opener:
      'Welcome aboard Marigold Station, {child}. We circle the Earth sixteen times a day. At 6:04 a.m. the radio beeped short, long: A in Morse code. It burped. Static drowned the rest. {guesses} Some right answers restore a letter. What is the name of the caller?',
    close:
      'Show your family the question that cost you the most thought. Lucia finds toaster-sized Acorn in the oldest log. It flew off to study a comet and fell silent. That was years before Captain Amara was born. And the burp? Acorn is old. Why would it call now? Lucia has a guess and keeps it until tomorrow.',
  },
  secret: {
    asks: 'What is the name of the caller?',
    word: 'acorn',
    found: 'Acorn! The lost space probe that calls us is named Acorn.',
  },
  riddles: [
    { asks: 'What does sleepy Kenji pick up and say hello into?', word: 'shoe' },
    { asks: 'What does Captain Amara sneak in between two beeps?', word: 'nap' },
    { asks: "What rattles in Dot's tummy whenever it dances?", word: 'spoon' },
    { asks: 'Who paddles through our station without a drop of water?', word: 'duck' },
  ],
  tasks,
  skillTasks: { ...skillTasksK2, ...skillTasks35 },
  suspects,
  solution: {
    name: 'a lost space probe',
    guess: 'Lucia dreams of a lost space probe.',
    olderGuess: 'Lucia votes for a lost space probe.',
  },
  suspectsAsk: 'Who or what is beeping?',
  clues,
}

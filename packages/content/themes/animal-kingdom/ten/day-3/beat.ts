import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'The Frogs Want Wet Feet',
  description: 'Small travelers set out at night. Their way leads below the road.',
  opener:
    "Yesterday the deer got a bridge in our book. Today's neighbors hop. They are frogs! At night they travel to the pond where they lay eggs. A low tunnel is just right. Mateo crawled into a pipe to test it. Eleven frogs looked in, and not one came. {guesses} Your right answers hold the letters, {child}. What must get into the tunnel?",
  close:
    'Tell your family one true thing from today in a frog voice. The second circle has a tunnel now, with rain dripping in. Eleven frogs sing for joy. Pip the otter swims a lap of honor. Then something chatters, high above our heads. It sounds cross! Who is it? We find out tomorrow.',
  older: {
    opener:
      'Yesterday we planned a bridge for the deer. Frogs will not use it. They breathe partly through the skin. On warm spring nights, crowds set out for their ponds. Mateo tested a pipe below the road. Eleven frogs came to the entrance, and eleven turned back. {guesses} Work it out letter by letter, {child}. What must get into the tunnel?',
    close:
      'Explain one answer to your family as if to a new ranger. Real frog tunnels have slots on top for the rain. Where there is no tunnel, people carry frogs across in buckets. That is kind, but a tunnel never has to sleep. The second circle is done. Above us somebody chatters, and it is a complaint.',
  },
  secret: {
    asks: 'What must get into the frog tunnel?',
    word: 'rain',
    found: 'Rain! We cut slots in the top, and rain drips in from above.',
  },
  riddles: [
    { asks: 'What did Mateo say by mistake while practicing frog talk?', word: 'meow' },
    { asks: 'What does a tadpole get one day, to its surprise?', word: 'leg' },
    { asks: 'What does one frog wear in case somebody kisses it?', word: 'crown' },
    { asks: 'What helps a frog to push down its supper?', word: 'eyes' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'drips from above',
    guess: 'Olu votes for drips from above.',
    olderGuess: 'Olu suggests drips from above.',
  },
  suspectsAsk: 'What could bring the frogs in?',
  clues,
}

import type { Beat } from '../../../../types.ts'
import { clues } from './clues/index.ts'
import { suspects } from './suspects.ts'
import { tasks } from './tasks.ts'

export const beat: Beat = {
  title: 'Tall and Shy',
  description: 'The first neighbors are careful. They like a good view.',
  opener:
    'Yesterday a hoofprint like a heart told us: deer! Today Mateo hides behind a bush to study them. They study Mateo right back. Deer are careful and look far ahead before they take a step. They like open sky above and soft ground below. {guesses} Look closely, {child}: some right answers give a letter. What should we build for the deer?',
  close:
    'Show your family something small that others might miss. The first circle is filled: a wide bridge with grass on top. Mateo wants to test it, but it is only a drawing. A wet little print sits by the next circle. Tomorrow we follow it. It hops!',
  older: {
    opener:
      'Yesterday the heart print gave us deer. Mateo sat behind a bush for two hours to study them. They had spotted Mateo in the first minute. Deer look far ahead before they take a step. They like open sky and soft ground. {guesses} Put the facts together, {child}, and win the letters. What should we build for the deer?',
    close:
      'Tell your family one fact that settles a question. The first circle gets a bridge with grass and bushes on top. Wide ones work best. Canada has built such bridges, and bears and elk use them. The next print in our book is small and wet. Tomorrow it leads us to a ditch.',
  },
  secret: {
    asks: 'What should we build for the deer?',
    word: 'bridge',
    found: 'A bridge! With grass on top, it is a hill over the road.',
  },
  riddles: [
    { asks: 'What stuck out of the bush while Mateo was hiding?', word: 'feet' },
    { asks: "What lay in Mateo's hat after so long behind a bush?", word: 'egg' },
    { asks: 'What does a baby deer wear so that nobody sees it?', word: 'spots' },
    { asks: 'What did the deer learn to do by watching Mateo?', word: 'yawn' },
  ],
  tasks,
  suspects,
  solution: {
    name: 'a hill over the road',
    guess: 'Noor draws a hill over the road.',
    olderGuess: 'Noor sketches a hill over the road.',
  },
  suspectsAsk: 'What could we build?',
  clues,
}

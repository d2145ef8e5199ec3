import { rings } from '../../../../graphs.ts'
import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: ['math.3.scaled-graph'],
    ask: 'Kenji graphs the nights when supper brought tears. How many nights is that in all?',
    answer: '22',
    graph: rings('Nights with tears', { soup: 14, salad: 8, cake: 0 }, 2),
    sum: '(7 + 4) * 2',
    tells: '22 nights with soup or salad, and none with cake. So the felt thing is no cake.',
  },
  {
    skills: ['math.3.number-rules', 'math.4.rules-and-logic'],
    ask: 'Its layers are 2, 5 and 8 inches around. The rule goes on. How many inches is the seventh?',
    answer: '20',
    sum: '2 + 6 * 3',
    tells:
      '20 inches around, and each layer wraps the one before. A radish is not built like that, so it is no radish.',
  },
  {
    skills: ['math.3.four-sided-shapes', 'math.4.angles', 'math.5.shape-families'],
    ask: 'From the top, its 7 layers are circles, one inside the other. A line through the middle crosses each one twice. How many crossings?',
    answer: '14',
    sum: '7 * 2',
    tells: '14 crossings, 7 on each side. Its layers go all the way around, so it is no flat stack.',
  },
  {
    skills: ['math.3.elapsed-time'],
    ask: 'Kenji weeps from 5:30 on, for 20 minutes. Supper is at 6:15. How many minutes lie between the last tear and supper?',
    answer: '25',
    sum: '45 - 20',
    tells: 'The tears stop 25 minutes before anyone eats. So the tears come from chopping it and not from eating it.',
  },
]

import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'mouse',
    name: 'a mouse',
    guess: 'Suki hopes for a mouse.',
    olderGuess: 'Suki would like it to be a mouse.',
    ruledOut: 'Not a mouse: its feet are much smaller than our prints.',
    keyWord: 'feet',
  },
  {
    id: 'squirrel',
    name: 'a gray squirrel',
    guess: 'Olu guesses a gray squirrel.',
    olderGuess: 'Olu suspects a gray squirrel.',
    ruledOut: 'Not a gray squirrel: it sleeps at night and has longer feet.',
    keyWord: 'night',
  },
  {
    id: 'beaver',
    name: 'a beaver',
    guess: 'Mateo guesses a beaver.',
    olderGuess: 'Mateo suspects a beaver.',
    ruledOut: 'Not a beaver: its front feet have five toes, ours have four.',
    keyWord: 'four',
  },
  {
    id: 'spoon',
    name: 'the spoon',
    guess: 'Did the spoon scratch the line?',
    olderGuess: 'The line may come from the spoon.',
    ruledOut: 'Not the spoon: the line leads in, too. The spoon was still on its shelf then.',
    keyWord: 'shelf',
  },
  {
    id: 'twig',
    name: 'the twig',
    guess: 'Did the twig drag along?',
    olderGuess: 'Perhaps the twig was dragged.',
    ruledOut: 'Not the twig: the line leads out, too. The twig was left behind by the shelf.',
    keyWord: 'out',
  },
  {
    id: 'snake',
    name: 'a snake',
    guess: 'Pip votes for a snake.',
    olderGuess: 'Pip votes for a snake.',
    ruledOut: 'Not a snake: snakes hardly move on such a cold night.',
    keyWord: 'cold',
  },
]

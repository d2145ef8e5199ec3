import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'warmth',
    name: 'warmth',
    guess: 'Ravi bets on warmth.',
    olderGuess: 'Ravi bets on warmth, as gardeners do.',
    ruledOut: 'Not warmth: the chest slept all year in the warm sky garden.',
    keyWord: 'year',
  },
  {
    id: 'noise',
    name: 'noise',
    guess: 'Dot tries it with noise.',
    olderGuess: 'Dot bets on noise, and plenty of it.',
    ruledOut: 'Not noise: Dot beeped all day, and the chest slept on.',
    keyWord: 'day',
  },
  {
    id: 'push',
    name: 'a good push',
    guess: 'Captain Amara votes for a good push.',
    olderGuess: 'Captain Amara votes for a good push.',
    ruledOut: 'Not a good push: the giant radish pushed for weeks, for nothing.',
    keyWord: 'weeks',
  },
  {
    id: 'clock',
    name: 'the clock',
    guess: 'Kenji waits for the clock to strike.',
    olderGuess: 'Kenji waits for the clock to strike.',
    ruledOut: 'Not the clock: it struck many times today, and nothing woke up.',
    keyWord: 'woke',
  },
]

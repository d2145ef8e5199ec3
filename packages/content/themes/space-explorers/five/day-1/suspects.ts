import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'radio',
    name: 'our old radio',
    guess: 'Kenji blames our old radio.',
    olderGuess: 'Kenji blames our old radio, and the radio blames Kenji.',
    ruledOut: "Not our old radio: Ravi's small radio hears every beep, too.",
    keyWord: 'small',
    reading: { side: 'over', says: 'Our old radio beeps louder than {n}.' },
  },
  {
    id: 'joker',
    name: 'a joker on Earth',
    guess: 'Captain Amara bets on a joker on Earth.',
    olderGuess: 'Captain Amara bets on a joker on Earth.',
    ruledOut: 'Not a joker on Earth: each tower that reaches us was off.',
    keyWord: 'off',
    reading: { side: 'under', says: 'From Earth, a beep comes in softer than {n}.' },
  },
  {
    id: 'ship',
    name: 'the supply ship',
    guess: 'Ravi suspects the supply ship.',
    olderGuess: 'Ravi suspects the supply ship.',
    ruledOut: 'Not the supply ship: its radio was off at the first beep.',
    keyWord: 'beep',
    reading: { side: 'over', says: 'The supply ship beeps louder than {n}.' },
  },
  {
    id: 'storm',
    name: 'a storm below us',
    guess: 'It may be a storm below us.',
    olderGuess: 'It may be a storm below us.',
    ruledOut: 'Not a storm below us: it passed, and the beep went on.',
    keyWord: 'went',
    reading: { side: 'over', says: 'A storm crackles louder than {n}.' },
  },
  {
    id: 'frog',
    name: 'a frog in the garden',
    guess: 'Dot the robot thinks of a frog in the garden.',
    olderGuess: 'Dot the robot suspects a frog in the garden.',
    ruledOut: 'Not a frog in the garden: Ravi searched it and found beans.',
    keyWord: 'beans',
    reading: { side: 'over', says: 'A frog croaks louder than {n}.' },
  },
]

import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  {
    id: 'shape',
    name: 'a crooked shape',
    guess: 'Lucia suspects a crooked shape.',
    olderGuess: 'Lucia suspects a crooked shape.',
    ruledOut: 'Not a crooked shape: the drawer slides in and out with ease.',
    keyWord: 'ease',
    reading: {
      side: 'over',
      tells: 'Dot takes notes, all of them as tasks. Each answer is how wide one gap is, in hairs.',
      says: 'A crooked shape has a gap wider than {n} hairs.',
      most: 'widest gap',
      none: 'No gap is wider than {n} hairs.',
    },
  },
  {
    id: 'floor',
    name: 'a secret floor',
    guess: 'Kenji bets on a secret floor.',
    olderGuess: 'Kenji bets on a secret floor.',
    ruledOut: 'Not a secret floor: Kenji knocks on it, and it sounds solid.',
    keyWord: 'solid',
    reading: {
      side: 'over',
      tells: 'Dot takes notes, all of them as tasks. Each answer is how loud one knock is, in dots.',
      says: 'On a secret floor, a knock is louder than {n} dots.',
      most: 'loudest knock',
      none: 'No knock is louder than {n} dots.',
    },
  },
  {
    id: 'turtle',
    name: 'a second turtle',
    guess: 'Dot hopes for a second turtle.',
    olderGuess: 'Dot hopes for a second turtle.',
    ruledOut: 'Not a second turtle: Dot shakes the drawer, and hears no knock.',
    keyWord: 'knock',
    reading: {
      side: 'over',
      tells: 'Dot takes notes, all of them as tasks. Each answer is how loud one shake is, in dots.',
      says: 'A second turtle knocks louder than {n} dots.',
      most: 'loudest shake',
      none: 'No shake is louder than {n} dots.',
    },
  },
  {
    id: 'stranger',
    name: "a stranger's visit",
    guess: "Ravi fears a stranger's visit.",
    olderGuess: "Ravi fears a stranger's visit.",
    ruledOut: "Not a stranger's visit: the station's hatch was shut all night.",
    keyWord: 'shut',
  },
]

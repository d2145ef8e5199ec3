import type { Suspect } from '../../../../types.ts'

/** The guest has five eyes, four wings and six legs, feeds flower dust to its young and builds rooms of six walls, in wax. */
export const suspects: Suspect[] = [
  {
    id: 'flies',
    name: 'flies',
    guess: 'Suki guesses flies.',
    olderGuess: 'Suki suspects flies.',
    ruledOut: 'Not flies: they have two wings, and our guests have four.',
    keyWord: 'four',
  },
  {
    id: 'wasps',
    name: 'wasps',
    guess: 'Noor thinks of wasps.',
    olderGuess: 'Noor considers wasps.',
    ruledOut: 'Not wasps: they bring insects home, and our guests bring flower dust.',
    keyWord: 'dust',
  },
  {
    id: 'hummingbirds',
    name: 'hummingbirds',
    guess: 'Pip hopes for hummingbirds.',
    olderGuess: 'Pip bets on hummingbirds.',
    ruledOut: 'Not hummingbirds: they have two eyes, and our guests have five.',
    keyWord: 'five',
    reading: {
      side: 'over',
      tells: 'Noor writes notes as tasks, so no raccoon can read them. Each answer is how long one guest is, in hairs.',
      says: 'A hummingbird is longer than {n} hairs.',
      most: 'longest guest',
      none: 'No guest is longer than {n} hairs.',
    },
  },
  {
    id: 'spiders',
    name: 'spiders',
    guess: 'Olu guesses spiders.',
    olderGuess: 'Olu says that spiders can sail on the wind.',
    ruledOut: 'Not spiders: they have eight legs, and our guests have six.',
    keyWord: 'six',
  },
]

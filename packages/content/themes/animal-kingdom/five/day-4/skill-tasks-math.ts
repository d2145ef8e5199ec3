import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'owl-barn',
  today:
    "Our woodrat gathers acorns, too. Olu's chicks play shop with some that fell beside the heap. They lie in rows, equally many in each.",
  problem: 'Rows and equal groups tell how it lives. Each right answer fills one acorn dish.',
  payoff: 'The last acorn dish is full, and Noor can plan any menu. One chick sits on a row and waits for it to hatch.',
  token: { one: 'acorn dish', many: 'acorn dishes', mark: 'bowl' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'fox-den',
  today: 'Do woodrats share their finds? Nobody knows, says Suki, and looks at the sky. Four kits share one sock.',
  problem: 'Does it all come out in equal shares, or is something left? Each right answer files one share slip.',
  payoff: 'The last share slip is filed, and Suki has checked each one. The sock came out in four parts.',
  token: { one: 'share slip', many: 'share slips', mark: 'ticket' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'ranger-cabin',
  today:
    "Our money lay near the woodrat, too. The rangers' coffee box stands on the same shelf. Mateo hopes that nobody looks too closely.",
  problem: 'Count by fives and tens, and nobody needs to guess. Each right answer checks one coffee slip.',
  payoff: 'The last coffee slip is checked, and Noor knows the sum. Mateo pays for April.',
  token: { one: 'coffee slip', many: 'coffee slips', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'letter-room',
  today:
    'Rangers far away know woodrats well. But they write in code, each line a sum with parentheses. Mateo answered in crumbs.',
  problem: 'Only the right order of steps gives the true line. Each right answer opens one code letter.',
  payoff: 'The last code letter is open, and Noor can compare notes. The crumbs were not answered.',
  token: { one: 'code letter', many: 'code letters', mark: 'letter' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'ranger-cabin',
  today: "What lay where, before it went? Noor draws the cabin as a grid. Mateo's cracker lies at zero, zero.",
  problem: 'Two numbers name each spot: right first, then up. Each right answer sets one spot pin.',
  payoff: 'The last spot pin is set, and each spot has its find. The cracker has moved into Mateo.',
  token: { one: 'spot pin', many: 'spot pins', mark: 'peg' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'lookout-tower',
  today: 'How did the wind turn? The vane on the tower swung a bit, then a lot. Mateo held on to three hats.',
  problem: 'Angles tell how far it turned, and how far back. Each right answer sets one vane arrow.',
  payoff: 'The last vane arrow is set, and each night has its wind. The hats turned, too.',
  token: { one: 'vane arrow', many: 'vane arrows', mark: 'arrow' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'care-hut',
  today:
    'How heavy are our things? Noor weighs pebble, twig and cone to the hundredth. Mateo weighs a cracker, and then less of it.',
  problem: 'Line up the points, and the numbers can be trusted. Each right answer fills one weight slip.',
  payoff: "The last weight slip is full, and each thing has its number. The cracker's is zero.",
  token: { one: 'weight slip', many: 'weight slips', mark: 'ticket' },
}

/** By math skill: work of its own kind, where the reason of the day for its strand would be too wide. */
export const skillTasksMath: Record<string, StoryTask> = {
  'math.2.arrays': equalRows,
  'math.3.multiply': equalRows,
  'math.4.multiply-multi-digit': equalRows,
  'math.4.factors-multiples': equalRows,
  'math.5.multiply-multi-digit': equalRows,
  'math.3.divide': equalShares,
  'math.4.divide-remainder': equalShares,
  'math.5.divide-two-digit': equalShares,
  'math.2.skip-count-coins': coinCounts,
  'math.5.expressions': ordersOfWork,
  'math.5.coordinates': grids,
  'math.4.angles': turns,
  'math.4.tenths-hundredths': decimals,
  'math.5.add-subtract-decimals': decimals,
}

import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'repair-shop',
  today:
    'How does a star eye see? It is made of tiny squares, in equal rows. Kenji has the plan, and Dot has jam on it.',
  problem: 'Whoever knows equal rows knows the whole eye. Each right answer checks one eye square.',
  payoff: 'The last eye square is checked, and Kenji trusts the plan. The jam was apricot.',
  token: { one: 'eye square', many: 'eye squares', mark: 'tile' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'telescope-dome',
  today:
    'Somebody must check all the stars for Acorn. So Lucia shares out the sky among all who can count. Dot asks for a part without any stars.',
  problem: 'The shares must be equal, so divide with care. Each right answer gives out one star list.',
  payoff: 'The last star list is given out, and each share is fair. Dot counts to zero, twice, to be sure.',
  token: { one: 'star list', many: 'star lists', mark: 'page' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'telescope-dome',
  today: 'Which stars should Acorn see? The old star viewer shows them for a few coins. Dot paid with a raisin.',
  problem: 'Count by fives and tens, and the viewer opens its eye. Each right answer buys one star look.',
  payoff: 'The last star look is paid, and Lucia has her list. The raisin is still in there.',
  token: { one: 'star look', many: 'star looks', mark: 'star' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'control-deck',
  today:
    'Acorn steers by orders, written as long sums. Is one of them wrong? Dot works each one from left to right and gets soup.',
  problem: 'Only the right order of steps gives what Acorn meant. Each right answer checks one order line.',
  payoff: 'The last order line is checked, and we read Acorn well. Dot reads one from right to left, for fun.',
  token: { one: 'order line', many: 'order lines', mark: 'page' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'moon-lab',
  today:
    'Where does the star eye see gray? Acorn beeps us two numbers for each gray spot. Dot has drawn them all in one corner.',
  problem: 'Two numbers name each spot: right first, then up. Each right answer marks one gray spot.',
  payoff: 'The last gray spot is marked, and Lucia studies the map. The corner looks like Dot.',
  token: { one: 'gray spot', many: 'gray spots', mark: 'patch' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'float-gym',
  today:
    'Acorn tumbles, and its eye sees gray at every turn. How far does it turn between two beeps? Dot tumbles along, to help.',
  problem: 'Angles tell how far it turned, and how much is left. Each right answer fills one turn card.',
  payoff: 'The last turn card is full, and each tumble has its angles. Dot needs a wall to hold.',
  token: { one: 'turn card', many: 'turn cards', mark: 'card' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'repair-shop',
  today:
    "Kenji builds a lid like Acorn's, hair by hair. The plan gives each part in tenths and hundredths. Dot rounds them all to one.",
  problem: 'Line up the points, and each part fits. Each right answer checks one lid part.',
  payoff: 'The last lid part is checked, to the hundredth. Dot finds that picky.',
  token: { one: 'lid part', many: 'lid parts', mark: 'hinge' },
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

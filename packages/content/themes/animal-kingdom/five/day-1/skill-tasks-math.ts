import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'ranger-cabin',
  today: 'The pairs of marks run around our cone in equal rows. Mateo counts one by one and is lost.',
  problem: 'Rows and equal groups save counting one by one. Each right answer fills one mark card.',
  payoff: 'The last mark card is full, with a number for every row. Mateo starts again at one.',
  token: { one: 'mark card', many: 'mark cards', mark: 'card' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'oak-wood',
  today:
    'Are there more cones with such marks? A sack from the wood must be looked through. So Noor shares the cones among all who can see.',
  problem: 'Each must get equally many, so divide with care. Each right answer fills one cone sack.',
  payoff: 'The last cone sack is full, and the shares are fair. Mateo got the sticky ones.',
  token: { one: 'cone sack', many: 'cone sacks', mark: 'bag' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'lookout-tower',
  today:
    'Was a stranger in the valley yesterday? Visitors pay in coins at the tower, so the coin box knows. Mateo once paid with a button.',
  problem: 'Count by fives and tens, and the coin box talks. Each right answer stamps one visitor ticket.',
  payoff: 'The last visitor ticket is stamped, and the list is long. One visitor was a button.',
  token: { one: 'visitor ticket', many: 'visitor tickets', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'ranger-cabin',
  today:
    'Could just anybody open our cabin at night? The door lock wants a number, hidden in a sum. Mateo added first and could not get in.',
  problem: 'Only the right order of steps gives the number. Each right answer turns one lock wheel.',
  payoff: 'The last lock wheel turns, and Noor knows how hard that is. Mateo held his breath till then.',
  token: { one: 'lock wheel', many: 'lock wheels', mark: 'wheel' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'letter-room',
  today:
    'Where did each crumb of our cone lie? Noor draws a grid over the cabin plan. Mateo has eaten one crumb, by mistake.',
  problem: 'Two numbers name each spot: right first, then up. Each right answer sets one crumb pin.',
  payoff: 'The last crumb pin is set, and the crumbs make a path. One pin marks Mateo.',
  token: { one: 'crumb pin', many: 'crumb pins', mark: 'peg' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'owl-barn',
  today:
    'Whoever marked our cone went all the way around it. Olu turns, too, almost as far. Mateo tries it, and something goes crick.',
  problem: 'Angles tell how far each one turns, and how much is missing. Each right answer fills one turn card.',
  payoff: "The last turn card is full, and each turn has its angle. Mateo's is small and sore.",
  token: { one: 'turn card', many: 'turn cards', mark: 'card' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'fox-den',
  today:
    'Our marks are tiny, so Noor measures in tenths and hundredths. All that scratches is measured, too. Small, says Mateo, about all of them.',
  problem: 'Line up the points, and small marks can be compared. Each right answer fills one mark slip.',
  payoff: "The last mark slip is full, and small has a number. Suki's four kits were measured twice, for fun.",
  token: { one: 'mark slip', many: 'mark slips', mark: 'ticket' },
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

import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'ranger-cabin',
  today:
    'The marks run around our cone in rows, equally many in each. Whoever made them was no sloppy worker. Mateo counts one by one and is lost.',
  problem: 'Work out the marks by rows, and each suspect can be compared. Each right answer fills one mark card.',
  payoff: 'The last mark card is full, with a number for every row. Mateo starts again at one.',
  token: { one: 'mark card', many: 'mark cards', mark: 'card' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'oak-wood',
  today:
    'Are there more cones with such marks? A sack from the wood must be looked through. So Noor shares the cones among all who can see.',
  problem: 'Each must get equally many, and none may be left unseen. Each right answer fills one cone sack.',
  payoff: 'The last cone sack is full, and the shares are fair. Mateo got the sticky ones.',
  token: { one: 'cone sack', many: 'cone sacks', mark: 'bag' },
}

/** By math skill: where equal groups or shares settle something of the day, sums alone would not do. */
export const skillTasksMath: Record<string, StoryTask> = {
  'math.2.arrays': equalRows,
  'math.3.multiply': equalRows,
  'math.4.multiply-multi-digit': equalRows,
  'math.4.factors-multiples': equalRows,
  'math.5.multiply-multi-digit': equalRows,
  'math.3.divide': equalShares,
  'math.4.divide-remainder': equalShares,
  'math.5.divide-two-digit': equalShares,
}

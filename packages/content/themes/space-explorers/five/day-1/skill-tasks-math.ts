import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'radio-nook',
  today:
    'Is it our old radio that beeps? Its lamps sit in rows, equally many in each. Dot counts them one by one and is at forty.',
  problem: 'Work out the lamps by rows, and a dead one shows. Each right answer lights one radio lamp.',
  payoff: 'The last radio lamp is lit, and every row has been checked. Dot is at sixty and will not be hurried.',
  token: { one: 'radio lamp', many: 'radio lamps', mark: 'lamp' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'cargo-bay',
  today:
    'The beep could sit in any crate of the supply ship. So Kenji shares out the crates among us. Dot gave itself one and Ravi the rest.',
  problem: 'Shares must be equal, and no crate may be left over. Each right answer hands out one crate key.',
  payoff: 'The last crate key is out, and every crate gets an ear. Dot listens to its one crate three times.',
  token: { one: 'crate key', many: 'crate keys', mark: 'key' },
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

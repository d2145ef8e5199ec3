import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'repair-shop',
  today: 'Is a screw to blame? Kenji keeps his screws in boxes, in equal rows. Dot has stirred one box, for luck.',
  problem: 'Work out each box by its rows, and a missing screw shows. Each right answer shuts one screw box.',
  payoff: 'The last screw box is shut, and every row was checked. From now on Dot stirs only soup.',
  token: { one: 'screw box', many: 'screw boxes', mark: 'box' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'sleep-pods',
  today: "Is a sock in there? The crew's socks float about in one big cloud. Dot has put on four, two of them as hats.",
  problem: 'Share them out equally, and see if any are left over. Each right answer fills one sock bag.',
  payoff: 'The last sock bag is full, and the shares are fair. Dot gives back three and a half.',
  token: { one: 'sock bag', many: 'sock bags', mark: 'bag' },
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

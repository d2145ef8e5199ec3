import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'repair-shop',
  today:
    'No small thing may fly about now, says Amara. Kenji keeps his screws in boxes, in equal rows. Dot has stirred one box, for luck.',
  problem: 'Rows and equal groups put each box right again. Each right answer shuts one screw box.',
  payoff: 'The last screw box is shut, and every row was checked. From now on Dot stirs only soup.',
  token: { one: 'screw box', many: 'screw boxes', mark: 'box' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'sleep-pods',
  today:
    "No more loose things, says Amara. The crew's socks float about in one big cloud. Dot has put on four, two of them as hats.",
  problem: 'Share them out equally, and see if any are left over. Each right answer fills one sock bag.',
  payoff: 'The last sock bag is full, and the shares are fair. Dot gives back three and a half.',
  token: { one: 'sock bag', many: 'sock bags', mark: 'bag' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'galley',
  today:
    'Who was up last night and let things loose? The snack box takes coins and prints a list. Dot sorted them by shine.',
  problem: 'Count by fives and tens, for each coin tells. Each right answer stamps one snack ticket.',
  payoff: 'The last snack ticket is stamped, and each coin has its snack. Dot may hold the shiniest for a minute.',
  token: { one: 'snack ticket', many: 'snack tickets', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'control-deck',
  today:
    'What did Lucia tell the arm? Her orders are written as sums, with parentheses and all. Dot reads them from left to right and bows.',
  problem: 'Only the right order of steps tells what Lucia meant. Each right answer checks one arm order.',
  payoff: 'The last arm order is checked, and Lucia can read each line. The arm waves at the parentheses.',
  token: { one: 'arm order', many: 'arm orders', mark: 'page' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'float-gym',
  today:
    'Things drift through the station at night, but which way? Lucia marks each one on a grid. Dot marks itself and floats off.',
  problem: 'Two numbers name each place: right first, then up. Each right answer sets one drift pin.',
  payoff: 'The last drift pin is set, and each path can be read. Dot has left the grid.',
  token: { one: 'drift pin', many: 'drift pins', mark: 'peg' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'repair-shop',
  today:
    'The elbow should turn all the way, but something stops it. Kenji notes how far it gets each time. The arm waves him off.',
  problem: 'Angles tell how far it turned, and how much is missing. Each right answer draws one elbow arrow.',
  payoff: 'The last elbow arrow is drawn, and Kenji sees where it stops. The arm waves, exactly that far.',
  token: { one: 'elbow arrow', many: 'elbow arrows', mark: 'arrow' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'moon-lab',
  today:
    'What fits into so narrow an elbow? Kenji measures all kinds of small things to the hundredth. Dot rounds them all to tiny.',
  problem: 'Line up the points, and tiny things can be compared. Each right answer ties on one size tag.',
  payoff: 'The last size tag is on, and tiny has a number. Dot has measured a pea.',
  token: { one: 'size tag', many: 'size tags', mark: 'tag' },
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

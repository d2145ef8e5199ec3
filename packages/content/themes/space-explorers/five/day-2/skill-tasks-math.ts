import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'repair-shop',
  today:
    'Is the star eye broken? It is made of tiny squares that see, in equal rows. Kenji has the plan, and Dot has jam on it.',
  problem: 'Work out how many squares such rows hold, then check them. Each right answer checks one eye square.',
  payoff: 'The last eye square is checked, and Kenji trusts the plan. The jam was apricot.',
  token: { one: 'eye square', many: 'eye squares', mark: 'tile' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'telescope-dome',
  today:
    'Maybe stars are missing. So Lucia shares out the sky among all who can count. Dot asks for a part without any stars.',
  problem: 'The shares must be equal, and no star may be left over. Each right answer gives out one star list.',
  payoff: 'The last star list is given out, and each share is fair. Dot counts to zero, twice, to be sure.',
  token: { one: 'star list', many: 'star lists', mark: 'page' },
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

import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'docking-port',
  today:
    'Is our power wing in front of the antenna? It is made of cells in equal rows. Amara wants to know how far it reaches.',
  problem: 'Work out its cells by rows, and its size is known. Each right answer checks one wing cell.',
  payoff: 'The last wing cell is checked, and we can map the wing. Dot has polished one whole row.',
  token: { one: 'wing cell', many: 'wing cells', mark: 'battery' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'earth-window',
  today:
    'A ship or a cloud could hide Acorn anywhere in the sky. So Amara shares out the sky to watch. Dot wants the piece with lunch.',
  problem: 'Every watcher must get an equal share, with nothing left over. Each right answer gives out one watch card.',
  payoff: 'The last watch card is out, and the shares are fair. Dot watches the soup in its free time.',
  token: { one: 'watch card', many: 'watch cards', mark: 'card' },
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

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

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'docking-port',
  today: 'Is a ship in the way? Ships pay a toll in coins, so its box knows. Dot has built a tower of it.',
  problem: 'Count by fives and tens, and know what each ship paid. Each right answer stamps one toll slip.',
  payoff: "The last toll slip is stamped, and each ship is listed. Dot's tower leans.",
  token: { one: 'toll slip', many: 'toll slips', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'repair-shop',
  today:
    'Is our radio tired? A test gives its strength in long sums. Dot skips the parentheses, for they look like ears.',
  problem: 'In the right order, each sum gives one true reading. Each right answer sets one test dial.',
  payoff: 'The last test dial is set, and nobody can blame the sums. Dot draws a face between two ears.',
  token: { one: 'test dial', many: 'test dials', mark: 'wheel' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'telescope-dome',
  today:
    "One spot on Lucia's star map has gone dark. She lays a grid on the map, to follow it. Dot offers a fishing net instead.",
  problem: 'Two numbers name each point: right first, then up. Each right answer sets one path pin.',
  payoff: 'The last path pin is set, and the way is clear. Dot has caught a sock.',
  token: { one: 'path pin', many: 'path pins', mark: 'peg' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'docking-port',
  today: 'Is our power wing in the way? Kenji turns it, little by little. Dot calls stop each time, a little too late.',
  problem: 'Angles tell how far it turned, and how far to go. Each right answer fits one wing stop.',
  payoff: 'The last wing stop is fitted, and the wing turns as told. Stop, calls Dot.',
  token: { one: 'wing stop', many: 'wing stops', mark: 'bolt' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'control-deck',
  today:
    'Is there a storm on the Sun? Earth sends us readings in tenths and hundredths. Dot took the points for crumbs and wiped them off.',
  problem: 'Line up the points, and the Sun can be judged. Each right answer fills one storm note.',
  payoff: 'The last storm note is full, and each reading has its point. Dot wipes a real crumb, at last.',
  token: { one: 'storm note', many: 'storm notes', mark: 'page' },
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

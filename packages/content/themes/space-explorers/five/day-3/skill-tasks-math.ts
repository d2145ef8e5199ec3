import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'docking-port',
  today:
    'To listen all day takes power, and our wing makes it. It is made of cells in equal rows. Amara looks after each one.',
  problem: 'Whoever knows equal rows need not count each cell. Each right answer checks one wing cell.',
  payoff: 'The last wing cell is checked, and we can listen all day. Dot has polished one whole row.',
  token: { one: 'wing cell', many: 'wing cells', mark: 'battery' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'earth-window',
  today:
    'Acorn could come out anywhere in the sky. So Amara shares out the sky to watch. Dot wants the piece with lunch.',
  problem: 'Every watcher gets an equal share, by good dividing. Each right answer gives out one watch card.',
  payoff: 'The last watch card is out, and the shares are fair. Dot watches the soup in its free time.',
  token: { one: 'watch card', many: 'watch cards', mark: 'card' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'docking-port',
  today:
    'Who has been out there lately? Each ship pays a toll in coins, so the box knows. Dot has built a tower of it.',
  problem: 'Count by fives and tens, and know what each ship paid. Each right answer stamps one toll slip.',
  payoff: "The last toll slip is stamped, and each ship is listed. Dot's tower leans.",
  token: { one: 'toll slip', many: 'toll slips', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'repair-shop',
  today:
    'How well can our radio hear? A test gives its strength in long sums. Dot skips the parentheses, for they look like ears.',
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
  today:
    'We need more power, to listen longer. Kenji turns our power wing, little by little. Dot calls stop each time, a little too late.',
  problem: 'Angles tell how far it turned, and how far to go. Each right answer fits one wing stop.',
  payoff: 'The last wing stop is fitted, and the wing turns as told. Stop, calls Dot.',
  token: { one: 'wing stop', many: 'wing stops', mark: 'bolt' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'control-deck',
  today:
    'What was the Sun like at 7:40? Earth sends us readings in tenths and hundredths. Dot took the points for crumbs and wiped them off.',
  problem: 'Line up the points, and each reading has its place. Each right answer fills one Sun note.',
  payoff: 'The last Sun note is full, and each reading has its point. Dot wipes a real crumb, at last.',
  token: { one: 'Sun note', many: 'Sun notes', mark: 'page' },
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

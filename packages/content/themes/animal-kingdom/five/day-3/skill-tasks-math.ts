import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'beaver-dam',
  today:
    'Noor studies how twigs can be piled up. In the dam they lie in rows, equally many in each. Mateo pulled out just one twig and is wet.',
  problem: 'Whoever knows equal rows knows any pile. Each right answer fills one layer card.',
  payoff: "The last layer card is full, and Noor knows all about piles. The beavers put back Mateo's twig.",
  token: { one: 'layer card', many: 'layer cards', mark: 'card' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'pika-slope',
  today:
    'Such a heap takes many trips to build. A small animal carries just a few twigs at once. Mateo carried nine and lost eight.',
  problem: 'Whoever splits loads well can plan any trip. Each right answer sets one load stone.',
  payoff: 'The last load stone is set, and Noor knows each load. A pika has to sit down.',
  token: { one: 'load stone', many: 'load stones', mark: 'stone' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'pika-slope',
  today:
    'How long has the heap been here? Hikers toss coins into a wishing pot by the path, each year. Mateo wished for lunch.',
  problem: 'Count by fives and tens, to know what lies in it. Each right answer fills one wish slip.',
  payoff: 'The last wish slip is full, and Noor knows whom to ask. Lunch has come true.',
  token: { one: 'wish slip', many: 'wish slips', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'lookout-tower',
  today: 'The old flood book writes each height as a sum. Mateo added first, and the tower was under water.',
  problem: 'Only the right order of steps gives the true height. Each right answer fills one height card.',
  payoff: 'The last height card is full, and each flood has its number. The tower is dry again.',
  token: { one: 'height card', many: 'height cards', mark: 'card' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'letter-room',
  today:
    'The trail leads up the slope, print by print. Noor marks it on a map with a grid. Pip has bitten off a corner.',
  problem: 'Two numbers name each print: right first, then up. Each right answer sets one map peg.',
  payoff: 'The last map peg is set, and the trail leads on. Pip asks if maps come in fish.',
  token: { one: 'map peg', many: 'map pegs', mark: 'peg' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'pika-slope',
  today: 'At each boulder the trail turns. Left, says Suki, and right, says a pika. Mateo turns toward lunch.',
  problem: 'Angles tell how far it turns, and where to look next. Each right answer sets one trail arrow.',
  payoff: 'The last trail arrow is set, and nobody walks in circles. Lunch was behind us.',
  token: { one: 'trail arrow', many: 'trail arrows', mark: 'arrow' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'oak-wood',
  today:
    'Who or what could pile up such twigs? Noor measures to the hundredth. Twiggy, says Mateo, about each of them.',
  problem: 'Line up the points, and no twig fools us. Each right answer ties on one twig tag.',
  payoff: 'The last twig tag is on, and twiggy has a number. Mateo measures a breadstick.',
  token: { one: 'twig tag', many: 'twig tags', mark: 'tag' },
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

import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'beaver-dam',
  today:
    'Beavers pile up twigs in rows, equally many in each. Did they pile up our heap, too? Mateo pulled out just one twig and is wet.',
  problem: 'Work out both heaps by their rows, and compare. Each right answer fills one layer card.',
  payoff: "The last layer card is full, and Noor compares the two heaps. The beavers put back Mateo's twig.",
  token: { one: 'layer card', many: 'layer cards', mark: 'card' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'pika-slope',
  today:
    'How many trips does it take to build such a heap? A small animal carries just a few twigs at once. Mateo carried nine and lost eight.',
  problem: 'Split the twigs into equal loads, and you have the trips. Each right answer sets one load stone.',
  payoff: 'The last load stone is set, and Noor knows how many trips. A pika has to sit down.',
  token: { one: 'load stone', many: 'load stones', mark: 'stone' },
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

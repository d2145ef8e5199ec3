import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'suit-room',
  today:
    'Who built Acorn, and what did they wear? Their coats had buttons in equal rows. Earth has radioed us a drawing of each coat.',
  problem: 'Rows and equal groups tell one coat from another. Each right answer fills one coat page.',
  payoff: 'The last coat page is full, and every button is accounted for. Dot wants a coat with nine rows.',
  token: { one: 'coat page', many: 'coat pages', mark: 'page' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'moon-lab',
  today:
    'Kenji wants to hear what small things sound like. Our pebbles lie in boxes, equally many in each. Dot has borrowed some for a game.',
  problem: 'Only good dividing makes the boxes equal again. Each right answer fills one pebble box.',
  payoff: "The last pebble box is full, and the shares are equal. Dot's game was called Who Has the Pebbles.",
  token: { one: 'pebble box', many: 'pebble boxes', mark: 'box' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'galley',
  today: "What did Acorn's builders buy? Each part cost coins, says their old bill. Dot asks what a nose would cost.",
  problem: 'Count by fives and tens, for each part has its price. Each right answer checks one bill page.',
  payoff: 'The last bill page is checked, and the builders paid fairly. Noses are not listed.',
  token: { one: 'bill page', many: 'bill pages', mark: 'page' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'docking-port',
  today:
    'Before each letter, the lock shows a long sum. It has plus, times and parentheses, all in one line. Dot says the first number it likes.',
  problem: 'The lock hears only answers worked out in the right order. Each right answer moves one lock pin.',
  payoff: 'The last lock pin moves, and the lock is ready for letters. Dot still likes nine.',
  token: { one: 'lock pin', many: 'lock pins', mark: 'peg' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'repair-shop',
  today:
    'Where in Acorn does the thing rattle? Lucia draws a grid on the coat and taps each point. Dot knocks back, politely.',
  problem: 'Two numbers name each point: right first, then up. Each right answer chalks one knock star.',
  payoff: 'The last knock star is chalked, and the knocks make a map. Dot has chalk on its nose.',
  token: { one: 'knock star', many: 'knock stars', mark: 'star' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'moon-lab',
  today:
    'The round door turns like a dial, but how far? At each turn, something knocks. Dot turns its head all the way around.',
  problem: 'Angles tell how far it turned, and how much is left. Each right answer sets one dial arrow.',
  payoff: 'The last dial arrow is set, and each turn has its number. Dot unwinds.',
  token: { one: 'dial arrow', many: 'dial arrows', mark: 'arrow' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'cargo-bay',
  today:
    "Acorn's list gives each weight to the hundredth of a gram. Dot floats on a scale and weighs 0.00. So Kenji swings things on a spring: heavy ones swing slowly.",
  problem: 'Line up the points, and each weight counts. Each right answer checks one weight card.',
  payoff: 'The last weight card is checked, and all points are in line. Dot is proud of its zeros.',
  token: { one: 'weight card', many: 'weight cards', mark: 'card' },
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

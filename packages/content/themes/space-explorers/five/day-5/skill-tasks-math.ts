import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'suit-room',
  today:
    "Is it a lost button? Acorn's builders wore coats with buttons in equal rows. Earth has radioed us a drawing of each coat.",
  problem: 'Work out the buttons by rows, and a missing one shows. Each right answer fills one coat page.',
  payoff: 'The last coat page is full, and every button is accounted for. Dot wants a coat with nine rows.',
  token: { one: 'coat page', many: 'coat pages', mark: 'page' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'moon-lab',
  today: 'Is it a Moon pebble? Ours lie in boxes, equally many in each. Dot has borrowed some for a game.',
  problem: 'Share them out again, and see if one is missing. Each right answer fills one pebble box.',
  payoff: "The last pebble box is full, and the shares are equal. Dot's game was called Who Has the Pebbles.",
  token: { one: 'pebble box', many: 'pebble boxes', mark: 'box' },
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

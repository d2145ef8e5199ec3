import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'radio-nook',
  today:
    'Small lamps show where each call comes from. They sit in rows, equally many in each. Dot counts them one by one and is at forty.',
  problem: 'Equal rows need no counting one by one. Each right answer lights one radio lamp.',
  payoff: 'The last radio lamp is lit, and every row has been checked. Dot is at sixty and will not be hurried.',
  token: { one: 'radio lamp', many: 'radio lamps', mark: 'lamp' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'cargo-bay',
  today:
    'The beep could sit in any crate on board. So Kenji shares out the crates among us. Dot gave itself one and Ravi the rest.',
  problem: 'Only good dividing makes fair shares. Each right answer hands out one crate key.',
  payoff: 'The last crate key is out, and every crate gets an ear. Dot listens to its one crate three times.',
  token: { one: 'crate key', many: 'crate keys', mark: 'key' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'radio-nook',
  today:
    'Did anybody on Earth call us? To ask, Kenji must pay for each call in coins. Dot shook the coin box, and now the coins float off.',
  problem: 'Count the coins by fives and tens, to pay for the calls. Each right answer pays for one call slip.',
  payoff: 'The last call slip is paid, and every town can be asked. Dot nets one more coin.',
  token: { one: 'call slip', many: 'call slips', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'control-deck',
  today:
    'How does one set a radio for so faint a beep? Its manual is written in sums, with parentheses and all. Dot did them from left to right, and the radio mooed.',
  problem: 'In the right order, each line gives one true setting. Each right answer sets one radio dial.',
  payoff: 'The last radio dial is set, and nothing moos. Dot now reads manuals from the middle.',
  token: { one: 'radio dial', many: 'radio dials', mark: 'wheel' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'telescope-dome',
  today: 'From where does the beep come? Lucia lays a grid over the sky map. Dot has moved a pin, to be helpful.',
  problem: 'Two numbers name each point: right first, then up. Each right answer sets one sky pin.',
  payoff: "The last sky pin is set, and each direction has its point. Dot's pin marks the galley.",
  token: { one: 'sky pin', many: 'sky pins', mark: 'peg' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'radio-nook',
  today:
    'Kenji turns the antenna to find where the beep is loudest. Half a turn is too far, a tiny one too little. Dot turns along and is dizzy.',
  problem: 'Angles tell how far it turned, and how far to go. Each right answer draws one turn arrow.',
  payoff: 'The last turn arrow is drawn, and Kenji can point anywhere. Dot points at the floor.',
  token: { one: 'turn arrow', many: 'turn arrows', mark: 'arrow' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'radio-nook',
  today:
    'Each ship and town calls on its own number, such as 4.25. Our beep lies between two of them. Dot has moved the points, as they looked bored.',
  problem: 'Line up the points, and each call gets its place. Each right answer tunes one radio channel.',
  payoff: 'The last radio channel is tuned, and each number has its point. Dot promises to leave all dots alone.',
  token: { one: 'radio channel', many: 'radio channels', mark: 'wheel' },
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

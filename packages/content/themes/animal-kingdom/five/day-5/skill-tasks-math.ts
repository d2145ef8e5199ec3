import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'ranger-cabin',
  today:
    'Noor looks at all that hangs on the wall. Cup beside cup hangs there, in equal rows. The frog sleeps in one of them.',
  problem: 'Rows and equal groups tell what a wall can hold. Each right answer hangs up one cup tag.',
  payoff: "The last cup tag hangs, and every row was checked. The frog's cup is marked: taken.",
  token: { one: 'cup tag', many: 'cup tags', mark: 'tag' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'letter-room',
  today:
    'How did the huts share what they had? An old list says that all got equally many lamps. Mateo got one, too, as a hat.',
  problem: 'Share the lamps out again, and see if any are left over. Each right answer seals one hut letter.',
  payoff: "The last hut letter is sealed, and the old list is checked. Mateo's hat still smells of oil.",
  token: { one: 'hut letter', many: 'hut letters', mark: 'letter' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'oak-wood',
  today:
    'Has somebody claimed it before? Each claim cost a coin, and the coin box is full. Mateo has claimed one sock.',
  problem: 'Count by fives and tens, and the box can be read. Each right answer stamps one claim ticket.',
  payoff: 'The last claim ticket is stamped, and the box is empty. A jay has claimed Mateo.',
  token: { one: 'claim ticket', many: 'claim tickets', mark: 'ticket' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'ranger-cabin',
  today:
    'An old bill for the cabin turns up behind a shelf. Shelves, lamps and pegs make one long sum. Mateo gets a hundred and a half.',
  problem: 'In the right order, each line tells what was bought. Each right answer reads one bill page.',
  payoff: 'The last bill page is read, and Noor knows the old cabin. Nobody bought half a peg.',
  token: { one: 'bill page', many: 'bill pages', mark: 'page' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'ranger-cabin',
  today:
    'What hung where on the old wall? Noor draws the wall as a grid. The cabin frog sits on a point and counts as one.',
  problem: 'Two numbers name each spot: right first, then up. Each right answer sets one wall star.',
  payoff: 'The last wall star is set, and no spot is forgotten. The frog hops one up.',
  token: { one: 'wall star', many: 'wall stars', mark: 'star' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'bat-hollow',
  today:
    'Our thing has a loop, and loops turn around pegs. But how far can this one turn? Mateo turns along, to keep up.',
  problem: 'Angles tell how far it turned, and how much is left. Each right answer draws one loop arrow.',
  payoff: 'The last loop arrow is drawn, and each turn has its number. Mateo sits down.',
  token: { one: 'loop arrow', many: 'loop arrows', mark: 'arrow' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'care-hut',
  today: 'Where could our thing have hung? Noor measures to the hundredth. Mateo measures a hat, inside and out.',
  problem: 'Line up the points, and we know what fits. Each right answer ties on one peg tag.',
  payoff: 'The last peg tag is on, and each peg has its number. The hat is one Mateo wide.',
  token: { one: 'peg tag', many: 'peg tags', mark: 'tag' },
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

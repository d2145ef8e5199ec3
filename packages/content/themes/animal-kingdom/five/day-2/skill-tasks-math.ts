import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'owl-barn',
  today: 'Noor lets visitors of the barn walk over flour. Their toes come in groups, equally many in each.',
  problem: 'Whoever knows equal groups need not count each toe. Each right answer fills one toe card.',
  payoff: 'The last toe card is full, and Noor can compare all steps. One mouse asks for a copy.',
  token: { one: 'toe card', many: 'toe cards', mark: 'card' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'ranger-cabin',
  today:
    'Noor wants to cast our prints in plaster. There is just one pail, and each print needs the same amount. Mateo has already cast a thumb.',
  problem: 'With unequal shares, the last prints get none. Each right answer fills one plaster tub.',
  payoff: 'The last plaster tub is full, and every print is cast. The thumb dries beside them, in place of honor.',
  token: { one: 'plaster tub', many: 'plaster tubs', mark: 'jar' },
}

/** Counting coins by fives and tens. */
const coinCounts: StoryTask = {
  scene: 'care-hut',
  today:
    "We need new flour for tonight, and flour costs money. Mateo has opened the rangers' coin box. A beetle lives in it.",
  problem: 'Count by fives and tens, to see if the coins are enough. Each right answer buys one flour sack.',
  payoff: 'The last flour sack is bought, and the next line will show. The beetle keeps the box.',
  token: { one: 'flour sack', many: 'flour sacks', mark: 'bag' },
}

/** Expressions: steps in the right order. */
const ordersOfWork: StoryTask = {
  scene: 'lookout-tower',
  today: 'Olu writes the night log in code. Each line is one long sum. Mateo worked out the first and got Tuesday.',
  problem: 'Do the steps in the right order, and each line speaks. Each right answer reads one code page.',
  payoff: 'The last code page is read, and the night is clear. It was not Tuesday.',
  token: { one: 'code page', many: 'code pages', mark: 'page' },
}

/** Points on a grid. */
const grids: StoryTask = {
  scene: 'ranger-cabin',
  today:
    'The line bends from print to print, across the whole floor. Noor copies it onto a grid. The cabin frog sits on a point.',
  problem: 'Two numbers name each bend: right first, then up. Each right answer sets one line pin.',
  payoff: 'The last line pin is set, and the line is copied. The frog has moved two to the right.',
  token: { one: 'line pin', many: 'line pins', mark: 'peg' },
}

/** Angles and parts of a turn. */
const turns: StoryTask = {
  scene: 'ranger-cabin',
  today: 'At each table leg the line turns. Noor follows it on hands and knees. Mateo turned and met the shelf.',
  problem: 'Angles tell how sharp a turn is, and what is missing. Each right answer lays one turn tag.',
  payoff: "The last turn tag lies, and each bend has its angle. Mateo's bump is round.",
  token: { one: 'turn tag', many: 'turn tags', mark: 'tag' },
}

/** Tenths and hundredths. */
const decimals: StoryTask = {
  scene: 'otter-bend',
  today: 'What could draw such a line? Noor measures in tenths and hundredths. Mateo measures a cookie.',
  problem: 'Line up the points, for even a hair counts. Each right answer ties on one line tag.',
  payoff: 'The last line tag is on, and each line has its number. The cookie got smaller.',
  token: { one: 'line tag', many: 'line tags', mark: 'tag' },
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

import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'owl-barn',
  today:
    'Did a mouse or a squirrel draw our line? Noor lets both walk over flour in the barn. Their toes come in groups, equally many in each.',
  problem: 'Equal groups of toes and steps tell who walks like that. Each right answer fills one toe card.',
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

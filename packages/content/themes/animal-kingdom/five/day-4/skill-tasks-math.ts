import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'owl-barn',
  today:
    "Was it hunger? Olu's chicks play shop with acorns from below the heap. They lie in rows, equally many in each.",
  problem: 'Work them out by rows: is that enough to eat? Each right answer fills one acorn dish.',
  payoff: 'The last acorn dish is full, and Noor can plan any menu. One chick has hatched out a row, or tried to.',
  token: { one: 'acorn dish', many: 'acorn dishes', mark: 'bowl' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'fox-den',
  today:
    'Was it a thief with a gang? Gangs share what they take, says Suki, and looks at the sky. Four kits share one sock.',
  problem: 'Does it all come out in equal shares, or is something left? Each right answer files one share slip.',
  payoff: 'The last share slip is filed, and Suki has checked each one. The sock came out in four parts.',
  token: { one: 'share slip', many: 'share slips', mark: 'ticket' },
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

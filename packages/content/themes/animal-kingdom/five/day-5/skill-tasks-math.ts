import type { StoryTask } from '../../../../types.ts'

/** Times: equal rows and equal groups. */
const equalRows: StoryTask = {
  scene: 'ranger-cabin',
  today: 'Is our thing from the cup shelf? Cup beside cup hangs there, in equal rows. The frog sleeps in one of them.',
  problem: 'Work out what such rows hold, and see if one is missing. Each right answer hangs up one cup tag.',
  payoff: "The last cup tag hangs, and every row was checked. The frog's cup is marked: taken.",
  token: { one: 'cup tag', many: 'cup tags', mark: 'tag' },
}

/** Division: equal shares and equal loads. */
const equalShares: StoryTask = {
  scene: 'letter-room',
  today:
    'Is it from the lamp shelf? An old list says that all huts got equally many lamps. Mateo got one, too, as a hat.',
  problem: 'Share the lamps out again, and see if any are left over. Each right answer seals one hut letter.',
  payoff: "The last hut letter is sealed, and the old list is checked. Mateo's hat still smells of oil.",
  token: { one: 'hut letter', many: 'hut letters', mark: 'letter' },
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

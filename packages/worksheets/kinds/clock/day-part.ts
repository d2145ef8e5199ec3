import type { Random } from '../../random.ts'

interface DayPart {
  says: string
  half: 'a.m.' | 'p.m.'
}

/** What people say of a time that a dial shows, by its hour; 12 stands as 0. */
const partsOf: Record<number, [DayPart, DayPart]> = {
  0: [pm('at lunch'), am('after midnight')],
  1: [pm('after lunch'), am('deep in the night')],
  2: [pm('after lunch'), am('deep in the night')],
  3: [pm('after school'), am('deep in the night')],
  4: [pm('after school'), am('before sunrise')],
  5: [pm('before supper'), am('before breakfast')],
  6: [pm('in the evening'), am('before breakfast')],
  7: [pm('in the evening'), am('at breakfast')],
  8: [pm('at bedtime'), am('in the morning')],
  9: [pm('late in the evening'), am('in the morning')],
  10: [pm('late at night'), am('in the morning')],
  11: [pm('late at night'), am('before lunch')],
}

/** Hours of a child's day, from and to, in an order by which the first six spread over all of it. */
const spans = [
  [6, 8],
  [12, 15],
  [8, 12],
  [15, 18],
  [18, 20],
  [20, 22],
] as const

/** Minute of the day, midnight being 0. */
export function dayTime(index: number, finest: number, random: Random): number {
  const [from, upTo] = spans[index % spans.length] ?? [8, 12]
  return random.int((from * 60) / finest, (upTo * 60) / finest - 1) * finest
}

export function dayPart(minuteOfDay: number): DayPart {
  const [afternoon, morning] = partsOf[Math.floor(minuteOfDay / 60) % 12] ?? [pm('after lunch'), am('in the morning')]
  return minuteOfDay < 720 ? morning : afternoon
}

function am(says: string): DayPart {
  return { says, half: 'a.m.' }
}

function pm(says: string): DayPart {
  return { says, half: 'p.m.' }
}

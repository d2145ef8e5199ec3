import type { Grade } from '@pencil-quest/contract/choices'
import type { TimelineQuestion } from '@pencil-quest/contract/sheets'
import type { TimeEvent } from '../../figures/time-line.ts'
import { numberLimits } from '../../grade-tables.ts'
import type { Random } from '../../random.ts'
import type { Unit } from './times.ts'

export type LineQuestion = Exclude<TimelineQuestion, 'order'>

export interface Question {
  sort: LineQuestion
  ask: string
  answer: string
  note?: string
  /** Behind the answer line. */
  unit: string
  circle: string[] | null
}

/** One question of the sort about events in the order of time, or null where this draw gives none. */
export function drawQuestion(
  sort: LineQuestion,
  inTime: readonly TimeEvent[],
  unit: Unit,
  grade: Grade,
  random: Random,
): Question | null {
  const plain = { sort, unit: '', circle: null }
  const [one, two] = random.sample(inTime, 2)
  if (!one || !two) return null
  const [early, late] = one.at < two.at ? [one, two] : [two, one]
  const apart = inTime.indexOf(late) - inTime.indexOf(early)
  switch (sort) {
    case 'first': {
      const [a, b, c] = random.sample(inTime, 3)
      if (!a || !b || !c) return null
      const end = random.pick(['first', 'last'] as const)
      const found = [a, b, c].sort((x, y) => (end === 'first' ? x.at - y.at : y.at - x.at))[0] ?? a
      const named = [a, b, c].map(({ letter }) => letter).sort()
      return {
        ...plain,
        ask: `Which came ${end}: ${named[0]}, ${named[1]} or ${named[2]}?`,
        answer: found.letter,
        note: told(found),
      }
    }
    case 'between': {
      const middle = inTime[inTime.indexOf(early) + 1]
      if (apart !== 2 || !middle) return null
      return {
        ...plain,
        ask: `What came between ${early.letter} and ${late.letter}?`,
        answer: middle.letter,
        note: told(middle),
      }
    }
    case 'how-long': {
      const length = late.at - early.at
      if (length < 2 || length % 1 !== 0 || length > numberLimits[grade].addWithin) return null
      return {
        ...plain,
        ask: `How many ${unit}s is it from ${early.letter} to ${late.letter}?`,
        answer: String(length),
        note: `From ${early.when} to ${late.when}`,
        unit: `${unit}s`,
      }
    }
    case 'before-after': {
      if (random.next() < 0.5) {
        const answer = one.at < two.at ? 'before' : 'after'
        const ask = `Did ${one.letter} come before or after ${two.letter}?`
        return { ...plain, ask, answer, note: `${one.when}, ${two.when}`, circle: ['before', 'after'] }
      }
      if (apart !== 1) return null
      const isAfter = random.next() < 0.5
      const found = isAfter ? late : early
      const ask = `Which came right ${isAfter ? 'after' : 'before'} ${(isAfter ? early : late).letter}?`
      return { ...plain, ask, answer: found.letter, note: told(found) }
    }
  }
}

function told({ what, when }: TimeEvent): string {
  return `${what}, ${when}`
}

import { type Duration, type Grade, grades } from '@pencil-quest/contract/choices'

type Span = readonly [number, number]

function byGrade<Value>(...values: readonly [Value, Value, Value, Value, Value, Value]): Record<Grade, Value> {
  return Object.fromEntries(grades.map((grade, i) => [grade, values[i]])) as Record<Grade, Value>
}

/** Source of all tables: the home learning plan rubric, version 1.0. */
export const slotsPerDay: Record<Duration, Record<Grade, number>> = {
  30: byGrade(2, 2, 2, 2, 2, 2),
  60: byGrade(4, 4, 3, 3, 3, 3),
  90: byGrade(6, 6, 5, 5, 4, 4),
}
export const activityMinutes = byGrade<Span>([8, 14], [8, 14], [12, 18], [12, 18], [12, 22], [12, 22])
export const segmentCap = byGrade(8, 8, 10, 12, 15, 15)
/** Minutes until the child gets up at the latest. */
export const movementEvery = byGrade(20, 20, 25, 30, 30, 30)

export const pooledFleschKincaid = byGrade(1.5, 2.5, 3.5, 4.5, 5.5, 6.5)
/** Kindergarten listens; its texts have no band. */
export const passageBand = byGrade<Span | null>(
  null,
  [Number.NEGATIVE_INFINITY, 2.5],
  [1.98, 3.5],
  [1.98, 5.34],
  [4, 6],
  [4.51, 7.73],
)

/** Words a minute: adults read aloud to the youngest. Hasbrouck and Tindal 2017, 50th percentile in spring. */
export const readingSpeed = byGrade(130, 60, 100, 112, 133, 146)
/** Words a minute that a child thinks up and writes. */
export const writingSpeed = byGrade(1.5, 2, 3.5, 5, 7, 8)
export const copiedLettersPerMinute = byGrade(10, 19, 34, 48, 64, 73)
export const secondsPerItem = {
  fact: byGrade(30, 20, 12, 10, 8, 8),
  multiDigit: byGrade(45, 45, 45, 50, 75, 90),
  wordProblem: byGrade(90, 90, 100, 110, 120, 130),
  match: byGrade(15, 12, 10, 8, 8, 8),
  choice: byGrade(30, 30, 30, 35, 40, 45),
}

export const itemsPerPage = {
  facts: byGrade<Span>([5, 8], [8, 12], [10, 16], [12, 20], [12, 20], [12, 20]),
  wordProblems: byGrade<Span>([2, 3], [3, 4], [3, 5], [4, 6], [4, 6], [4, 6]),
  choices: byGrade<Span>([3, 4], [4, 5], [4, 6], [5, 8], [6, 8], [6, 10]),
}

interface NumberLimits {
  /** Largest number that is counted, named or compared. */
  any: number
  /** Largest number on either side of a plus or minus sign. */
  addWithin: number
  /** Largest product or dividend; 0 where multiplying is not taught. */
  multiplyWithin: number
  /** Null where any is taught. */
  denominators: readonly number[] | null
  decimalPlaces: number
}

const ofFourth = [2, 3, 4, 5, 6, 8, 10, 12, 100]

/** Largest numbers that a math page of a grade prints. Source: Common Core grade ranges. */
export const numberLimits: Record<Grade, NumberLimits> = byGrade<NumberLimits>(
  { any: 100, addWithin: 10, multiplyWithin: 0, denominators: [], decimalPlaces: 0 },
  { any: 120, addWithin: 100, multiplyWithin: 0, denominators: [2, 4], decimalPlaces: 0 },
  { any: 1000, addWithin: 1000, multiplyWithin: 25, denominators: [2, 3, 4], decimalPlaces: 0 },
  { any: 10_000, addWithin: 1000, multiplyWithin: 100, denominators: [2, 3, 4, 6, 8], decimalPlaces: 0 },
  { any: 1_000_000, addWithin: 1_000_000, multiplyWithin: 100_000, denominators: ofFourth, decimalPlaces: 2 },
  { any: 10_000_000, addWithin: 1_000_000, multiplyWithin: 10_000_000, denominators: null, decimalPlaces: 3 },
)

/** The grade that sets the pace: the younger one where age and grade lie more than a year apart. */
export function paceGrade(grade: Grade, age: number): Grade {
  const own = grades.indexOf(grade)
  const byAge = Math.max(0, age - 5)
  return byAge < own - 1 ? (grades[byAge] ?? grade) : grade
}

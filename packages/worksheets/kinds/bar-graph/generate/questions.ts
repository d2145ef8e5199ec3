import type { GraphQuestion } from '@pencil-quest/contract/sheets'
import type { Random } from '../../../random.ts'
import type { Subject } from './subject.ts'

export interface Column {
  name: string
  value: number
}

export interface Question {
  ask: string
  answer: string
  /** Absent where the child draws instead of writing. */
  unit?: string
  note?: string
}

/** Every question of a sort that the graph allows, in chance order; the column to be drawn is asked for only there. */
export function questionsOf(
  sort: GraphQuestion,
  columns: Column[],
  missing: Column | undefined,
  mark: string,
  /** What one ring stands for; null for bars. */
  each: number | null,
  subject: Subject,
  random: Random,
): Question[] {
  const bySize = [...columns].sort((a, b) => a.value - b.value)
  const [fewest, most] = [bySize[0], bySize.at(-1)]
  if (!fewest || !most) return []
  const total = columns.reduce((sum, { value }) => sum + value, 0)
  switch (sort) {
    case 'how-many':
      return random
        .shuffle(columns.filter((column) => column !== missing))
        .map(({ name, value }) => numeric(subject.howMany(name), value, subject.unit(name)))
    case 'most':
      return [{ ask: subject.most, answer: most.name, unit: '' }]
    case 'fewest':
      return [{ ask: subject.fewest, answer: fewest.name, unit: '' }]
    case 'how-many-more':
      return differences(columns, subject, random)
    case 'total':
      return [numeric(subject.total, total, 'in all')]
    case 'draw':
      return missing
        ? [{ ask: subject.missing(missing.name, missing.value, mark), answer: drawn(missing.value, each) }]
        : []
  }
}

/** Two bars together, in chance order. */
export function sumsOfTwo(columns: Column[], subject: Subject, random: Random): Question[] {
  const pairs = columns.flatMap((one, i) => columns.slice(i + 1).map((other) => ({ one, other })))
  return random.shuffle(pairs).map(({ one, other }) => ({
    ...numeric(subject.together(one.name, other.name), one.value + other.value, 'in all'),
    note: `If the answer was ${Math.max(one.value, other.value)}, only the larger of the two was read.`,
  }))
}

function drawn(value: number, each: number | null): string {
  const rings = value / (each ?? 1)
  return each === null ? `draw to ${value}` : `draw ${rings} ${rings === 1 ? 'ring' : 'rings'}`
}

function differences(columns: Column[], subject: Subject, random: Random): Question[] {
  const pairs = columns.flatMap((larger) =>
    columns.filter(({ value }) => larger.value - value >= 2).map((smaller) => ({ larger, smaller })),
  )
  return random.shuffle(pairs).map(({ larger, smaller }, index) => {
    const [asked, other] = index % 2 === 0 ? [larger, smaller] : [smaller, larger]
    const ask = index % 2 === 0 ? subject.more(asked.name, other.name) : subject.fewer(asked.name, other.name)
    return {
      ...numeric(ask, larger.value - smaller.value, subject.unit(asked.name)),
      note: `If the answer was ${asked.value}, it tells how many there are, not how many ${index % 2 === 0 ? 'more' : 'fewer'}.`,
    }
  })
}

function numeric(ask: string, value: number, unit: string): Question {
  return { ask, answer: `${value} ${unit}`, unit }
}

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
  mark: 'bar' | 'rings',
  scale: number,
  subject: Subject,
  random: Random,
): Question[] {
  const bySize = [...columns].sort((a, b) => a.value - b.value)
  const [fewest, most] = [bySize[0], bySize.at(-1)]
  if (!fewest || !most) return []
  const total = columns.reduce((sum, { value }) => sum + value, 0)
  switch (sort) {
    case 'how-many':
      return random.shuffle(columns.filter((column) => column !== missing)).map(({ name, value }) => ({
        ...numeric(subject.howMany(name), value, subject.unit(name)),
        ...(value % scale > 0 && { note: halfNote(value, scale, mark) }),
      }))
    case 'most':
      return [{ ask: subject.most, answer: most.name, unit: '' }]
    case 'fewest':
      return [{ ask: subject.fewest, answer: fewest.name, unit: '' }]
    case 'how-many-more':
      return differences(columns, subject, random)
    case 'to-match':
      return matches(columns, subject, random)
    case 'two-and-two':
      return twoAndTwo(columns, subject, random)
    case 'total':
      return [numeric(subject.total, total, 'in all')]
    case 'draw':
      return missing
        ? [{ ask: subject.missing(missing.name, missing.value, mark), answer: drawn(missing.value, mark, scale) }]
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

function halfNote(value: number, scale: number, mark: 'bar' | 'rings'): string {
  const half = scale / 2
  return mark === 'bar'
    ? `The bar ends halfway from ${value - half} to ${value + half}, and half a step is ${half}.`
    : `Half a ring stands for ${half}.`
}

function drawn(value: number, mark: 'bar' | 'rings', scale: number): string {
  if (mark === 'bar') return `draw to ${value}`
  const full = Math.floor(value / scale)
  if (value % scale > 0) return `draw ${full} and a half rings`
  return `draw ${full} ${full === 1 ? 'ring' : 'rings'}`
}

/** Those that are at least two apart, in chance order. */
function pairsApart(columns: Column[], random: Random): { larger: Column; smaller: Column }[] {
  const pairs = columns.flatMap((larger) =>
    columns.filter(({ value }) => larger.value - value >= 2).map((smaller) => ({ larger, smaller })),
  )
  return random.shuffle(pairs)
}

function matches(columns: Column[], subject: Subject, random: Random): Question[] {
  return pairsApart(columns, random).map(({ larger, smaller }) => ({
    ...numeric(subject.toMatch(smaller.name, larger.name), larger.value - smaller.value, subject.unit(smaller.name)),
    note: `Count up from ${smaller.value} to ${larger.value}. If the answer was ${larger.value + smaller.value}, both were added.`,
  }))
}

/** Each way to put four bars together by twos, where the sums are at least two apart. */
function twoAndTwo([a, b, c, d]: Column[], subject: Subject, random: Random): Question[] {
  if (!a || !b || !c || !d) return []
  const ways = random.shuffle([
    [a, b, c, d],
    [a, c, b, d],
    [a, d, b, c],
  ] as const)
  return ways.flatMap(([one, other, third, fourth]) => {
    const [first, second] = [one.value + other.value, third.value + fourth.value]
    const [more, fewer] =
      first > second
        ? ([
            [one, other],
            [third, fourth],
          ] as const)
        : ([
            [third, fourth],
            [one, other],
          ] as const)
    if (Math.abs(first - second) < 2) return []
    const names = [more[0].name, more[1].name, fewer[0].name, fewer[1].name] as const
    return {
      ...numeric(subject.twoAndTwo(names), Math.abs(first - second), 'more'),
      note: `First two and two are added: ${Math.max(first, second)} and ${Math.min(first, second)}.`,
    }
  })
}

function differences(columns: Column[], subject: Subject, random: Random): Question[] {
  return pairsApart(columns, random).map(({ larger, smaller }, index) => {
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

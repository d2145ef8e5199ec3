import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { patternGrid } from '../../figures/pattern-grid.ts'
import type { DrawnSheet } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'

const termsOf = { patterns: 4, 'shifted-patterns': 3 } as const
const perPage = 4

/** A grid so wide has room for A to add 2 or 3 each time. */
const roomToLeap = 12

/** What stands around the line for how B goes with A. */
const asked = { patterns: { lead: 'B is always', tail: 'A.' }, 'shifted-patterns': { lead: 'B is always' } }

interface Two {
  /** What A and B begin with and add each time. */
  a: readonly [start: number, step: number]
  b: readonly [start: number, step: number]
  relation: string
}

/** Lists two patterns, marks their pairs on a grid of its own and says how B goes with A. */
export function twoPatterns(
  { form, size }: { form: keyof typeof termsOf; size: number },
  place: string,
  who: string,
  { step }: SheetSetting,
  random: Random,
): DrawnSheet<TaskPage> {
  // A hard page counts A in larger steps; the grid has room for fewer of them.
  const leaps = form === 'patterns' && step === 2 && size >= roomToLeap
  const terms = leaps ? 3 : termsOf[form]
  const most = Math.floor(size / (terms - 1))
  const times = () => {
    const [by, k] = [random.int(1, Math.floor(most / 2)), random.int(2, most)]
    // As in every first example; of A in steps of 1 only what is steep is hard.
    if (k === 3 || (leaps && by === 1 && k < 4)) return null
    return by * k > most ? null : { a: [0, by] as const, b: [0, by * k] as const, relation: `${k} times A` }
  }
  const more = () => {
    const [by, over] = [random.int(leaps ? 2 : 1, most - 1), random.int(1, size - 3)]
    const from = step === 0 ? 0 : random.int(0, 1)
    if (from + over + by * (terms - 1) > size) return null
    return { a: [from, by] as const, b: [from + over, by] as const, relation: `${over} more than A` }
  }
  const shifted = () => {
    const [by, k] = [random.int(1, 2), random.int(2, 4)]
    const most = size - by * k * (terms - 1)
    if (most < 1) return null
    const over = random.int(1, Math.min(most, 5))
    return { a: [0, by] as const, b: [over, by * k] as const, relation: `${k} × A and ${over} more` }
  }
  const name = ({ a, b }: Two) => [...a, ...b].join()
  const both = () => [...distinct(2, times, name), ...distinct(2, more, name)]
  const [first, ...others] = form === 'patterns' ? both() : distinct(perPage, shifted, name)
  const items = (first ? [first, ...random.shuffle(others)] : []).slice(0, perPage).map((two, index): Item => {
    const lists = [two.a, two.b].map(([start, by]) => Array.from({ length: terms }, (_, i) => start + by * i))
    const [as = [], bs = []] = lists
    const says = [two.a, two.b].map(([start, by], i) => `${'AB'.charAt(i)}: start at ${start}, add ${by}`)
    const points = as.map((x, i) => ({ x, y: bs[i] ?? 0 }))
    const written = points.map(({ x, y }) => `(${x}, ${y})`).join(', ')
    return {
      // The example is done in its drawing and says its relation over it.
      ...(index === 0 ? { drawn: true, ask: `B is always ${two.relation}.` } : asked[form]),
      figure: patternGrid(size, says, [], terms),
      finished: patternGrid(size, says, lists, terms),
      answer: `A ${as.join(', ')}; B ${bs.join(', ')}; points ${written}; B is ${two.relation}`,
      note: 'The points lie on one straight line. If one does not, look at its two numbers again.',
    }
  })
  return taskSheet(
    {
      title: `Two Patterns at ${place}`,
      instructions: `${who} lists both patterns and marks each pair, A to the right and B up. How does B go with A?`,
      columns: 2,
    },
    items,
  )
}

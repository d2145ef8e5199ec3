import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct } from '../../task-page.ts'

export type Sort = SpecOf<'function-table'>['rules'][number]

/** Times, then plus; the name is what the child writes. */
export interface Rule {
  name: string
  times: number
  plus: number
}

interface Bounds {
  sorts: Sort[]
  /** Largest number of all, and largest product. */
  upTo: number
  multiplyWithin: number
}

/** Pairs of a table. */
export const rows = 5

/** The rules that the grade knows among those asked for; throws `CannotDraw` where it knows none. */
export function boundsFor({ rules, upTo }: SpecOf<'function-table'>, grade: Grade): Bounds {
  const { addWithin, multiplyWithin } = numberLimits[grade]
  const known: Record<Sort, boolean> = {
    add: grade !== 'kindergarten',
    subtract: grade !== 'kindergarten',
    multiply: multiplyWithin > 0,
    'two-step': multiplyWithin >= 100,
  }
  const sorts = rules.filter((rule) => known[rule])
  if (sorts.length === 0) throw new CannotDraw(`${rules.join(', ')} tables come after ${grade}`)
  const most = Math.min(upTo, addWithin)
  return { sorts, upTo: most, multiplyWithin: Math.min(most, multiplyWithin) }
}

export function drawRule(
  sort: Sort,
  { upTo, multiplyWithin }: Bounds,
  step: SheetSetting['step'],
  random: Random,
): Rule {
  const most = Math.max(4, Math.floor(Math.min(upTo, 120) / (4 - step)))
  const by = random.int(2, Math.min(most, [12, 20, 30][step] ?? 30))
  const factor = random.int(2, Math.max(2, Math.min(10, Math.floor(multiplyWithin / rows))))
  const more = random.int(1, 9)
  switch (sort) {
    case 'add':
      return { name: `+ ${by}`, times: 1, plus: by }
    case 'subtract':
      return { name: `− ${by}`, times: 1, plus: -by }
    case 'multiply':
      return { name: `× ${factor}`, times: factor, plus: 0 }
    case 'two-step':
      return { name: `× ${factor}, then + ${more}`, times: factor, plus: more }
  }
}

/** Numbers to put in, smallest first; none where the bounds leave no room for them. */
export function inputsFor({ times, plus }: Rule, { upTo, multiplyWithin }: Bounds, random: Random): number[] {
  const least = Math.max(1, 1 - plus)
  const products = times > 1 ? Math.floor(multiplyWithin / times) : upTo
  const most = Math.min(Math.floor((upTo - Math.max(0, plus)) / times), products, least + 30)
  if (most - least < rows - 1) return []
  return distinct(
    rows,
    () => random.int(least, most),
    String,
    (value) => value,
  )
}

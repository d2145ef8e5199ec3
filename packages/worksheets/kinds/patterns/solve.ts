import { solveTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/**
 * Beads: the shortest bit that repeats all that is drawn. Numbers: the one rule of the family add, take away, multiply,
 * double and add that fits every printed pair.
 */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ ask, lead, figure }) => {
    if (lead === 'Next:') return nextCount(figure)
    if (ask.includes('__')) return trail(ask)
    const row = [...figure.matchAll(/class="bead (\w+)"|class="(open)"/g)].map(([, bead, open]) =>
      open ? null : (bead ?? null),
    )
    return row.length > 0 ? chain(row) : null
  })
}

function chain(row: (string | null)[]): string | null {
  const shown = row.filter((bead) => bead !== null)
  const open = row.length - shown.length
  for (let size = 1; size * 2 <= shown.length; size++) {
    if (shown.every((bead, i) => bead === shown[i % size])) {
      return Array.from({ length: open }, (_, i) => shown[(shown.length + i) % size]).join(', ')
    }
  }
  return null
}

/** Groups of beads stand between upright lines; each has so many more than the one before. */
function nextCount(figure: string): string | null {
  const [a, b, c, ...more] = figure.split('class="gap"').map((part) => part.split('class="bead').length - 1)
  if (a === undefined || b === undefined || c === undefined || more.length > 0) return null
  return b > a && b - a === c - b ? String(c + (c - b)) : null
}

interface Rule {
  name: string
  next(value: number): number
}

function trail(line: string): string | null {
  const values = line.split(', ').map((text) => (text === '__' ? null : Number(text.replaceAll(',', ''))))
  const [first, second] = values
  if (typeof first !== 'number' || typeof second !== 'number') return null
  const results = rulesFrom(first, second).flatMap((rule) => {
    const whole: number[] = []
    for (const [i] of values.entries()) whole.push(i === 0 ? first : rule.next(whole[i - 1] ?? 0))
    return values.every((value, i) => value === null || value === whole[i]) ? [{ rule, whole }] : []
  })
  if (results.length !== 1) return null
  const [{ rule, whole }] = results as [(typeof results)[number]]
  const missing = whole.filter((_, i) => values[i] === null).map((value) => value.toLocaleString('en-US'))
  return `${missing.join(', ')}; rule: ${rule.name}`
}

function rulesFrom(first: number, second: number): Rule[] {
  const by = second - first
  const rules: Rule[] = []
  if (by > 0) rules.push({ name: `add ${by}`, next: (value) => value + by })
  if (by < 0) rules.push({ name: `take away ${-by}`, next: (value) => value + by })
  for (const factor of [2, 3])
    if (first > 0 && first * factor === second)
      rules.push({ name: `multiply by ${factor}`, next: (value) => value * factor })
  const rest = second - first * 2
  if (rest > 0) rules.push({ name: `multiply by 2, then add ${rest}`, next: (value) => value * 2 + rest })
  return rules
}

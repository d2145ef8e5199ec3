import { solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/**
 * Beads: the shortest bit that repeats all that is drawn, or the next of groups that grow by the same number. Numbers:
 * the one rule of the family add, take away, multiply, double and add that fits every printed box; of three numbers to
 * choose from, the one that counting from the start meets.
 */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ ask, lead, figure }) => {
    if (ask.startsWith('A trail starts')) return later(ask)
    if (lead === 'Next:') return nextCount(figure)
    if (lead === 'Rule:') return trail(figure)
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

/** Groups of beads are told apart by the gaps between them: the next bead stands twice as far off. */
function nextCount(figure: string): string | null {
  const places = [...figure.matchAll(/class="bead \w+" transform="translate\(([\d.]+) /g)].map(([, x]) => Number(x))
  const gaps = places.slice(1).map((x, i) => x - (places[i] ?? 0))
  const pitch = Math.min(...gaps)
  const counts = [1]
  for (const gap of gaps) {
    if (gap > pitch * 1.5) counts.push(1)
    else counts.push((counts.pop() ?? 0) + 1)
  }
  const [a, b, c] = counts
  if (counts.length !== 3 || a === undefined || b === undefined || c === undefined) return null
  return b > a && b - a === c - b ? String(c + (c - b)) : null
}

function later(ask: string): string | null {
  const [, from, way, by, list = ''] =
    /^A trail starts at (\d+) and (adds|takes away) (\d+)\. Which number can come: (.+)\?$/.exec(ask) ?? []
  const offered = list.split(/, | or /).map(Number)
  const [nearest, farthest] = [Math.min(...offered), Math.max(...offered)]
  const met: number[] = []
  const step = way === 'adds' ? Number(by) : -Number(by)
  for (let at = Number(from); step > 0 ? at <= farthest : at >= nearest; at += step)
    if (offered.includes(at)) met.push(at)
  return offered.length === 3 && met.length === 1 ? String(met[0]) : null
}

interface Rule {
  name: string
  next(value: number): number
}

function trail(figure: string): string | null {
  const texts = textsIn(figure)
  const boxes = [...figure.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)].map(([, x, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
  }))
  const values = boxes.map(({ left, right }) => {
    const found = texts.find(({ x }) => x > left && x < right)
    return found ? Number(found.text.replaceAll(',', '')) : null
  })
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
  return `${missing.join(' and ')}; rule: ${rule.name}`
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

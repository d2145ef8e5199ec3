import type { CheckResult } from '@pencil-quest/rubric/check'
import type { JudgedPlan } from './judged-plan.ts'

export interface CheckRow {
  id: string
  name: string
  severity: CheckResult['severity']
  weight: number
  threshold: string
  applies: number
  passed: number
  meanValue: number
  meanFraction: number
  /** Evidence of failed plans, the commonest sort first. */
  evidence: { message: string; times: number; path: string }[]
}

/** One row a check over all plans, in the order of the rubric. */
export function rowsOf(plans: readonly JudgedPlan[]): CheckRow[] {
  const byCheck = new Map<string, CheckResult[]>()
  for (const { judged } of plans)
    for (const result of judged.results) {
      const key = `${result.id} ${result.severity} ${result.name}`
      byCheck.set(key, [...(byCheck.get(key) ?? []), result])
    }
  return [...byCheck.values()].flatMap((results) => {
    const [first] = results
    return first ? [rowOf(first, results)] : []
  })
}

function rowOf({ id, name, severity, weight, threshold }: CheckResult, results: readonly CheckResult[]): CheckRow {
  const asked = results.filter(({ status }) => status !== 'na')
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return {
    id,
    name,
    severity,
    weight,
    threshold,
    applies: asked.length,
    passed: asked.filter(({ status }) => status === 'pass').length,
    meanValue: mean(asked.map(({ value }) => value ?? 0)),
    meanFraction: mean(asked.map(({ fraction }) => fraction ?? 0)),
    evidence: commonest(asked.flatMap(({ evidence }) => evidence)),
  }
}

/** Evidence that differs only in numbers and quoted words is of one sort; the sort's first line stands for it. */
function commonest(evidence: CheckResult['evidence']): CheckRow['evidence'] {
  const sorts = new Map<string, CheckRow['evidence'][number]>()
  for (const { path, message } of evidence) {
    const key = message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '#')
    const known = sorts.get(key)
    if (known) known.times++
    else sorts.set(key, { message, times: 1, path })
  }
  return [...sorts.values()].sort((a, b) => b.times - a.times)
}

const columns = [44, 6, 5, 7, 7, 8]

/** The table, with the commonest evidence under each check that some plan fails. */
export function printRows(rows: readonly CheckRow[], evidenceLines: number): void {
  console.log(line(['check', 'weight', 'plans', 'pass', 'value', 'reached']))
  for (const { id, name, severity, weight, applies, passed, meanValue, meanFraction, evidence } of rows) {
    const what = `${id} ${name}${severity === 'score' ? '' : ` (${severity})`}`
    const figures = [percent(passed / Math.max(1, applies)), meanValue.toFixed(3), percent(meanFraction)]
    const shown = applies > 0 ? figures : ['n/a', '', '']
    console.log(line([what, String(weight || ''), String(applies), ...shown]))
    if (passed === applies) continue
    for (const { message, times, path } of evidence.slice(0, evidenceLines))
      console.log(`${`${times} x`.padStart(12)}  ${message.slice(0, 150)}  [${path}]`)
  }
}

function line(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(columns[i] ?? 0) : cell.padStart(columns[i] ?? 0))).join(' ')
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

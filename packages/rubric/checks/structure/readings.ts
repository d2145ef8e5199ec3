import type { SheetReadings } from '@pencil-quest/contract/sheet-readings'
import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Finding } from '../../finding.ts'
import type { LoosePlan } from '../../loose-plan.ts'

/**
 * A1: no answer of a page is on the side of the limit where the suspect would be that its numbers rule out, and the answer that comes
 * nearest is among those that are compared.
 */
export function readingsDecide({ sheets }: LoosePlan): Finding[] {
  return sheets.flatMap((sheet, s) =>
    (sheet.readings ? faultsOf(sheet.readings, sheet) : []).map((message) => ({
      check: 'A1',
      path: `sheets[${s}].readings`,
      message,
    })),
  )
}

function faultsOf({ side, limit, items, says, why }: SheetReadings, { answers }: Pick<Sheet, 'answers'>): string[] {
  const faults: string[] = []
  const bound = Number(limit)
  const spoken = bound.toLocaleString('en-US')
  for (const text of [says, why]) {
    if (!text.includes(limit) && !text.includes(spoken)) faults.push(`"${text}" does not say ${limit}`)
  }
  const read = answers.map(({ label, answer }) => ({ label, answer, value: firstNumber(answer) }))
  for (const { label, answer, value } of read) {
    const isClear = side === 'over' ? value <= bound : value >= bound
    if (!isClear) faults.push(`number ${label}, "${answer}", is not clear of ${side} ${limit}`)
  }
  const values = read.map(({ value }) => value)
  const nearest = side === 'over' ? Math.max(...values) : Math.min(...values)
  const compared = read.filter(({ label }) => items.includes(label))
  if (compared.length < items.length) faults.push('a box asks for a number that the page does not have')
  if (!compared.some(({ value }) => value === nearest)) faults.push(`${nearest}, the nearest, is not compared`)
  return faults
}

/** Whole, decimal, mixed or a fraction; NaN, which is on no side, where an answer does not begin with a number. */
function firstNumber(answer: string): number {
  const digits = answer.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const { whole, top, bottom } =
    /^(?:(?<whole>\d+) (?=\d+\/))?(?<top>\d+(?:\.\d+)?)(?:\/(?<bottom>\d+))?/.exec(digits)?.groups ?? {}
  return top === undefined ? Number.NaN : Number(whole ?? 0) + Number(top) / Number(bottom ?? 1)
}

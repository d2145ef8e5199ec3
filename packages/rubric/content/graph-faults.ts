import type { Prompt } from '@pencil-quest/content/types'
import { type Faults, repeated } from './fault.ts'

/** Longer names would touch under a bar. */
const longestName = 9
/** As many as stand side by side. */
const mostRows = { bars: 5, rings: 5, crosses: 13 }
/** More would be too fine to count across. */
const mostSteps = 12

/** A graph can be drawn and read, its question does not say what it shows, and is worked out with its numbers. */
export function graphFaults(faults: Faults, part: string, { ask, sum, graph }: Prompt): void {
  if (!graph) return
  const { rows, each, form } = graph
  faults.within(rows.length, [1, mostRows[form]], part, 'graph', 'bars, rows or marks')
  for (const { name, value } of rows) {
    faults.expect(name.length <= longestName, part, 'graph', `"${name}" is longer than ${longestName} letters`)
    const halves = (value / each) * 2
    faults.expect(Number.isInteger(halves), part, 'graph', `${value} ends on no line or middle in steps of ${each}`)
    faults.within(Math.ceil(value / each), [0, mostSteps], part, 'graph', 'steps or rings')
  }
  for (const name of repeated(rows.map((row) => row.name))) faults.add(part, 'graph', `"${name}" is there twice`)
  const shown = rows.map(({ value }) => value)
  const said = [...new Set(numbersIn(ask).filter((value) => shown.includes(value)))]
  faults.expect(said.length <= 1, part, 'graph', `the question says what the graph shows: ${said.join(', ')}`)
  const known = [...shown, ...shown.map((value) => value / each), ...numbersIn(ask), each]
  for (const value of numbersIn(sum ?? '').filter((one) => !known.includes(one)))
    faults.add(part, 'graph', `${value} of the sum is not in the graph`)
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

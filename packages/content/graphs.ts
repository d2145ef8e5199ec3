import type { QuestionGraph } from '@pencil-quest/contract/question-graph'

type Values = Record<string, number>

/** Upright bars, left to right, on a scale in steps of `each`. */
export function bars(title: string, values: Values, each = 1): QuestionGraph {
  return { title, form: 'bars', each, rows: rowsOf(Object.entries(values)) }
}

/** Rows of rings from the top down, each ring for `each`. */
export function rings(title: string, values: Values, each = 1): QuestionGraph {
  return { title, form: 'rings', each, rows: rowsOf(Object.entries(values)) }
}

/** A line plot: crosses over every mark of the line, as a list, for marks such as 2 are numbers. */
export function crosses(title: string, marks: readonly (readonly [mark: string, count: number])[]): QuestionGraph {
  return { title, form: 'crosses', each: 1, rows: rowsOf(marks) }
}

function rowsOf(entries: readonly (readonly [string, number])[]): QuestionGraph['rows'] {
  return entries.map(([name, value]) => ({ name, value }))
}

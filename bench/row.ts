/** One line of the table. */
export interface Row {
  what: string
  unit: 'ms' | 's'
  median: number
  least: number
  most: number
  runs: number
  bar: number
}

export function row(what: string, unit: Row['unit'], bar: number, figures: readonly number[]): Row {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { what, unit, median: at(0.5), least: at(0), most: at(1), runs: sorted.length, bar }
}

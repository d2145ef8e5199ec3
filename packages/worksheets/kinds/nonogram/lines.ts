/** Lengths of the filled runs of a line; an empty line has one run of 0. */
export function runsOf(line: readonly boolean[]): number[] {
  const runs: number[] = []
  let length = 0
  for (const filled of [...line, false]) {
    if (filled) length++
    else if (length > 0) {
      runs.push(length)
      length = 0
    }
  }
  return runs.length > 0 ? runs : [0]
}

/** Whether line after line alone leads from the numbers to the whole picture. */
export function followsByLines(rows: readonly (readonly number[])[], columns: readonly (readonly number[])[]): boolean {
  const [height, width] = [rows.length, columns.length]
  const cells: (boolean | null)[][] = Array.from({ length: height }, () => new Array<boolean | null>(width).fill(null))
  for (let moved = true; moved; ) {
    moved = false
    for (const [r, runs] of rows.entries()) {
      const line = cells[r] ?? []
      for (const [c, value] of forced(runs, line).entries())
        if (value !== null && line[c] === null) {
          line[c] = value
          moved = true
        }
    }
    for (const [c, runs] of columns.entries()) {
      const line = cells.map((row) => row[c] ?? null)
      for (const [r, value] of forced(runs, line).entries()) {
        const row = cells[r]
        if (row && value !== null && row[c] === null) {
          row[c] = value
          moved = true
        }
      }
    }
  }
  return cells.every((row) => row.every((value) => value !== null))
}

/** What all placements of the runs agree on. */
function forced(runs: readonly number[], line: readonly (boolean | null)[]): (boolean | null)[] {
  const filled = new Array<number>(line.length).fill(0)
  let count = 0
  place(0, 0, [])
  return filled.map((times) => (times === count ? true : times === 0 ? false : null))

  function place(run: number, from: number, starts: number[]): void {
    const lengths = runs[0] === 0 ? [] : runs
    if (run === lengths.length) {
      const own = line.map((_, i) => starts.some((start, k) => i >= start && i < start + (lengths[k] ?? 0)))
      if (own.some((value, i) => line[i] !== null && line[i] !== value)) return
      count++
      for (const [i, value] of own.entries()) if (value) filled[i] = (filled[i] ?? 0) + 1
      return
    }
    for (let start = from; start + (lengths[run] ?? 0) <= line.length; start++)
      place(run + 1, start + (lengths[run] ?? 0) + 1, [...starts, start])
  }
}

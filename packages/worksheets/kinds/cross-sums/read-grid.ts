import { textsIn } from '../../reading.ts'

/** Boxes that must hold different numbers and make the sum. */
export interface SumRun {
  sum: number
  boxes: string[]
}

export interface SumGrid {
  /** Columns and rows of the boxes, without the edge that holds sums. */
  columns: number
  rows: number
  /** Number that stands in each box, or null, under the box's name `column,row`. */
  boxes: Map<string, number | null>
  runs: SumRun[]
}

/** Reads boxes, slashes and numbers out of the drawing; null where a box lacks a sum or a sum has no boxes. */
export function readGrid(svg: string): SumGrid | null {
  const squares = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="\3" class="(open|shut)"/g)]
  const cell = Number(squares[0]?.[3])
  if (!(cell > 0)) return null
  const [left, top] = [1, 2].map((part) => Math.min(...squares.map((square) => Number(square[part]))))
  if (left === undefined || top === undefined) return null
  const place = (x: number, y: number) =>
    [Math.floor((x - left) / cell + 0.01), Math.floor((y - top) / cell + 0.01)] as const
  const boxes = new Map<string, number | null>()
  const shut = new Set<string>()
  for (const [, x, y, , sort] of squares) {
    const name = place(Number(x), Number(y)).join()
    if (boxes.has(name) || shut.has(name)) return null
    if (sort === 'open') boxes.set(name, null)
    else shut.add(name)
  }
  const runs: SumRun[] = []
  for (const { x, y, text } of textsIn(svg)) {
    const value = /^\d+$/.test(text) ? Number(text) : null
    const [column, row] = place(x, y)
    const name = `${column},${row}`
    if (value === null || (!boxes.has(name) && !shut.has(name))) return null
    if (boxes.has(name)) {
      boxes.set(name, value)
      continue
    }
    const isRight = x - left - column * cell > cell / 2
    const own: string[] = []
    for (let k = 1; ; k++) {
      const next = isRight ? `${column + k},${row}` : `${column},${row + k}`
      if (!boxes.has(next)) break
      own.push(next)
    }
    if (own.length < 2) return null
    runs.push({ sum: value, boxes: own })
  }
  const [columns, rows] = [0, 1].map((part) =>
    Math.max(...[...boxes.keys(), ...shut].map((name) => Number(name.split(',')[part]))),
  )
  if (columns === undefined || rows === undefined) return null
  const isCrossed = [...boxes.keys()].every((name) => runs.filter((run) => run.boxes.includes(name)).length === 2)
  return isCrossed ? { columns, rows, boxes, runs } : null
}

import type { Random } from '../../random.ts'

export type Size = 3 | 4 | 5

/** A square field, row by row: which squares are written in, and the runs that they form across and down. */
export interface Field {
  size: Size
  open: number[]
  runs: Run[]
}

export interface Run {
  direction: 'across' | 'down'
  cells: number[]
}

const shut = { 3: [0, 2], 4: [2, 6], 5: [4, 10] } as const

/** A field that looks the same upside down, hangs together, fills its room and has no run of one square. */
export function drawField(size: Size, random: Random): Field {
  const [least, most] = shut[size]
  for (;;) {
    const wanted = random.int(least / 2, most / 2)
    const half = random.sample(
      Array.from({ length: Math.floor((size * size) / 2) }, (_, i) => i),
      wanted,
    )
    const closed = new Set(half.flatMap((index) => [index, size * size - 1 - index]))
    const open = Array.from({ length: size * size }, (_, i) => i).filter((index) => !closed.has(index))
    const runs = [...runsOf(size, closed, 'across'), ...runsOf(size, closed, 'down')]
    const isGood = runs.every(({ cells }) => cells.length > 1) && hangsTogether(open, runs)
    if (isGood && reachesEdges(open, size)) return { size, open, runs }
  }
}

function runsOf(size: number, closed: ReadonlySet<number>, direction: Run['direction']): Run[] {
  const runs: Run[] = []
  for (let a = 0; a < size; a++) {
    let cells: number[] = []
    for (let b = 0; b <= size; b++) {
      const index = direction === 'across' ? a * size + b : b * size + a
      if (b < size && !closed.has(index)) {
        cells.push(index)
        continue
      }
      if (cells.length > 0) runs.push({ direction, cells })
      cells = []
    }
  }
  return runs
}

function reachesEdges(open: readonly number[], size: number): boolean {
  return open.some((index) => index < size) && open.some((index) => index % size === 0)
}

function hangsTogether(open: readonly number[], runs: readonly Run[]): boolean {
  const reached = new Set(open.slice(0, 1))
  for (const index of reached)
    for (const { cells } of runs) if (cells.includes(index)) for (const other of cells) reached.add(other)
  return reached.size === open.length
}

/** A digit from 1 up to `most` for every open square, none twice in a run; null where chance ran into a dead end. */
export function fillField({ open, runs }: Field, most: number, random: Random): Map<number, number> | null {
  const digits = new Map<number, number>()
  const numbers = Array.from({ length: most }, (_, i) => i + 1)
  for (const index of open) {
    const taken = runs.filter(({ cells }) => cells.includes(index)).flatMap(({ cells }) => cells)
    const free = numbers.filter((number) => taken.every((other) => digits.get(other) !== number))
    if (free.length === 0) return null
    digits.set(index, random.pick(free))
  }
  return digits
}

import type { Random } from '../../random.ts'

export type Operation = 'add' | 'subtract' | 'multiply' | 'divide'

export interface Cage {
  cells: number[]
  operation: Operation | null
  target: number
}

/** Divides a square into cages of one to three neighboring cells. */
export function drawCages(
  values: readonly number[],
  size: number,
  operations: readonly Operation[],
  random: Random,
): Cage[] {
  const free = new Set(values.map((_, i) => i))
  const cages: Cage[] = []
  for (const start of random.shuffle([...free])) {
    if (!free.has(start)) continue
    const cells = [start]
    free.delete(start)
    const wanted = random.pick([1, 2, 2, 2, 3])
    while (cells.length < wanted) {
      const around = cells.flatMap((cell) => beside(cell, size)).filter((cell) => free.has(cell))
      if (around.length === 0) break
      const next = random.pick(around)
      cells.push(next)
      free.delete(next)
    }
    cages.push(
      named(
        cells.sort((a, b) => a - b),
        values,
        operations,
        random,
      ),
    )
  }
  return cages
}

function named(cells: number[], values: readonly number[], operations: readonly Operation[], random: Random): Cage {
  const own = cells.map((cell) => values[cell] ?? 0)
  if (own.length === 1) return { cells, operation: null, target: own[0] ?? 0 }
  const [large, small] = [Math.max(...own), Math.min(...own)]
  const fitting = operations.filter((operation) => {
    if (operation === 'subtract') return own.length === 2
    if (operation === 'divide') return own.length === 2 && large % small === 0
    return true
  })
  const operation = random.pick(fitting.length > 0 ? fitting : (['add'] as const))
  const target = {
    add: own.reduce((sum, value) => sum + value, 0),
    subtract: large - small,
    multiply: own.reduce((product, value) => product * value, 1),
    divide: large / small,
  }[operation]
  return { cells, operation, target }
}

function beside(cell: number, size: number): number[] {
  const column = cell % size
  return [column > 0 ? cell - 1 : -1, column < size - 1 ? cell + 1 : -1, cell - size, cell + size].filter(
    (other) => other >= 0 && other < size * size,
  )
}

/** Whether striking out what no filling of a cage or line allows leads to the end, without a guess. */
export function followsByCages(cages: readonly Cage[], size: number): boolean {
  const open = Array.from({ length: size * size }, () => new Set(Array.from({ length: size }, (_, i) => i + 1)))
  for (let before = -1, now = total(); before !== now; now = total()) {
    before = now
    for (const cage of cages) {
      const fillings = fillingsOf(cage, open, size)
      for (const [k, cell] of cage.cells.entries()) open[cell] = new Set(fillings.map((filling) => filling[k] ?? 0))
    }
    for (let cell = 0; cell < open.length; cell++) {
      const own = open[cell] as Set<number>
      const [row, column] = [Math.floor(cell / size), cell % size]
      const lines = [
        Array.from({ length: size }, (_, i) => row * size + i),
        Array.from({ length: size }, (_, i) => i * size + column),
      ]
      for (const line of lines) {
        const others = line.filter((other) => other !== cell)
        for (const value of own) if (!others.some((other) => open[other]?.has(value))) open[cell] = new Set([value])
        if (own.size === 1) for (const other of others) open[other]?.delete([...own][0] as number)
      }
    }
  }
  return open.every(({ size: count }) => count === 1)

  function total(): number {
    return open.reduce((sum, { size: count }) => sum + count, 0)
  }
}

/** Every way to fill a cage on its own. */
export function waysOf(cage: Cage, size: number): number[][] {
  const all = new Set(Array.from({ length: size }, (_, i) => i + 1))
  return fillingsOf(
    cage,
    Array.from({ length: size * size }, () => all),
    size,
  )
}

function fillingsOf({ cells, operation, target }: Cage, open: readonly Set<number>[], size: number): number[][] {
  let partial: number[][] = [[]]
  for (const [k, cell] of cells.entries()) {
    partial = partial.flatMap((filling) =>
      [...(open[cell] ?? [])]
        .filter((value) => filling.every((other, j) => other !== value || !inLine(cells[j] ?? 0, cells[k] ?? 0, size)))
        .map((value) => [...filling, value]),
    )
  }
  return partial.filter((filling) => makes(filling, operation, target))
}

function makes(filling: readonly number[], operation: Operation | null, target: number): boolean {
  const [large, small] = [Math.max(...filling), Math.min(...filling)]
  switch (operation) {
    case null:
      return filling[0] === target
    case 'add':
      return filling.reduce((sum, value) => sum + value, 0) === target
    case 'subtract':
      return large - small === target
    case 'multiply':
      return filling.reduce((product, value) => product * value, 1) === target
    case 'divide':
      return large === small * target
  }
}

function inLine(a: number, b: number, size: number): boolean {
  return Math.floor(a / size) === Math.floor(b / size) || a % size === b % size
}

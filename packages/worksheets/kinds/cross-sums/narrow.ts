import type { Run } from './field.ts'

/** Bit `n - 1` stands for the digit n. */
export type Possible = Map<number, number>

/** Crosses out, run by run, every digit that no way of making the run's sum uses, until nothing more goes out. */
export function narrow(possible: Possible, runs: readonly Run[], sumOf: ReadonlyMap<Run, number>): void {
  for (let moved = true; moved; ) {
    moved = false
    for (const run of runs) {
      const before = run.cells.map((index) => possible.get(index) ?? 0)
      const after = supported(before, sumOf.get(run) ?? 0)
      for (const [i, index] of run.cells.entries()) {
        if (after[i] === before[i]) continue
        possible.set(index, after[i] ?? 0)
        moved = true
      }
    }
  }
}

/** What is left of each square's digits if the squares hold different digits of this sum. */
function supported(masks: readonly number[], sum: number): number[] {
  const found = masks.map(() => 0)
  const reach = (at: number, used: number, left: number): boolean => {
    if (at === masks.length) return left === 0
    let works = false
    for (let rest = (masks[at] ?? 0) & ~used; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const digit = 32 - Math.clz32(bit)
      if (digit > left || !reach(at + 1, used | bit, left - digit)) continue
      found[at] = (found[at] ?? 0) | bit
      works = true
    }
    return works
  }
  reach(0, 0, sum)
  return found
}

export function isSettled(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}

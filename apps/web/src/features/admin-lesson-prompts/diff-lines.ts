export interface DiffLine {
  kind: 'same' | 'added' | 'removed'
  text: string
  /** From 0 within the diff. */
  place: number
}

/** Cells of the table: beyond these, what differs in the middle counts as written anew. */
const mostCells = 4_000_000

/** What became of the lines: those of a longest common subsequence stay, each other one is removed or added. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1

  const kept = (text: string) => ({ kind: 'same', text }) as const
  const lines = [
    ...a.slice(0, start).map(kept),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map(kept),
  ]
  return lines.map((line, place) => ({ ...line, place }))
}

function diffMiddle(a: readonly string[], b: readonly string[]): Omit<DiffLine, 'place'>[] {
  const isTooLong = (a.length + 1) * (b.length + 1) > mostCells
  const common = isTooLong ? undefined : commonLengths(a, b)
  const width = b.length + 1
  const lengthAt = (i: number, j: number) => common?.[i * width + j] ?? 0
  const lines: Omit<DiffLine, 'place'>[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [mine = '', theirs = ''] = [a[i], b[j]]
    if (common && i < a.length && j < b.length && mine === theirs) {
      lines.push({ kind: 'same', text: mine })
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push({ kind: 'removed', text: mine })
      i += 1
    } else {
      lines.push({ kind: 'added', text: theirs })
      j += 1
    }
  }
  return lines
}

/** At [i, j], row by row: how many lines the rests from i and from j have in common, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const below = lengths[(i + 1) * width + j] ?? 0
      const beside = lengths[i * width + j + 1] ?? 0
      const diagonal = lengths[(i + 1) * width + j + 1] ?? 0
      lengths[i * width + j] = a[i] === b[j] ? diagonal + 1 : Math.max(below, beside)
    }
  }
  return lengths
}

/** Lines around a change that are shown with it. */
const context = 3

/** Runs of unchanged lines, but for those next to a change, give way to how many there are. */
export function foldDiff(lines: readonly DiffLine[]): (DiffLine | { kind: 'folded'; count: number; place: number })[] {
  const near = new Uint8Array(lines.length)
  for (const { kind, place } of lines) {
    if (kind !== 'same') near.fill(1, Math.max(0, place - context), place + context + 1)
  }
  const folded: ReturnType<typeof foldDiff> = []
  for (const line of lines) {
    const before = folded.at(-1)
    if (near[line.place]) folded.push(line)
    else if (before?.kind === 'folded') before.count += 1
    else folded.push({ kind: 'folded', count: 1, place: line.place })
  }
  return folded
}

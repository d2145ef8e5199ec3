import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU seconds that these processes and all below them have used, what ended included. Linux only. */
export function cpuSeconds(roots: readonly number[]): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
  const wanted = new Set(roots)
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size
    for (const { id, parent } of processes) if (wanted.has(parent)) wanted.add(id)
  }
  return processes.filter(({ id }) => wanted.has(id)).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
}

function readProcess(id: number): { id: number; parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent, ...times] = [fields[1], ...fields.slice(11, 15)].map(Number)
    return { id, parent: parent ?? 0, ticks: times.reduce((sum, ticks) => sum + ticks, 0) }
  } catch {
    // It ended while we were reading.
    return null
  }
}

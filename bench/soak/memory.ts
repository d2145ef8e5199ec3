import { readFileSync } from 'node:fs'
import { descendants } from '../faults/processes.ts'

/**
 * Megabytes that the application and its browser hold for themselves: what they wrote, without the programs' own pages,
 * which they share with whatever else runs. Linux only.
 */
export function megabytesOf(application: number): { application: number; browser: number } {
  const below = descendants(application).filter(({ name }) => name !== 'postgres')
  return {
    application: ownOf(application),
    browser: below.reduce((sum, { id }) => sum + ownOf(id), 0),
  }
}

function ownOf(id: number): number {
  try {
    const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
    const kilobytes = [...text.matchAll(/^(?:Private_Dirty|Pss_Shmem):\s+(\d+) kB/gm)].map(([, size]) => Number(size))
    return kilobytes.reduce((sum, size) => sum + size, 0) / 1024
  } catch {
    // It ended while we were reading.
    return 0
  }
}

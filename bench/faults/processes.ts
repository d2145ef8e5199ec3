import { readdirSync, readFileSync } from 'node:fs'

export interface Process {
  id: number
  parent: number
  /** R, S, D, Z and so on, as the kernel says. */
  state: string
  command: string
  /** Short; a zombie has no command any more. */
  name: string
}

/** Every process of this machine. Linux only. */
export function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
}

function readProcess(id: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const [state = '', parent = '0'] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    return { id, parent: Number(parent), state, command, name }
  } catch {
    // It ended while we were reading.
    return null
  }
}

export function descendants(root: number): Process[] {
  const all = processes()
  const wanted = new Set([root])
  for (let before = -1; before !== wanted.size; ) {
    before = wanted.size
    for (const { id, parent } of all) if (wanted.has(parent)) wanted.add(id)
  }
  return all.filter(({ id }) => id !== root && wanted.has(id))
}

/** The browser's main process below the application; its helpers carry a type. */
export function browserOf(application: number): number | undefined {
  return descendants(application).find(({ command }) => /chrom/i.test(command) && !command.includes('--type='))?.id
}

/** Browsers that belong to this data folder. */
export function browsersOf(dataDir: string): Process[] {
  return processes().filter(({ command }) => command.includes(dataDir) && /chrom/i.test(command))
}

import { open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isProcessAlive } from '../../is-process-alive.ts'
import type { DatabaseFolder } from './folder.ts'

/** A start takes seconds; a lock older than this was left by a crash, whatever its process id says. */
const staleAfter = 90_000

/** One process at a time makes, starts or stops the server of a folder. */
export async function alone<T>(folder: DatabaseFolder, act: () => Promise<T>): Promise<T> {
  const lock = join(folder.root, 'starting.lock')
  while (!(await take(lock))) {
    if (await isStale(lock)) await rm(lock, { force: true })
    else await pause(20)
  }
  try {
    return await act()
  } finally {
    await rm(lock, { force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  const file = await open(lock, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined
    throw error
  })
  if (!file) return false
  try {
    await file.writeFile(String(process.pid))
    return true
  } catch (error) {
    // On a full disk: a lock without a name would hold everybody up.
    await rm(lock, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function isStale(lock: string): Promise<boolean> {
  const [holder, entry] = await Promise.all([readFile(lock, 'utf8').catch(() => ''), stat(lock).catch(() => undefined)])
  if (!entry) return false
  if (Date.now() - entry.mtimeMs > staleAfter) return true
  return holder !== '' && !isProcessAlive(Number(holder))
}
